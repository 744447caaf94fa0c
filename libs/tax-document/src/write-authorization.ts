import { authorityTime } from './calendar.ts'
import { escapeText } from './text.ts'

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
  return [
    '<?xml version="1.0" encoding="UTF-8"?><autorizacion>',
    `<estado>${escapeText(state)}</estado>`,
    number === undefined ? '' : `<numeroAutorizacion>${escapeText(number)}</numeroAutorizacion>`,
    authorizedAt === undefined ? '' : `<fechaAutorizacion>${authorityTime(authorizedAt)}</fechaAutorizacion>`,
    `<ambiente>${escapeText(environment)}</ambiente>`,
    `<comprobante>${characterData(document)}</comprobante>`,
    `<mensajes>${messages.map(writeMessage).join('')}</mensajes>`,
    '</autorizacion>',
  ].join('')
}

/** CDATA, with the one sequence it cannot hold divided between two sections. */
function characterData(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

function writeMessage({ type, code, message, additionalInfo }: AuthorityMessage): string {
  const info = additionalInfo ? `<informacionAdicional>${escapeText(additionalInfo)}</informacionAdicional>` : ''
  return `<mensaje><identificador>${escapeText(code)}</identificador><mensaje>${escapeText(message)}</mensaje>${info}<tipo>${escapeText(type)}</tipo></mensaje>`
}
