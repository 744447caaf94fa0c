import type { Envelope } from '@etax/contracts'
import { envelope, ReceiptRendered } from '@etax/contracts'
import type { ClaimedConversation } from '../../../../services/authority-connector/src/ports.ts'
import { endingsOf } from './answer-port.ts'
import { LEASE_MS } from './plan.ts'
import { newReceipt } from './posted.ts'
import { progressOf } from './run-use-case.ts'
import type { Weakening } from './weakening.ts'
import {
  type ConversationRow,
  costing,
  may,
  type Run,
  receiptOf,
  serviceOf,
  type Task,
  TICK,
  type World,
} from './world.ts'

export interface Transition {
  label: string
  world: World
}

/** Everything that may happen next. */
export async function transitionsOf(world: World, weakened: Weakening | null): Promise<Transition[]> {
  return [
    ...(await posts(world, weakened)),
    ...(await steps(world, weakened)),
    ...(await deliveries(world)),
    ...(weakened === 'forget what is due' ? [] : await resumed(world)),
    ...(await claims(world, weakened)),
    ...ticks(world),
    ...crashes(world),
    ...(await retries(world)),
  ]
}

/** The number is taken and the receipt stored in one transaction, which finds the reference: tested with the database. */
async function posts(world: World, weakened: Weakening | null): Promise<Transition[]> {
  const open = Object.entries(world.posts).filter(([, left]) => left > 0)
  return Promise.all(
    open.map(async ([reference, left]) => {
      const label = `post ${reference}`
      const posted = { ...world, posts: { ...world.posts, [reference]: left - 1 } }
      const known = Object.values(world.receipts).find(({ devReference }) => devReference === reference)
      if (known !== undefined && weakened !== 'number without looking for the reference') {
        return { label, world: { ...posted, accepted: { ...world.accepted, [reference]: known._id } } }
      }
      const receipt = newReceipt(reference, Object.keys(world.receipts).length + 1)
      const receipts = { ...world.receipts, [receipt._id]: receipt }
      const accepted = { ...world.accepted, [reference]: receipt._id }
      const tasks = receipt.outbox.map((action): Task => ({ kind: 'dispatch', receipt, action }))
      return { label, world: await started({ ...posted, receipts, accepted }, tasks) }
    }),
  )
}

async function steps(world: World, weakened: Weakening | null): Promise<Transition[]> {
  const all: Transition[] = []
  for (const run of world.runs) {
    if (run.next === null) continue
    for (const { label, world: after, value, outage } of endingsOf(world, run.next, weakened)) {
      const answer = { value, now: world.now, ...(outage && { outage }) }
      all.push({ label: `${labelOf(run)}: ${label}`, world: await answered(after, run, answer) })
    }
  }
  return all
}

async function answered(world: World, run: Run, answer: Run['answers'][number]): Promise<World> {
  const left = { ...world, runs: world.runs.filter((one) => one !== run) }
  return progressed(left, { ...run, answers: [...run.answers, answer] })
}

/**
 * Runs on to the next call that somebody could come before. What is read is read at once: coming to it later is the same as
 * beginning later. That an action is taken out of the outbox, once it is done, is not looked at by itself either: were it
 * not, the action would only be done again.
 */
async function progressed(world: World, { task, startedAt, answers }: Omit<Run, 'next'>): Promise<World> {
  const { started: tasks, next, failed } = await progressOf({ task, startedAt, answers })
  const after = await started(world, tasks)
  if (next === null) return failed && 'message' in task ? returned(after, task.message) : after
  if (!AT_ONCE.has(next.port)) return { ...after, runs: [...after.runs, { task, startedAt, answers, next }] }
  const [{ world: changed, value } = unknownPort(next.port)] = endingsOf({ ...after, faults: 0 }, next, null)
  const answer = { value, now: world.now }
  return progressed({ ...changed, faults: after.faults }, { task, startedAt, answers: [...answers, answer] })
}

const AT_ONCE: ReadonlySet<string> = new Set(['load', 'find', 'complete'])

function unknownPort(port: string): never {
  throw new Error(`a call that does not end: ${port}`)
}

function returned(world: World, message: Envelope): World {
  const queue = message.type === 'authority.submit' ? 'connector' : 'issuance'
  return { ...world, messages: { ...world.messages, [`${queue} ${message.id}`]: message } }
}

async function started(world: World, tasks: readonly Task[]): Promise<World> {
  let after = world
  for (const task of tasks) {
    const leased = task.kind === 'advance' ? withItsLease(after, task) : task
    after = await progressed(after, { task: leased, startedAt: after.now, answers: [] })
  }
  return after
}

/** The process that has just stored a row leased to itself made the lease's name up, another each time it is run here. */
function withItsLease(world: World, task: Extract<Task, { kind: 'advance' | 'giveUp' }>): Task {
  const row = world.conversations[task.claimed.conversation.receiptId]
  return { ...task, claimed: { ...task.claimed, lease: row?.due?.lease ?? '' } }
}

async function deliveries(world: World): Promise<Transition[]> {
  const all: Transition[] = []
  for (const [place, message] of Object.entries(world.messages)) {
    const { [place]: _, ...others } = world.messages
    const delivered = await handling(place, message, { ...world, messages: others })
    all.push({ label: `deliver ${place}`, world: delivered })
    if (!may(world, 'duplicate')) continue
    all.push({ label: `deliver ${place}, and again`, world: await handling(place, message, costing(world)) })
  }
  return all
}

async function handling(place: string, message: Envelope, world: World): Promise<World> {
  if (place.startsWith('renderer')) return rendered(world, message)
  return started(world, [{ kind: place.startsWith('connector') ? 'submit' : 'fact', message }])
}

/** The renderer stores, publishes and acknowledges by itself. */
function rendered(world: World, { tenantId, correlationId }: Envelope): World {
  const id = `${correlationId}.rendered`
  const message = envelope(ReceiptRendered, RENDERED, { tenantId, correlationId, id })
  return { ...world, messages: { ...world.messages, [`issuance ${id}`]: message } }
}

const RENDERED = ReceiptRendered.example

/** What is in an outbox and nobody is at is due again; sooner than that costs a fault. */
async function resumed(world: World): Promise<Transition[]> {
  const all: Transition[] = []
  for (const receipt of Object.values(world.receipts)) {
    if (receipt.outbox.length === 0) continue
    const busy = isBusy(world, receipt._id)
    if (busy && !may(world, 'early')) continue
    const tasks = receipt.outbox.map((action): Task => ({ kind: 'dispatch', receipt, action }))
    const after = await started(busy ? costing(world) : world, tasks)
    all.push({ label: `resume ${receipt._id.slice(-2)}`, world: after })
  }
  return all
}

function isBusy({ runs, messages, conversations }: World, receiptId: string): boolean {
  return (
    runs.some((run) => receiptOf(run) === receiptId) ||
    Object.values(messages).some(({ correlationId }) => correlationId === receiptId) ||
    (conversations[receiptId]?.due ?? null) !== null
  )
}

async function claims(world: World, weakened: Weakening | null): Promise<Transition[]> {
  const all: Transition[] = []
  for (const row of Object.values(world.conversations)) {
    const { conversation, due } = row
    const { giveUpAt, conclusion, receiptId } = conversation
    const isOver = giveUpAt.getTime() <= world.now
    if (due === null && conclusion?.kind === 'unreachable' && conclusion.cause === 'no-answer' && isOver) {
      const again = { conversation, action: conversation.step, due: { at: world.now, lease: '' } }
      all.push({ label: 'unreachable, due again', world: rowed(world, again) })
    }
    if (due === null || due.at > world.now) continue
    all.push({ label: `claim ${receiptId.slice(-2)}`, world: await claimed(world, row, 'advance', weakened) })
    // A breaker that stays open; elsewhere every conversation is called.
    if (may(world, 'breaker') && conclusion === null && isOver) {
      all.push({ label: 'give up', world: await claimed(costing(world), row, 'giveUp', weakened) })
    }
  }
  return all
}

function rowed(world: World, row: ConversationRow): World {
  return { ...world, conversations: { ...world.conversations, [row.conversation.receiptId]: row } }
}

async function claimed(
  world: World,
  row: ConversationRow,
  kind: 'advance' | 'giveUp',
  weakened: Weakening | null,
): Promise<World> {
  const { conversation, action, due } = row
  const lease = freeLease(world)
  const hadLease = due !== null && due.lease !== '' && weakened !== 'forget who had the lease'
  const task: ClaimedConversation = { conversation, action, lease, abandonedAt: hadLease ? new Date(due.at) : null }
  const after = rowed(world, { ...row, due: { at: world.now + LEASE_MS, lease } })
  return started(after, [{ kind, claimed: task }])
}

/** A name that no process under way has. */
function freeLease({ runs }: World): string {
  const taken = runs.flatMap(({ task }) => ('claimed' in task ? [task.claimed.lease] : []))
  for (let n = 1; ; n++) if (!taken.includes(`lease ${n}`)) return `lease ${n}`
}

/**
 * Time passes while something waits for it, and nothing else is to be done; a process that is slower than that, until its
 * lease ends, costs a fault. But none stands still for a whole lease between claiming a document and sending it: nothing
 * could tell it.
 */
function ticks(world: World): Transition[] {
  const rows = Object.values(world.conversations)
  const waits = rows.some(({ conversation: { conclusion, giveUpAt }, due }) =>
    due === null
      ? conclusion?.kind === 'unreachable' && conclusion.cause === 'no-answer' && giveUpAt.getTime() > world.now
      : due.at > world.now,
  )
  if (!waits) return []
  const now = world.now + TICK
  const overrun = world.runs.filter(({ task }) => {
    if (!('claimed' in task)) return false
    const { conversation, lease } = task.claimed
    const due = world.conversations[conversation.receiptId]?.due
    return due?.lease === lease && due.at <= now
  })
  if (overrun.some(isSending)) return []
  const atRest = world.runs.length === 0 && Object.keys(world.messages).length === 0
  if (atRest) return [{ label: 'tick', world: { ...world, now } }]
  return !may(world, 'slow') ? [] : [{ label: 'tick under way', world: { ...costing(world), now } }]
}

function isSending({ task, next }: Run): boolean {
  return 'claimed' in task && task.claimed.conversation.step === 'send' && next?.port === 'call'
}

/** All that a process was about is gone; its messages come again. */
function crashes(world: World): Transition[] {
  if (!may(world, 'crash')) return []
  return (['issuance', 'connector'] as const).flatMap((service) => {
    const gone = world.runs.filter((run) => serviceOf(run) === service)
    if (gone.length === 0) return []
    const left = { ...costing(world), runs: world.runs.filter((run) => !gone.includes(run)) }
    const messages = gone.flatMap(({ task }) => ('message' in task ? [task.message] : []))
    return [{ label: `kill ${service}`, world: messages.reduce(returned, left) }]
  })
}

async function retries(world: World): Promise<Transition[]> {
  if (!may(world, 'retry')) return []
  const failed = Object.values(world.receipts).filter(({ status }) => status === 'ERROR')
  return Promise.all(
    failed.map(async ({ _id: receiptId }) => ({
      label: `retry ${receiptId.slice(-2)}`,
      world: await started(costing(world), [{ kind: 'retry', receiptId }]),
    })),
  )
}

function labelOf({ task }: Run): string {
  if (task.kind === 'dispatch') return `issuance ${task.action}`
  if (task.kind === 'fact' || task.kind === 'submit') return `${task.kind} ${task.message.type}`
  return task.kind
}
