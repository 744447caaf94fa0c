import { errorCatalog } from '@etax/contracts'
import { type AnyDeclaredError, type ErrorKind, fieldErrors, mustBe, words } from '@etax/kernel'
import { type AuthorityMessageEntry, authorityMessages } from '@etax/tax-document'

/** The page that explains every error code, before it is written as Markdown or HTML. */
export interface ErrorPage {
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
  /** English unless told. */
  language?: 'es'
}

/** What each owner of the catalog is about. */
const titles: Readonly<Record<string, string>> = {
  fields: 'Requests and their fields',
  context: 'Taxpayer, mode and certificate',
  documents: 'Documents',
  gateway: 'Access, requests, receipts and accounts',
  issuance: 'Issuing',
  catalog: 'Records of the resource API',
  signer: 'Certificates and signatures',
  authority: 'The connection to the authority',
  renderer: 'The printed document',
  notifier: 'Mail',
  webhooks: 'Webhooks',
  platform: 'The system',
  kernel: 'The system, inside',
}

const introduction: readonly Block[] = [
  text(
    'The developer API (`/v1/developer`) and the session API (`/account`) answer every failure with one flat object:',
  ),
  {
    kind: 'code',
    text: JSON.stringify(anAnswer(), null, 2),
  },
  text(
    '`code` is stable and never given another meaning. `params` are the facts that a message is made of, where it has some. ' +
      '`details` names every broken field (at most 200) and is empty ' +
      "where there is none. `requestId` is the caller's own `X-Request-Id`, or a new one; it is in the header of the " +
      'answer too. The header `Link` leads to the code on this page. Answers with 429 and 503 carry `Retry-After`, in ' +
      'seconds. 422 is never used.',
  ),
  text('A warning has a code of its own, too. It refuses nothing: it comes beside a success, in `warnings`.'),
  text('The resource API answers `{ "statusCode", "message" }`; the message names every broken field.'),
  text(
    'What the authority refuses is not an error here: the receipt becomes REJECTED or RETURNED, and its `messages` say ' +
      'why.',
  ),
]

/** @param statusOf the HTTP status of each kind of error */
export function errorPage(statusOf: Record<ErrorKind, number>): ErrorPage {
  return {
    title: 'Errors',
    introduction,
    parts: [
      {
        title: 'Errors of the API',
        introduction: 'What a caller of the API can meet.',
        groups: groupsOf((error) => error.public, statusOf),
      },
      {
        title: 'Codes of the authority',
        introduction: `What the authority says of a document, in \`messages\` of the receipt. ${authorityMessages.source}.`,
        groups: [{ title: 'Error and warning codes', entries: authorityMessages.entries.map(authorityEntryOf) }],
      },
      {
        title: 'Errors for operators',
        introduction:
          'What services say to each other and to their logs. Where one of these reaches a caller, it says only that ' +
          'something went wrong here (500), or that a part of the service does not answer (503).',
        groups: groupsOf((error) => !error.public, statusOf),
      },
    ],
  }
}

function groupsOf(shown: (error: AnyDeclaredError) => boolean, statusOf: Record<ErrorKind, number>): Group[] {
  return Object.entries(errorCatalog).flatMap(([owner, table]) => {
    const entries = Object.values(table)
      .filter(shown)
      .sort((a, b) => (a.code < b.code ? -1 : 1))
      .map((error) => entryOf(error, statusOf))
    return entries.length === 0 ? [] : [{ title: titles[owner] ?? owner, entries }]
  })
}

function entryOf(error: AnyDeclaredError, statusOf: Record<ErrorKind, number>): Entry {
  const { code, kind, message, cause, remedy, warning } = error
  const lines = [
    { text: message },
    warning ? { label: 'Warning', text: 'the request succeeds' } : { label: 'Status', text: String(statusOf[kind]) },
    { label: 'Cause', text: cause },
    { label: 'Remedy', text: remedy },
  ]
  return { anchor: code, title: code, lines }
}

function authorityEntryOf({ code, meaning, cause, remedy }: AuthorityMessageEntry): Entry {
  const lines: Line[] = [
    { text: meaning.en },
    { label: 'Cause', text: cause.en },
    { label: 'Remedy', text: remedy.en },
    { text: meaning.es, language: 'es' },
    { label: 'Causa', text: cause.es, language: 'es' },
    { label: 'Qué hacer', text: remedy.es, language: 'es' },
  ]
  return { anchor: `authority-${code}`, title: code, lines }
}

function anAnswer(): object {
  const { code, message } = fieldErrors.invalidRequest
  const form = words('a number or a decimal text, such as 12.50', 'un número o un texto decimal, por ejemplo 12.50')
  const details = [fieldErrors.wrongType.at('items[0].unitPrice', mustBe(form))]
  return { code, message, statusCode: 400, details, requestId: '019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77' }
}

function text(written: string): Block {
  return { kind: 'text', text: written }
}
