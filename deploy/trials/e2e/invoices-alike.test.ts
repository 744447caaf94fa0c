import { catalogErrors } from '@etax/contracts'
import { Decimal } from '@etax/kernel'
import { draftDocument, type Order, type PostedOrder, TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { type Chance, chance } from '../../../libs/tax-document/tests/random.ts'
import { profileOf } from '../../../services/catalog/src/domain/profile.ts'
import type { Fields, ResourcePath, Row } from '../../../services/catalog/src/domain/resource.ts'
import { issuerAnswer } from '../../../services/catalog/src/inbound/issuer-answer.ts'
import { claimInvoice } from '../../../services/catalog/src/issuing/claim-invoice.ts'
import { resolveIssuer } from '../../../services/catalog/src/issuing/resolve-issuer.ts'
import type { Records, Stores } from '../../../services/catalog/src/ports.ts'
import { hooks } from '../../../services/catalog/src/records/hooks.ts'
import { rpcCatalog } from '../../../services/issuance/src/outbound/catalog.ts'

const TODAY = '2026-11-21'
const CASES = 300
const workspaceId = 'w'

const RATES = [
  ['0', '0'],
  ['5', '5'],
  ['8', '8'],
  ['4', '15'],
  ['7', '0'],
  ['6', '0'],
] as const

test('the resource API and the developer API make the same document of the same random invoices', async () => {
  for (let seed = 1; seed <= CASES; seed += 1) {
    const shop = aShop(chance(seed))

    const ofResources = await drafted(await orderOfResources(shop))
    const ofDevelopers = await drafted(await orderOfDevelopers(shop))

    expect({ seed, ...ofResources }).toEqual({ seed, ...ofDevelopers })
  }
})

test('the total that the resource API holds payments against is that of the document', async () => {
  for (let seed = 1; seed <= CASES; seed += 1) {
    const shop = aShop(chance(seed))
    const { total } = await drafted(await orderOfDevelopers(shop))
    const paying = (value: Decimal) => {
      const paymentMethods = [{ ...(shop.invoice.paymentMethods as Fields[])[0], value: value.toFixed(2) }]
      return hooks.invoices?.(shop.stores, {
        workspaceId,
        now: new Date(),
        fields: { ...shop.invoice, paymentMethods },
      })
    }

    await paying(Decimal.of(total))

    const more = Decimal.of(total).plus(Decimal.of('0.01'))
    await expect(paying(more)).rejects.toMatchObject({ details: [{ code: catalogErrors.paymentsDiffer.code }] })
  }
})

type Shop = ReturnType<typeof aShop>

function aShop(dice: Chance) {
  const rows = new Map<string, Row>()
  const row = (_id: string, fields: Fields): Row => {
    const at = new Date(`${TODAY}T12:00:00Z`)
    const stored: Row = { _id, workspaceId, live: true, createdAt: at, updatedAt: at, deletedAt: null, ...fields }
    rows.set(_id, stored)
    return stored
  }
  const taxpayerId = 'taxpayer'
  const taxpayer = row(taxpayerId, { ruc: TEST_TAXPAYER_RUC, name: 'Andina', address: 'Quito', environment: 'sandbox' })
  const establishment = row('establishment', { taxpayerId, code: 1, address: 'Cuenca' })
  const point = row('point', { taxpayerId, code: 2, establishmentId: 'establishment' })
  row('customer', {
    taxpayerId,
    type: '05',
    identification: '1710034065',
    name: 'María Peña',
    email: dice.once(2) ? 'maria@example.com' : null,
    phone: dice.once(2) ? '0991234567' : null,
    address: dice.once(2) ? 'Loja' : null,
  })
  for (const [authorityCode, percentage] of RATES)
    row(`tax-${authorityCode}`, { authorityCode, percentage: Decimal.of(percentage), isRetention: false })
  const details = Array.from({ length: 1 + dice.below(12) }, (_, at) => aDetail(dice, at))
  for (const { productId, price } of details) {
    const taxId = `tax-${dice.pick(RATES)[0]}`
    row(productId, { taxpayerId, code: productId, name: `Cosa ${productId}`, price: Decimal.of(price), taxId })
  }
  const invoice = row('invoice', {
    taxpayerId,
    customerId: 'customer',
    establishmentId: 'establishment',
    emissionPointId: 'point',
    issueDate: TODAY,
    taxRounding: 'BASE',
    details,
    paymentMethods: [{ paymentMethodId: '', deadline: null, timeUnit: null }],
  })
  const profile = profileOf(taxpayer, [establishment], [point])
  const stores = { records: inMemory(rows), profiles: { find: async () => profile } } as unknown as Stores
  return { stores, invoice, details }
}

function aDetail(dice: Chance, at: number) {
  const quantity = 1 + dice.below(dice.once(5) ? 1_000 : 9)
  const price = Decimal.of(`${dice.below(50_000_000)}e-${dice.below(7)}`)
  const line = Decimal.of(String(quantity)).times(price).round(2)
  const discount = dice.once(3) ? line.times(Decimal.of(`0.${dice.below(10)}`)).round(2) : Decimal.ZERO
  return { id: `d${at}`, productId: `p${at}`, quantity, price: price.toString(), discount: discount.toFixed(2) }
}

function inMemory(rows: ReadonlyMap<string, Row>): Partial<Records> {
  return {
    find: async (_resource, _workspaceId, id) => rows.get(id),
    findAny: async (_path: ResourcePath, _workspaceId, ids) =>
      new Map(ids.flatMap((id): [string, Row][] => [[id, rows.get(id)]].filter(isThere))),
  }
}

function isThere(entry: (string | Row | undefined)[]): entry is [string, Row] {
  return entry[1] !== undefined
}

async function orderOfResources({ stores, invoice }: Shop): Promise<Order> {
  const issuing = { test: { receiptId: 'r', claims: 1, until: null, issuedAt: null } }
  const others = { markIssued: never, release: never, claimLapsed: never, releaseLapsed: never }
  const invoices = { claim: async () => ({ ...invoice, taxRounding: 'BASE', issuing }), ...others }
  const claimed = await claimInvoice({ records: stores.records, invoices })({
    workspaceId,
    invoiceId: 'invoice',
    view: { mode: 'test' },
    receiptId: 'r',
  })
  return resolved({ stores }, JSON.parse(JSON.stringify({ ...claimed.order, payments: undefined })))
}

async function orderOfDevelopers(shop: Shop): Promise<Order> {
  const items = shop.details.map(({ productId, quantity, price, discount }) => ({
    productId,
    quantity: String(quantity),
    unitPrice: price,
    discount,
  }))
  const series = { establishment: '001', emissionPoint: '002' }
  return resolved(shop, {
    documentType: 'INVOICE',
    customerId: 'customer',
    issueDate: TODAY,
    items,
    ...series,
  } as PostedOrder)
}

async function resolved({ stores }: Pick<Shop, 'stores'>, order: PostedOrder): Promise<Order> {
  const resolve = resolveIssuer(stores)
  const catalog = rpcCatalog({
    resolveIssuer: async (question) => answerOf(await resolve(question as Parameters<typeof resolve>[0])),
    moveStock: never,
    fixRegistryNumber: never,
  } as Parameters<typeof rpcCatalog>[0])
  return (await catalog.resolve(workspaceId, TEST_TAXPAYER_RUC, order)).order
}

/** Absent members arrive as null. */
function answerOf(issuer: Parameters<typeof issuerAnswer>[0]) {
  return { customer: null, ...issuerAnswer(issuer) }
}

async function drafted(order: Order) {
  const issuer = {
    ruc: TEST_TAXPAYER_RUC,
    legalName: 'Andina',
    address: 'Quito',
    establishment: { code: '001', address: 'Cuenca' },
    emissionPoint: '002',
    accountingObligated: false,
    environment: 1 as const,
  }
  const result = draftDocument(order, issuer, { today: TODAY, tourismDays: [] })
  if (!result.ok) throw new Error(JSON.stringify(result.violations))
  const { totals, xml } = result.draft
  return { total: totals.total, totals, xml }
}

async function never(): Promise<never> {
  throw new Error('not to be called')
}
