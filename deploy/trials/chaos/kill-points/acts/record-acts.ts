import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@etax/testkit'
import type { Fixture } from '../../../harness/fixture.ts'
import { anAddress } from '../../../harness/invoices.ts'
import type { Target } from '../target.ts'
import { type Check, must, ok, WITHIN } from './outcome.ts'
import { finalIs } from './receipt-acts.ts'

async function recordsOf(target: Target) {
  const { fixture, insist } = target
  const { taxpayerId } = fixture.workspace
  const create = (path: string, body: () => object) =>
    until(
      `a record of ${path}`,
      async () => {
        const { status, body: record } = await insist(fixture, 'POST', path, { body: body() })
        return status === 201 ? (record.id as string) : undefined
      },
      WITHIN,
    )
  const passport = () => ({ identification: `P${randomInt(1_000_000_000)}`, type: '06' })
  const person = () => ({ ...passport(), name: 'María Pérez', email: anAddress(), taxpayerId })
  const taxes = ok(await insist(fixture, 'GET', '/taxes?limit=100'), 200) as { id: string; code: string }[]
  const taxId = taxes.find(({ code }) => code === 'IVA15')?.id ?? taxes[0]?.id
  const product = () => ({ name: 'Clavos', code: `C-${randomInt(1_000_000_000)}`, taxId, taxpayerId, price: '8.75' })
  return { customerId: await create('/customers', person), productId: await create('/products', product) }
}

async function aStoredInvoice(target: Target): Promise<string> {
  const { fixture, insist } = target
  const { customerId, productId } = await recordsOf(target)
  const { taxpayerId, establishmentId, emissionPointId } = fixture.workspace
  const paymentMethodId = '5f2b0c7e-0a01-4c1e-9d10-000000000001'
  const body = {
    customerId,
    taxpayerId,
    establishmentId,
    emissionPointId,
    issueDate: new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10),
    paymentMethods: [{ paymentMethodId, deadline: 30, timeUnit: 'DAY', value: '20.13' }],
    details: [{ productId, quantity: 2, price: '8.75', discount: '0.00' }],
  }
  return ok(await insist(fixture, 'POST', '/invoice', { body }), 201).id
}

export async function storedInvoice(target: Target): Promise<Check> {
  const { fixture, insist } = target
  const invoice = await aStoredInvoice(target)
  const { id } = ok(await insist(fixture, 'POST', `/invoices/${invoice}/issue`), 200, 202)
  return async () => {
    const again = ok(await insist(fixture, 'POST', `/invoices/${invoice}/issue`), 200)
    must(`one receipt of invoice ${invoice}`, again.id === id, [again.id, id])
    const changed = await insist(fixture, 'PUT', `/invoices/${invoice}`, { body: { issueDate: '2026-01-01' } })
    must(`invoice ${invoice} to be closed`, changed.status === 409, changed.status)
    await finalIs(target, fixture, id, 'COMPLETED')
  }
}

export async function lapsedInvoice(target: Target): Promise<Check> {
  const { fixture, insist } = target
  const invoice = await aStoredInvoice(target)
  const rows = (await target.database('catalog')).collection<{ _id: string }>('invoices')
  const claim = { receiptId: randomUUID(), claims: 1, until: new Date(0), lookup: null, issuedAt: null }
  await rows.updateOne({ _id: invoice }, { $set: { 'issuing.test': claim } })
  return async () => {
    await until(
      `invoice ${invoice} to be open again`,
      async () => {
        const answer = await insist(fixture, 'PUT', `/invoices/${invoice}`, { body: { issueDate: '2026-01-02' } })
        if (answer.status === 200) return true
        await rows.updateOne({ _id: invoice, 'issuing.test.until': { $type: 'date' } }, [
          { $set: { 'issuing.test.until': { $min: ['$issuing.test.until', { $add: ['$$NOW', 3_000] }] } } },
        ])
        return false
      },
      WITHIN,
    )
  }
}

const LINES = 450

export async function productsImported(target: Target): Promise<Check> {
  const { fixture } = target
  const prefix = `I${randomInt(1_000_000_000)}`
  const lines = Array.from({ length: LINES }, (_, n) => `${prefix}-${n},Cosa ${n},1.50,IVA15,false,true,100`)
  const body = ['code,name,price,tax,isService,manageStock,currentStock', ...lines].join('\n')
  const path = `/products/import?taxpayerId=${fixture.workspace.taxpayerId}`
  const products = (await target.database('catalog')).collection('products')
  const post = () =>
    target.insist(fixture, 'POST', path, { body, headers: { ...keyOf(fixture), 'content-type': 'text/csv' } })
  const answer = await post()
  return async () => {
    ok(answer, 200)
    const { taxpayerId } = fixture.workspace
    await until(
      `${LINES} products of ${prefix}`,
      async () => {
        return (await products.countDocuments({ taxpayerId, code: { $regex: `^${prefix}-` }, live: true })) === LINES
      },
      WITHIN,
    )
  }
}

function keyOf({ workspace }: Fixture) {
  return { 'x-api-key': workspace.testKey, 'x-taxpayer-ruc': workspace.taxpayerRuc }
}

export async function wrongLines({ fixture, insist }: Target): Promise<Check> {
  const body = `code,name,price,tax\nW-${randomInt(1_000_000)},Cosa,caro,IVA15`
  const path = `/products/import?taxpayerId=${fixture.workspace.taxpayerId}`
  const answer = await insist(fixture, 'POST', path, {
    body,
    headers: { ...keyOf(fixture), 'content-type': 'text/csv' },
  })
  must('refused', answer.status === 400, answer.status)
  return async () => {}
}

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export async function logo({ fixture, live, insist }: Target): Promise<Check> {
  const boundary = 'kill-points'
  const path = await pathOfLive()
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="logo.png"\r\nContent-Type: image/png\r\n\r\n`
  const form = Buffer.concat([
    Buffer.from(part),
    Buffer.from(PICTURE, 'base64'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const until = performance.now() + WITHIN.within
  for (;;) {
    const headers = { ...keyOf(live), 'content-type': `multipart/form-data; boundary=${boundary}` }
    const answer = await fetch(`${fixture.baseUrl}${path}`, { method: 'POST', headers, body: form }).catch(
      () => undefined,
    )
    if (answer?.status === 201) return async () => {}
    if (performance.now() > until) throw new Error(`the logo: ${answer?.status} ${await answer?.text()}`)
    await pause(200)
  }

  async function pathOfLive(): Promise<string> {
    const data = ok(await insist(live, 'GET', `/taxpayers?filter.ruc__eq=${live.workspace.taxpayerRuc}`), 200)
    return `/taxpayers/${data[0]?.id}/logo`
  }
}

export async function category({ fixture, insist }: Target): Promise<Check> {
  const name = `Cosas ${randomUUID()}`
  const body = { name, taxpayerId: fixture.workspace.taxpayerId }
  ok(await insist(fixture, 'POST', '/categories', { body }), 201, 400, 409)
  return async () => {
    const data = ok(await insist(fixture, 'GET', `/categories?filter.name__like=${encodeURIComponent(name)}`), 200)
    must(`the category ${name}`, data.length >= 1, data.length)
  }
}
