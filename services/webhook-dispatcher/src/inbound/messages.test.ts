import { eventNames } from '@etax/contracts'
import { done, tryExamples } from '@etax/messaging'
import { expect, test } from '@jest/globals'
import type { WebhookEvent } from '../domain/event.ts'
import { handlers } from './messages.ts'

test('every example of what it consumes becomes an event with a known name', async () => {
  const types: string[] = []
  const announce = async ({ type }: WebhookEvent) => void types.push(type)

  const outcomes = await tryExamples(handlers({ announce, deliveries: { removeOf: async () => {} } }))

  expect(Object.values(outcomes)).toEqual(Array.from({ length: 9 }, () => done))
  expect(types.filter((type) => !eventNames.includes(type))).toEqual([])
  expect(types).toHaveLength(9)
  expect(types.filter((type) => type === 'certificate.expiring')).toHaveLength(2)
})
