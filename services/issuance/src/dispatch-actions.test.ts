import type { Envelope } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { createLogger } from '@etax/runtime/logger'
import { expect, test } from '@jest/globals'
import { aReceipt } from '../tests/a-receipt.ts'
import { dispatchActions } from './dispatch-actions.ts'
import type { Fact, Receipt } from './domain/receipt.ts'
import type { ActionsDone } from './ports.ts'

/** The catalog fails for the first `awayFor` calls. */
function aDispatcher({ awayFor = 0, signing }: { awayFor?: number; signing?: Error } = {}) {
  const published: string[] = []
  const completed: ActionsDone[] = []
  const atRest: ActionsDone[] = []
  const facts: Fact[] = []
  const stalled: string[] = []
  let moves = 0
  const dispatcher = dispatchActions({
    receipts: {
      complete: async (done) => completed.push(done),
      stall: async ({ action }) => stalled.push(action),
      endStall: async () => {},
    },
    numbering: { releaseQuota: async () => {}, holdQuota: async () => {} },
    catalog: {
      async moveStock() {
        moves += 1
        if (moves <= awayFor) throw new Error('the catalog is away')
      },
    },
    signer: {
      async sign() {
        if (signing !== undefined) throw signing
        return '<signed/>'
      },
    },
    publish: async ({ type }: Envelope) => {
      published.push(type)
    },
    record: async (_id, fact) => {
      facts.push(fact)
      return null
    },
    atRest: { add: (done) => atRest.push(done) },
    log: createLogger('test', 'silent'),
    now: () => new Date('2026-11-21T15:00:00.000Z'),
    stepTimeoutMs: 30_000,
  })
  const dispatch = async (receipt: Receipt, actions = receipt.outbox) => {
    dispatcher.dispatch(receipt, actions)
    await dispatcher[Symbol.asyncDispose]()
  }
  return { dispatch, published, completed, atRest, facts, stalled, moves: () => moves }
}

const authorization = {
  number: 'TEST-1',
  receivedAt: '2026-11-21T14:59:58.000Z',
  at: '2026-11-21T09:59:59-05:00',
  environment: 'PRUEBAS',
  simulated: true,
} as const
const authorized = aReceipt({ status: 'AUTHORIZED', authorization, outbox: ['receipt.authorized', 'move-stock'] })
/** The stock is moved: a former action stays until it is known to be done. */
const completed = aReceipt({ status: 'COMPLETED', authorization, outbox: ['move-stock', 'receipt.completed'] })

test('stock is moved once, and leaves the outbox together with the action after it, in one write', async () => {
  const { dispatch, completed: writes, atRest, moves } = aDispatcher()

  await dispatch(authorized)
  expect([moves(), writes]).toEqual([1, []])
  await dispatch(completed, ['receipt.completed'])

  expect(moves()).toBe(1)
  expect(atRest).toEqual([{ id: completed._id, attempt: 1, actions: ['move-stock', 'receipt.completed'] }])
})

test('stock that could not be moved is moved with the next dispatch', async () => {
  const { dispatch, atRest, moves } = aDispatcher({ awayFor: 1 })

  await dispatch(authorized)
  await dispatch(completed, ['receipt.completed'])

  expect(moves()).toBe(2)
  expect(atRest).toEqual([{ id: completed._id, attempt: 1, actions: ['move-stock', 'receipt.completed'] }])
})

test('stock that cannot be moved stays in the outbox, and nothing waits for it', async () => {
  const { dispatch, published, atRest } = aDispatcher({ awayFor: 2 })

  await dispatch(authorized)
  await dispatch(completed, ['receipt.completed'])

  expect(published).toEqual(['receipt.authorized', 'receipt.completed'])
  expect(atRest).toEqual([{ id: completed._id, attempt: 1, actions: ['receipt.completed'] }])
})

const defect = new AppError('internal', 'SGN_1', 'broken')
const outage = new AppError('unavailable', 'SGN_2', 'away')
const since = (time: string) => aReceipt({ stalledSince: new Date(`2026-11-21T${time}Z`) })

test.each([
  ['a defect, first', defect, aReceipt(), ['sign'], []],
  ['a defect, for nine minutes', defect, since('14:51:00'), ['sign'], []],
  ['a defect, for ten minutes', defect, since('14:50:00'), [], ['failed']],
  ['an outage, for an hour', outage, since('14:00:00'), ['sign'], []],
])('a DRAFT with %s is retried or fails', async (_what, signing, receipt, again, recorded) => {
  const { dispatch, stalled, facts } = aDispatcher({ signing })

  await dispatch(receipt)

  expect(stalled).toEqual(again)
  expect(facts.map(({ kind }) => kind)).toEqual(recorded)
  const [fact] = facts
  if (fact !== undefined) expect(fact).toMatchObject({ step: 'signing', attempt: 1, code: 'ISS_60081' })
})

test('a DRAFT that does not fit its message is in ERROR after ten minutes', async () => {
  const { dispatch, facts } = aDispatcher()
  const unsendable = { ...since('14:50:00'), ruc: 'x', signed: true, outbox: ['authority.submit' as const] }

  await dispatch(unsendable)

  expect(facts).toMatchObject([{ kind: 'failed', step: 'reception', code: 'ISS_60081' }])
})
