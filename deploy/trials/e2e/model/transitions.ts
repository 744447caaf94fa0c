import type { Envelope } from '@etax/contracts'
import { envelope, ReceiptRendered } from '@etax/contracts'
import type { ClaimedConversation } from '../../../../services/authority-connector/src/ports.ts'
import { endingsOf } from './answer-port.ts'
import { LEASE_MS } from './plan.ts'
import { newReceipt } from './posted.ts'
import { progressOf } from './run-use-case.ts'
import {
  type ConversationRow,
  costing,
  may,
  type Run,
  receiptOf,
  type SystemState,
  serviceOf,
  type Task,
  TICK,
} from './system-state.ts'
import type { Weakening } from './weakening.ts'

export interface Transition {
  label: string
  system: SystemState
}

export async function transitionsOf(system: SystemState, weakened: Weakening | null): Promise<Transition[]> {
  return [
    ...(await posts(system, weakened)),
    ...(await steps(system, weakened)),
    ...(await deliveries(system)),
    ...(weakened === 'forget what is due' ? [] : await resumed(system)),
    ...(await claims(system, weakened)),
    ...ticks(system),
    ...crashes(system),
    ...(await retries(system)),
  ]
}

/** Number and receipt are one transaction, which also finds the reference; database tests cover it. */
async function posts(system: SystemState, weakened: Weakening | null): Promise<Transition[]> {
  const open = Object.entries(system.posts).filter(([, left]) => left > 0)
  return Promise.all(
    open.map(async ([reference, left]) => {
      const label = `post ${reference}`
      const posted = { ...system, posts: { ...system.posts, [reference]: left - 1 } }
      const duplicate = Object.values(system.receipts).find(({ devReference }) => devReference === reference)
      if (duplicate !== undefined && weakened !== 'number without looking for the reference') {
        return { label, system: { ...posted, accepted: { ...system.accepted, [reference]: duplicate._id } } }
      }
      const receipt = newReceipt(reference, Object.keys(system.receipts).length + 1)
      const receipts = { ...system.receipts, [receipt._id]: receipt }
      const accepted = { ...system.accepted, [reference]: receipt._id }
      const tasks = receipt.outbox.map((action): Task => ({ kind: 'dispatch', receipt, action }))
      return { label, system: await started({ ...posted, receipts, accepted }, tasks) }
    }),
  )
}

async function steps(system: SystemState, weakened: Weakening | null): Promise<Transition[]> {
  const all: Transition[] = []
  for (const run of system.runs) {
    if (run.next === null) continue
    for (const { label, system: after, value, outage } of endingsOf(system, run.next, weakened)) {
      const answer = { value, now: system.now, ...(outage && { outage }) }
      all.push({ label: `${labelOf(run)}: ${label}`, system: await withAnswer(after, run, answer) })
    }
  }
  return all
}

async function withAnswer(system: SystemState, run: Run, answer: Run['answers'][number]): Promise<SystemState> {
  const left = { ...system, runs: system.runs.filter((one) => one !== run) }
  return progressed(left, { ...run, answers: [...run.answers, answer] })
}

/**
 * Runs on to the next call that another process can precede. Reads happen at once: a later read equals a later start.
 * Removal of a finished outbox action is not explored: without it, the action only runs again.
 */
async function progressed(system: SystemState, { task, startedAt, answers }: Omit<Run, 'next'>): Promise<SystemState> {
  const { started: tasks, next, failed } = await progressOf({ task, startedAt, answers })
  const after = await started(system, tasks)
  if (next === null) return failed && 'message' in task ? returned(after, task.message) : after
  if (!AT_ONCE.has(next.port)) return { ...after, runs: [...after.runs, { task, startedAt, answers, next }] }
  const [{ system: changed, value } = unknownPort(next.port)] = endingsOf({ ...after, faults: 0 }, next, null)
  const answer = { value, now: system.now }
  return progressed({ ...changed, faults: after.faults }, { task, startedAt, answers: [...answers, answer] })
}

const AT_ONCE: ReadonlySet<string> = new Set(['load', 'find', 'complete'])

function unknownPort(port: string): never {
  throw new Error(`a call that does not end: ${port}`)
}

function returned(system: SystemState, message: Envelope): SystemState {
  const queue = message.type === 'authority.submit' ? 'connector' : 'issuance'
  return { ...system, messages: { ...system.messages, [`${queue} ${message.id}`]: message } }
}

async function started(system: SystemState, tasks: readonly Task[]): Promise<SystemState> {
  let after = system
  for (const task of tasks) {
    const leased = task.kind === 'advance' ? withItsLease(after, task) : task
    after = await progressed(after, { task: leased, startedAt: after.now, answers: [] })
  }
  return after
}

/** The process that stored a row with its lease made up the lease's name, which differs in each replay. */
function withItsLease(system: SystemState, task: Extract<Task, { kind: 'advance' | 'giveUp' }>): Task {
  const row = system.conversations[task.claimed.conversation.receiptId]
  return { ...task, claimed: { ...task.claimed, lease: row?.due?.lease ?? '' } }
}

async function deliveries(system: SystemState): Promise<Transition[]> {
  const all: Transition[] = []
  for (const [place, message] of Object.entries(system.messages)) {
    const { [place]: _, ...others } = system.messages
    const delivered = await handling(place, message, { ...system, messages: others })
    all.push({ label: `deliver ${place}`, system: delivered })
    if (!may(system, 'duplicate')) continue
    all.push({ label: `deliver ${place}, and again`, system: await handling(place, message, costing(system)) })
  }
  return all
}

async function handling(place: string, message: Envelope, system: SystemState): Promise<SystemState> {
  if (place.startsWith('renderer')) return rendered(system, message)
  return started(system, [{ kind: place.startsWith('connector') ? 'submit' : 'fact', message }])
}

/** The renderer stores, publishes and acknowledges by itself. */
function rendered(system: SystemState, { tenantId, correlationId }: Envelope): SystemState {
  const id = `${correlationId}.rendered`
  const message = envelope(ReceiptRendered, RENDERED, { tenantId, correlationId, id })
  return { ...system, messages: { ...system.messages, [`issuance ${id}`]: message } }
}

const RENDERED = ReceiptRendered.example

/** Outbox actions without a process become due again; an earlier run costs a fault. */
async function resumed(system: SystemState): Promise<Transition[]> {
  const all: Transition[] = []
  for (const receipt of Object.values(system.receipts)) {
    if (receipt.outbox.length === 0) continue
    const busy = isBusy(system, receipt._id)
    if (busy && !may(system, 'early')) continue
    const tasks = receipt.outbox.map((action): Task => ({ kind: 'dispatch', receipt, action }))
    const after = await started(busy ? costing(system) : system, tasks)
    all.push({ label: `resume ${receipt._id.slice(-2)}`, system: after })
  }
  return all
}

function isBusy({ runs, messages, conversations }: SystemState, receiptId: string): boolean {
  return (
    runs.some((run) => receiptOf(run) === receiptId) ||
    Object.values(messages).some(({ correlationId }) => correlationId === receiptId) ||
    (conversations[receiptId]?.due ?? null) !== null
  )
}

async function claims(system: SystemState, weakened: Weakening | null): Promise<Transition[]> {
  const all: Transition[] = []
  for (const row of Object.values(system.conversations)) {
    const { conversation, due } = row
    const { giveUpAt, conclusion, receiptId } = conversation
    const isOver = giveUpAt.getTime() <= system.now
    if (due === null && conclusion?.kind === 'unreachable' && conclusion.cause === 'no-answer' && isOver) {
      const again = { conversation, action: conversation.step, due: { at: system.now, lease: '' } }
      all.push({ label: 'unreachable, due again', system: rowed(system, again) })
    }
    if (due === null || due.at > system.now) continue
    all.push({ label: `claim ${receiptId.slice(-2)}`, system: await claimed(system, row, 'advance', weakened) })
    // A breaker that stays open; other conversations are called.
    if (may(system, 'breaker') && conclusion === null && isOver) {
      all.push({ label: 'give up', system: await claimed(costing(system), row, 'giveUp', weakened) })
    }
  }
  return all
}

function rowed(system: SystemState, row: ConversationRow): SystemState {
  return { ...system, conversations: { ...system.conversations, [row.conversation.receiptId]: row } }
}

async function claimed(
  system: SystemState,
  row: ConversationRow,
  kind: 'advance' | 'giveUp',
  weakened: Weakening | null,
): Promise<SystemState> {
  const { conversation, action, due } = row
  const lease = freeLease(system)
  const hadLease = due !== null && due.lease !== '' && weakened !== 'forget who had the lease'
  const task: ClaimedConversation = { conversation, action, lease, abandonedAt: hadLease ? new Date(due.at) : null }
  const after = rowed(system, { ...row, due: { at: system.now + LEASE_MS, lease } })
  return started(after, [{ kind, claimed: task }])
}

function freeLease({ runs }: SystemState): string {
  const leases = runs.flatMap(({ task }) => ('claimed' in task ? [task.claimed.lease] : []))
  for (let n = 1; ; n++) if (!leases.includes(`lease ${n}`)) return `lease ${n}`
}

/**
 * Time passes while something waits for it and nothing else can happen. A process slower than that, until its lease
 * ends, costs a fault. None stops for a whole lease between claiming and sending a document: no process could detect
 * it.
 */
function ticks(system: SystemState): Transition[] {
  const rows = Object.values(system.conversations)
  const waits = rows.some(({ conversation: { conclusion, giveUpAt }, due }) =>
    due === null
      ? conclusion?.kind === 'unreachable' && conclusion.cause === 'no-answer' && giveUpAt.getTime() > system.now
      : due.at > system.now,
  )
  if (!waits) return []
  const now = system.now + TICK
  const overrun = system.runs.filter(({ task }) => {
    if (!('claimed' in task)) return false
    const { conversation, lease } = task.claimed
    const due = system.conversations[conversation.receiptId]?.due
    return due?.lease === lease && due.at <= now
  })
  if (overrun.some(isSending)) return []
  const atRest = system.runs.length === 0 && Object.keys(system.messages).length === 0
  if (atRest) return [{ label: 'tick', system: { ...system, now } }]
  return !may(system, 'slow') ? [] : [{ label: 'tick under way', system: { ...costing(system), now } }]
}

function isSending({ task, next }: Run): boolean {
  return 'claimed' in task && task.claimed.conversation.step === 'send' && next?.port === 'call'
}

function crashes(system: SystemState): Transition[] {
  if (!may(system, 'crash')) return []
  return (['issuance', 'connector'] as const).flatMap((service) => {
    const ended = system.runs.filter((run) => serviceOf(run) === service)
    if (ended.length === 0) return []
    const left = { ...costing(system), runs: system.runs.filter((run) => !ended.includes(run)) }
    const messages = ended.flatMap(({ task }) => ('message' in task ? [task.message] : []))
    return [{ label: `kill ${service}`, system: messages.reduce(returned, left) }]
  })
}

async function retries(system: SystemState): Promise<Transition[]> {
  if (!may(system, 'retry')) return []
  const failed = Object.values(system.receipts).filter(({ status }) => status === 'ERROR')
  return Promise.all(
    failed.map(async ({ _id: receiptId }) => ({
      label: `retry ${receiptId.slice(-2)}`,
      system: await started(costing(system), [{ kind: 'retry', receiptId }]),
    })),
  )
}

function labelOf({ task }: Run): string {
  if (task.kind === 'dispatch') return `issuance ${task.action}`
  if (task.kind === 'fact' || task.kind === 'submit') return `${task.kind} ${task.message.type}`
  return task.kind
}
