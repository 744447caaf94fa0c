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

/** The page that explains every error code, before it is written as Markdown or HTML. */
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
  /** What an address of the page ends in: `#VAL_10000`. */
  anchor: string
  title: string
  lines: readonly Line[]
}

interface Line {
  /** Left out where the line needs none. */
  label?: string
  text: string
}

/** What each owner of the catalog is about. */
const titles: Readonly<Record<string, Text>> = {
  fields: words('Requests and their fields', 'Peticiones y sus campos'),
  context: words('Taxpayer, mode and certificate', 'Contribuyente, modo y certificado'),
  documents: words('Documents', 'Comprobantes'),
  gateway: words('Access, requests, receipts and accounts', 'Acceso, peticiones, comprobantes y cuentas'),
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
      '`code` is stable and never given another meaning. `params` are the facts that a message is made of, where it has ' +
      'some. `details` names every broken field (at most 200) and is empty where there is none. `requestId` is the ' +
      "caller's own `X-Request-Id`, or a new one; it is in the header of the answer too. The header `Link` leads to the " +
      'code on this page. Answers with 429 and 503 carry `Retry-After`, in seconds. 422 is never used.',
    language:
      'With the header `Accept-Language: es` messages and this page are in Spanish; `/docs/errors?lang=es` is, too.',
    warning: 'A warning has a code of its own, too. It refuses nothing: it comes beside a success, in `warnings`.',
    resources: 'The resource API answers `{ "statusCode", "message" }`; the message names every broken field.',
    refused:
      'What the authority refuses is not an error here: the receipt becomes REJECTED or RETURNED, and its `messages` say ' +
      'why.',
    ofApi: 'Errors of the API',
    ofApiAbout: 'What a caller of the API can meet.',
    ofAuthority: 'Codes of the authority',
    ofAuthorityAbout: (source: string) =>
      `What the authority says of a document, in \`messages\` of the receipt. ${source}.`,
    authorityCodes: 'Error and warning codes',
    forOperators: 'Errors for operators',
    forOperatorsAbout:
      'What services say to each other and to their logs. Where one of these reaches a caller, it says only that ' +
      'something went wrong here (500), or that a part of the service does not answer (503).',
    warns: { label: 'Warning', text: 'the request succeeds' },
    status: 'Status',
    cause: 'Cause',
    remedy: 'Remedy',
  },
  es: {
    title: 'Errores',
    answer:
      'La API de desarrollo (`/v1/developer`) y la de sesión (`/account`) responden a todo fallo con un solo objeto plano:',
    members:
      '`code` es estable y no cambia de significado. `params` son los datos con que se forma el mensaje, donde los hay. ' +
      '`details` nombra cada campo incorrecto (200 como máximo) y está vacío donde no hay ninguno. `requestId` es el ' +
      '`X-Request-Id` de quien llama, o uno nuevo; está también en la cabecera de la respuesta. La cabecera `Link` lleva ' +
      'al código en esta página. Las respuestas 429 y 503 llevan `Retry-After`, en segundos. No se usa 422.',
    language: 'Con la cabecera `Accept-Language: en`, o en `/docs/errors?lang=en`, mensajes y página están en inglés.',
    warning:
      'Una advertencia también tiene su código. No rechaza nada: acompaña a una respuesta correcta, en `warnings`.',
    resources: 'La API de recursos responde `{ "statusCode", "message" }`; el mensaje nombra cada campo incorrecto.',
    refused:
      'Lo que el SRI rechaza no es un error aquí: el comprobante pasa a REJECTED o RETURNED, y sus `messages` dicen por ' +
      'qué.',
    ofApi: 'Errores de la API',
    ofApiAbout: 'Los que puede recibir quien llama a la API.',
    ofAuthority: 'Códigos del SRI',
    ofAuthorityAbout: (source: string) =>
      `Lo que el SRI dice de un comprobante, en los \`messages\` del recibo. ${source}.`,
    authorityCodes: 'Códigos de error y de advertencia',
    forOperators: 'Errores para quien opera el sistema',
    forOperatorsAbout:
      'Lo que los servicios se dicen entre sí y a sus registros. Si uno de estos llega a quien llama, solo dice que algo ' +
      'falló aquí (500) o que una parte del servicio no responde (503).',
    warns: { label: 'Advertencia', text: 'la petición se cumple' },
    status: 'Estado',
    cause: 'Causa',
    remedy: 'Qué hacer',
  },
}

/** @param statusOf the HTTP status of each kind of error */
export function errorPage(statusOf: Record<ErrorKind, number>, language: Language): ErrorPage {
  const say = WORDS[language]
  const groups = (shown: (error: AnyDeclaredError) => boolean) =>
    groupsOf(shown, (one) => entryOf(one, statusOf, language), language)
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
  shown: (error: AnyDeclaredError) => boolean,
  entry: (error: AnyDeclaredError) => Entry,
  language: Language,
): Group[] {
  return Object.entries(errorCatalog).flatMap(([owner, table]) => {
    const errors = Object.values(table)
      .filter(shown)
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
