import { randomBytes } from 'node:crypto'
import { MODES } from '@etax/contracts'
import { createLogger } from '@etax/runtime/logger'
import { foreignXml } from '@etax/tax-document/foreign'
import type { RouteOptions } from 'fastify'
import { createdKey } from '../src/accounts/create-api-key.ts'
import { type AttemptLimits, attemptLimits } from '../src/accounts/domain/attempt-limits.ts'
import { defaultPlans } from '../src/accounts/domain/plan.ts'
import { sendAccountMail } from '../src/accounts/send-account-mail.ts'
import type { SignUpPolicy } from '../src/accounts/sign-up.ts'
import { readBuiltPage } from '../src/dashboard-page/built-page.ts'
import { describeApi } from '../src/description/describe-api.ts'
import { type App, httpApp } from '../src/http/app.ts'
import type { SchemaController } from '../src/http/compile-schemas.ts'
import { apiVersions } from '../src/http/domain/api-versions.ts'
import { type TakeToken, tokenBuckets } from '../src/http/domain/rate-limit.ts'
import { batchSlots } from '../src/issuing/batch-slots.ts'
import type { Accounts, Clients } from '../src/ports.ts'
import { eventStreams } from '../src/receipts/event-streams.ts'
import { followReceipts } from '../src/receipts/follow-receipts.ts'
import { type KeepRequests, keepRequests } from '../src/request-log/keep-requests.ts'
import { openRoutes } from '../src/routes.ts'
import { listenerStreams } from '../src/webhooks/listener-streams.ts'
import { wire } from '../src/wire.ts'
import { changesOfTest } from './changes-of-test.ts'
import { fakeClients, type Overrides } from './fake-clients.ts'
import { memoryAccounts } from './memory-accounts.ts'
import { memoryRequestLog } from './memory-request-log.ts'
import { memoryUsedConfirmations } from './memory-used-confirmations.ts'

interface Fixture {
  clients: Clients
  accounts: ReturnType<typeof memoryAccounts>
  clock: { now: number }
  requestLog: ReturnType<typeof memoryRequestLog>
  keepRequests: KeepRequests
  takeToken: TakeToken
  attempts: AttemptLimits
}

export interface TestGateway extends Omit<Fixture, 'clients' | 'takeToken' | 'attempts'> {
  app: App
  /** `email` is its owner's. */
  aWorkspace(plan?: string): Promise<{ workspaceId: string; email: string; testKey: string; liveKey: string }>
  /** Sends the pending mails, and returns those to an address with the token of their link. */
  mailsTo(address: string): Promise<{ subject: string; text: string; token: string }[]>
}

export interface GatewaySettings {
  publicUrl?: string
  signUp?: SignUpPolicy
  sandboxMail?: 'verified' | 'all'
  /** By default, a small test page is served. */
  dashboard?: 'not built'
  /** None by default. */
  demoEmail?: string
  /** Serves these versions instead of the real ones. */
  versions?: 'of a test'
  /** Set by a test that listens on a port and closes the app at its end: no other test shares it. */
  unshared?: true
}

const page = await readBuiltPage(new URL('dashboard-page/', import.meta.url))

/** Its threads start with the first document and end with the process. */
const foreign = foreignXml()

let fixture = aFixture({})
const apps = new Map<string, Promise<App>>()

/** Routes are compiled once per process; everything behind them is new for each test. Only tests advance the clock. */
export async function aGateway(overrides: Overrides = {}, settings: GatewaySettings = {}): Promise<TestGateway> {
  fixture = aFixture(overrides)
  const { accounts, clock, requestLog, keepRequests } = fixture
  const name = JSON.stringify(settings)
  const app = apps.get(name) ?? anApp(settings)
  if (!settings.unshared) apps.set(name, app)
  const aWorkspace = (plan = 'development') => openFor(accounts, plan, new Date(clock.now))
  const mailsTo = mailsOf(accounts, clock)
  return { app: await app, accounts, clock, requestLog, keepRequests, aWorkspace, mailsTo }
}

function aFixture(overrides: Overrides): Fixture {
  const clock = { now: Date.parse('2026-11-21T15:00:00.000Z') }
  const requestLog = memoryRequestLog()
  const log = createLogger('api-gateway', 'silent')
  const keeping = keepRequests({ requestLog, log, now: () => clock.now })
  const limits = { takeToken: tokenBuckets(), attempts: attemptLimits() }
  return {
    clients: fakeClients(overrides),
    accounts: memoryAccounts(),
    clock,
    requestLog,
    keepRequests: keeping,
    ...limits,
  }
}

let routesOnce: Promise<RouteOptions[]> | undefined

export function everyRoute(): Promise<RouteOptions[]> {
  routesOnce ??= routesRegistered()
  return routesOnce
}

async function routesRegistered(): Promise<RouteOptions[]> {
  const routes: RouteOptions[] = []
  await anApp({}, { onRoute: (route) => routes.push(route) })
  return routes
}

/** Gateways compile on demand; all at once takes seconds. @throws Error that names the route */
export async function compileEverySchema(): Promise<void> {
  const app = await anApp({}, { schemaController: {} })
  await app.ready()
}

async function anApp(
  settings: GatewaySettings,
  { onRoute = () => {}, ...options }: { onRoute?(route: RouteOptions): void; schemaController?: SchemaController } = {},
): Promise<App> {
  const app = await httpApp(createLogger('api-gateway', 'silent'), { trustProxy: false, ...options })
  app.addHook('onRoute', onRoute)
  await describeApi(app)
  await openRoutes(app, wiring(settings))
  return app
}

function mailsOf(accounts: TestGateway['accounts'], clock: { now: number }): TestGateway['mailsTo'] {
  const sent: { recipients: string[]; subject: string; text: string }[] = []
  const send = sendAccountMail({
    accounts,
    requests: accounts.mailRequests,
    publish: async ({ body }) => {
      sent.push(body as (typeof sent)[number])
    },
    linkSecret: 'links',
    baseUrl: () => 'https://tax.example',
    log: createLogger('api-gateway', 'silent'),
    now: () => clock.now,
  })
  return async (address) => {
    while (await send()) {}
    return sent
      .filter(({ recipients }) => recipients.includes(address))
      .map(({ subject, text }) => ({ subject, text, token: /token=([\w-]+)/.exec(text)?.[1] ?? '' }))
  }
}

function wiring(settings: GatewaySettings) {
  const { publicUrl = '', signUp = 'open', sandboxMail = 'verified', dashboard, demoEmail, versions } = settings
  const clients: Clients = {
    authority: ofThisTest(() => fixture.clients.authority),
    catalog: ofThisTest(() => fixture.clients.catalog),
    issuance: ofThisTest(() => fixture.clients.issuance),
    renderer: ofThisTest(() => fixture.clients.renderer),
    signer: ofThisTest(() => fixture.clients.signer),
    webhooks: ofThisTest(() => fixture.clients.webhooks),
  }
  const log = createLogger('api-gateway', 'silent')
  const places = { ofOne: 2, ofOneOnTrial: 1, inAll: 8 }
  const streams = { places, lookMs: 10, looksPerBeat: 2, maxMs: 60_000, maxMsOnTrial: 100 }
  const wired = wire({
    clients,
    stores: {
      accounts: ofThisTest(() => fixture.accounts),
      requestLog: ofThisTest(() => fixture.requestLog),
      usedConfirmations: memoryUsedConfirmations(),
    },
    secrets: { downloads: 'secret', devices: 'devices', confirmations: 'confirmations' },
    settings: {
      signUp,
      signUpPlan: 'free',
      sandboxMail,
      deployment: 'development',
      plans: defaultPlans,
      pepper: 'pepper',
      version: '1.2.3',
    },
    limits: {
      takeToken: (...wanted) => fixture.takeToken(...wanted),
      attempts: ofThisTest(() => fixture.attempts),
    },
    // The real hash is slow on purpose.
    passwords: {
      hashPassword: async (password) => `hash of ${password}`,
      passwordFits: async (password, stored) => stored === `hash of ${password}`,
    },
    foreign,
    demoAccount: async () => demoEmail ?? null,
    dashboard: dashboard === 'not built' ? null : page,
    versions: versions === undefined ? apiVersions() : apiVersions('2026-01-01', changesOfTest),
    checks: [],
    baseUrl: () => publicUrl || 'http://127.0.0.1:8080',
    onMailRequest: () => {},
    log,
    random: randomBytes,
    // Only a pause advances the clock by itself.
    pause: async (ms) => {
      fixture.clock.now += ms
    },
    now: () => fixture.clock.now,
  })
  return {
    ...wired,
    batches: batchSlots({ lineDeadlineMs: 500 }),
    eventStreams: eventStreams(followReceipts({ issuance: clients.issuance, log, intervalMs: 5 }), streams),
    listenerStreams: listenerStreams({
      webhooks: clients.webhooks,
      log,
      limits: { places, askMs: 5, lookMs: 10, maxMs: 3_000, maxMsOnTrial: 100 },
    }),
    keepRequests: ofThisTest(() => fixture.keepRequests),
  }
}

/** Forwards every call to the fixture of the current test. */
function ofThisTest<T extends object>(target: () => T): T {
  return new Proxy({} as T, {
    get: (_, name) => {
      const member: unknown = Reflect.get(target(), name)
      return typeof member === 'function' ? member.bind(target()) : member
    },
  })
}

let opened = 0

async function openFor(accounts: Accounts, plan: string, createdAt: Date) {
  opened += 1
  const workspaceId = `workspace-${opened}`
  const [test, live] = MODES.map((mode) =>
    createdKey({ workspaceId, mode, name: 'first', createdAt }, { pepper: 'pepper', random: randomBytes }),
  )
  const keys = [test, live].flatMap((key) => (key === undefined ? [] : [key.record]))
  const email = `user-${opened}@example.com`
  const user = {
    id: `user-${opened}`,
    email,
    passwordHash: 'hash of password',
    workspaceId,
    createdAt,
    verifiedAt: createdAt,
    credentialsVersion: 0,
  }
  await accounts.open({
    user,
    workspace: { id: workspaceId, name: 'Test', plan, createdAt, apiVersion: null, testClock: null },
    keys,
  })
  return { workspaceId, email, testKey: test?.key ?? '', liveKey: live?.key ?? '' }
}
