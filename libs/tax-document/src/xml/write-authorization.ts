import { create } from 'xmlbuilder2'
import { authorityTime } from '../values/calendar.ts'

/** What the authority, or who sent the document, says about it. */
export interface AuthorityMessage {
  /** ERROR, ADVERTENCIA or INFORMATIVO. */
  type: string
  /** The authority's number, as text: see its table of errors. */
  code: string
  message: string
  additionalInfo?: string | undefined
}

/** The authority's verdict on a document, in the wrapper in which documents are handed over. */
export interface Authorization {
  /** AUTORIZADO, NO AUTORIZADO, … */
  state: string
  /** Missing while there is none. */
  number?: string | undefined
  /** Milliseconds since the epoch; missing where the wrapper does not say. */
  authorizedAt?: number | undefined
  /** PRUEBAS or PRODUCCIÓN, as written. */
  environment: string
  /** The signed document, as text. */
  document: string
  messages: AuthorityMessage[]
}

/** Writes the authority's `autorizacion` wrapper around a signed document. */
export function writeAuthorization(authorization: Authorization): string {
  const { state, number, authorizedAt, environment, document, messages } = authorization
  const autorizacion = {
    estado: state,
    ...(number === undefined ? {} : { numeroAutorizacion: number }),
    ...(authorizedAt === undefined ? {} : { fechaAutorizacion: authorityTime(authorizedAt) }),
    ambiente: environment,
    comprobante: { $: cdataSections(document) },
    mensajes: { mensaje: messages.map(messageElement) },
  }
  return create({ encoding: 'UTF-8' }, { autorizacion }).end({ allowEmptyTags: true })
}

/** The one sequence that CDATA cannot hold is divided between two sections. */
function cdataSections(text: string): string[] {
  const parts = text.split(']]>')
  const last = parts.length - 1
  return parts.map((part, at) => `${at > 0 ? '>' : ''}${part}${at < last ? ']]' : ''}`)
}

function messageElement({ type, code, message, additionalInfo }: AuthorityMessage) {
  return {
    identificador: code,
    mensaje: message,
    ...(additionalInfo ? { informacionAdicional: additionalInfo } : {}),
    tipo: type,
  }
}
