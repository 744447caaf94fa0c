import { expect, test } from '@jest/globals'
import { attemptDelivery } from './attempt-delivery.ts'
import type { HeldDelivery } from './ports.ts'

test('a delivery whose lease could end while its endpoint answers is given back, and not sent', async () => {
  const released: (readonly HeldDelivery[])[] = []
  const needs = {
    timeoutMs: 1_000,
    deliveries: { release: async (held: readonly HeldDelivery[]) => void released.push(held) },
  } as unknown as Parameters<typeof attemptDelivery>[0]
  const held = { delivery: { _id: 'd-1' }, lease: 'mine', until: performance.now() + 900 } as HeldDelivery

  await attemptDelivery(needs)({ held, body: '{}' }, () => {})

  expect(released).toEqual([[held]])
})
