import { type DocumentType, type KnownKind, listedKinds, orderKinds } from '@etax/tax-document'
import type { ReceiptView } from '../messages/receipt-view.ts'
import type { Order__Output } from './generated/documents/v1/Order.ts'
import type { Receipt } from './generated/documents/v1/Receipt.ts'
import { protoName } from './message-fields.ts'

// The messages of documents.v1 are made from the schemas (deploy/checks/documents-proto.ts): a member has the same name
// in both, so these functions know no member.

/** An order of the API, and its kind; undefined for a message without a kind. */
export function orderOfMessage(message: Order__Output | null): { kind: KnownKind; order: object } | undefined {
  const kind = listedKinds.find(({ events }) => camelCase(events) === message?.kind)
  if (kind === undefined || message === null) return undefined
  return { kind, order: (present(message[message.kind as keyof Order__Output]) as object | undefined) ?? {} }
}

/** Without what counts as absent, and the loader's `_member` beside each optional member. */
function present(value: unknown): unknown {
  if (value === null || value === '') return undefined
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((entry) => present(entry) ?? {})
  if (typeof value !== 'object') return value
  const members = Object.entries(value).filter(([name]) => !name.startsWith('_'))
  const kept = members.map(([name, member]) => [name, present(member)] as const)
  return Object.fromEntries(kept.filter(([, member]) => member !== undefined))
}

/** A receipt for serialization: no nulls, and facts as google.protobuf.Struct. */
export function typedReceipt(view: ReceiptView): Receipt {
  const { messages, timeline, ...rest } = view
  const typed = { ...rest, messages: messages.map(withStruct), timeline: timeline.map(withStruct) }
  return typed as unknown as Receipt
}

function withStruct<Coded extends { params?: object }>({ params, ...rest }: Coded) {
  return params === undefined ? rest : { ...rest, params: structOf(params) }
}

/** A google.protobuf.Struct. */
export function structOf(value: object): { fields: Record<string, object> } {
  return { fields: Object.fromEntries(Object.entries(value).map(([name, member]) => [name, structValue(member)])) }
}

function structValue(value: unknown): object {
  if (Array.isArray(value)) return { listValue: { values: value.map(structValue) } }
  if (typeof value === 'object' && value !== null) return { structValue: structOf(value) }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') return { numberValue: value }
  return typeof value === 'boolean' ? { boolValue: value } : { nullValue: 'NULL_VALUE' }
}

/** The path of an order's member in a request: `items[0].unitPrice` is `order.invoice.items[0].unit_price`. */
export function typedPath(documentType: DocumentType, path: string): string {
  const kind = orderKinds.find((one) => one.documentType === documentType)
  const [first = ''] = path.split(/[.[]/, 1)
  if (kind === undefined || !(first in kind.schema.properties) || BESIDE.has(first)) return protoName(path)
  const own = first === 'additionalInfo' ? `${protoName(first)}${path.slice(first.length)}` : protoName(path)
  return `order.${kind.events}.${own}`
}

const BESIDE = new Set(['devReference', 'sendEmail'])

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
