import { type Coded, sentenceOf } from '@etax/contracts'
import type { AppError, Language, Params } from '@etax/kernel'
import { fromJSON, type MessageTypeDefinition } from '@grpc/proto-loader'

/** The trailer for google.rpc.Status, which the libraries of all languages read. */
export const STATUS_TRAILER = 'grpc-status-details-bin'

/** The `domain` of ErrorInfo. */
const DOMAIN = 'etax'

type Fields = Record<string, { type: string; id: number; keyType?: string; rule?: 'repeated' }>

// Names and numbers of google.rpc, for its messages of this file. Not in protos/: callers have them in a library.
const MESSAGES: Record<string, Fields> = {
  Any: { typeUrl: { type: 'string', id: 1 }, value: { type: 'bytes', id: 2 } },
  Status: {
    code: { type: 'int32', id: 1 },
    message: { type: 'string', id: 2 },
    details: { type: 'Any', id: 3, rule: 'repeated' },
  },
  ErrorInfo: {
    reason: { type: 'string', id: 1 },
    domain: { type: 'string', id: 2 },
    metadata: { keyType: 'string', type: 'string', id: 3 },
  },
  RetryInfo: { retryDelay: { type: 'Duration', id: 1 } },
  Duration: { seconds: { type: 'int64', id: 1 } },
  LocalizedMessage: { locale: { type: 'string', id: 1 }, message: { type: 'string', id: 2 } },
  BadRequest: { fieldViolations: { type: 'FieldViolation', id: 1, rule: 'repeated' } },
  FieldViolation: {
    field: { type: 'string', id: 1 },
    description: { type: 'string', id: 2 },
    reason: { type: 'string', id: 3 },
    localizedMessage: { type: 'LocalizedMessage', id: 4 },
  },
}

const types = fromJSON(
  { nested: Object.fromEntries(Object.entries(MESSAGES).map(([name, fields]) => [name, { fields }])) },
  { longs: String },
)

/** Java and Python refuse 8 KiB of trailers, in which bytes are base64. */
const MAX_BYTES = 4_000

/**
 * A google.rpc.Status: ErrorInfo, and BadRequest, RetryInfo and LocalizedMessage where they apply. Has as many
 * violations as fit.
 */
export function statusDetails(code: number, error: AppError, language: Language): Buffer {
  const { retryAfter, details } = error
  const isForeign = language !== 'en'
  const fixed = [
    any('ErrorInfo', { reason: error.code, domain: DOMAIN, metadata: metadataOf(error.params) }),
    ...(retryAfter === undefined ? [] : [any('RetryInfo', { retryDelay: { seconds: Math.ceil(retryAfter) } })]),
    ...(isForeign ? [any('LocalizedMessage', localized(error, language))] : []),
  ]
  const status = (more: object[]) => encode('Status', { code, message: error.message, details: [...fixed, ...more] })
  const violations = details.map((detail) => ({
    field: detail.path,
    description: detail.message,
    reason: detail.code,
    ...(isForeign && { localizedMessage: localized(detail, language) }),
  }))
  let left = MAX_BYTES - status([]).length
  const end = violations.findIndex((violation) => {
    left -= encode('FieldViolation', violation).length + 4
    return left < 0
  })
  const fieldViolations = end === -1 ? violations : violations.slice(0, end)
  return status(fieldViolations.length === 0 ? [] : [any('BadRequest', { fieldViolations })])
}

/** A received status: its details by the names of their messages. */
export function readStatus(bytes: Buffer): { code: number; message: string; details: Record<string, object> } {
  const {
    code,
    message,
    details = [],
  } = decode<{
    code: number
    message: string
    details?: { typeUrl: string; value: Buffer }[]
  }>('Status', bytes)
  const named = details.map(({ typeUrl, value }) => {
    const name = typeUrl.slice(typeUrl.lastIndexOf('.') + 1)
    return [name, decode(name, value)] as const
  })
  return { code, message, details: Object.fromEntries(named) }
}

function localized(coded: Coded, language: Language) {
  return { locale: language, message: sentenceOf(coded, language) }
}

const MAX_METADATA_LENGTH = 1_000

/** Texts as they are, other facts as JSON; none if they are long. */
function metadataOf(params: Params = {}): Record<string, string> {
  const facts = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return JSON.stringify(facts).length > MAX_METADATA_LENGTH ? {} : Object.fromEntries(facts)
}

function any(name: string, value: object) {
  return { typeUrl: `type.googleapis.com/google.rpc.${name}`, value: encode(name, value) }
}

function decode<Message extends object>(name: string, bytes: Buffer): Message {
  return (types[name] as MessageTypeDefinition<object, Message>).deserialize(bytes)
}

function encode(name: string, value: object): Buffer {
  return (types[name] as MessageTypeDefinition<object, object>).serialize(value)
}
