import { randomBytes } from 'node:crypto'
import type { Mode } from '@etax/contracts'
import { createLogger } from '@etax/runtime/logger'
import { foreignXml } from '@etax/tax-document/foreign'
import type { RouteOptions } from 'fastify'
import { authenticateKey } from '../src/accounts/authenticate-key.ts'
import { createdKey } from '../src/accounts/create-api-key.ts'
import { type AttemptLimits, attemptLimits } from '../src/accounts/domain/attempt-limits.ts'
import { defaultPlans } from '../src/accounts/domain/plan.ts'
import { manageAccount } from '../src/accounts/manage-account.ts'
import { openWorkspace } from '../src/accounts/open-workspace.ts'
import { requestMail } from '../src/accounts/request-mail.ts'
import { sendAccountMail } from '../src/accounts/send-account-mail.ts'
import { sessions } from '../src/accounts/sign-in.ts'
import { type SignUpPolicy, signUp } from '../src/accounts/sign-up.ts'
import { confirmLive } from '../src/agents/confirm-live.ts'
import { uploadCertificate } from '../src/certificates/upload-certificate.ts'
import { readBuiltPage } from '../src/dashboard-page/built-page.ts'
import { fillSandbox } from '../src/demo/fill-sandbox.ts'
import { signInDemo } from '../src/demo/sign-in-demo.ts'
import { describeApi } from '../src/description/describe-api.ts'
import { type App, httpApp } from '../src/http/app.ts'
import type { BaseUrl } from '../src/http/base-url.ts'
import type { SchemaController } from '../src/http/compile-schemas.ts'
import { cookiesAt } from '../src/http/cookies.ts'
import { type TakeToken, tokenBuckets } from '../src/http/domain/rate-limit.ts'
import { limitNetworks } from '../src/http/limit-networks.ts'
import { batchSlots } from '../src/issuing/batch-slots.ts'
import { issuers } from '../src/issuing/find-issuer.ts'
import { guardSeries } from '../src/issuing/guard-series.ts'
import { issueBatch } from '../src/issuing/issue-batch.ts'
import { issueInvoice } from '../src/issuing/issue-invoice.ts'
import { issueReceipt, previewOrder } from '../src/issuing/issue-receipt.ts'
import { printPreview } from '../src/issuing/print-preview.ts'
import { signXml } from '../src/issuing/sign-xml.ts'
import { submitXml } from '../src/issuing/submit-xml.ts'
import { validateXml } from '../src/issuing/validate-xml.ts'
import { verifyXml } from '../src/issuing/verify-xml.ts'
import type { Accounts, Clients } from '../src/ports.ts'
import { emailReceipt } from '../src/receipts/email-receipt.ts'
import { eventStreams } from '../src/receipts/event-streams.ts'
import { followReceipts } from '../src/receipts/follow-receipts.ts'
import { files } from '../src/receipts/locate-file.ts'
import { limitRecords } from '../src/records/limit-records.ts'
import { type KeepRequests, keepRequests } from '../src/request-log/keep-requests.ts'
import { openRoutes } from '../src/routes.ts'
import { taxpayers } from '../src/taxpayers/manage-taxpayer.ts'
import { showTaxpayers } from '../src/taxpayers/show-taxpayers.ts'
import { endUnprovedWebhooks } from '../src/webhooks/end-unproved-webhooks.ts'
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
  aWorkspace(plan?: string): Promise<{ workspaceId: string; testKey: string; liveKey: string }>
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
  /** For a test that listens on a port, and closes the app at its end: no other test shares it. */
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

function wiring({
  publicUrl = '',
  signUp: policy = 'open',
  sandboxMail = 'verified',
  dashboard,
  demoEmail,
}: GatewaySettings) {
  // Only a pause advances the clock by itself.
  const pause = async (ms: number) => {
    fixture.clock.now += ms
  }
  const authority = ofThisTest(() => fixture.clients.authority)
  const catalog = ofThisTest(() => fixture.clients.catalog)
  const issuance = ofThisTest(() => fixture.clients.issuance)
  const renderer = ofThisTest(() => fixture.clients.renderer)
  const signer = ofThisTest(() => fixture.clients.signer)
  const webhooks = ofThisTest(() => fixture.clients.webhooks)
  const accounts: Accounts = ofThisTest(() => fixture.accounts)
  const now = () => fixture.clock.now
  const takeToken: TakeToken = (...wanted) => fixture.takeToken(...wanted)
  const [plans, pepper, random] = [defaultPlans, 'pepper', randomBytes]
  const networks = limitNetworks({ takeToken, plans, now })
  const log = createLogger('api-gateway', 'silent')
  // The real hash is slow on purpose.
  const hashPassword = async (password: string) => `hash of ${password}`
  const passwordFits = async (password: string, stored: string | undefined) => stored === `hash of ${password}`
  const taxpayerIssuers = issuers({ catalog, signer, now })
  const attempts = ofThisTest(() => fixture.attempts)
  const baseUrl: BaseUrl = () => publicUrl || 'http://127.0.0.1:8080'
  const opening = openWorkspace({ accounts, catalog, plans, pepper, hashPassword, random, now, log })
  const issuing = issueReceipt({ issuance, sandboxMail, now })
  const previewing = previewOrder({ issuance, sandboxMail, now })
  const places = { ofOne: 2, ofOneOnTrial: 1, inAll: 8 }
  const streams = { places, lookMs: 10, looksPerBeat: 2, maxMs: 60_000, maxMsOnTrial: 100 }
  const signedIn = sessions({ accounts, passwordFits, attempts, deviceSecret: 'devices', random, now })
  const demoAccount = async () => demoEmail ?? null
  const joining = {
    openWorkspace: opening,
    requestMail: requestMail({ accounts, takeToken, now }),
    plan: 'free',
  }
  return {
    foreign,
    authority,
    catalog,
    issuance,
    renderer,
    signer,
    webhooks,
    accounts,
    plans,
    pepper,
    now,
    random,
    takeToken,
    networks,
    baseUrl,
    cookies: cookiesAt(baseUrl),
    authenticateKey: authenticateKey({ accounts, plans, pepper, now }),
    sessions: signedIn,
    demoAccount,
    signInDemo: signInDemo({ demoAccount, accounts, sessions: signedIn }),
    installation: { signUp: policy, deployment: 'development' as const, version: '1.2.3' },
    signUp: signUp({ ...joining, policy }),
    manageAccount: manageAccount({
      ...joining,
      accounts,
      hashPassword,
      passwordFits,
      attempts,
      now,
      endUnprovedWebhooks: endUnprovedWebhooks({ webhooks }),
    }),
    issuers: taxpayerIssuers,
    taxpayers: taxpayers({ catalog, issuance, signer }),
    showTaxpayers: showTaxpayers({ signer, log: createLogger('api-gateway', 'silent') }),
    guardSeries: guardSeries({ catalog, issuance }),
    uploadCertificate: uploadCertificate({ catalog, signer }),
    issueInvoice: issueInvoice({ catalog, issuance, issuers: taxpayerIssuers, sandboxMail, now }),
    openWorkspace: opening,
    issueReceipt: issuing,
    confirmLive: confirmLive({ used: memoryUsedConfirmations(), secret: 'confirmations', random, now }),
    previewOrder: previewing,
    printPreview: printPreview({ previewOrder: previewing, renderer }),
    issueBatch: issueBatch({ issueReceipt: issuing, takeToken, now }),
    batches: batchSlots({ lineDeadlineMs: 500 }),
    eventStreams: eventStreams(followReceipts({ issuance, log, intervalMs: 5 }), streams),
    fillSandbox: fillSandbox({ catalog, issuance, issueReceipt: issuing, now, pause }),
    requestLog: ofThisTest(() => fixture.requestLog),
    limitRecords: limitRecords({ catalog, now }),
    keepRequests: ofThisTest(() => fixture.keepRequests),
    emailReceipt: emailReceipt({ issuance, sandboxMail }),
    files: files({ issuance, renderer, secret: 'secret', now }),
    signXml: signXml({ issuance }),
    submitXml: submitXml({ foreign, issuance, sandboxMail, now }),
    validateXml: validateXml({ foreign, issuance, now }),
    verifyXml: verifyXml({ foreign, signer, authority, issuance }),
    dashboard: dashboard === 'not built' ? null : page,
    checks: [],
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
  const [test, live] = (['test', 'live'] as const).map((mode: Mode) =>
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
  await accounts.open({ user, workspace: { id: workspaceId, name: 'Test', plan, createdAt }, keys })
  return { workspaceId, testKey: test?.key ?? '', liveKey: live?.key ?? '' }
}
