import { metrics } from '@opentelemetry/api'
import type { Answer } from '../domain/answer.ts'
import { type Consultation, consultedState } from '../domain/consultation.ts'
import type { AuthorityName } from '../domain/conversation.ts'
import type { BreakerState, Operation } from './breaker.ts'
import type { CallLimiter } from './call-limiter.ts'

/** No labels for access keys or registry numbers: each value creates a series. */
export interface Meter {
  called(operation: Operation, answer: Answer | Consultation, seconds: number): void
}

const STATES: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 }

export function authorityMeter(authority: AuthorityName, limiters: Record<Operation, CallLimiter>): Meter {
  const meter = metrics.getMeter('authority-connector')
  const seconds = meter.createHistogram('authority_request_seconds', {
    description: 'Calls of the authority, by operation and outcome: their number and how long they took.',
    unit: 's',
  })
  const codes = meter.createCounter('authority_message_total', { description: "The authority's messages, by code." })
  const breaker = meter.createObservableGauge('breaker_state', { description: '0 closed, 1 half-open, 2 open.' })
  breaker.addCallback((result) => {
    for (const operation of ['send', 'ask', 'consult'] as const) {
      result.observe(STATES[limiters[operation].state(operation)], { authority, operation })
    }
  })
  return {
    called(operation, answer, took) {
      seconds.record(took, { authority, operation, outcome: outcomeLabel(answer) })
      for (const { code } of messagesOf(answer)) codes.add(1, { authority, code })
    },
  }
}

/** Age of the oldest document without an outcome, read at each scrape. */
export function meterOldestWaiting(oldest: () => Promise<{ authority: AuthorityName; since: Date }[]>): Disposable {
  const gauge = metrics
    .getMeter('authority-connector')
    .createObservableGauge('authority_oldest_waiting_seconds', { description: 'Age of the oldest without an outcome.' })
  const observe: Parameters<typeof gauge.addCallback>[0] = async (result) => {
    const rows = await oldest().catch(() => [])
    for (const { authority, since } of rows) result.observe((Date.now() - since.getTime()) / 1_000, { authority })
  }
  gauge.addCallback(observe)
  return { [Symbol.dispose]: () => gauge.removeCallback(observe) }
}

function outcomeLabel(answer: Answer | Consultation): string {
  if ('reason' in answer) return answer.kind
  if (answer.kind === 'consultation') return consultedState(answer) ?? 'no-state'
  if (answer.kind === 'reception') return answer.state
  return answer.authorizations[0]?.state ?? 'nothing-found'
}

function messagesOf(answer: Answer | Consultation): { code: string }[] {
  if ('reason' in answer) return []
  return answer.kind !== 'authorization' ? answer.messages : answer.authorizations.flatMap(({ messages }) => messages)
}
