import { setImmediate as settled } from 'node:timers/promises'
import type { Envelope } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import type { Handler } from '@etax/messaging'
import { createLogger } from '@etax/runtime'
import { advanceConversation } from '../../../../services/authority-connector/src/advance-conversation.ts'
import { commandHandlers } from '../../../../services/authority-connector/src/inbound/messages.ts'
import type { Authority, Conversations } from '../../../../services/authority-connector/src/ports.ts'
import { submitDocument } from '../../../../services/authority-connector/src/submit-document.ts'
import { dispatchActions } from '../../../../services/issuance/src/dispatch-actions.ts'
import { findReceipt } from '../../../../services/issuance/src/find-receipt.ts'
import { factHandlers } from '../../../../services/issuance/src/inbound/messages.ts'
import type { ActionsDone, Numbering, Receipts } from '../../../../services/issuance/src/ports.ts'
import { recordFact } from '../../../../services/issuance/src/record-fact.ts'
import { retryReceipt } from '../../../../services/issuance/src/retry-receipt.ts'
import { keyOfRun } from './key-of-state.ts'
import { LEASE_MS, PLAN } from './plan.ts'
import type { PortCall, Run, Task } from './system-state.ts'

/**
 * Processes that a use case has started since its last answer, and the port call that it waits for; null once it ended.
 */
export interface Progressed {
  started: readonly Task[]
  next: PortCall | null
  failed: boolean
}

type Ask = <Value>(port: string, ...args: readonly unknown[]) => Promise<Value>

interface Inside {
  ask: Ask
  start: (task: Task) => void
  now: () => Date
}

const log = createLogger('model', 'silent')

const cache = new Map<string, Promise<Progressed>>()

/** Caches `replayed` for states in which the same process is equally far. */
export function progressOf(run: Omit<Run, 'next'>): Promise<Progressed> {
  const key = keyOfRun(run)
  const progressed = cache.get(key) ?? replayed(run)
  cache.set(key, progressed)
  return progressed
}

/**
 * Runs the real use case from the start with its answers so far, up to the next port call. Answers are its only input,
 * so this is its position.
 */
async function replayed({ task, startedAt, answers }: Omit<Run, 'next'>): Promise<Progressed> {
  const waiting = [...answers]
  const started: Task[] = []
  let now = startedAt
  let next: PortCall | null = null
  let failed = false
  const ask: Ask = (port, ...args) => {
    const answer = waiting.shift()
    if (answer === undefined) {
      next ??= { port, args }
      return new Promise(() => {})
    }
    now = answer.now
    started.length = 0
    return answer.outage ? Promise.reject(outage()) : Promise.resolve(answer.value as never)
  }
  const inside = { ask, now: () => new Date(now), start: (other: Task) => void started.push(other) }
  perform(task, inside).catch(() => {
    failed = true
  })
  await settled()
  return { started, next, failed }
}

function outage(): AppError {
  return new AppError('unavailable', 'MODEL_1', 'the model lets this call fail')
}

async function perform(task: Task, inside: Inside): Promise<void> {
  switch (task.kind) {
    case 'dispatch':
      return dispatched(task, inside)
    case 'fact':
      return handled(factHandlers(recording(inside)), task.message)
    case 'retry':
      return retried(task.receiptId, inside)
    case 'submit':
      return handled(commandHandlers(submitting(inside)), task.message)
    default:
      return advancing(inside)[task.kind](task.claimed)
  }
}

async function handled(handlers: readonly Handler[], message: Envelope): Promise<void> {
  const handler = handlers.find(({ definition }) => definition.type === message.type)
  await handler?.handle(message, { attempt: 1, log, signal: new AbortController().signal })
}

function recording({ ask, start, now }: Inside) {
  return recordFact({
    receipts: {
      load: (id) => ask('load', id),
      loadLight: (id) => ask('load', id),
      save: (change) => ask('save', change),
    },
    dispatcher: {
      dispatch: (receipt, actions) => {
        for (const action of actions) start({ kind: 'dispatch', receipt, action })
      },
    },
    log,
    now,
  })
}

async function dispatched({ receipt, action }: Extract<Task, { kind: 'dispatch' }>, inside: Inside): Promise<void> {
  const { ask, now } = inside
  const receipts: Pick<Receipts, 'complete' | 'stall' | 'endStall'> = {
    complete: (done) => ask('complete', done),
    // Delays do not affect the model.
    stall: async () => {},
    endStall: async () => {},
  }
  const numbering: Pick<Numbering, 'releaseQuota' | 'holdQuota'> = {
    releaseQuota: (one) => ask('releaseQuota', one),
    holdQuota: (one) => ask('holdQuota', one),
  }
  const atRest: ActionsDone[] = []
  const dispatcher = dispatchActions({
    receipts,
    numbering,
    atRest: { add: (done) => void atRest.push(done) },
    catalog: { moveStock: async () => {} },
    signer: { sign: (one) => ask('sign', one) },
    publish: (message) => ask('publish', message),
    record: recording(inside),
    log,
    now,
    stepTimeoutMs: 1_000,
  })
  dispatcher.dispatch(receipt, [action])
  await dispatcher[Symbol.asyncDispose]()
  for (const done of atRest) await ask('complete', done)
}

async function retried(receiptId: string, { ask, start, now }: Inside): Promise<void> {
  const retry = retryReceipt({
    find: findReceipt({ receipts: { find: (_owner, id) => ask('load', id) } }),
    receipts: { save: (change) => ask('save', change) },
    numbering: { takeQuotaAgain: (change) => ask('takeQuotaAgain', change) },
    dispatcher: {
      dispatch: (receipt, actions) => {
        for (const action of actions) start({ kind: 'dispatch', receipt, action })
      },
    },
    log,
    now,
  })
  const owner = { workspaceId: '', mode: 'test' as const }
  await retry(owner, receiptId, '', { period: '2026-11' } as never).catch(() => {})
}

function conversationsOf(ask: Ask): Conversations {
  return {
    add: (conversation, options) => ask('add', conversation, options),
    find: (receiptId) => ask('find', receiptId),
    save: ({ lease }, conversation, next) => ask('saveConversation', lease, conversation, next),
    reopen: (conversation) => ask('reopen', conversation),
    setAttempt: (receiptId, attempt) => ask('setAttempt', receiptId, attempt),
  } as Conversations
}

function authorityOf(ask: Ask): Authority {
  return {
    plan: PLAN,
    simulated: false,
    free: () => 10,
    allowance: () => 10,
    // The process of the command continues with it at once.
    reserve: (_step, max) => max,
    release: () => {},
    reserveFor: () => true,
    releaseFor: () => {},
    call: (conversation) => ask('call', conversation),
  }
}

function connectorOf({ ask, now }: Inside) {
  const authority = authorityOf(ask)
  return {
    conversations: conversationsOf(ask),
    authorities: { test: authority, production: authority, simulated: authority },
    compare: async (xml: string, document: string) => (xml === document ? ('same' as const) : ('different' as const)),
    publish: (message: Envelope) => ask<void>('publish', message),
    leaseMs: LEASE_MS,
    clock: now,
    log,
  }
}

function submitting(inside: Inside) {
  return submitDocument({
    ...connectorOf(inside),
    inspect: async () => [] as never,
    startAdvancing: (claimed) => inside.start({ kind: 'advance', claimed }),
  })
}

function advancing(inside: Inside) {
  return advanceConversation({ ...connectorOf(inside), random: () => 0.5 })
}
