import * as contracts from '@etax/contracts'
import { envelope, type MessageDefinition } from '@etax/contracts'
import { done, on } from '@etax/messaging'
import { createLogger } from '@etax/runtime'
import { messageWorker } from '../../../libs/messaging/src/work-message.ts'
import type { FuzzClass } from './fuzz-class.ts'

/** Messages on the bus: either a handler gets a body that its schema allows, or the message is dead-lettered. */
export const busMessages: FuzzClass = {
  name: 'messages',
  share: 250,
  maxMs: 500,
  async open() {
    const definitions = Object.values<unknown>(contracts).filter(isDefinition)
    const work = messageWorker({
      queue: 'fuzz',
      handlers: definitions.map((definition) =>
        on(definition, async ({ body }) => {
          if (definition.problem(body) !== null) throw new Error(`a body that ${definition.type} does not allow`)
          return done
        }),
      ),
      log: createLogger('fuzz', 'silent'),
      retry: { first: 1, max: 1, jitter: 0 },
    })
    const never = new AbortController().signal
    return {
      corpus: definitions.map((definition) =>
        Buffer.from(
          JSON.stringify(envelope(definition, definition.example, { tenantId: 'w', correlationId: 'r', id: 'i' })),
        ),
      ),
      words: ['"__proto__":{},', '"version":1', '"body":', '{', '}', '[', '\\u0000', '\\ud800', '"type":"constructor"'],
      async read(content) {
        const verdict = await work({ content, headers: {} }, never)
        if (verdict.kind === 'left') throw new Error('neither done nor dead-lettered')
        if (verdict.kind === 'dead-letter' && verdict.reason.startsWith('a defect')) throw new Error(verdict.reason)
        return verdict.kind === 'done' ? 'accepted' : 'refused'
      },
    }
  },
}

function isDefinition(value: unknown): value is MessageDefinition {
  return typeof value === 'object' && value !== null && 'routingKey' in value && 'example' in value
}
