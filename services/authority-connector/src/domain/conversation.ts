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

/** What the authority has said, for good; or that it could not be brought to say anything. */
export type Outcome =
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
      kind: 'stranded'
      stage: Stage
      at: Date
      reason: string
      /** `silence` is tried again by itself once the authority answers; `no-verdict` only by hand. */
      cause: 'silence' | 'no-verdict'
    }

/** How far a conversation has come. */
export interface Progress {
  /** What comes next, when it is due. */
  step: 'send' | 'ask'
  /** When the bytes last left the house, or may have. From then on: ask before sending again. */
  sentAt: Date | null
  /** When the authority was known to have it. */
  receivedAt: Date | null
  /** From when on "nothing found" means: send the same bytes again. Null: never. */
  resendFrom: Date | null
  /** Questions answered with "not yet" since it was received, or since the last sending. */
  asked: number
  /** Failures to get any answer, without progress in between. */
  failures: number
  /** Without progress until then, it is stranded; a stranded one is not tried again by itself before. */
  giveUpAt: Date
  outcome: Outcome | null
}

/** The talk with the authority about one document: one per receipt, and always the same bytes. */
export interface Conversation extends Progress {
  receiptId: string
  tenantId: string
  accessKey: string
  ruc: string
  authority: AuthorityName
  signed: boolean
  /** Which of issuance's attempts this is: a stranded conversation is taken up again by a later one only. */
  attempt: number
  xml: string
}

export function begin(tenantId: string, submission: SubmitDocument, giveUpAt: Date): Conversation {
  const { receiptId, accessKey, ruc, authority, signed, attempt, xml } = submission
  return { receiptId, tenantId, accessKey, ruc, authority, signed, attempt, xml, ...fresh(giveUpAt) }
}

/** A stranded conversation taken up again: it goes on where it stopped, and what was ever sent is asked about first. */
export function revive(conversation: Conversation, attempt: number, giveUpAt: Date): Conversation {
  const { sentAt } = conversation
  return { ...conversation, attempt, step: sentAt === null ? 'send' : 'ask', failures: 0, giveUpAt, outcome: null }
}

/** What became known between two states, as messages to announce. Their ids are the same however often they are made. */
export function announcements(before: Progress | null, after: Conversation, simulated: boolean): Envelope[] {
  const { outcome, receivedAt } = after
  if (outcome !== null && outcome !== before?.outcome) return [tell(after, outcome, simulated)]
  if (receivedAt === null || before?.receivedAt) return []
  const body = { ...subject(after), at: receivedAt.toISOString(), simulated }
  return [envelope(DocumentReceived, body, fields(after, 'received', receivedAt))]
}

function fresh(giveUpAt: Date): Progress {
  return {
    step: 'send',
    sentAt: null,
    receivedAt: null,
    resendFrom: null,
    asked: 0,
    failures: 0,
    giveUpAt,
    outcome: null,
  }
}

function tell(conversation: Conversation, outcome: Outcome, simulated: boolean): Envelope {
  if (outcome.kind === 'authorized') return tellAuthorized(conversation, outcome, simulated)
  const about = { ...subject(conversation), stage: outcome.stage, at: outcome.at.toISOString() }
  if (outcome.kind === 'refused') {
    const { messages } = outcome
    return envelope(DocumentRefused, { ...about, simulated, messages }, fields(conversation, 'refused', outcome.at))
  }
  const { attempt } = conversation
  const unreachable = { ...about, reason: outcome.reason, attempt }
  return envelope(AuthorityUnreachable, unreachable, fields(conversation, `unreachable.${attempt}`, outcome.at))
}

function tellAuthorized(
  conversation: Conversation,
  { number, receivedAt, at, environment, messages, document }: Extract<Outcome, { kind: 'authorized' }>,
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

function fields({ receiptId, tenantId }: Conversation, word: string, at: Date) {
  return { id: `${receiptId}.${word}`, tenantId, correlationId: receiptId, occurredAt: at.toISOString() }
}
