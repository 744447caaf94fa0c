import { setTimeout as pause } from 'node:timers/promises'
import type { Envelope } from '@etax/contracts'
import { type BackOff, backOff, isOutage, reasonOf } from '@etax/kernel'
import { SpanKind } from '@opentelemetry/api'
import { decode, type EncodedMessage, keyOf } from './encoded-message.ts'
import type { Handler, HandlerContext } from './handler.ts'
import type { Log } from './log.ts'
import { inSpan } from './trace.ts'

/** The transport's action for a delivery. `left`: none, another consumer gets it. */
export type Verdict = { kind: 'done' } | { kind: 'dead-letter'; reason: string } | { kind: 'left' }

export interface WorkerOptions {
  queue: string
  handlers: readonly Handler[]
  log: Log
  retry: BackOff
}

/** A handler that throws this often has a defect: dead-letter the message. */
const MAX_DEFECTS = 5

/** Runs a delivery in place until its verdict: unacknowledged messages limit the queue. */
export function messageWorker({ queue, handlers, log, retry }: WorkerOptions) {
  const byKey = new Map(handlers.map((handler) => [handler.definition.routingKey, handler]))

  return async (
    { content, headers }: Pick<EncodedMessage, 'content' | 'headers'>,
    signal: AbortSignal,
  ): Promise<Verdict> => {
    const envelope = decode(content)
    if ('problem' in envelope) return deadLettered(envelope.problem, {})
    const handler = byKey.get(keyOf(envelope))
    if (handler === undefined) return deadLettered(`no handler for ${keyOf(envelope)}`, aboutOf(envelope))
    const problem = handler.definition.problem(envelope.body)
    if (problem !== null) return deadLettered(problem, aboutOf(envelope))
    return inSpan(`process ${queue}`, SpanKind.CONSUMER, queue, headers, () => work(handler, envelope, signal))
  }

  async function work(handler: Handler, envelope: Envelope, signal: AbortSignal): Promise<Verdict> {
    const about = aboutOf(envelope)
    for (let attempt = 1, defects = 0; ; attempt += 1) {
      const outcome = await run(handler, envelope, { attempt, log, signal })
      if (outcome.kind === 'done') return outcome
      if (outcome.kind === 'reject') return deadLettered(outcome.reason, about)
      if (outcome.kind === 'defect') defects += 1
      if (defects === MAX_DEFECTS) return deadLettered(`a defect, ${MAX_DEFECTS} times: ${outcome.reason}`, about)
      const wait = backOff(attempt, retry)
      const fields = { queue, ...about, attempt, wait, reason: outcome.reason }
      if (outcome.kind === 'defect')
        log.error({ ...fields, err: outcome.error }, 'a message handler failed with an error')
      else log.warn(fields, 'a message will be handled again')
      if (!(await waited(wait, signal))) return { kind: 'left' }
    }
  }

  function deadLettered(reason: string, about: object): Verdict {
    log.error({ queue, ...about, reason }, 'a message is dead-lettered')
    return { kind: 'dead-letter', reason }
  }
}

async function run(handler: Handler, envelope: Envelope, context: HandlerContext) {
  try {
    return await handler.handle(envelope, context)
  } catch (error) {
    const reason = reasonOf(error)
    if (isOutage(error)) return { kind: 'retry-later', reason } as const
    return { kind: 'defect', reason, error } as const
  }
}

async function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return pause(milliseconds, true, { signal }).catch(() => false)
}

function aboutOf(envelope: Envelope): object {
  return { message: keyOf(envelope), id: envelope.id, correlationId: envelope.correlationId }
}
