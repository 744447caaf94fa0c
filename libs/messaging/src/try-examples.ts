import { type Envelope, envelope } from '@etax/contracts'
import type { Handler, Outcome } from './handler.ts'
import type { Log } from './log.ts'

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} }

/**
 * Tests of a consumer call it. It handles the example of each message, and returns the results by routing key. A sender
 * that changes a message changes its example, and fails this test.
 * @throws the handlers' errors
 */
export async function tryExamples(handlers: readonly Handler[]): Promise<Record<string, Outcome>> {
  const outcomes: Record<string, Outcome> = {}
  for (const handler of handlers) {
    const message = JSON.parse(JSON.stringify(exampleOf(handler))) as Envelope
    const signal = new AbortController().signal
    outcomes[handler.definition.routingKey] = await handler.handle(message, { attempt: 1, log: silent, signal })
  }
  return outcomes
}

function exampleOf({ definition }: Handler): Envelope {
  return envelope(definition, definition.example, { tenantId: EXAMPLE_TENANT, correlationId: EXAMPLE_TENANT })
}

const EXAMPLE_TENANT = '01935a2e-0000-7000-8000-000000000001'
