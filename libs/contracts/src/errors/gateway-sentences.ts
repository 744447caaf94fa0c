import { echoed, type Language, type Text } from '@etax/kernel'
import { type DocumentType, factsOfKind } from '@etax/tax-document'

// Sentences of gateway-errors.ts for codes with several, or with many facts.

type Sentences<Facts> = Readonly<Record<Language, (facts: Facts) => string>>
type Texts<Name extends string> = Readonly<Record<Name, Text>>

function byReason<Reason extends string>(texts: Texts<Reason>): Sentences<{ reason: Reason }> {
  return { en: ({ reason }) => texts[reason].en, es: ({ reason }) => texts[reason].es }
}

export const keyRefused = byReason({
  unknown: {
    en: 'The API key is wrong or was revoked: copy a key from the dashboard exactly as it was shown once.',
    es: 'La clave API no es correcta o fue revocada: use una clave del panel tal como se mostró al crearla.',
  },
  'not-bearer': {
    en: 'The header Authorization must be "Bearer " and an API key.',
    es: 'El encabezado Authorization debe ser "Bearer " y una clave API.',
  },
  'two-keys': {
    en: 'The headers Authorization and X-API-Key have different keys.',
    es: 'Los encabezados Authorization y X-API-Key tienen claves distintas.',
  },
})

export const notXml = byReason({
  beginning: {
    en: 'The document is not XML, as a text or in base64: it must begin with <, such as <factura id="comprobante" version="2.1.0">.',
    es: 'El documento no es XML, ni como texto ni en base64: debe empezar con <, por ejemplo <factura id="comprobante" version="2.1.0">.',
  },
  'utf-16': {
    en: 'The document is written in UTF-16: write it in UTF-8, and declare it so.',
    es: 'El documento está escrito en UTF-16: escríbalo en UTF-8 y declárelo así.',
  },
})

const unreadableParts = byReason({
  request: {
    en: 'The request cannot be read: send it as HTTP/1.1, such as GET /v1/developer/usage HTTP/1.1.',
    es: 'La solicitud no se puede leer: envíela como HTTP/1.1, por ejemplo GET /v1/developer/usage HTTP/1.1.',
  },
  headers: {
    en: 'The headers are longer than 16 KiB together: leave out those that this API does not need.',
    es: 'Los encabezados ocupan más de 16 KiB en total: quite los que esta API no necesita.',
  },
  timeout: {
    en: 'The request did not arrive within 60 seconds: send it again, all at once.',
    es: 'La solicitud no llegó completa en 60 segundos: envíela otra vez, de corrido.',
  },
  percent: {
    en: 'The address has a % without two hexadecimal digits: write a % itself as %25.',
    es: 'La dirección tiene un % sin dos dígitos hexadecimales: escriba el propio % como %25.',
  },
  address: {
    en: 'The address is not UTF-8: write á, for one, as %C3%A1.',
    es: 'La dirección no está en UTF-8: escriba la á, por ejemplo, como %C3%A1.',
  },
  'many-fields': {
    en: 'The form has more fields than any form here takes.',
    es: 'El formulario tiene más campos que los que se aceptan aquí.',
  },
  form: {
    en: 'The multipart form is malformed, or not whole.',
    es: 'El formulario multipart está mal formado o incompleto.',
  },
})

export type Unreadable = Parameters<typeof unreadableParts.en>[0] | { reason: 'messages'; count: number; most: number }

export const unreadable: Sentences<Unreadable> = {
  en: (facts) =>
    facts.reason === 'messages'
      ? `The body has ${facts.count} messages; 1 to ${facts.most} go at once.`
      : unreadableParts.en(facts),
  es: (facts) =>
    facts.reason === 'messages'
      ? `El cuerpo tiene ${facts.count} mensajes; se envían de 1 a ${facts.most} a la vez.`
      : unreadableParts.es(facts),
}

export type TypeRefused =
  | { reason: 'charset'; charset: string }
  | { reason: 'packed'; encoding: string }
  /** Without `sent` the header is missing. */
  | { reason: 'type'; sent?: string; taken: readonly string[] }
  | { reason: 'not-lines'; taken: string }

export const typeRefused: Sentences<TypeRefused> = {
  en: (facts) => {
    switch (facts.reason) {
      case 'charset':
        return `The header Content-Type says that the body is written in ${facts.charset}; it must be UTF-8.`
      case 'packed':
        return `The header Content-Encoding says that the body is packed: ${echoed(facts.encoding)}. Send it as it is, without this header.`
      case 'type': {
        const taken = facts.taken.join(' or ')
        if (facts.sent === undefined) return `There is no header Content-Type: send ${taken}.`
        return `The content type ${echoed(facts.sent)} is not accepted here: send ${taken}.`
      }
      case 'not-lines':
        return `A batch is sent as ${facts.taken}: one order in JSON a line, with the header Content-Type: ${facts.taken}.`
    }
  },
  es: (facts) => {
    switch (facts.reason) {
      case 'charset':
        return `El encabezado Content-Type dice que el cuerpo está escrito en ${facts.charset}; debe estar en UTF-8.`
      case 'packed':
        return `El encabezado Content-Encoding dice que el cuerpo está comprimido: ${echoed(facts.encoding)}. Envíelo tal como es, sin este encabezado.`
      case 'type': {
        const taken = facts.taken.join(' o ')
        if (facts.sent === undefined) return `Falta el encabezado Content-Type: envíe ${taken}.`
        return `El tipo de contenido ${echoed(facts.sent)} no se acepta aquí: envíe ${taken}.`
      }
      case 'not-lines':
        return `Un lote se envía como ${facts.taken}: una orden en JSON por línea, con el encabezado Content-Type:  ${facts.taken}.`
    }
  },
}

export type NotJson =
  | { reason: 'body' | 'member-name' }
  | { reason: 'broken'; line: number; column: number }
  | { reason: 'ends-early'; line: number }
  | { reason: 'order'; line: number }
  | { reason: 'orders'; count: number }

const JSON_EXAMPLE = '{"name": "Café"}'
const orderExample = (reference: string) => `{"documentType": "INVOICE", "devReference": "${reference}", …}`

export const notJson: Sentences<NotJson> = {
  en: (facts) => {
    const send = `Send a well-formed object in UTF-8, such as ${JSON_EXAMPLE}.`
    switch (facts.reason) {
      case 'body':
        return `The body is not JSON: send a well-formed object in UTF-8, such as ${JSON_EXAMPLE}.`
      case 'member-name':
        return 'The body has a member named __proto__ or constructor, which is not allowed: leave it out, or name it otherwise.'
      case 'broken':
        return `The body is not JSON: it is broken at line ${facts.line}, column ${facts.column}. ${send}`
      case 'ends-early':
        return `The body is not JSON: it ends too early, on line ${facts.line}. ${send}`
      case 'order':
        return `Line ${facts.line} is not JSON: write each order on one line, such as ${orderExample('order-1')}`
      case 'orders':
        return `${facts.count} lines in a row are not JSON, and the rest was not read: write each order on one line, without the line breaks of pretty-printed JSON.`
    }
  },
  es: (facts) => {
    const send = `Envíe un objeto bien formado y en UTF-8, por ejemplo ${JSON_EXAMPLE}.`
    switch (facts.reason) {
      case 'body':
        return `El cuerpo no es JSON: envíe un objeto bien formado y en UTF-8, por ejemplo ${JSON_EXAMPLE}.`
      case 'member-name':
        return 'El cuerpo tiene un campo llamado __proto__ o constructor, que no se permite: quítelo o póngale otro nombre.'
      case 'broken':
        return `El cuerpo no es JSON: está mal en la línea ${facts.line}, columna ${facts.column}. ${send}`
      case 'ends-early':
        return `El cuerpo no es JSON: termina antes de tiempo, en la línea ${facts.line}. ${send}`
      case 'order':
        return `La línea ${facts.line} no es JSON: escriba cada orden en una línea, por ejemplo ${orderExample('pedido-1')}`
      case 'orders':
        return `${facts.count} líneas seguidas no son JSON, y el resto no se leyó: escriba cada orden en una línea, sin los saltos de línea de un JSON con sangrías.`
    }
  },
}

export type TooLarge =
  | { what: 'body' | 'file' | 'xml'; bytes: number }
  | { what: 'field'; field: string; bytes: number }

const LARGE = {
  body: { en: 'body', es: 'cuerpo' },
  file: { en: 'file', es: 'archivo' },
  xml: { en: 'XML', es: 'XML' },
} as const satisfies Texts<string>

const MIB = 1024 * 1024

function sizeOf(bytes: number): string {
  return bytes % MIB === 0 ? `${bytes / MIB} MiB` : `${bytes / 1024} KiB`
}

export const tooLarge: Sentences<TooLarge> = {
  en: (facts) =>
    `The ${facts.what === 'field' ? `field ${facts.field}` : LARGE[facts.what].en} is larger than ${sizeOf(facts.bytes)}: send less, or split it.`,
  es: (facts) =>
    `El ${facts.what === 'field' ? `campo ${facts.field}` : LARGE[facts.what].es} pesa más de ${sizeOf(facts.bytes)}: envíe menos, o divídalo.`,
}

/** `adding`: the lines of a file, or 1. */
export type Full = { plan: string; resource: string; most: number; used: number; adding: number }

const RECORDS: Readonly<Record<string, string>> = {
  taxpayers: 'contribuyentes',
  taxes: 'impuestos',
  customers: 'clientes',
  categories: 'categorías',
  warehouses: 'bodegas',
  'emission-points': 'puntos de emisión',
  products: 'productos',
  establishments: 'establecimientos',
  invoices: 'facturas',
  'product-prices': 'precios de productos',
  'price-types': 'tipos de precio',
}

export const full: Sentences<Full> = {
  en: ({ plan, resource, most, used, adding }) => {
    const lines = adding === 1 ? '' : `, and the file has ${adding} lines; each counts as a new one`
    return `The plan ${plan} keeps up to ${most} ${resource} and ${used} are there${lines}: delete what is not needed, or choose a larger plan.`
  },
  es: ({ plan, resource, most, used, adding }) => {
    const lines = adding === 1 ? '' : `, y el archivo tiene ${adding} líneas: cada una cuenta como un registro nuevo`
    return `El plan ${plan} guarda hasta ${most} ${RECORDS[resource] ?? 'registros'} y hay ${used}${lines}. Borre lo que no necesita, o elija un plan mayor.`
  },
}

/** The confirmation of a person: for a document, or for the next number of a series. */
export type ToAgreeTo =
  | {
      what: 'document'
      documentType: DocumentType
      ruc: string
      /** Its name, and a different commercial name. */
      issuer: string
      series: string
      issueDate: string
      /** The recipients of the mail. */
      recipients: readonly string[]
      customer: { legalName: string; identification: string }
      /** The first ones. */
      lines: readonly string[]
      lineCount: number
      total: string
      warnings: readonly Text[]
    }
  | { what: 'number'; documentType: DocumentType; ruc: string; series: string; number: string }

const toAgreeTo: Sentences<ToAgreeTo> = {
  en: (it) => {
    if (it.what === 'number')
      return `Nothing was set. To agree to: the next ${it.documentType} of taxpayer ${it.ruc} in series ${it.series} gets the number ${it.number}.`
    const by = `${it.documentType} of taxpayer ${it.ruc}, ${it.issuer}, series ${it.series}, dated ${it.issueDate}`
    const mailed = it.recipients.length === 0 ? 'mailed to nobody' : `mailed to ${it.recipients.join(', ')}`
    const to = `${it.customer.legalName} (${it.customer.identification}), ${mailed}`
    const rest = it.lineCount - it.lines.length
    const lines = [...it.lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')
    const counted = it.lineCount === 1 ? '1 line' : `${it.lineCount} lines`
    const warned = it.warnings.map(({ en }) => ` Warning: ${en}`).join('')
    return `Nothing was issued. To agree to: ${by}, for ${to}, ${counted} (${lines}), total USD ${it.total}.${warned}`
  },
  es: (it) => {
    const kind = factsOfKind(it.documentType).names.es.toLowerCase()
    if (it.what === 'number')
      return `No se fijó nada. Por aceptar: el próximo comprobante de tipo ${kind} del contribuyente ${it.ruc} en la serie ${it.series} lleva el número ${it.number}.`
    const by = `${kind} del contribuyente ${it.ruc}, ${it.issuer}, serie ${it.series}, con fecha ${it.issueDate}`
    const mailed = it.recipients.length === 0 ? 'sin envío por correo' : `con envío a ${it.recipients.join(', ')}`
    const to = `${it.customer.legalName} (${it.customer.identification}), ${mailed}`
    const rest = it.lineCount - it.lines.length
    const lines = [...it.lines, ...(rest > 0 ? [`y ${rest} más`] : [])].join('; ')
    const counted = it.lineCount === 1 ? '1 línea' : `${it.lineCount} líneas`
    const warned = it.warnings.map(({ es }) => ` Advertencia: ${es}`).join('')
    return `No se emitió nada. Por aceptar: ${by}, para ${to}, ${counted} (${lines}), total USD ${it.total}.${warned}`
  },
}

export const LIVE_NOT_CONFIRMED = {
  en: 'This is a live key, and the call is not confirmed: confirmLive is missing, or confirms something else.',
  es: 'Es una clave de producción y la llamada no está confirmada: confirmLive falta o confirma otra cosa.',
} as const satisfies Text

/** The sentences name the parameters of the confirmed request. */
export const notConfirmed: Sentences<{ toAgreeTo: ToAgreeTo; confirmLive: string }> = {
  en: ({ toAgreeTo: what, confirmLive }) =>
    `${LIVE_NOT_CONFIRMED.en} ${toAgreeTo.en(what)} When the person agrees, repeat the call with "confirmLive": "${confirmLive}".`,
  es: ({ toAgreeTo: what, confirmLive }) =>
    `${LIVE_NOT_CONFIRMED.es} ${toAgreeTo.es(what)} Cuando la persona esté de acuerdo, repita la llamada con "confirmLive": "${confirmLive}".`,
}

/** Why a receipt has no file, where waiting does not help; undefined where it does. */
export const neverReady = {
  en: (status: string | undefined): string | undefined => {
    if (status === 'REJECTED' || status === 'RETURNED')
      return `The receipt is ${status}, which is final: it has no file. Correct the cause in its messages, and issue a new document.`
    if (status !== 'ERROR') return undefined
    return 'The receipt is in ERROR: retry it with POST /v1/developer/invoices/{id}/retry.'
  },
  es: (status: string | undefined): string | undefined => {
    if (status === 'REJECTED' || status === 'RETURNED')
      return `El comprobante está en ${status}, que es definitivo: no tiene archivo. Corrija la causa que dan sus mensajes y emita un comprobante nuevo.`
    if (status !== 'ERROR') return undefined
    return 'El comprobante está en ERROR: reinténtelo con POST /v1/developer/invoices/{id}/retry.'
  },
}
