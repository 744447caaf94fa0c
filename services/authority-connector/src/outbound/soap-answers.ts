import type { Answer, Authorization } from '../domain/answer.ts'
import type { AuthorityMessage } from '../domain/conversation.ts'

/** What the SOAP library makes of an answer: single elements and lists alike, text or objects with attributes. */
type Parsed = unknown

/** The answer of reception; `no-answer` where it is not one. */
export function receptionOf(parsed: Parsed): Answer {
  const answer = at(parsed, 'RespuestaRecepcionComprobante')
  const state = text(at(answer, 'estado'))
  if (state === null) return notAnAnswer
  const documents = list(at(at(answer, 'comprobantes'), 'comprobante'))
  return { kind: 'reception', state, messages: distinct(documents.flatMap((one) => messagesOf(at(one, 'mensajes')))) }
}

/** The answer of authorization; `no-answer` where it is not one. Nothing found is an answer. */
export function authorizationOf(parsed: Parsed): Answer {
  const answer = at(parsed, 'RespuestaAutorizacionComprobante')
  if (answer === null || typeof answer !== 'object') return notAnAnswer
  const found = list(at(at(answer, 'autorizaciones'), 'autorizacion'))
  return { kind: 'authorization', found: found.map(authorizationFrom) }
}

const notAnAnswer: Answer = { kind: 'no-answer', reason: 'an answer without the expected content', arrived: 'maybe' }

function authorizationFrom(one: Parsed): Authorization {
  return {
    state: text(at(one, 'estado')) ?? '',
    number: text(at(one, 'numeroAutorizacion')),
    at: text(at(one, 'fechaAutorizacion')),
    environment: text(at(one, 'ambiente')),
    document: text(at(one, 'comprobante')),
    messages: distinct(messagesOf(at(one, 'mensajes'))),
  }
}

function messagesOf(mensajes: Parsed): AuthorityMessage[] {
  return list(at(mensajes, 'mensaje')).map((one) => ({
    type: typeOf(text(at(one, 'tipo'))),
    code: text(at(one, 'identificador')) ?? '',
    message: text(at(one, 'mensaje')) ?? '',
    additionalInfo: text(at(one, 'informacionAdicional')),
  }))
}

/** A message without a type, or of one never seen, counts as an error: a person should see it. */
function typeOf(written: string | null): AuthorityMessage['type'] {
  if (written?.startsWith('ADVERT') === true) return 'WARNING'
  return written?.startsWith('INFO') === true ? 'INFO' : 'ERROR'
}

/** The authority sometimes says everything twice. */
function distinct(messages: readonly AuthorityMessage[]): AuthorityMessage[] {
  return [...new Map(messages.map((one) => [`${one.code} ${one.additionalInfo ?? ''}`, one])).values()]
}

function at(value: Parsed, name: string): Parsed {
  if (typeof value !== 'object' || value === null) return null
  return (value as Record<string, unknown>)[name] ?? null
}

function list(value: Parsed): Parsed[] {
  if (value === null) return []
  return Array.isArray(value) ? value : [value]
}

function text(value: Parsed): string | null {
  const plain = typeof value === 'object' ? at(value, '$value') : value
  return plain === null || plain === undefined || plain === '' ? null : String(plain)
}
