import { createHash } from 'node:crypto'
import type { Mode } from '@etax/contracts'
import { until } from '@etax/testkit'
import { demoCertificate } from '../local/src/demo-certificate.ts'
import type { SystemOfProcesses } from '../local/src/local-system.ts'
import type { Workspace } from '../local/src/open-workspace.ts'
import type { ServiceName } from '../local/src/registry.ts'
import { type Answer, ask, download, issue, must, reached, send, signedIn } from '../trials/harness/client.ts'
import { otherKinds } from '../trials/harness/every-kind.ts'
import type { Fixture } from '../trials/harness/fixture.ts'
import { aCustomer, anInvoice, anItem } from '../trials/harness/invoices.ts'
import { type Calls, makeOneOfEverything } from '../trials/harness/one-of-everything.ts'
import { preBuiltInvoice } from '../trials/harness/pre-built-invoice.ts'
import { simulatedAuthority } from '../trials/harness/simulated-authority.ts'

export interface MadeData {
  workspace: Workspace
  certifiedRuc: string
  finished: MadeReceipt[]
  open: MadeReceipt[]
  endpointId: string
  unsentTo: string[]
  answers: StoredAnswer[]
}

export interface MadeReceipt {
  what: string
  id: string
  mode: Mode
  xml?: string
}

interface StoredAnswer {
  as: 'test' | 'live' | 'account'
  path: string
  answer: unknown
}

type System = Pick<SystemOfProcesses, 'baseUrl' | 'kill' | 'restart' | 'shared' | 'authorityUrl'> & {
  count(name: ServiceName, collection: string, like?: object): Promise<number>
}

const CERTIFIED = '1790011674001'
const NOWHERE = 'http://127.0.0.1:9/hook'
const UNSENT = 'smtp://127.0.0.1:9'
const TEN_YEARS = 3_650
/** Queries without a verdict: more than happen while the data are made. */
export const UNDECIDED = 1_000_000

/**
 * Makes data of every kind: records, finished receipts of every kind and end, and receipts pending at every step.
 * Leaves no service running.
 */
export async function makeData(system: System, fixture: Fixture): Promise<MadeData> {
  const { workspace } = fixture
  const live = await certified(fixture)
  const account = await signedIn(fixture)
  const hook = { url: NOWHERE, mode: 'test', events: [] }
  const endpointId: string = must(201, await account('POST', '/account/webhooks', hook)).data.id
  const records = await makeRecords(fixture, account)
  const finished = await finish(fixture, live)
  const answers = await askEverything({ fixture, live, account }, records, finished)
  const { open, unsentTo } = await leaveOpen(system, fixture, live)
  return { workspace, certifiedRuc: CERTIFIED, finished, open, endpointId, unsentTo, answers }
}

export function liveFixture(fixture: Fixture, ruc = CERTIFIED): Fixture {
  return { ...fixture, workspace: { ...fixture.workspace, testKey: fixture.workspace.liveKey, taxpayerRuc: ruc } }
}

async function certified(fixture: Fixture): Promise<Fixture> {
  const live = liveFixture(fixture)
  const taxpayer = { ruc: CERTIFIED, name: 'Cafetería de Prueba S.A.', address: 'Av. Amazonas N24-03, Quito' }
  must(201, await ask(live, 'POST', '/taxpayers', { body: taxpayer }))
  const names = { ruc: CERTIFIED, name: 'Cafeteria de Prueba', password: 'secret', days: TEN_YEARS }
  const upload = { file: demoCertificate(names).toString('base64'), password: 'secret' }
  must(201, await ask(live, 'POST', '/v1/developer/certificate', { body: upload }))
  return live
}

async function makeRecords(fixture: Fixture, account: Calls['account']): Promise<ReadonlyMap<string, string>> {
  const byKey: Calls['byKey'] = (method, path, body) => ask(fixture, method, path, { body })
  const { taxpayerId, testKey, taxpayerRuc } = fixture.workspace
  const records = await makeOneOfEverything({ byKey, account }, { taxpayerId, otherRuc: '1790085783001' })
  const csv = 'identification,type,name,email\n0926687856,05,José Ñandú,jose@example.com\n1790016919001,04,Favorita,\n'
  const headers = { 'x-api-key': testKey, 'x-taxpayer-ruc': taxpayerRuc, 'content-type': 'text/csv' }
  must(200, await send(fixture, 'POST', `/customers/import?taxpayerId=${taxpayerId}`, { body: csv, headers }))
  const taxpayer = { ruc: '1791251237001', name: 'De paso' }
  must(200, await byKey('DELETE', `/taxpayers/${must(201, await byKey('POST', '/taxpayers', taxpayer)).id}`))
  must(201, await account('POST', '/account/api-keys', { mode: 'test', name: 'Otra' }))
  return records
}

async function finish(fixture: Fixture, live: Fixture): Promise<MadeReceipt[]> {
  const ending = async (what: string, order: Promise<Answer['body']>, status: string, from = fixture) => {
    const { id } = await order
    await reached(from, id, [status], 60_000)
    const receipt = { what, id, mode: from === live ? ('live' as const) : ('test' as const) }
    if (status !== 'COMPLETED') return receipt
    const xml = createHash('sha256')
      .update(await download(from, id, 'xml'))
      .digest('hex')
    return { ...receipt, xml }
  }
  const completed = await ending('invoice', issue(fixture, anInvoice({ devReference: 'first' })), 'COMPLETED')
  const support = must(200, await ask(fixture, 'GET', `/v1/developer/receipts/${completed.id}`)).data
  const kinds: MadeReceipt[] = []
  for (const [kind, bodyOf] of Object.entries(otherKinds))
    kinds.push(await ending(kind, issueKind(fixture, kind, bodyOf(support, 'other@example.com')), 'COMPLETED'))
  const preBuilt = await preBuiltInvoice(live, '000090001')
  const voided = await ending('voided', issue(fixture, anInvoice()), 'COMPLETED')
  must(200, await ask(fixture, 'POST', `/v1/developer/receipts/${voided.id}/void`, { body: { reason: 'Duplicada' } }))
  return [
    completed,
    ...kinds,
    voided,
    await ending('pre-built', submitted(live, preBuilt), 'COMPLETED', live),
    await ending('rejected', issue(fixture, scripted('SIM-REJECT-39')), 'REJECTED'),
    await ending('live', issue(live, anInvoice()), 'COMPLETED', live),
    await ending('error', issue(fixture, scripted('SIM-DOWN')), 'ERROR'),
  ]
}

async function issueKind(fixture: Fixture, kind: string, body: object): Promise<Answer['body']> {
  // Only the dashboard issues waybills.
  const call = kind === 'waybills' ? await signedIn(fixture, { 'x-taxpayer-ruc': fixture.workspace.taxpayerRuc }) : null
  if (call !== null) return must(202, await call('POST', '/account/waybills', body)).data
  return must(202, await ask(fixture, 'POST', `/v1/developer/${kind}`, { body })).data
}

async function submitted(fixture: Fixture, xml: string): Promise<Answer['body']> {
  return must(202, await ask(fixture, 'POST', '/v1/developer/sign-and-authorize', { body: { xml } })).data
}

function scripted(code: string): object {
  return anInvoice({ sendEmail: false, items: [anItem({ code })] })
}

async function leaveOpen(
  system: System,
  fixture: Fixture,
  live: Fixture,
): Promise<Pick<MadeData, 'open' | 'unsentTo'>> {
  const open: MadeReceipt[] = []
  const unsentTo = ['unsent-1@example.com', 'unsent-2@example.com']
  const leave = async (what: string, from: Fixture, body: object, status: string) => {
    const { id } = await issue(from, body)
    await reached(from, id, [status])
    open.push({ what, id, mode: from === live ? 'live' : 'test' })
  }
  const authority = simulatedAuthority(`${system.authorityUrl}`)
  system.shared.smtpUrl = UNSENT
  await system.kill('notifier')
  await system.restart('notifier')
  for (const email of unsentTo) {
    const customer = aCustomer({ email })
    await leave('its mail is not taken', fixture, anInvoice({ customer }), 'AUTHORIZED')
  }
  const held = { 'due.at': { $exists: true } }
  await until('both mails wait', async () => (await system.count('notifier', 'deliveries', held)) === unsentTo.length)
  await leave('received, not decided', fixture, scripted('SIM-DELAY-20'), 'RECEIVED_AUTHORITY')
  await authority.setFault({ name: 'in-process', polls: UNDECIDED, operation: 'send', times: 1 })
  await leave('received by the real authority, not decided', live, anInvoice(), 'RECEIVED_AUTHORITY')
  await system.kill('notifier')
  const rendered = await system.count('renderer', 'renderings')
  await leave('not mailed', fixture, anInvoice(), 'AUTHORIZED')
  await until('it is rendered', async () => (await system.count('renderer', 'renderings')) > rendered)
  await system.kill('renderer')
  await leave('not rendered', fixture, anInvoice(), 'AUTHORIZED')
  await leave('not rendered', live, anInvoice(), 'AUTHORIZED')
  await authority.setFault({ name: 'down' })
  const waiting = await issue(live, anInvoice())
  await until('the authority to be asked in vain', async () => (await authority.calls(waiting.accessKey)).length > 0)
  open.push({ what: 'the authority does not answer', id: waiting.id, mode: 'live' })
  await system.kill('authority-connector')
  await leave('signed, not sent', fixture, anInvoice(), 'DRAFT')
  await leave('signed, not sent', live, anInvoice(), 'DRAFT')
  const signed = { status: 'DRAFT', signed: true }
  await until('both are signed', async () => (await system.count('issuance', 'receipts', signed)) === 3)
  await system.kill('signer')
  await leave('not signed', live, anInvoice(), 'DRAFT')
  await Promise.all((['webhook-dispatcher', 'issuance', 'api-gateway', 'catalog'] as const).map(system.kill))
  return { open, unsentTo }
}

interface Callers {
  fixture: Fixture
  live: Fixture
  account: Calls['account']
}

async function askEverything(
  { fixture, live, account }: Callers,
  records: ReadonlyMap<string, string>,
  finished: readonly MadeReceipt[],
): Promise<StoredAnswer[]> {
  const answers: StoredAnswer[] = []
  const asking = async (as: StoredAnswer['as'], path: string) => {
    const answer =
      as === 'account' ? await account('GET', path) : await ask(as === 'live' ? live : fixture, 'GET', path)
    answers.push({ as, path, answer: must(200, answer) })
  }
  for (const [resource, id] of records) {
    if (['receipts', 'webhooks', 'requests', 'sessions', 'api-keys'].includes(resource)) continue
    await asking('test', `/${resource.replace('other-', '')}/${id}`)
  }
  for (const path of ['/taxpayers', '/customers', '/products', '/categories', '/taxes', '/emission-points'])
    await asking('test', path)
  for (const path of ['/v1/developer/customers', '/v1/developer/products']) await asking('test', path)
  await asking('live', '/v1/developer/certificate/status')
  for (const path of ['/account/webhooks', '/account/api-keys']) await asking('account', path)
  for (const { id, mode } of finished)
    for (const part of ['', '/status']) await asking(mode, `/v1/developer/receipts/${id}${part}`)
  return answers
}
