import type { Mode } from '@etax/contracts'
import type { Mongo } from '@etax/runtime'
import { until } from '@etax/testkit'
import { anInvoice } from './an-invoice.ts'
import { type Posted, postAll, type Target } from './load.ts'

export interface Run extends Posted {
  elapsedMs: number
  postingMs: number
}

const WITHIN_MS = 180_000

/** Posts invoices, each client pausing after its answer, and waits until they are COMPLETED. */
export async function issue(
  target: Target,
  issuance: Mongo,
  count: number,
  clients: number,
  pauseMs = 0,
): Promise<Run> {
  const { mode } = target
  const before = await countBy(issuance, mode, ['COMPLETED'])
  const began = performance.now()
  const posted = await postAll(target, '/v1/developer/invoices', anInvoice(), count, clients, pauseMs)
  const postingMs = performance.now() - began
  await until('all receipts at their end', async () => (await countBy(issuance, mode, UNDER_WAY)) === 0, {
    within: WITHIN_MS,
    every: 50,
  })
  const elapsedMs = performance.now() - began
  const completed = (await countBy(issuance, mode, ['COMPLETED'])) - before
  if (completed < count) throw new Error(`${count} receipts were posted and ${completed} are COMPLETED`)
  return { ...posted, postingMs, elapsedMs }
}

const UNDER_WAY = ['DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED']

/** Counts by an index, for frequent use: counting must not cost what it measures. */
async function countBy({ db }: Mongo, mode: Mode, states: string[]): Promise<number> {
  const usages = await db
    .collection<{ _id: string }>('usage')
    .find({ _id: { $not: /\|day\|/ } })
    .toArray()
  const usage = usages.map(({ _id }) => _id.split('|')).find(([, ofMode]) => ofMode === mode)
  const [workspaceId, , period] = usage ?? []
  return db.collection('receipts').countDocuments({ workspaceId, mode, period, status: { $in: states } })
}
