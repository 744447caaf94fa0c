import { create } from 'xmlbuilder2'
import { authorityTime } from '../values/calendar.ts'

export interface AuthorityMessage {
  /** ERROR, ADVERTENCIA or INFORMATIVO. */
  type: string
  /** The authority's number, as text: see its table of errors. */
  code: string
  message: string
  additionalInfo?: string | undefined
}

/** The authority's verdict, in the wrapper of a delivered document. */
export interface Authorization {
  /** AUTORIZADO, NO AUTORIZADO, … */
  state: string
  /** Absent without an authorization. */
  number?: string | undefined
  /** Milliseconds since the epoch; absent where the wrapper lacks it. */
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

/** `]]>` is divided between two sections. */
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
