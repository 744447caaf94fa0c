import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from '@etax/kernel'
import { makeCertificate, registryOid, utf8 } from '../../../services/signer/tests/make-certificate.ts'
import { makePkcs12 } from '../../../services/signer/tests/make-pkcs12.ts'
import type { SystemOfProcesses } from '../../local/src/local-system.ts'
import { openWorkspace, type Workspace } from '../../local/src/open-workspace.ts'
import { unwrap } from '../harness/authority-schema.ts'
import { type Answer, ask, download, issue, must, reached, send, signedIn } from '../harness/client.ts'
import type { Fixture } from '../harness/fixture.ts'
import { aCustomer, anInvoice } from '../harness/invoices.ts'
import { folderMail } from '../harness/mail.ts'
import { type Calls, makeOneOfEverything, type Route, readEverything } from '../harness/one-of-everything.ts'
import type { Paths } from '../harness/production-writes.ts'
import type { Random } from '../harness/random.ts'
import type { Attempt, Try } from './attempt.ts'

export const MARK = 'Zafiro Reservado'

export const VICTIM_RUC = '1790011674001'
export const ATTACKER_RUC = '1790085783001'
const OTHER_RUCS = { victim: '1790016919001', attacker: '0992397535001' }

export type Identity = ReturnType<typeof makeCertificate>

export interface Party {
  fixture: Fixture
  workspace: Workspace
  ruc: string
  identity: Identity
  p12Password: string
  cookie: string
  csrfToken: string
  records: Map<string, string>
  calls: Calls
  testHeaders: Record<string, string>
  liveHeaders: Record<string, string>
  receiptId: string
  accessKey: string
  signed: string
}

export interface Target {
  system: SystemOfProcesses
  baseUrl: string
  databasePrefix: string
  mongodbUrl: string
  folder: string
  attacker: Party
  victim: Party
  paths: Paths
  routes: Route[]
  random: Random
  attempt: Try
}

export interface AttackClass {
  name: string
  atOnce?: number
  storesNothing?: boolean
  attempts(target: Target, life: AsyncDisposableStack): Promise<Attempt[]>
}

export interface Certifier {
  issue(ruc: string): Identity
  file: string
}

export function certifierIn(folder: string): Certifier {
  const subject: [string, string][] = [['CN', 'Certificadora']]
  const own = makeCertificate({ subject, usage: ['keyCertSign'] })
  const file = join(folder, 'certifier.pem')
  const lines = own.certificate.toString('base64').replace(/.{1,64}/g, '$&\n')
  writeFileSync(file, `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`)
  return {
    file,
    issue: (ruc) => makeCertificate({ issuer: { ...own, subject }, extensions: { [registryOid]: utf8(ruc) } }),
  }
}

/** Opens a workspace without limits, with one of everything, a certificate and an authorized invoice. */
export async function openParty(
  system: SystemOfProcesses,
  name: 'victim' | 'attacker',
  identity: Identity,
): Promise<Party> {
  const workspace = await openWorkspace(system.accounts, name)
  const ruc = name === 'victim' ? VICTIM_RUC : ATTACKER_RUC
  const mail = folderMail(system.mailFolder ?? '')
  const fixture: Fixture = {
    baseUrl: system.baseUrl,
    workspace: { ...workspace, taxpayerRuc: ruc },
    mail,
    ownHost: '127.0.0.1',
    processes: system,
    async [Symbol.asyncDispose]() {},
  }
  const testHeaders = { 'x-api-key': workspace.testKey, 'x-taxpayer-ruc': ruc }
  const liveHeaders = { 'x-api-key': workspace.liveKey, 'x-taxpayer-ruc': ruc }
  const taxpayer = { ruc, name: `${name === 'victim' ? MARK : 'Comercial Andina'} S.A.`, address: 'Quito' }
  must(201, await ask(fixture, 'POST', '/taxpayers', { body: taxpayer }))
  const p12Password = `p12 of ${name} ${newId()}`
  const p12 = makePkcs12({
    bags: [{ key: identity.key }, { certificate: identity.certificate }],
    password: p12Password,
  })
  const upload = { file: p12.toString('base64'), password: p12Password }
  must(201, await ask(fixture, 'POST', '/v1/developer/certificate', { body: upload }))
  const calls = await callsOf(fixture, workspace)
  const { taxpayerId } = workspace
  const records = await makeOneOfEverything(calls, { taxpayerId, otherRuc: OTHER_RUCS[name] })
  const [session] = must(200, await calls.account('GET', '/account/sessions')).data
  const [key] = must(200, await calls.account('GET', '/account/api-keys')).data
  for (const [resource, record] of [
    ['taxpayers', taxpayerId],
    ['sessions', session.id],
    ['api-keys', key.id],
  ] as const) {
    records.set(resource, record)
  }
  const signedInAs = await signIn(fixture)
  const customer = aCustomer({ legalName: `${name === 'victim' ? MARK : 'María'} Pérez` })
  const live: Fixture = { ...fixture, workspace: { ...fixture.workspace, testKey: workspace.liveKey } }
  const { id, accessKey } = await issue(live, anInvoice({ customer, sendEmail: false }))
  await reached(live, id, ['COMPLETED'])
  const signed = unwrap((await download(live, id, 'xml')).toString()).document
  return {
    fixture,
    workspace,
    ruc,
    identity,
    p12Password,
    ...signedInAs,
    records,
    calls,
    testHeaders,
    liveHeaders,
    receiptId: id,
    accessKey,
    signed,
  }
}

async function callsOf(fixture: Fixture, workspace: Workspace): Promise<Calls> {
  const first = { ...fixture, workspace }
  return {
    account: await signedIn(first, { 'x-taxpayer-ruc': workspace.taxpayerRuc }),
    byKey: (method, path, body): Promise<Answer> => ask(first, method, path, { body }),
  }
}

async function signIn(fixture: Fixture): Promise<{ cookie: string; csrfToken: string }> {
  const { email, password } = fixture.workspace
  const answer = await send(fixture, 'POST', '/account/session', { body: { email, password } })
  const { data } = must(200, answer)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { cookie, csrfToken: data.csrfToken }
}

export function stateOf({ calls, records }: Party): Promise<unknown[]> {
  return readEverything(calls, records)
}

export function secretsOf({ system, victim, mongodbUrl }: Pick<Target, 'system' | 'victim' | 'mongodbUrl'>) {
  const { workspace, cookie, csrfToken, p12Password } = victim
  const files = Object.values(system.shared.secrets).flatMap((settings) =>
    Object.entries(settings).map(([name, value]): [string, string] => [
      name,
      name.endsWith('_FILE') ? contentOf(value) : value,
    ]),
  )
  const urls = (['api-gateway', 'signer', 'issuance'] as const).flatMap((name): [string, string][] => [
    [`the password of ${name} at MongoDB`, new URL(system.shared.mongodbUrl(name)).password],
    [`the password of ${name} at RabbitMQ`, new URL(system.shared.rabbitmqUrl?.(name) ?? 'amqp://none').password],
  ])
  const credentials: [string, string][] = [
    ['the victim’s sandbox key', workspace.testKey],
    ['the victim’s live key', workspace.liveKey],
    ['the victim’s password', workspace.password],
    ['the victim’s session', /etax_session=([^;]+)/.exec(cookie)?.[1] ?? ''],
    ['the victim’s CSRF token', csrfToken],
    ['the password of the victim’s certificate', p12Password],
    ['what only the victim may read', MARK],
    ['the password of the administrator of MongoDB', new URL(mongodbUrl).password],
  ]
  return [...credentials, ...files, ...urls].filter(([, value]) => value.length >= 8)
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

/** Names of files, calls and servers, which reveal the system's structure. */
export const INTERNALS =
  /node_modules|\/work\/|\/deploy\/local|\.ts:\d+|mongodb:\/\/|amqp:\/\/|unix:|-----BEGIN [A-Z ]*PRIVATE|Mongo\w*Error|E11000|ECONNREFUSED|\bat \w+ \(/
