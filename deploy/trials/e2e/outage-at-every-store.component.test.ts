import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOutage } from '@etax/kernel'
import { findMongo } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import mongoose, { type Connection, type mongo } from 'mongoose'
import {
  mongoAccounts,
  mongoMailRequests,
  sharedSecret,
} from '../../../services/api-gateway/src/accounts/mongo-accounts.ts'
import { mongoKeptNotices, mongoNotices } from '../../../services/api-gateway/src/accounts/mongo-notices.ts'
import { mongoUsedConfirmations } from '../../../services/api-gateway/src/agents/mongo-used-confirmations.ts'
import { mongoRequestLog } from '../../../services/api-gateway/src/request-log/mongo-request-log.ts'
import { mongoConversations } from '../../../services/authority-connector/src/outbound/mongo-conversations.ts'
import { mongoImports } from '../../../services/catalog/src/outbound/mongo-imports.ts'
import { mongoInvoices } from '../../../services/catalog/src/outbound/mongo-invoices.ts'
import { mongoStock } from '../../../services/catalog/src/outbound/mongo-stock.ts'
import { mongoStores } from '../../../services/catalog/src/outbound/mongo-stores.ts'
import type { JobWrites } from '../../../services/catalog/src/ports.ts'
import { databaseClock } from '../../../services/issuance/src/outbound/database-clock.ts'
import { mongoBookings } from '../../../services/issuance/src/outbound/mongo-bookings.ts'
import { mongoNumbering } from '../../../services/issuance/src/outbound/mongo-numbering.ts'
import { mongoPurges } from '../../../services/issuance/src/outbound/mongo-purges.ts'
import { mongoQuotaNotices } from '../../../services/issuance/src/outbound/mongo-quota-notices.ts'
import { mongoReceipts } from '../../../services/issuance/src/outbound/mongo-receipts.ts'
import { mongoReports } from '../../../services/issuance/src/outbound/mongo-reports.ts'
import { mongoDeliveries as mongoMails } from '../../../services/notifier/src/outbound/mongo-deliveries.ts'
import { mongoRenderings } from '../../../services/renderer/src/outbound/mongo-renderings.ts'
import { mongoAudit } from '../../../services/signer/src/outbound/mongo-audit.ts'
import { mongoCertificates } from '../../../services/signer/src/outbound/mongo-certificates.ts'
import { mongoVouchers } from '../../../services/signer/src/outbound/mongo-vouchers.ts'
import { mongoDeliveries } from '../../../services/webhook-dispatcher/src/outbound/mongo-deliveries.ts'
import { mongoEndpoints } from '../../../services/webhook-dispatcher/src/outbound/mongo-endpoints.ts'
import { root } from '../../local/src/registry.ts'

const LEASE_MS = 1_000

function storesOver(connection: Connection) {
  const db = connection.db as mongo.Db
  const client = connection.getClient()
  const rows = new Proxy({}, { get: (_, name) => db.collection(String(name)) }) as never
  const timing = { stepTimeoutMs: 1, reportDelayMs: 1, databaseNow: databaseClock(db) }
  const named = (name: string) => db.collection(name) as never
  return {
    accounts: mongoAccounts({ connection, db } as never, rows),
    mailRequests: mongoMailRequests(rows),
    sharedSecret: { read: () => sharedSecret(rows, 'name', 'fresh') },
    notices: mongoNotices(named('notices')),
    keptNotices: mongoKeptNotices(named('notices')),
    requestLog: mongoRequestLog(rows),
    usedConfirmations: mongoUsedConfirmations(named('usedConfirmations')),
    conversations: mongoConversations(db, { leaseMs: LEASE_MS }),
    catalog: mongoStores(client, rows),
    imports: mongoImports(rows),
    invoices: mongoInvoices(rows),
    stock: mongoStock(client, rows),
    bookings: mongoBookings(connection, rows, timing),
    numbering: mongoNumbering(connection, rows, timing),
    purges: mongoPurges(rows),
    quotaNotices: mongoQuotaNotices(named('quotaNotices')),
    receipts: mongoReceipts(named('receipts'), timing),
    reports: mongoReports(connection, rows, timing),
    mails: mongoMails(db),
    renderings: mongoRenderings(db),
    audit: mongoAudit(named('audit')),
    certificates: mongoCertificates(named('certificates')),
    vouchers: mongoVouchers(named('vouchers')),
    deliveries: mongoDeliveries(connection, db, { leaseMs: LEASE_MS }),
    endpoints: mongoEndpoints(connection, db),
  }
}

/** Arguments that a call reads before the database. */
const GIVEN: Record<string, unknown[]> = {
  'accounts.open': [{ user: { id: 'u' }, workspace: { id: 'w' }, keys: [] }],
  'catalog.logos.insert': [anything({ content: Buffer.from('a') })],
  'catalog.records.changeSome': ['products', {}, {}, 1],
  'catalog.records.findAny': ['products', 'w', ['a']],
  'catalog.records.findFirst': ['products', 'w', {}],
  'catalog.records.findWhere': ['products', 'w', {}],
  'catalog.records.page': [
    { path: 'products' },
    'w',
    { matching: { fields: {}, conditions: [] }, sorting: {}, limit: 1, offset: 0 },
  ],
  'catalog.transact': [({ jobs }: { jobs: JobWrites }) => jobs.done({ _id: 'j' })],
  'certificates.page': ['', 1],
  'conversations.add': [anything({ xml: '<a/>', conclusion: null }), { registered: true, due: { inMs: 0 } }],
  'conversations.claimDue': [[{ authority: 'sandbox', action: 'send', max: 1 }]],
  'deliveries.list': [{}, 'e', { limit: 1 }],
  'deliveries.take': [{}, 'l', 1],
  'imports.keepPart': ['k', 1, Buffer.from('a'), new Date()],
  'reports.figures': [{ of: 'documents', by: 'day', documentTypes: [] }],
  'requestLog.list': [{ limit: 1 }],
  'requestLog.write': [[{ id: 'r', codes: [], bodies: null }]],
}

/** These calls need no query: they clear a cache of the process. */
const LOCAL = ['endpoints.forget']

test('every call of every store reports an outage when the database is down', async () => {
  await using lostMongo = await aMongoThatIsGone()

  const calls = Object.entries(storesOver(lostMongo.connection)).flatMap(([name, store]) => callsOf(name, store))
  const outcomes = await Promise.all(calls.map(async ([path, call]) => [path, await outcomeOf(call)] as const))

  expect(outcomes.filter(([path, outcome]) => outcome !== 'outage' && !LOCAL.includes(path))).toEqual([])
  expect(outcomes.length).toBeGreaterThan(150)
}, 60_000)

test('the test covers every store', () => {
  const all = globSync('services/*/src/outbound/mongo-*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const here = readFileSync(join(root, 'deploy/trials/e2e/outage-at-every-store.component.test.ts'), 'utf8')

  const left = all.filter(({ file, text }) => {
    const makesOne = /export function mongo[A-Z]/.test(text)
    const isPart = all.some((other) => other.text.includes(`from './${file.split('/').at(-1)}'`))
    return makesOne && !isPart && !here.includes(file)
  })

  expect(left.map(({ file }) => file)).toEqual([])
})

async function aMongoThatIsGone() {
  const life = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'etax-outage-'))
  life.defer(() => rm(dataDir, { recursive: true, force: true }))
  const shared = process.env.MONGODB_URL
  delete process.env.MONGODB_URL
  const mongod = await findMongo({ dataDir })
  if (shared !== undefined) process.env.MONGODB_URL = shared
  const options = { dbName: 'outage', serverSelectionTimeoutMS: 500 }
  const connection = await mongoose.createConnection(mongod.url, options).asPromise()
  life.defer(() => connection.close())
  await mongod[Symbol.asyncDispose]()
  return { connection, [Symbol.asyncDispose]: () => life.disposeAsync() }
}

function callsOf(path: string, store: unknown): [string, () => unknown][] {
  const args = GIVEN[path] ?? Array.from({ length: 5 }, () => anything())
  if (typeof store === 'function') return [[path, () => store(...args)]]
  return Object.entries(store ?? {}).flatMap(([name, part]) => callsOf(`${path}.${name}`, part))
}

async function outcomeOf(call: () => unknown): Promise<string> {
  try {
    const answer = call()
    if (isGenerator(answer)) await answer.next()
    await answer
    return 'answered'
  } catch (error) {
    return isOutage(error) ? 'outage' : `${error}`
  }
}

function isGenerator(answer: unknown): answer is AsyncGenerator {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer
}

/** A value for any argument: an object with every field, a list of one, a text, a function. */
function anything(fields: object = {}): object {
  const itself: object = new Proxy(() => itself, {
    get(_, field) {
      if (field in fields) return Reflect.get(fields, field)
      if (field === 'then' || field === '_bsontype' || field === 'toBSON') return undefined
      if (field === Symbol.toPrimitive || field === 'toString' || field === 'valueOf') return () => '1'
      const ofLists: unknown = Reflect.get([itself], field)
      return typeof ofLists === 'function' ? ofLists.bind([itself]) : (ofLists ?? itself)
    },
  })
  return itself
}
