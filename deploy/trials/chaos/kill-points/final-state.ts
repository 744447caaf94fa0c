import { must } from '../../harness/client.ts'
import type { Target } from './target.ts'

interface ReceiptRow {
  _id: string
  workspaceId: string
  mode: string
  status: string
  period: string
  quotaHeld: boolean
  origin: string
  version: number
  sequential: string
  accessKey: string
  outbox: unknown[]
}

export async function problemsOfAll(target: Target): Promise<string[]> {
  const db = await target.database('issuance')
  const receipts = await db
    .collection<ReceiptRow>('receipts')
    .find({}, { projection: { xml: 0 } })
    .toArray()
  return [
    ...unfinished(receipts),
    ...(await usageProblems(target, receipts)),
    ...(await numberProblems(target)),
    ...(await stockProblems(target)),
    ...(await authorityProblems(target)),
    ...(await leftBehind(target)),
  ]
}

const FINAL = ['COMPLETED', 'REJECTED', 'RETURNED', 'ERROR']

function unfinished(receipts: readonly ReceiptRow[]): string[] {
  return receipts
    .filter(({ status, outbox }) => !FINAL.includes(status) || outbox.length > 0)
    .map(({ _id, status, outbox }) => `receipt ${_id} is ${status} with ${JSON.stringify(outbox)} to be done`)
}

async function usageProblems(target: Target, receipts: readonly ReceiptRow[]): Promise<string[]> {
  const rows = await (await target.database('issuance'))
    .collection<{ _id: string; used: number }>('usage')
    .find()
    .toArray()
  const held = receipts.filter(({ quotaHeld }) => quotaHeld)
  return rows.flatMap(({ _id, used }) => {
    const own = held.filter(({ workspaceId, mode, period }) => _id === `${workspaceId}|${mode}|${period}`)
    return own.length === used || !/\|(test|live)\|[^|]+$/.test(_id)
      ? []
      : [`usage ${_id} is ${used}, and ${own.length} receipts hold quota`]
  })
}

/** Numbers of a series are unique. Purges remove receipts, and imported receipts have numbers of others. */
async function numberProblems(target: Target): Promise<string[]> {
  const doubled = await (await target.database('issuance'))
    .collection('receipts')
    .aggregate<{ _id: object; count: number }>([
      { $match: { status: { $ne: 'RETURNED' } } },
      {
        $group: {
          _id: {
            workspaceId: '$workspaceId',
            mode: '$mode',
            ruc: '$ruc',
            documentType: '$documentType',
            establishment: '$establishment',
            emissionPoint: '$emissionPoint',
            sequential: '$sequential',
          },
          count: { $sum: 1 },
        },
      },
      { $match: { count: { $gt: 1 } } },
    ])
    .toArray()
  return doubled.map(({ _id, count }) => `${count} receipts have one number: ${JSON.stringify(_id)}`)
}

/** Every live sale took two from the initial stock. */
async function stockProblems(target: Target): Promise<string[]> {
  const sold = (await target.database('issuance')).collection('receipts')
  const { workspaceId } = target.fixture.workspace
  const live = { workspaceId, mode: 'live', status: 'COMPLETED', 'stock.code': 'STOCK-1' }
  const count = await sold.countDocuments(live)
  const products = (await target.database('catalog')).collection('products')
  const product = await products.findOne({ workspaceId, code: 'STOCK-1', live: true })
  const left = Number(product?.currentStock)
  const expected = STOCK - 2 * count
  return left === expected ? [] : [`${left} are in stock, and ${expected} should be after ${count} sales of two`]
}

export const STOCK = 1_000_000

async function authorityProblems(target: Target): Promise<string[]> {
  const answer = await fetch(`${target.system.authorityUrl}/log`)
  const { violations } = (await answer.json()) as { violations: string[] }
  return violations.map((violation) => `at the authority: ${violation}`)
}

async function leftBehind(target: Target): Promise<string[]> {
  const places = [
    ['authority-connector', 'conversations', { outcome: null }],
    ['notifier', 'deliveries', { due: { $exists: true } }],
    ['webhook-dispatcher', 'deliveries', { status: 'pending' }],
    ['catalog', 'jobs', {}],
    ['api-gateway', 'mailRequests', {}],
    ['issuance', 'purges', {}],
  ] as const
  const counts = await Promise.all(
    places.map(async ([service, name, filter]) => {
      const count = await (await target.database(service)).collection(name).countDocuments(filter)
      return count === 0 ? [] : [`${count} rows of ${service} ${name} are not finished: ${JSON.stringify(filter)}`]
    }),
  )
  return counts.flat()
}

export async function stockUp(target: Target): Promise<void> {
  const { live, insist } = target
  const data = must(200, await insist(live, 'GET', `/taxpayers?filter.ruc__eq=${live.workspace.taxpayerRuc}`))
  const taxes = must(200, await insist(live, 'GET', '/taxes?limit=100')) as { id: string; code: string }[]
  const taxId = taxes.find(({ code }) => code === 'IVA15')?.id ?? taxes[0]?.id
  const product = { name: 'Café', code: 'STOCK-1', taxId, taxpayerId: data[0].id, price: '10', manageStock: true }
  must(201, await insist(live, 'POST', '/products', { body: { ...product, currentStock: STOCK } }))
}
