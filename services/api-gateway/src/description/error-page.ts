import { errorCatalog } from '@etax/contracts'
import {
  type AnyDeclaredError,
  type ErrorKind,
  fieldErrors,
  type Language,
  mustBe,
  type Text,
  words,
} from '@etax/kernel'
import { type AuthorityMessageEntry, authorityMessages } from '@etax/tax-document'

export interface ErrorPage {
  language: Language
  title: string
  introduction: readonly Block[]
  parts: readonly Part[]
}

export type Block = { kind: 'text'; text: string } | { kind: 'code'; text: string }

interface Part {
  title: string
  introduction: string
  groups: readonly Group[]
}

interface Group {
  title: string
  entries: readonly Entry[]
}

interface Entry {
  anchor: string
  title: string
  lines: readonly Line[]
}

interface Line {
  label?: string
  text: string
}

const titles: Readonly<Record<string, Text>> = {
  fields: words('Requests and their fields', 'Solicitudes y sus campos'),
  context: words('Taxpayer, mode and certificate', 'Contribuyente, modo y certificado'),
  documents: words('Documents', 'Comprobantes'),
  gateway: words('Access, requests, receipts and accounts', 'Acceso, solicitudes, comprobantes y cuentas'),
  issuance: words('Issuing', 'Emisión'),
  catalog: words('Records of the resource API', 'Registros de la API de recursos'),
  signer: words('Certificates and signatures', 'Certificados y firmas'),
  authority: words('The connection to the authority', 'La conexión con el SRI'),
  renderer: words('The printed document', 'El RIDE'),
  notifier: words('Mail', 'Correo'),
  webhooks: words('Webhooks', 'Webhooks'),
  platform: words('The system', 'El sistema'),
  kernel: words('The system, inside', 'El sistema por dentro'),
}

const WORDS = {
  en: {
    title: 'Errors',
    answer:
      'The developer API (`/v1/developer`) and the session API (`/account`) answer every failure with one flat object:',
    members:
      '`code` is stable and keeps its meaning. `params` has the facts in the message, if it has any. `details` ' +
      "names every field with an error (at most 200); it is empty if there is none. `requestId` is the caller's " +
      'own `X-Request-Id`, or a new one; the header of the answer has it too. The header `Link` leads to the ' +
      'code on this page. Answers with 429 and 503 have `Retry-After`, in seconds. The API never answers 422.',
    language:
      'The header `Accept-Language: es` selects Spanish for messages and this page; so does ' +
      '`/docs/errors?lang=es`.',
    warning: 'A warning has its own code too. It refuses nothing: it accompanies a success, in `warnings`.',
    resources: 'The resource API answers `{ "statusCode", "message" }`; the message names every field with an error.',
    refused:
      'A refusal by the authority is not an error here: the receipt becomes REJECTED or RETURNED, and its ' +
      '`messages` have the reasons.',
    ofApi: 'Errors of the API',
    ofApiAbout: 'Callers of the API can receive these errors.',
    ofAuthority: 'Codes of the authority',
    ofAuthorityAbout: (source: string) =>
      `The authority's messages about a document, in \`messages\` of the receipt. Source: the technical sheet of electronic documents ("${source}").`,
    authorityCodes: 'Error and warning codes',
    forOperators: 'Errors for operators',
    forOperatorsAbout:
      'Services send these errors to each other and to their logs. A caller receives only an unexpected error ' +
      '(500), or an unavailable part of the service (503).',
    warns: { label: 'Warning', text: 'the request succeeds' },
    status: 'Status',
    cause: 'Cause',
    remedy: 'Remedy',
  },
  es: {
    title: 'Errores',
    answer:
      'La API para desarrolladores (`/v1/developer`) y la de sesión (`/account`) responden a todo fallo con un ' +
      'solo objeto plano:',
    members:
      '`code` es estable y conserva su significado. `params` tiene los datos del mensaje, si los hay. `details` ' +
      'nombra cada campo incorrecto (200 como máximo); está vacío si no hay ninguno. `requestId` es el ' +
      '`X-Request-Id` de la solicitud, o uno nuevo; el encabezado de la respuesta también lo tiene. El ' +
      'encabezado `Link` lleva al código en esta página. Las respuestas 429 y 503 tienen `Retry-After`, en ' +
      'segundos. La API nunca responde 422.',
    language:
      'El encabezado `Accept-Language: en` selecciona el inglés para los mensajes y esta página; también ' +
      '`/docs/errors?lang=en`.',
    warning:
      'Una advertencia también tiene su código. No rechaza nada: acompaña a una respuesta correcta, en `warnings`.',
    resources: 'La API de recursos responde `{ "statusCode", "message" }`; el mensaje nombra cada campo incorrecto.',
    refused:
      'Un rechazo del SRI no es un error aquí: el comprobante pasa a REJECTED o RETURNED, y sus `messages` ' +
      'tienen los motivos.',
    ofApi: 'Errores de la API',
    ofApiAbout: 'Quien usa la API puede recibir estos errores.',
    ofAuthority: 'Códigos del SRI',
    ofAuthorityAbout: (source: string) => `Los mensajes del SRI sobre un comprobante, en sus \`messages\`. ${source}.`,
    authorityCodes: 'Códigos de error y de advertencia',
    forOperators: 'Errores para quien opera el sistema',
    forOperatorsAbout:
      'Los servicios se envían estos errores entre sí y a sus registros. Quien usa la API solo recibe que algo ' +
      'falló (500) o que una parte del servicio no responde (503).',
    warns: { label: 'Advertencia', text: 'la solicitud se cumple' },
    status: 'Estado',
    cause: 'Causa',
    remedy: 'Qué hacer',
  },
}

export function errorPage(statusOf: Record<ErrorKind, number>, language: Language): ErrorPage {
  const say = WORDS[language]
  const groups = (isListed: (error: AnyDeclaredError) => boolean) =>
    groupsOf(isListed, (one) => entryOf(one, statusOf, language), language)
  const authority = authorityMessages.entries.map((entry) => authorityEntryOf(entry, language))
  return {
    language,
    title: say.title,
    introduction: [
      text(say.answer),
      { kind: 'code', text: JSON.stringify(anAnswer(language), null, 2) },
      ...[say.members, say.language, say.warning, say.resources, say.refused].map(text),
    ],
    parts: [
      { title: say.ofApi, introduction: say.ofApiAbout, groups: groups((error) => error.public) },
      {
        title: say.ofAuthority,
        introduction: say.ofAuthorityAbout(authorityMessages.source),
        groups: [{ title: say.authorityCodes, entries: authority }],
      },
      { title: say.forOperators, introduction: say.forOperatorsAbout, groups: groups((error) => !error.public) },
    ],
  }
}

function groupsOf(
  isListed: (error: AnyDeclaredError) => boolean,
  entry: (error: AnyDeclaredError) => Entry,
  language: Language,
): Group[] {
  return Object.entries(errorCatalog).flatMap(([owner, table]) => {
    const errors = Object.values(table)
      .filter(isListed)
      .sort((a, b) => (a.code < b.code ? -1 : 1))
    return errors.length === 0 ? [] : [{ title: titles[owner]?.[language] ?? owner, entries: errors.map(entry) }]
  })
}

function entryOf(
  { code, kind, texts, warning }: AnyDeclaredError,
  statusOf: Record<ErrorKind, number>,
  language: Language,
): Entry {
  const { warns, status, ...labels } = WORDS[language]
  const { message, cause, remedy } = texts[language]
  const lines = [
    { text: message },
    warning ? warns : { label: status, text: String(statusOf[kind]) },
    { label: labels.cause, text: cause },
    { label: labels.remedy, text: remedy },
  ]
  return { anchor: code, title: code, lines }
}

function authorityEntryOf({ code, meaning, cause, remedy }: AuthorityMessageEntry, language: Language): Entry {
  const labels = WORDS[language]
  const lines: Line[] = [
    { text: meaning[language] },
    { label: labels.cause, text: cause[language] },
    { label: labels.remedy, text: remedy[language] },
  ]
  return { anchor: `authority-${code}`, title: code, lines }
}

function anAnswer(language: Language): object {
  const { code, texts } = fieldErrors.invalidRequest
  const form = words('a number or a decimal text, such as 12.50', 'un número o un texto decimal, por ejemplo 12.50')
  const detail = fieldErrors.wrongType.at('items[0].unitPrice', mustBe(form))
  const details = [{ ...detail, message: fieldErrors.wrongType.say(detail.params, language) }]
  const { message } = texts[language]
  return { code, message, statusCode: 400, details, requestId: '019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77' }
}

function text(written: string): Block {
  return { kind: 'text', text: written }
}
