import type { Envelope } from '@etax/contracts'
import type { Conversation } from '../../../../services/authority-connector/src/domain/conversation.ts'
import type { Receipt } from '../../../../services/issuance/src/domain/receipt.ts'
import { PLAN } from './plan.ts'
import { type Answered, type ConversationRow, type Run, type SystemState, type Task, TICK } from './system-state.ts'

/** States with the same key have the same future: dates count from now, as far as the plan looks. */
export function keyOfState(system: SystemState): string {
  const { now, posts, accepted, receipts, conversations, authority, messages, announced, runs, faults, signatures } =
    system
  const runsKey = runs.map((run) => runKey(run, now)).toSorted()
  return JSON.stringify([
    posts,
    accepted,
    Object.values(receipts).map(receiptKey),
    Object.values(conversations).map((row) => rowKey(row, now)),
    authority,
    Object.entries(messages)
      .map(([place, message]) => place + documentOf(message))
      .toSorted(),
    announced,
    runsKey,
    faults,
    signatures,
  ])
}

const FURTHEST = PLAN.queryWindowMs + TICK

/** The same for a process with absolute dates, for the results of its use case. */
export function keyOfRun({ task, startedAt, answers }: Omit<Run, 'next'>): string {
  return JSON.stringify([taskKey(task, null), startedAt, answers.map((one) => answerKey(one, null))])
}

function fromNow(at: Date | number | null, now: number | null): number | null {
  if (at === null || now === null) return at === null ? null : Number(at)
  return Math.max(Math.min(Number(at) - now, FURTHEST), -FURTHEST) / TICK
}

const receiptKeys = new WeakMap<Receipt, string>()

function receiptKey(receipt: Receipt): string {
  const cached = receiptKeys.get(receipt)
  if (cached !== undefined) return cached
  const { _id, version, status, attempt, received, authorization, refused, failed, rendered, quotaHeld, outbox, xml } =
    receipt
  const facts = [received, authorization !== null, refused, failed?.step, failed?.neverSent, rendered, quotaHeld]
  const key = [_id.slice(-2), version, status, attempt, facts, [...outbox].sort(), xml].join('|')
  receiptKeys.set(receipt, key)
  return key
}

function conversationKey(conversation: Conversation, now: number | null): string {
  const { receiptId, step, sentAt, receivedAt, reception, resendFrom, asked, failures, giveUpAt, conclusion } =
    conversation
  const counted = [Math.min(asked, PLAN.firstPollsMs.length + 1), Math.min(failures, 2)]
  const end = conclusion === null ? '' : `${conclusion.kind} ${'cause' in conclusion ? conclusion.cause : ''}`
  const times = [sentAt, resendFrom, giveUpAt].map((at) => fromNow(at, now))
  const { attempt, xml } = conversation
  return [receiptId.slice(-2), step, receivedAt !== null, reception, counted, times, end, attempt, xml].join('|')
}

function rowKey({ conversation, action, due }: ConversationRow, now: number): string {
  return [conversationKey(conversation, now), action, fromNow(due?.at ?? null, now), due?.lease].join('|')
}

const runKeys = new WeakMap<Run, { now: number; key: string }>()

function runKey(run: Run, now: number): string {
  const cached = runKeys.get(run)
  if (cached?.now === now) return cached.key
  const { task, startedAt, answers } = run
  const key = JSON.stringify([taskKey(task, now), fromNow(startedAt, now), answers.map((one) => answerKey(one, now))])
  runKeys.set(run, { now, key })
  return key
}

function taskKey(task: Task, now: number | null): string {
  if (task.kind === 'dispatch') return `${task.action} ${receiptKey(task.receipt)}`
  if (task.kind === 'retry') return `retry ${task.receiptId}`
  if ('message' in task) return `${task.kind} ${task.message.id} ${documentOf(task.message)}`
  const { conversation, action, lease, abandonedAt } = task.claimed
  return [task.kind, conversationKey(conversation, now), action, lease, fromNow(abandonedAt, now)].join('|')
}

function documentOf({ body }: Envelope): string {
  return typeof body === 'object' && body !== null && 'xml' in body ? String(body.xml) : ''
}

function answerKey({ value, outage, now: at }: Answered, now: number | null): unknown {
  return [valueKey(value, now), outage, fromNow(at, now)]
}

function valueKey(value: unknown, now: number | null): unknown {
  if (value === null || typeof value !== 'object') return value
  if ('_id' in value) return receiptKey(value as Receipt)
  if ('receiptId' in value) return conversationKey(value as Conversation, now)
  return value
}
