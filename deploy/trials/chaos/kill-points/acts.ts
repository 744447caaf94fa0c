import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@etax/testkit'
import { demoCertificate } from '../../../local/src/demo-certificate.ts'
import type { ServiceName } from '../../../local/src/registry.ts'
import { unwrap } from '../../harness/authority-schema.ts'
import { type Answer, download } from '../../harness/client.ts'
import type { Fixture } from '../../harness/fixture.ts'
import { aCustomer, anAddress, anInvoice, anItem } from '../../harness/invoices.ts'
import { asPreBuilt } from '../../harness/pre-built-invoice.ts'
import type { Target } from './target.ts'

/** @throws Error that names what has not recovered */
export type Check = () => Promise<void>

export type Act = (target: Target) => Promise<Check>

const WITHIN = { within: 300_000, every: 250 }
const RECEIPTS = '/v1/developer/receipts'

export const acts = {
  receipt: (target) => issued(target, target.fixture, {}),
  live: (target) => issued(target, target.live, { items: [anItem({ code: 'STOCK-1' })] }),
  slow: (target) => issued(target, target.fixture, { items: [anItem({ code: 'SIM-DELAY-4' })] }),
  submittedAgain,
  rejected: (target) => issued(target, target.fixture, { items: [anItem({ code: 'SIM-REJECT-52' })] }, 'REJECTED'),
  retried,
  preBuilt,
  imported,
  purged,
  signerAway,
  numberSet,
  quotaNotice,
  keptNotice,
  expiring,
  accountMail,
  taxpayer: async (target) => (await aTaxpayer(target)).check,
  password: passwordChanged,
  firstCertificate,
  leaving: taxpayerLeaves,
  deletionLeft,
  storedInvoice,
  lapsedInvoice,
  products: productsImported,
  wrongLines,
  logo,
  category,
  goneEndpoint,
  ping,
  resent,
  resentSince,
  mailedAgain,
  announcedAgain,
} satisfies Record<string, Act>

export type ActName = keyof typeof acts

/** Work that this service looks for at its start, and then only every half minute or hour. */
export const CLAIMED_AT_START: Partial<Record<ActName, ServiceName>> = {
  deletionLeft: 'api-gateway',
  keptNotice: 'api-gateway',
  expiring: 'api-gateway',
}

export async function perform(target: Target, act: ActName): Promise<Check> {
  const check = await acts[act](target)
  const service = CLAIMED_AT_START[act]
  if (service !== undefined) await target.alone(service, () => restart(target, service))
  return check
}

export async function restart({ system }: Target, service: ServiceName): Promise<void> {
  await system.kill(service)
  await system.restart(service)
}

function together(checks: readonly Check[]): Check {
  return async () => {
    await Promise.all(checks.map((check) => check()))
  }
}

function must<T>(what: string, isSo: boolean, value: T): void {
  if (!isSo) throw new Error(`${what}: ${JSON.stringify(value)}`)
}

function ok(answer: Answer, ...statuses: number[]): Answer['body'] {
  if (!statuses.includes(answer.status)) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function issued(target: Target, by: Fixture, changes: object, final = 'COMPLETED'): Promise<Check> {
  const [devReference, email] = [randomUUID(), anAddress()]
  const body = anInvoice({ devReference, customer: aCustomer({ email }), ...changes })
  const { id } = ok(await target.insist(by, 'POST', '/v1/developer/invoices', { body }), 200, 202).data
  return async () => {
    await finalIs(target, by, id, final)
    const { data } = ok(await target.insist(by, 'GET', `${RECEIPTS}?devReference=${devReference}`), 200)
    must('one receipt a devReference', data.length === 1, data.length)
    if (final !== 'COMPLETED') return
    await until(`a mail to ${email}`, () => target.mails.countTo(email) > 0, WITHIN)
    await until(`the webhooks of ${id}`, () => isNotified(target, id), WITHIN)
    target.countMails(email)
    for (const [type, { ids, bodies }] of target.webhooks.of(id)) {
      must(`one id and one body of ${type} of ${id}`, ids.size === 1 && bodies.size === 1, [...ids, ...bodies])
    }
  }
}

function isNotified({ webhooks }: Target, id: string): boolean {
  return [...webhooks.of(id).keys()].some((type) => type.endsWith('.completed'))
}

async function finalIs(target: Target, by: Fixture, id: string, status: string): Promise<Answer['body']> {
  return until(
    `receipt ${id} to be ${status}`,
    async () => {
      const { data } = ok(await target.insist(by, 'GET', `${RECEIPTS}/${id}`), 200)
      return data.status === status ? data : undefined
    },
    WITHIN,
  )
}

/** Issuance submits again, as after a lost answer. */
async function submittedAgain(target: Target): Promise<Check> {
  const { fixture, insist } = target
  const item = anItem({ code: 'SIM-DELAY-6' })
  const body = anInvoice({ devReference: randomUUID(), sendEmail: false, items: [item] })
  const { id } = ok(await insist(fixture, 'POST', '/v1/developer/invoices', { body }), 200, 202).data
  const receipts = (await target.database('issuance')).collection<{ _id: string }>('receipts')
  await until(
    `receipt ${id} to be submitted again`,
    async () => {
      const due = { at: new Date(), lease: '' }
      const { matchedCount } = await receipts.updateOne({ _id: id, status: 'RECEIVED_AUTHORITY' }, { $set: { due } })
      return matchedCount === 1
    },
    WITHIN,
  )
  return async () => {
    await finalIs(target, fixture, id, 'COMPLETED')
  }
}

async function retried(target: Target): Promise<Check> {
  const { fixture, insist } = target
  const body = anInvoice({ devReference: randomUUID(), sendEmail: false, items: [anItem({ code: 'SIM-DOWN' })] })
  const { id } = ok(await insist(fixture, 'POST', '/v1/developer/invoices', { body }), 200, 202).data
  await finalIs(target, fixture, id, 'ERROR')
  // 409: the first call succeeded, and its answer was lost.
  ok(await insist(fixture, 'POST', `/v1/developer/invoices/${id}/retry`), 200, 409)
  return async () => {
    await finalIs(target, fixture, id, 'ERROR')
  }
}

async function preBuilt(target: Target): Promise<Check> {
  const { insist } = target
  const fixture = signing(target)
  const { document, accessKey } = await modelOf(target)
  // Generated documents continue the series after this number.
  const number = Number(accessKey.slice(30, 39)) + 1 + randomInt(10_000)
  const xml = asPreBuilt(document, accessKey, `${number}`.padStart(9, '0'))
  const body = { xml, devReference: randomUUID() }
  const { id } = ok(await insist(fixture, 'POST', '/v1/developer/sign-and-authorize', { body }), 200, 202).data
  return async () => {
    await finalIs(target, fixture, id, 'COMPLETED')
  }
}

function signing({ fixture, live }: Target): Fixture {
  return { ...live, workspace: { ...live.workspace, testKey: fixture.workspace.testKey } }
}

async function modelOf(target: Target) {
  const { insist } = target
  const fixture = signing(target)
  const body = anInvoice({ devReference: randomUUID(), sendEmail: false })
  const { id, accessKey } = ok(await insist(fixture, 'POST', '/v1/developer/invoices', { body }), 200, 202).data
  await finalIs(target, fixture, id, 'COMPLETED')
  const file = await until('the XML to be answered', () => download(fixture, id, 'xml').catch(() => undefined), WITHIN)
  return { document: unwrap(file.toString()).document, accessKey }
}

async function imported(target: Target): Promise<Check> {
  const { live, other, insist } = target
  const body = anInvoice({ devReference: randomUUID(), sendEmail: false })
  const { id, accessKey } = ok(await insist(live, 'POST', '/v1/developer/invoices', { body }), 200, 202).data
  await finalIs(target, live, id, 'COMPLETED')
  ok(await insist(other, 'POST', '/v1/developer/invoices/import', { body: { accessKey } }), 201, 409)
  return async () => {
    await finalIs(target, other, accessKey, 'COMPLETED')
  }
}

async function purged(target: Target): Promise<Check> {
  const { fixture, insist } = target
  const body = anInvoice({ devReference: randomUUID() })
  const { id } = ok(await insist(fixture, 'POST', '/v1/developer/invoices', { body }), 200, 202).data
  await finalIs(target, fixture, id, 'COMPLETED')
  const receipts = (await target.database('issuance')).collection<{ _id: string }>('receipts')
  const anHourAgo = new Date(Date.now() - 3_600_000)
  await receipts.updateOne({ _id: id }, { $set: { createdAt: anHourAgo, updatedAt: anHourAgo } })
  // A row whose outbox was not empty is saved again, and is young again.
  const aged = setInterval(
    () => receipts.updateOne({ _id: id }, { $set: { createdAt: anHourAgo, updatedAt: anHourAgo } }).catch(() => {}),
    500,
  )
  return async () => {
    try {
      await until(`nothing to be kept of ${id}`, async () => (await keptOf(target, id)).length === 0, WITHIN)
    } catch (error) {
      throw new Error(`kept of ${id}: ${await keptOf(target, id)}`, { cause: error })
    } finally {
      clearInterval(aged)
    }
  }
}

async function keptOf(target: Target, id: string): Promise<string[]> {
  const places = [
    ['issuance', 'receipts', '_id'],
    ['issuance', 'purges', '_id'],
    ['authority-connector', 'conversations', '_id'],
    ['renderer', 'renderings', '_id'],
    ['notifier', 'deliveries', '_id'],
    ['webhook-dispatcher', 'deliveries', 'receiptId'],
    ['webhook-dispatcher', 'events', 'receiptId'],
  ] as const
  const leftovers = await Promise.all(
    places.map(async ([service, name, field]) => {
      const rows = (await target.database(service)).collection(name)
      const count = await rows.countDocuments({ [field]: id } as object)
      return count === 0 ? [] : [`${service} ${name}`]
    }),
  )
  return leftovers.flat()
}

/** The signer is away while live receipts need signing; the sandbox's taxpayer signs nothing. */
async function signerAway(target: Target): Promise<Check> {
  const before = await acts.live(target)
  return target.alone('signer', async () => {
    await target.system.kill('signer')
    const posted = acts.live(target)
    posted.catch(() => {})
    // Away until a caller misses it; limited, because the receipt may wait for it as well.
    await Promise.race([posted.then(() => pause(3_000)), pause(10_000)]).catch(() => {})
    await target.system.restart('signer')
    return together([before, await posted])
  })
}

async function numberSet({ fixture, insist }: Target): Promise<Check> {
  const next = 1_000 + randomInt(900_000_000)
  const body = { establishment: '001', emissionPoint: '001', next }
  ok(await insist(fixture, 'PATCH', '/v1/developer/withholdings/sequential', { body }), 200, 409)
  return async () => {}
}

async function quotaNotice(target: Target): Promise<Check> {
  const notices = (await target.database('issuance')).collection<{ _id: string }>('quotaNotices')
  const _id = `quota-${randomUUID()}`
  const { workspaceId } = target.fixture.workspace
  const reached = { workspaceId, mode: 'test', period: _id, threshold: 80, used: 80, quota: 100, excess: 0 }
  await notices.insertOne({ _id, ...reached, createdAt: new Date(), due: { at: new Date(), lease: '' } } as object as {
    _id: string
  })
  return () => settled(target, 'issuance', 'quotaNotices', _id)
}

async function settled(target: Target, service: 'issuance' | 'api-gateway' | 'notifier', name: string, _id: string) {
  const rows = (await target.database(service)).collection<{ _id: string; due?: object }>(name)
  await until(
    `${service} ${name} ${_id} to be settled`,
    async () => {
      const row = await rows.findOne({ _id })
      return row !== null && row.due === undefined
    },
    WITHIN,
  )
}

async function keptNotice(target: Target): Promise<Check> {
  const notices = (await target.database('api-gateway')).collection<{ _id: string }>('notices')
  const _id = `quota-${randomUUID()}`
  const { workspaceId } = target.fixture.workspace
  const period = new Date().toISOString().slice(0, 7)
  const reached = { mode: 'test', period, threshold: 80, used: 80, quota: 100, excess: 0 }
  const row = { _id, workspaceId, reached, createdAt: new Date(), due: { at: new Date(), lease: '' } }
  await notices.insertOne(row as object as { _id: string })
  return () => settled(target, 'api-gateway', 'notices', _id)
}

async function expiring(target: Target): Promise<Check> {
  const { by, check } = await aTaxpayer(target, 5)
  const { workspaceId, taxpayerRuc: ruc } = by.workspace
  const certificates = (await target.database('signer')).collection('certificates')
  const stored = await certificates.findOne({ workspaceId, ruc })
  return async () => {
    await check()
    const fileId = String(stored?.fileId ?? stored?.certificate?.fileId)
    const notices = (await target.database('api-gateway')).collection<{ _id: string; due?: object }>('notices')
    await until(
      `the notices of certificate ${fileId}`,
      async () => {
        const rows = await notices.find({ _id: { $regex: `^certificate-${fileId}-` } }).toArray()
        return rows.length > 0
      },
      WITHIN,
    )
  }
}

async function accountMail(target: Target): Promise<Check> {
  const { fixture, insist } = target
  const [email, password] = [anAddress(), 'correct horse battery']
  const post = (path: string, body: object) => insist(fixture, 'POST', path, { body, headers: {} })
  // 409: the account exists, and the answer was lost.
  ok(await post('/account/sign-up', { email, password, workspaceName: 'Otra' }), 201, 409)
  const token = await until(`a link to ${email}`, () => tokenIn(target.mails.to(email)[0] ?? ''), WITHIN)
  // 400: the token was used, and the answer was lost.
  ok(await post('/account/verify', { token, password }), 200, 400)
  ok(await post('/account/password/forgotten', { email }), 202)
  return async () => {
    await until(`two mails to ${email}`, () => target.mails.countTo(email) > 1, WITHIN)
    must(`two mails to ${email}`, target.mails.countTo(email) <= 3, target.mails.countTo(email))
    const signedIn = ok(await post('/account/session', { email, password }), 200)
    must('signed in', signedIn.data !== undefined, signedIn)
  }
}

function tokenIn(mail: string): string | undefined {
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  return /token=([\w-]+)/.exec(text)?.[1]
}

interface OwnTaxpayer {
  by: Fixture
  id: string
  check: Check
}

async function aTaxpayer(target: Target, days = 365): Promise<OwnTaxpayer> {
  const { fixture, insist } = target
  const ruc = newRuc()
  const body = { ruc, name: 'Tienda de Prueba', address: 'Quito', signaturePassword: 'secret' }
  const created = await insist(fixture, 'POST', '/taxpayers', { body })
  const id = created.status === 201 ? created.body.id : await idOfRuc()
  const by = { ...fixture, workspace: { ...fixture.workspace, taxpayerRuc: ruc, taxpayerId: id } }
  await passwordIsKept(target, by)
  const file = demoCertificate({ ruc, name: 'Tienda de Prueba', password: 'secret', days }).toString('base64')
  ok(await insist(by, 'POST', '/v1/developer/certificate', { body: { file, password: 'secret' } }), 201)
  const check = async () => {
    const { data } = ok(await insist(by, 'GET', '/v1/developer/certificate/status'), 200)
    must(`the certificate of ${ruc}`, ['VALID', 'EXPIRING'].includes(data.status), data.status)
  }
  return { by, id, check }

  async function idOfRuc(): Promise<string> {
    const data = ok(await insist(fixture, 'GET', `/taxpayers?filter.ruc__eq=${ruc}`), 200)
    if (data[0] === undefined) throw new Error(`no taxpayer, and: ${JSON.stringify(created.body)}`)
    return data[0].id
  }
}

async function passwordIsKept(
  target: Target,
  { workspace: { workspaceId, taxpayerRuc: ruc } }: Fixture,
): Promise<void> {
  const certificates = (await target.database('signer')).collection('certificates')
  const passwords = await certificates.countDocuments({ workspaceId, ruc, password: { $type: 'object' } })
  must(`the password of ${ruc} to be kept`, passwords === 1, passwords)
}

function newRuc(): string {
  const digits = `17${String(randomInt(0, 6))}${String(randomInt(1_000_000)).padStart(6, '0')}`
  const sum = [...digits].reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}001`
}

async function passwordChanged(target: Target): Promise<Check> {
  const { fixture, insist } = target
  const ruc = newRuc()
  const taxpayer = { ruc, name: 'Tienda de Prueba', address: 'Quito' }
  const created = await insist(fixture, 'POST', '/taxpayers', { body: taxpayer })
  const data = ok(await insist(fixture, 'GET', `/taxpayers?filter.ruc__eq=${ruc}`), 200)
  const id = created.body.id ?? data[0]?.id
  const body = { signaturePassword: 'secret', name: 'Otra Tienda' }
  ok(await insist(fixture, 'PUT', `/taxpayers/${id}`, { body }), 200)
  return async () => {
    const by = { ...fixture, workspace: { ...fixture.workspace, taxpayerRuc: ruc } }
    await passwordIsKept(target, by)
    const file = demoCertificate({ ruc, name: 'Tienda de Prueba', password: 'secret' }).toString('base64')
    ok(await insist(by, 'POST', '/v1/developer/certificate', { body: { file, password: 'secret' } }), 201)
    const { name } = ok(await insist(fixture, 'GET', `/taxpayers/${id}`), 200)
    must('the new name', name === 'Otra Tienda', name)
  }
}

/** For a taxpayer without stored data: the first certificate fixes its number. */
async function firstCertificate({ fixture, insist }: Target): Promise<Check> {
  const ruc = newRuc()
  const taxpayer = { ruc, name: 'Tienda de Prueba', address: 'Quito' }
  // 400, 409: made by a first call with a lost answer.
  ok(await insist(fixture, 'POST', '/taxpayers', { body: taxpayer }), 201, 400, 409)
  const by = { ...fixture, workspace: { ...fixture.workspace, taxpayerRuc: ruc } }
  const file = demoCertificate({ ruc, name: 'Tienda de Prueba', password: 'secret' }).toString('base64')
  ok(await insist(by, 'POST', '/v1/developer/certificate', { body: { file, password: 'secret' } }), 201)
  return async () => {
    const { data } = ok(await insist(by, 'GET', '/v1/developer/certificate/status'), 200)
    must(`the certificate of ${ruc}`, data.status === 'VALID', data.status)
  }
}

async function taxpayerLeaves(target: Target): Promise<Check> {
  const { live, insist } = target
  const { by, id } = await aTaxpayer(target)
  ok(await insist(live, 'DELETE', `/taxpayers/${id}`), 200, 204, 404)
  return async () => {
    const { workspaceId, taxpayerRuc: ruc } = by.workspace
    const certificates = (await target.database('signer')).collection('certificates')
    const deleted = (await target.database('catalog')).collection<{ _id: string }>('deleted-taxpayers')
    const points = (await target.database('catalog')).collection('emission-points')
    await until(
      `nothing to be kept of taxpayer ${id}`,
      async () => {
        const left = await Promise.all([
          certificates.countDocuments({ workspaceId, ruc }),
          deleted.countDocuments({ _id: id }),
          points.countDocuments({ taxpayerId: id, live: true }),
        ])
        return left.every((count) => count === 0)
      },
      WITHIN,
    )
  }
}

/** The deleting process died before it forgot the certificate. */
async function deletionLeft(target: Target): Promise<Check> {
  const rows = (await target.database('catalog')).collection<{ _id: string }>('deleted-taxpayers')
  const [_id, { workspaceId }] = [randomUUID(), target.fixture.workspace]
  await rows.insertOne({ _id, workspaceId, ruc: newRuc(), due: { at: new Date(), lease: '' } } as object as {
    _id: string
  })
  return async () => {
    await until(
      `the deletion of ${_id} to be finished`,
      async () => {
        return (await rows.countDocuments({ _id })) === 0
      },
      WITHIN,
    )
  }
}

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

async function storedInvoice(target: Target): Promise<Check> {
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

async function lapsedInvoice(target: Target): Promise<Check> {
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

async function productsImported(target: Target): Promise<Check> {
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

async function wrongLines({ fixture, insist }: Target): Promise<Check> {
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

async function logo({ fixture, live, insist }: Target): Promise<Check> {
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

async function category({ fixture, insist }: Target): Promise<Check> {
  const name = `Cosas ${randomUUID()}`
  const body = { name, taxpayerId: fixture.workspace.taxpayerId }
  ok(await insist(fixture, 'POST', '/categories', { body }), 201, 400, 409)
  return async () => {
    const data = ok(await insist(fixture, 'GET', `/categories?filter.name__like=${encodeURIComponent(name)}`), 200)
    must(`the category ${name}`, data.length >= 1, data.length)
  }
}

async function goneEndpoint(target: Target): Promise<Check> {
  const { insistSignedIn, webhooks } = target
  const url = `${webhooks.goneUrl}/${randomUUID()}`
  const endpoint = { url, mode: 'test', events: ['invoice.completed'] }
  // 409: unfinished work uses all endpoints of the workspace.
  const createEndpoint = async () =>
    ok(await insistSignedIn('POST', '/account/webhooks', endpoint), 201, 409).code === undefined
  await until('an endpoint to be taken', createEndpoint, WITHIN)
  const check = await acts.receipt(target)
  const ours = async () => {
    const { data } = ok(await insistSignedIn('GET', '/account/webhooks'), 200)
    return (data as { id: string; url: string; status: string }[]).filter((one) => one.url === url)
  }
  await until(
    'the endpoint to be inactive',
    async () => (await ours()).every(({ status }) => status !== 'active'),
    WITHIN,
  )
  const ids = (await ours()).map(({ id }) => id)
  const endpoints = (await target.database('webhook-dispatcher')).collection<{ _id: string; due?: object }>('endpoints')
  await until(
    'its owner to be warned',
    async () => (await endpoints.countDocuments({ _id: { $in: ids }, due: { $exists: true } })) === 0,
    WITHIN,
  )
  for (const id of ids) ok(await insistSignedIn('DELETE', `/account/webhooks/${id}`), 204, 404)
  return async () => {
    await check()
    must('the endpoint to be gone', (await ours()).length === 0, ids)
  }
}

async function ping({ insistSignedIn }: Target): Promise<Check> {
  const id = await ourEndpoint(insistSignedIn)
  ok(await insistSignedIn('POST', `/account/webhooks/${id}/ping`), 200, 201)
  return async () => {}
}

async function ourEndpoint(insistSignedIn: Target['insistSignedIn']): Promise<string> {
  const { data } = ok(await insistSignedIn('GET', '/account/webhooks', undefined, { 'x-mode': 'test' }), 200)
  return data.find(({ url }: { url: string }) => url.endsWith('/hook')).id
}

async function resent(target: Target): Promise<Check> {
  const { insistSignedIn } = target
  await (await acts.receipt(target))()
  const id = await ourEndpoint(insistSignedIn)
  const { data } = ok(await insistSignedIn('GET', `/account/webhooks/${id}/deliveries?status=delivered&limit=1`), 200)
  const path = `/account/webhooks/${id}/deliveries/${data[0].id}`
  ok(await insistSignedIn('POST', `${path}/resend`), 200, 202)
  return () => deliveredIs(target, data[0].id)
}

async function deliveredIs(target: Target, _id: string): Promise<void> {
  const rows = (await target.database('webhook-dispatcher')).collection<{ _id: string; status: string }>('deliveries')
  await until(
    `delivery ${_id} to be delivered`,
    async () => {
      return (await rows.findOne({ _id }))?.status === 'delivered'
    },
    WITHIN,
  )
}

/** Skipped deliveries become due at once, for any process. */
async function resentSince(target: Target): Promise<Check> {
  const { insistSignedIn } = target
  await (await acts.receipt(target))()
  const id = await ourEndpoint(insistSignedIn)
  const rows = (await target.database('webhook-dispatcher')).collection<{ _id: string }>('deliveries')
  // Pings are not sent again.
  const own = { endpointId: id, status: 'delivered', type: { $ne: 'webhook.ping' } }
  const delivery = await rows.findOne(own as object, { sort: { createdAt: -1 } })
  const _id = delivery?._id ?? ''
  await rows.updateOne({ _id }, { $set: { status: 'skipped' } })
  const since = new Date(Date.now() - 600_000).toISOString()
  ok(await insistSignedIn('POST', `/account/webhooks/${id}/resend`, { since }), 200, 202)
  return () => deliveredIs(target, _id)
}

/** A mail begun by a process that died: the message finds its row. */
async function mailedAgain(target: Target): Promise<Check> {
  const { fixture, insist } = target
  const body = anInvoice({ devReference: randomUUID() })
  const { id } = ok(await insist(fixture, 'POST', '/v1/developer/invoices', { body }), 200, 202).data
  await finalIs(target, fixture, id, 'COMPLETED')
  const rows = (await target.database('notifier')).collection<{ _id: string }>('deliveries')
  const { workspaceId } = fixture.workspace
  const address = anAddress()
  const due = { at: new Date(Date.now() + 4_000), lease: 'somebody' }
  const recipients = [{ address, state: 'pending' }]
  const row = {
    _id: `${id}:1`,
    receiptId: id,
    mailing: 1,
    workspaceId,
    recipients,
    attempts: 0,
    createdAt: new Date(),
    due,
  }
  await rows.insertOne(row as object as { _id: string })
  // 200: the first call succeeded, and its answer was lost.
  ok(await insist(fixture, 'POST', `${RECEIPTS}/${id}/email`, { body: { to: [address] } }), 200, 202)
  return async () => {
    await until(`a mail to ${address}`, () => target.mails.countTo(address) > 0, WITHIN)
    target.countMails(address)
    await settled(target, 'notifier', 'deliveries', `${id}:1`)
  }
}

/** Mailed and stored, but the process died before it told issuance; the row was handed over. */
async function announcedAgain(target: Target): Promise<Check> {
  const { fixture, insist } = target
  const body = anInvoice({ devReference: randomUUID() })
  const { id } = ok(await insist(fixture, 'POST', '/v1/developer/invoices', { body }), 200, 202).data
  await finalIs(target, fixture, id, 'COMPLETED')
  const rows = (await target.database('notifier')).collection<{ _id: string }>('deliveries')
  await settled(target, 'notifier', 'deliveries', id)
  await rows.updateOne({ _id: id }, { $set: { handedOver: true, due: { at: new Date(), lease: '' } } })
  return () => settled(target, 'notifier', 'deliveries', id)
}
