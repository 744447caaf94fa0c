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

/** The authority's verdict, which is final; or `unreachable`: there is none yet, and nothing more is done for now. */
export type Conclusion =
  | {
      kind: 'authorized'
      number: string
      receivedAt: Date
      /** The authority's own date, as it wrote it. */
      at: string
      environment: 'PRUEBAS' | 'PRODUCCIÓN'
      messages: AuthorityMessage[]
      /** The document in the answer, where it is not byte for byte what was sent. */
      document: string | null
    }
  | { kind: 'refused'; stage: Stage; at: Date; messages: AuthorityMessage[] }
  | {
      kind: 'unreachable'
      stage: Stage
      at: Date
      /** A sentence for the owner of the document. */
      reason: string
      /** Missing in rows of version 0.1.0. */
      code?: string
      /**
       * `no-answer` is retried automatically once the authority answers; `unreadable` is asked about again every so often;
       * `no-verdict` is retried only by hand.
       */
      cause: 'no-answer' | 'unreadable' | 'no-verdict'
    }

/** How far a conversation has come. */
export interface Progress {
  /** The next call, when it is due. */
  step: 'send' | 'ask'
  /** When the bytes were last sent, or may have been. From then on: ask before sending again. */
  sentAt: Date | null
  /** When the authority was known to have it. */
  receivedAt: Date | null
  /**
   * What reception last said of these very bytes: received (RECIBIDA), or that their access key was registered before
   * (43), by them or by another document. Null: neither.
   */
  reception: 'received' | 'registered' | null
  /** From when on "nothing found" means: send the same bytes again. Null: never. */
  resendFrom: Date | null
  /** Questions answered with "not yet" since it was received, or since the last sending. */
  asked: number
  /** Calls without an answer, or with one that cannot be read, without progress in between. */
  failures: number
  /** When the first answer came that could not be read, without progress since. */
  unreadableSince: Date | null
  /** Without progress until then, it is unreachable; an unreachable one is not retried automatically before. */
  giveUpAt: Date
  conclusion: Conclusion | null
}

/** The exchange with the authority about one document: one per receipt, and always the same bytes. */
export interface Conversation extends Progress {
  receiptId: string
  tenantId: string
  accessKey: string
  ruc: string
  authority: AuthorityName
  signed: boolean
  /** Which of issuance's attempts this is: an unreachable conversation is reopened by a later one only. */
  attempt: number
  xml: string
}

export function newConversation(tenantId: string, submission: SubmitDocument, giveUpAt: Date): Conversation {
  const { receiptId, accessKey, ruc, authority, signed, attempt, xml } = submission
  return { receiptId, tenantId, accessKey, ruc, authority, signed, attempt, xml, ...initialProgress(giveUpAt) }
}

/** An unreachable conversation continues where it stopped; what may have been sent is asked about first. */
export function reopened(conversation: Conversation, attempt: number, giveUpAt: Date): Conversation {
  const { sentAt } = conversation
  const step = sentAt === null ? 'send' : 'ask'
  return { ...conversation, attempt, step, failures: 0, unreadableSince: null, giveUpAt, conclusion: null }
}

/** Its bytes may have arrived, though nothing says so: it is asked about, and sent again only if nothing is found. */
export function possiblySent(conversation: Conversation, sentAt: Date, resendFrom: Date): Conversation {
  return { ...conversation, step: 'ask', sentAt, asked: 0, resendFrom }
}

/** What became known between two states, as messages to announce. Their ids are the same however often they are made. */
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
