import { parseAccessKey } from '@etax/tax-document'
import { type Element, readElements } from '@etax/tax-document/xml'
import type { Answer, Authorization, Unreadable } from '../domain/answer.ts'
import type { Consultation } from '../domain/consultation.ts'
import type { AuthorityMessage } from '../domain/conversation.ts'
import { withDocumentWhole, withSectionsWhole } from './whole-sections.ts'

/**
 * Reads the answer of reception; `unreadable` if it says nothing about this document.
 * @throws AppError `invalid` XML_10001 if the envelope is not well-formed
 */
export function receptionOf(envelope: string, accessKey: string): Answer {
  const response = contentOf(envelope)
  if (response.name === 'Fault') return faultOf(response)
  const answer = child(response, 'RespuestaRecepcionComprobante')
  const state = text(answer, 'estado')
  if (state === null) return notAnAnswer
  const documents = children(child(answer, 'comprobantes'), 'comprobante')
  if (documents.some((one) => isAnotherKey(text(one, 'claveAcceso'), accessKey))) return ofAnotherKey
  return { kind: 'reception', state, messages: distinct(documents.flatMap(messagesOf)) }
}

/**
 * Reads the answer of authorization; `unreadable` if it is about another document. An empty list is an answer.
 * @param sent the document that was sent, if any
 * @throws AppError `invalid` XML_10001 if the envelope is not well-formed
 */
export function authorizationOf(envelope: string, accessKey: string, sent: string | null): Answer {
  const response = contentWithDocument(sent === null ? envelope : withDocumentWhole(envelope, sent))
  if (response.name === 'Fault') return faultOf(response)
  const answer = child(response, 'RespuestaAutorizacionComprobante')
  if (answer === undefined) return notAnAnswer
  if ((text(answer, 'claveAccesoConsultada') ?? accessKey) !== accessKey) return ofAnotherKey
  const authorizations = children(child(answer, 'autorizaciones'), 'autorizacion').map(authorizationFrom)
  if (authorizations.some((one) => isOfAnotherKey(one, accessKey))) return ofAnotherKey
  return { kind: 'authorization', authorizations }
}

/**
 * Reads the answer of the consultation service. A failure (`estadoConsulta`) is an answer without a state.
 * @throws AppError `invalid` XML_10001 if the envelope is not well-formed
 */
export function consultationOf(envelope: string, accessKey: string): Consultation | Unreadable {
  const response = contentOf(envelope)
  if (response.name === 'Fault') return faultOf(response)
  const answer = child(response, 'EstadoAutorizacionComprobante')
  const state = text(answer, 'estadoAutorizacion')
  if (answer === undefined || (state === null && text(answer, 'estadoConsulta') === null)) return notAnAnswer
  if ((text(answer, 'claveAcceso') ?? accessKey) !== accessKey) return ofAnotherKey
  return { kind: 'consultation', written: state, messages: distinct(messagesOf(answer)) }
}

const ofAnotherKey: Unreadable = { kind: 'unreadable', reason: 'an answer about another access key' }
const notAnAnswer: Unreadable = { kind: 'unreadable', reason: 'an answer without the expected content' }
const NOTHING: Element = { name: '', attributes: {}, text: '', children: [] }

function contentOf(envelope: string): Element {
  return child(readElements(envelope), 'Body')?.children[0] ?? NOTHING
}

/** A document with `]]>` may break its envelope. */
function contentWithDocument(envelope: string): Element {
  try {
    return contentOf(envelope)
  } catch (error) {
    const whole = withSectionsWhole(envelope)
    if (whole === envelope) throw error
    return contentOf(whole)
  }
}

function faultOf(fault: Element): Unreadable {
  return { kind: 'unreadable', reason: `SOAP fault: ${(text(fault, 'faultstring') ?? '').slice(0, 120)}` }
}

/** Both the number and the document name the access key. */
function isOfAnotherKey({ number, document }: Authorization, accessKey: string): boolean {
  const named = document === null ? null : (/<claveAcceso>\s*(\d+)\s*</.exec(document)?.[1] ?? null)
  return isAnotherKey(number, accessKey) || isAnotherKey(named, accessKey)
}

/** Reception also writes `N/A`, and old authorizations have shorter numbers: neither is another key. */
function isAnotherKey(named: string | null, accessKey: string): boolean {
  return named !== null && named !== accessKey && parseAccessKey(named) !== null
}

function authorizationFrom(entry: Element): Authorization {
  // The text keeps its blanks: the parser has joined CDATA sections and resolved references.
  const document = child(entry, 'comprobante')?.text ?? ''
  return {
    state: text(entry, 'estado') ?? '',
    number: text(entry, 'numeroAutorizacion'),
    at: text(entry, 'fechaAutorizacion'),
    environment: text(entry, 'ambiente'),
    document: document.trim() === '' ? null : document,
    messages: distinct(messagesOf(entry)),
  }
}

function messagesOf(element: Element): AuthorityMessage[] {
  return children(child(element, 'mensajes'), 'mensaje').map((message) => ({
    type: typeOf(text(message, 'tipo')),
    code: text(message, 'identificador') ?? '',
    message: text(message, 'mensaje') ?? '',
    additionalInfo: text(message, 'informacionAdicional'),
  }))
}

/** A missing or unknown type counts as an error: a person must see it. */
function typeOf(written: string | null): AuthorityMessage['type'] {
  if (written?.startsWith('ADVERT') === true) return 'WARNING'
  return written?.startsWith('INFO') === true ? 'INFO' : 'ERROR'
}

/** The authority sometimes repeats messages. */
function distinct(messages: readonly AuthorityMessage[]): AuthorityMessage[] {
  return [...new Map(messages.map((one) => [`${one.code} ${one.additionalInfo ?? ''}`, one])).values()]
}

function child(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((one) => one.name === name)
}

function children(element: Element | undefined, name: string): Element[] {
  return element?.children.filter((one) => one.name === name) ?? []
}

function text(element: Element | undefined, name: string): string | null {
  return child(element, name)?.text.trim() || null
}
