import { createLogger } from '@etax/runtime/logger'
import { expect, test } from '@jest/globals'
import { aReceipt } from '../tests/a-receipt.ts'
import type { Fact, OutboxAction, Receipt } from './domain/receipt.ts'
import { recordFact } from './record-fact.ts'

const authorized: Fact = {
  kind: 'authorized',
  authorization: {
    number: 'TEST-1',
    receivedAt: '2026-11-21T14:59:58.000Z',
    at: '2026-11-21T09:59:59-05:00',
    environment: 'PRUEBAS',
    simulated: true,
  },
  messages: [],
}
const mailed: Fact = { kind: 'mailed', givenUp: false, detail: null }

interface Store {
  stored: Receipt
  reads: number
  /** The actions, each with the document to publish. */
  dispatched: [OutboxAction, string][]
  record: ReturnType<typeof recordFact>
}

/** A database of one receipt: counts reads, and can change between them. */
function aStore(stored: Receipt): Store {
  const store: Store = {
    stored,
    reads: 0,
    dispatched: [],
    record: recordFact({
      receipts: {
        load: async () => {
          store.reads += 1
          return store.stored
        },
        loadLight: async () => {
          store.reads += 1
          return store.stored
        },
        save: async ({ from, to, xml }) => {
          if (from !== store.stored.version) return false
          store.stored = { ...store.stored, ...to, ...(xml === undefined ? {} : { xml }) }
          return true
        },
      },
      dispatcher: {
        dispatch: ({ xml }, actions) => {
          store.dispatched.push(...actions.map((action): [OutboxAction, string] => [action, xml]))
        },
      },
      log: createLogger('test', 'silent'),
      now: () => new Date('2026-11-21T15:00:00.000Z'),
    }),
  }
  return store
}

test('a receipt in progress is read once at the most, and published with its signed document', async () => {
  const store = aStore(aReceipt())

  await store.record(store.stored._id, { kind: 'signed', xml: '<signed/>' }, store.stored)
  await store.record(store.stored._id, authorized)
  await store.record(store.stored._id, mailed)

  expect(store.stored.status).toBe('COMPLETED')
  expect(store.reads).toBe(0)
  expect(store.dispatched.slice(0, 2)).toEqual([
    ['authority.submit', '<signed/>'],
    ['receipt.authorized', '<signed/>'],
  ])
})

test('a concurrent save of another process is read and not lost', async () => {
  const store = aStore(aReceipt())
  await store.record(store.stored._id, { kind: 'signed', xml: '<signed/>' }, store.stored)
  const voided = { at: new Date('2026-11-21T15:00:00.000Z'), reason: 'elsewhere' }
  store.stored = { ...store.stored, voided, version: store.stored.version + 1 }

  await store.record(store.stored._id, authorized)

  expect(store.stored).toMatchObject({ status: 'AUTHORIZED', voided })
})

test('a failure is judged by the attempt that is stored, not by the one in the cache', async () => {
  const store = aStore(aReceipt())
  await store.record(store.stored._id, { kind: 'signed', xml: '<signed/>' }, store.stored)
  store.stored = { ...store.stored, attempt: 2, version: store.stored.version + 1 }

  await store.record(store.stored._id, { kind: 'failed', step: 'reception', attempt: 2, reason: 'no answer' })

  expect(store.stored.status).toBe('ERROR')
})

test('a receipt cached without its document is never published from the cache', async () => {
  const store = aStore(aReceipt({ signed: true, recipients: [] }))

  await store.record(store.stored._id, { kind: 'received', at: '2026-11-21T14:59:58.000Z' })
  await store.record(store.stored._id, authorized)

  expect(store.reads).toBe(2)
  expect(store.dispatched).toContainEqual(['receipt.authorized', store.stored.xml])
})
