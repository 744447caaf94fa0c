import { type Element, readElements } from '@etax/tax-document/xml'
import type { Answer, Authorization, NoAnswer } from '../domain/answer.ts'
import type { Consultation } from '../domain/consultation.ts'
import type { AuthorityMessage } from '../domain/conversation.ts'

/**
 * Reads the answer of reception from its envelope; `no-answer` where it is not one.
 * @throws AppError `invalid` XML_10001 where the envelope is not well-formed
 */
export function receptionOf(envelope: string): Answer {
  const response = contentOf(envelope)
  if (response.name === 'Fault') return faultOf(response)
  const answer = child(response, 'RespuestaRecepcionComprobante')
  const state = text(answer, 'estado')
  if (state === null) return notAnAnswer
  const documents = children(child(answer, 'comprobantes'), 'comprobante')
  return { kind: 'reception', state, messages: distinct(documents.flatMap(messagesOf)) }
}

/**
 * Reads the answer of authorization from its envelope; `no-answer` where it is not one, or is about another document. Nothing
 * found is an answer.
 * @throws AppError `invalid` XML_10001 where the envelope is not well-formed
 */
export function authorizationOf(envelope: string, accessKey: string): Answer {
  const response = contentOf(envelope)
  if (response.name === 'Fault') return faultOf(response)
  const answer = child(response, 'RespuestaAutorizacionComprobante')
  if (answer === undefined) return notAnAnswer
  if ((text(answer, 'claveAccesoConsultada') ?? accessKey) !== accessKey) return ofAnotherKey
  const found = children(child(answer, 'autorizaciones'), 'autorizacion')
  return { kind: 'authorization', found: found.map(authorizationFrom) }
}

/**
 * Reads what the consultation service says of a document; `no-answer` where it says nothing of this one. Its failures
 * (`estadoConsulta`) are an answer without a state.
 * @throws AppError `invalid` XML_10001 where the envelope is not well-formed
 */
export function consultationOf(envelope: string, accessKey: string): Consultation | NoAnswer {
  const response = contentOf(envelope)
  if (response.name === 'Fault') return faultOf(response)
  const answer = child(response, 'EstadoAutorizacionComprobante')
  const state = text(answer, 'estadoAutorizacion')
  if (answer === undefined || (state === null && text(answer, 'estadoConsulta') === null)) return notAnAnswer
  if ((text(answer, 'claveAcceso') ?? accessKey) !== accessKey) return ofAnotherKey
  return { kind: 'consultation', written: state, messages: distinct(messagesOf(answer)) }
}

const ofAnotherKey: NoAnswer = { kind: 'no-answer', reason: 'an answer about another access key', arrived: 'maybe' }
const notAnAnswer: NoAnswer = { kind: 'no-answer', reason: 'an answer without the expected content', arrived: 'maybe' }
const NOTHING: Element = { name: '', attributes: {}, text: '', children: [] }

/** What the body of an envelope holds: the response, or a fault. */
function contentOf(envelope: string): Element {
  return child(readElements(envelope), 'Body')?.children[0] ?? NOTHING
}

function faultOf(fault: Element): NoAnswer {
  return {
    kind: 'no-answer',
    reason: `SOAP fault: ${(text(fault, 'faultstring') ?? '').slice(0, 120)}`,
    arrived: 'maybe',
  }
}

function authorizationFrom(one: Element): Authorization {
  // As the authority gives it, blanks and all: the parser has joined CDATA sections and resolved references.
  const document = child(one, 'comprobante')?.text ?? ''
  return {
    state: text(one, 'estado') ?? '',
    number: text(one, 'numeroAutorizacion'),
    at: text(one, 'fechaAutorizacion'),
    environment: text(one, 'ambiente'),
    document: document.trim() === '' ? null : document,
    messages: distinct(messagesOf(one)),
  }
}

function messagesOf(one: Element): AuthorityMessage[] {
  return children(child(one, 'mensajes'), 'mensaje').map((message) => ({
    type: typeOf(text(message, 'tipo')),
    code: text(message, 'identificador') ?? '',
    message: text(message, 'mensaje') ?? '',
    additionalInfo: text(message, 'informacionAdicional'),
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

function child(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((one) => one.name === name)
}

function children(element: Element | undefined, name: string): Element[] {
  return element?.children.filter((one) => one.name === name) ?? []
}

/** The trimmed text of a child element; null where it is missing or blank. */
function text(element: Element | undefined, name: string): string | null {
  return child(element, name)?.text.trim() || null
}
