import {
  AuthorityUnreachable,
  type BodyOf,
  DocumentAuthorized,
  DocumentReceived,
  DocumentRefused,
  type Envelope,
  envelope,
  type SubmitDocument,
} from '@etax/contracts'

export type AuthorityName = SubmitDocument['authority']
export type AuthorityMessage = BodyOf<typeof DocumentRefused>['messages'][number]
export type Stage = 'reception' | 'authorization'

/** `authorized` and `refused` are final. `unreachable`: no verdict, and no further call for now. */
export type Conclusion =
  | {
      kind: 'authorized'
      number: string
      receivedAt: Date
      at: string
      environment: 'PRUEBAS' | 'PRODUCCIÓN'
      messages: AuthorityMessage[]
      /** The document of the answer if it differs from the one sent, else null. */
      document: string | null
    }
  | { kind: 'refused'; stage: Stage; at: Date; messages: AuthorityMessage[] }
  | {
      kind: 'unreachable'
      stage: Stage
      at: Date
      reason: string
      /** Missing in rows of version 0.1.0. */
      code?: string
      /** `no-answer`: retried automatically. `unreadable`: asked again. `no-verdict`: retried by hand. */
      cause: 'no-answer' | 'unreadable' | 'no-verdict'
    }

export interface Progress {
  step: 'send' | 'ask'
  /** When the bytes were last sent, or possibly sent. If set, the service asks before sending again. */
  sentAt: Date | null
  receivedAt: Date | null
  /** The last answer of reception about these bytes: RECIBIDA or 43. Null: neither. */
  reception: 'received' | 'registered' | null
  /** From this time an empty answer means: send the same bytes again. Null: never. */
  resendFrom: Date | null
  /** Questions without a verdict since the reception or the last sending. */
  asked: number
  failures: number
  unreadableSince: Date | null
  /** Without progress until then it is unreachable, and is not retried automatically before. */
  giveUpAt: Date
  conclusion: Conclusion | null
}

/** One per receipt, always with the same bytes. */
export interface Conversation extends Progress {
  receiptId: string
  tenantId: string
  accessKey: string
  ruc: string
  authority: AuthorityName
  signed: boolean
  /** The attempt of issuance. Only a later one reopens an unreachable conversation. */
  attempt: number
  xml: string
  /** Scripts the simulated authority like a text of the document. */
  directive?: string
  /** How far its test clock is ahead. */
  clockOffsetMs?: number
}

/** The time of the simulated authority for this document. */
export function sandboxTime({ clockOffsetMs = 0 }: Pick<Conversation, 'clockOffsetMs'>, now: Date): Date {
  return new Date(now.getTime() + clockOffsetMs)
}

export function newConversation(tenantId: string, submission: SubmitDocument, giveUpAt: Date): Conversation {
  const { receiptId, accessKey, ruc, authority, signed, attempt, xml, directive, clockOffsetMs } = submission
  const document = { receiptId, tenantId, accessKey, ruc, authority, signed, attempt, xml }
  const ofSandbox =
    authority === 'simulated' ? { ...(directive && { directive }), ...(clockOffsetMs && { clockOffsetMs }) } : {}
  return { ...document, ...ofSandbox, ...initialProgress(giveUpAt) }
}

/** Continues where it stopped: asks first if the bytes were possibly sent. */
export function reopened(conversation: Conversation, attempt: number, giveUpAt: Date): Conversation {
  const { sentAt } = conversation
  const step = sentAt === null ? 'send' : 'ask'
  return { ...conversation, attempt, step, failures: 0, unreadableSince: null, giveUpAt, conclusion: null }
}

/** The bytes may have arrived: ask, and send again only if the authority finds nothing. */
export function possiblySent(conversation: Conversation, sentAt: Date, resendFrom: Date): Conversation {
  return { ...conversation, step: 'ask', sentAt, asked: 0, resendFrom }
}

/** Messages for the changes between two states. Their ids are stable, so that repeats are recognized. */
export function announcements(before: Progress | null, after: Conversation, simulated: boolean): Envelope[] {
  const { conclusion, receivedAt } = after
  if (conclusion !== null && conclusion !== before?.conclusion) return [announcementOf(after, conclusion, simulated)]
  if (receivedAt === null || before?.receivedAt) return []
  const body = { ...subject(after), at: receivedAt.toISOString(), simulated }
  return [envelope(DocumentReceived, body, fields(after, 'received', receivedAt))]
}

function initialProgress(giveUpAt: Date): Progress {
  return {
    step: 'send',
    sentAt: null,
    receivedAt: null,
    reception: null,
    resendFrom: null,
    asked: 0,
    failures: 0,
    unreadableSince: null,
    giveUpAt,
    conclusion: null,
  }
}

function announcementOf(conversation: Conversation, conclusion: Conclusion, simulated: boolean): Envelope {
  if (conclusion.kind === 'authorized') return authorizedAnnouncement(conversation, conclusion, simulated)
  const about = { ...subject(conversation), stage: conclusion.stage, at: conclusion.at.toISOString() }
  if (conclusion.kind === 'refused') {
    const { messages } = conclusion
    return envelope(DocumentRefused, { ...about, simulated, messages }, fields(conversation, 'refused', conclusion.at))
  }
  const { attempt, sentAt } = conversation
  const { reason, code } = conclusion
  const unreachable = { ...about, reason, ...(code !== undefined && { code }), attempt, neverSent: sentAt === null }
  return envelope(AuthorityUnreachable, unreachable, fields(conversation, `unreachable.${attempt}`, conclusion.at))
}

function authorizedAnnouncement(
  conversation: Conversation,
  { number, receivedAt, at, environment, messages, document }: Extract<Conclusion, { kind: 'authorized' }>,
  simulated: boolean,
): Envelope {
  const body = {
    ...subject(conversation),
    number,
    receivedAt: receivedAt.toISOString(),
    at,
    environment,
    simulated,
    messages,
    ...(document === null ? {} : { document }),
  }
  return envelope(DocumentAuthorized, body, fields(conversation, 'authorized', receivedAt))
}

function subject({ receiptId, accessKey }: Conversation): { receiptId: string; accessKey: string } {
  return { receiptId, accessKey }
}

function fields({ receiptId, tenantId }: Conversation, suffix: string, at: Date) {
  return { id: `${receiptId}.${suffix}`, tenantId, correlationId: receiptId, occurredAt: at.toISOString() }
}
