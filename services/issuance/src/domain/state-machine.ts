import { describeFailure } from './describe-failure.ts'
import { suppressedWarnings } from './mail-policy.ts'
import { mailAction, mailingNumber, mayMailAgain, repeatedMailing } from './mailing.ts'
import type { Fact, OutboxAction, Progress, Receipt, Status, Step } from './receipt.ts'

export type Recorded = Omit<Receipt, 'xml'>

/**
 * Pure, and the only place where a receipt changes. Null if the fact is known or too late: it may arrive any number of
 * times. Verdicts come from the authority only: `authorized` overrides everything and implies `received`; an
 * infrastructure failure (`failed`) never rejects.
 */
export function record(receipt: Recorded, fact: Fact, now: Date): Recorded | null {
  const changed = withFact(receipt, fact)
  if (changed === null) return null
  const status = statusOf(changed)
  return {
    ...changed,
    status,
    version: receipt.version + 1,
    timeline: [...receipt.timeline, ...passedThrough(receipt, changed, status, now)],
    outbox: outboxAfter(receipt, changed, status, fact),
    updatedAt: now,
  }
}

type Failure = Extract<Fact, { kind: 'failed' }>

function withFact(receipt: Recorded, fact: Fact): Recorded | null {
  switch (fact.kind) {
    case 'signed':
      return receipt.signed ? null : { ...receipt, signed: true }
    case 'received':
      return receipt.received ? null : { ...without(receipt, 'reception'), received: true }
    case 'authorized':
      if (receipt.authorization !== null) return null
      return { ...afterVerdict(receipt), received: true, authorization: fact.authorization, messages: fact.messages }
    case 'refused':
      if (receipt.authorization !== null || receipt.refused !== null) return null
      return { ...receipt, refused: fact.stage, messages: fact.messages }
    case 'failed':
      return matters(receipt, fact) ? { ...receipt, failed: failureOf(fact) } : null
    case 'rendered':
      return receipt.rendered ? null : { ...without(receipt, 'printing'), rendered: true }
    case 'mailed':
      if (receipt.mailed) return null
      return { ...without(receipt, 'printing'), rendered: true, mailed: true, mailOutcome: outcomeOf(fact) }
    case 'mail-requested':
      return withMailing(receipt, fact)
    case 'mail-ended':
      return withoutPending(receipt, fact)
    case 'retried':
      if (receipt.status !== 'ERROR') return null
      return { ...receipt, failed: null, attempt: receipt.attempt + 1 }
    case 'voided':
      return receipt.voided === null ? { ...receipt, voided: { at: fact.at, reason: fact.reason } } : null
    case 'consulted':
      return isNews(receipt, fact) ? { ...receipt, authorityStatus: { state: fact.state, checkedAt: fact.at } } : null
  }
}

function outcomeOf({ givenUp, detail }: Pick<Extract<Fact, { kind: 'mailed' }>, 'givenUp' | 'detail'>) {
  return { givenUp, detail }
}

/** Null for a repetition, beyond the limit, or without an authorization. */
function withMailing(receipt: Recorded, request: Extract<Fact, { kind: 'mail-requested' }>): Recorded | null {
  const { mailings = [] } = receipt
  if (receipt.authorization === null || repeatedMailing(mailings, request) !== undefined) return null
  if (!mayMailAgain(mailings, request.at)) return null
  const { kind: _kind, ...mailing } = request
  return { ...receipt, mailings: [...mailings, { ...mailing, state: 'PENDING', detail: null }] }
}

function withoutPending(receipt: Recorded, ended: Extract<Fact, { kind: 'mail-ended' }>): Recorded | null {
  const { mailings = [] } = receipt
  const index = ended.number - 1
  if (mailings[index]?.state !== 'PENDING') return null
  const state = ended.givenUp ? ('NOT_DELIVERED' as const) : ('SENT' as const)
  const { detail } = ended
  return { ...receipt, mailings: mailings.map((one, at) => (at === index ? { ...one, state, detail } : one)) }
}

/** Answers may overtake each other. Without an authorization here, the answer is about another document. */
function isNews({ authorization, authorityStatus }: Recorded, { at }: Extract<Fact, { kind: 'consulted' }>): boolean {
  return authorization !== null && (authorityStatus === undefined || authorityStatus.checkedAt < at)
}

function failureOf({ step, reason, code, params, neverSent }: Failure): Recorded['failed'] {
  return {
    step,
    reason,
    ...(code !== undefined && { code }),
    ...(params !== undefined && { params }),
    ...(neverSent === true && { neverSent }),
  }
}

/** An authorization overrides a refusal, and every failure except printing. */
function afterVerdict(receipt: Recorded): Recorded {
  return { ...without(receipt, 'signing', 'reception', 'authorization'), refused: null }
}

function without(receipt: Recorded, ...steps: Step[]): Recorded {
  return receipt.failed !== null && steps.includes(receipt.failed.step) ? { ...receipt, failed: null } : receipt
}

/** A failure counts only for the current attempt, and for a step that has not succeeded meanwhile. */
function matters(receipt: Recorded, { step, attempt }: Failure): boolean {
  if (attempt !== receipt.attempt || receipt.failed?.step === 'printing') return false
  if (step === 'printing') return !receipt.rendered
  if (receipt.failed !== null || receipt.authorization !== null) return false
  return step === 'authorization' || !receipt.received
}

function statusOf(receipt: Recorded): Status {
  if (receipt.authorization !== null) {
    if (receipt.rendered && (receipt.mailed || receipt.recipients.length === 0)) return 'COMPLETED'
    return receipt.failed?.step === 'printing' ? 'ERROR' : 'AUTHORIZED'
  }
  if (receipt.refused !== null) return receipt.ownXml && receipt.refused === 'reception' ? 'RETURNED' : 'REJECTED'
  if (receipt.failed !== null) return 'ERROR'
  return receipt.received ? 'RECEIVED_AUTHORITY' : 'DRAFT'
}

/** Includes skipped statuses. */
function passedThrough(before: Recorded, after: Recorded, status: Status, now: Date): Progress['timeline'] {
  if (status === before.status) return []
  const milestones: Progress['timeline'] = []
  if (!before.received && after.authorization !== null) {
    milestones.push({ status: 'RECEIVED_AUTHORITY', at: new Date(after.authorization.receivedAt), detail: null })
  }
  if (before.authorization === null && after.authorization !== null && status !== 'AUTHORIZED') {
    milestones.push({ status: 'AUTHORIZED', at: now, detail: null })
  }
  return [...milestones, { status, at: now, ...reasonOf(after, status) }]
}

function reasonOf(receipt: Recorded, status: Status): Omit<Progress['timeline'][number], 'status' | 'at'> {
  const said = status === 'COMPLETED' ? suppressedWarnings(receipt)[0] : failureIn(receipt, status)
  if (said === undefined) return { detail: null }
  const { code, params, message: detail } = said
  return { detail, code, ...(params !== undefined && { params }) }
}

function failureIn({ failed }: Recorded, status: Status) {
  return status === 'ERROR' && failed !== null ? describeFailure(failed) : undefined
}

const verdicts: Partial<Record<Status, OutboxAction>> = {
  COMPLETED: 'receipt.completed',
  REJECTED: 'receipt.rejected',
  RETURNED: 'receipt.returned',
  ERROR: 'receipt.failed',
}

function outboxAfter(before: Recorded, after: Recorded, status: Status, fact: Fact): OutboxAction[] {
  const outbox = new Set(before.outbox.filter((action) => !isAnswered(action, after, status)))
  if (status === 'DRAFT' || status === 'RECEIVED_AUTHORITY') outbox.add(after.signed ? 'authority.submit' : 'sign')
  if (status === 'AUTHORIZED') outbox.add('receipt.authorized')
  if (isOver(status) && after.authorization !== before.authorization) outbox.add('receipt.authorized')
  const verdict = verdicts[status]
  if (verdict !== undefined && status !== before.status) outbox.add(verdict)
  if (freesQuota({ ...after, status })) outbox.add('release-quota')
  else outbox.delete('release-quota')
  if (takesQuota(after, fact)) outbox.add('take-quota')
  if (fact.kind === 'voided') outbox.add('receipt.voided')
  if (fact.kind === 'mail-requested') outbox.add(mailAction(after.mailings?.length ?? 0))
  if (isCancelled(after) && !isCancelled(before)) outbox.add('receipt.cancelled')
  if (fact.kind === 'authorized' && after.stock.length > 0) outbox.add('move-stock')
  return [...outbox]
}

function isAnswered(action: OutboxAction, { signed, mailings = [] }: Recorded, status: Status): boolean {
  const mailing = mailingNumber(action)
  if (mailing !== undefined) return mailings[mailing - 1]?.state !== 'PENDING'
  const waiting = status === 'DRAFT' || status === 'RECEIVED_AUTHORITY'
  if (action === 'sign') return signed || !waiting
  if (action === 'authority.submit') return !waiting
  // A failed print waits for a retry by the user.
  return action === 'receipt.authorized' && isOver(status)
}

function isOver(status: Status): boolean {
  return status === 'COMPLETED' || status === 'ERROR'
}

export function freesQuota({
  quotaHeld,
  failed,
  received,
  status,
}: Pick<Recorded, 'quotaHeld' | 'failed' | 'received' | 'status'>): boolean {
  if (!quotaHeld) return false
  if (status === 'REJECTED' || status === 'RETURNED') return true
  return status === 'ERROR' && !received && (failed?.step === 'signing' || failed?.neverSent === true)
}

/** Sent after all by the automatic retry: it counts beyond any limit. */
function takesQuota({ quotaHeld, origin }: Recorded, { kind }: Fact): boolean {
  return !quotaHeld && origin === 'issued' && (kind === 'received' || kind === 'authorized')
}

export function isCancelled({ authorityStatus }: Pick<Recorded, 'authorityStatus'>): boolean {
  return authorityStatus?.state === 'CANCELLED'
}

export function isFinal(status: Status): boolean {
  return status === 'COMPLETED' || status === 'REJECTED' || status === 'RETURNED'
}
