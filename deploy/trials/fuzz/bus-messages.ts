import { isDeepStrictEqual } from 'node:util'
import * as contracts from '@etax/contracts'
import { envelope, type MessageDefinition } from '@etax/contracts'
import { done, on } from '@etax/messaging'
import { createLogger } from '@etax/runtime'
import fc from 'fast-check'
import { messageWorker } from '../../../libs/messaging/src/work-message.ts'
import { editedJson } from './edit-json.ts'
import type { FuzzClass } from './fuzz-class.ts'

/** A handler gets the sent body, valid by its schema, or the message is dead-lettered. */
export const busMessages: FuzzClass = {
  name: 'messages',
  share: 150,
  maxMs: 500,
  async open() {
    const definitions = Object.values<unknown>(contracts).filter(isDefinition)
    let handled: unknown
    const work = messageWorker({
      queue: 'fuzz',
      handlers: definitions.map((definition) =>
        on(definition, async ({ body }) => {
          if (definition.problem(body) !== null) throw new Error(`a body that ${definition.type} does not allow`)
          handled = body
          return done
        }),
      ),
      log: createLogger('fuzz', 'silent'),
      retry: { first: 1, max: 1, jitter: 0 },
    })
    const never = new AbortController().signal
    const messages = definitions.map((definition) =>
      envelope(definition, definition.example, {
        tenantId: 'w',
        correlationId: 'r',
        id: 'i',
        occurredAt: '2026-11-21T15:00:00.000Z',
      }),
    )
    return {
      corpus: messages.map((message) => Buffer.from(JSON.stringify(message))),
      structured: editedJson(fc.constantFrom(...messages)).map((text) => Buffer.from(text)),
      words: ['"__proto__":{},', '"version":1', '"body":', '{', '}', '[', '\\u0000', '\\ud800', '"type":"constructor"'],
      async read(content) {
        handled = undefined
        const verdict = await work({ content, headers: {} }, never)
        if (verdict.kind === 'left') throw new Error('neither done nor dead-lettered')
        if (verdict.kind === 'dead-letter' && verdict.reason.startsWith('a defect')) throw new Error(verdict.reason)
        if (verdict.kind !== 'done') return 'refused'
        if (!isDeepStrictEqual(handled, JSON.parse(String(content)).body)) throw new Error('another body than was sent')
        return 'accepted'
      },
    }
  },
}

function isDefinition(value: unknown): value is MessageDefinition {
  return typeof value === 'object' && value !== null && 'routingKey' in value && 'example' in value
}
