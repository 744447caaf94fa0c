import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Envelope } from '@etax/contracts'
import { migrate, pollLoop, type Wakeups, wakeups } from '@etax/durable-work'
import { faultPoints } from '@etax/kernel'
import type { Bus } from '@etax/messaging'
import { listenOf, serve } from '@etax/rpc'
import {
  type Collections,
  connectMongo,
  declareCollections,
  type Mongo,
  type ServiceContext,
  serveHealth,
} from '@etax/runtime'
import { type ForeignXml, foreignXml } from '@etax/tax-document/foreign'
import { accountsService } from './accounts/accounts-rpc.ts'
import { authenticateKey } from './accounts/authenticate-key.ts'
import { attemptLimits } from './accounts/domain/attempt-limits.ts'
import { plansWith } from './accounts/domain/plan.ts'
import { manageAccount } from './accounts/manage-account.ts'
import { messageHandlers, QUEUE } from './accounts/messages.ts'
import { mongoAccounts, mongoMailRequests, sharedSecret } from './accounts/mongo-accounts.ts'
import { mongoKeptNotices, mongoNotices } from './accounts/mongo-notices.ts'
import { openWorkspace } from './accounts/open-workspace.ts'
import { hashPassword, passwordFits } from './accounts/passwords.ts'
import { requestMail } from './accounts/request-mail.ts'
import { sendAccountMail } from './accounts/send-account-mail.ts'
import { sessions } from './accounts/sign-in.ts'
import { signUp } from './accounts/sign-up.ts'
import { tellKeptNotices } from './accounts/tell-kept-notices.ts'
import { warnOfQuota } from './accounts/warn-of-quota.ts'
import { confirmLive } from './agents/confirm-live.ts'
import { mongoUsedConfirmations } from './agents/mongo-used-confirmations.ts'
import { uploadCertificate } from './certificates/upload-certificate.ts'
import { warnOfCertificates } from './certificates/warn-of-certificates.ts'
import type { Config } from './config.ts'
import { builtPageFolder, readBuiltPage } from './dashboard-page/built-page.ts'
import { demoAccountIn } from './demo/demo-account.ts'
import { fillSandbox } from './demo/fill-sandbox.ts'
import { refusePublicDemo } from './demo/refuse-public-demo.ts'
import { signInDemo } from './demo/sign-in-demo.ts'
import { describeApi } from './description/describe-api.ts'
import { type App, httpApp } from './http/app.ts'
import { type BaseUrl, baseUrlOf } from './http/base-url.ts'
import { cookiesAt } from './http/cookies.ts'
import { tokenBuckets } from './http/domain/rate-limit.ts'
import { limitNetworks } from './http/limit-networks.ts'
import { batchSlots } from './issuing/batch-slots.ts'
import { concludeLapsedInvoices } from './issuing/conclude-lapsed-invoices.ts'
import { issuers } from './issuing/find-issuer.ts'
import { guardSeries } from './issuing/guard-series.ts'
import { issueBatch } from './issuing/issue-batch.ts'
import { issueInvoice } from './issuing/issue-invoice.ts'
import { issueReceipt, previewOrder } from './issuing/issue-receipt.ts'
import { printPreview } from './issuing/print-preview.ts'
import { signXml } from './issuing/sign-xml.ts'
import { submitXml } from './issuing/submit-xml.ts'
import { validateXml } from './issuing/validate-xml.ts'
import { verifyXml } from './issuing/verify-xml.ts'
import { connectClients } from './outbound/clients.ts'
import { schemas } from './outbound/collections.ts'
import { migrations } from './outbound/migrations/migrations.ts'
import type { Accounts, Clients } from './ports.ts'
import { emailReceipt } from './receipts/email-receipt.ts'
import { eventStreams } from './receipts/event-streams.ts'
import { followReceipts } from './receipts/follow-receipts.ts'
import { files } from './receipts/locate-file.ts'
import { limitRecords } from './records/limit-records.ts'
import { type KeepRequests, keepRequests } from './request-log/keep-requests.ts'
import { mongoRequestLog } from './request-log/mongo-request-log.ts'
import { requireProductionSettings } from './require-production.ts'
import { openRoutes, type Wiring } from './routes.ts'
import { forgetDeletedTaxpayers } from './taxpayers/forget-deleted-taxpayers.ts'
import { taxpayers } from './taxpayers/manage-taxpayer.ts'
import { showTaxpayers } from './taxpayers/show-taxpayers.ts'
import { endUnprovedWebhooks } from './webhooks/end-unproved-webhooks.ts'

export { config } from './config.ts'

const watch = faultPoints('api-gateway')

/** Disposal stops HTTP after its requests, then gRPC, then connections. */
export async function start(config: Config, { log, openBus }: ServiceContext): Promise<AsyncDisposable & Running> {
  requireProductionSettings(config)
  refusePublicDemo(config)
  const grpc = listenOf(config)
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  const collections = await declareCollections(mongo.db, schemas)
  life.use(await migrate({ db: mongo.db, migrations, log }))
  const clients = watch(connectClients(config, life))
  const app = await httpApp(log, { trustProxy: config.trustProxy === 'true' })
  const baseUrl = baseUrlOf(config.publicUrl, app.server)
  const foreign = life.use(foreignXml())
  const mails = wakeups()
  const wiring = await wire(config, { mongo, collections, clients, baseUrl, foreign, mails }, log)
  const bus = life.use(await openBus(config.rabbitmqUrl, 'api-gateway'))
  const sendMail = await accountMailSender({ collections, accounts: wiring.accounts, bus, baseUrl, log })
  const { notices, kept } = watch({
    notices: mongoNotices(collections.notices),
    kept: mongoKeptNotices(collections.notices),
  })
  const certificateWarner = warnOfCertificates({
    signer: clients.signer,
    accounts: wiring.accounts,
    notices,
    log,
    publish: (one) => bus.publish(one),
  })
  const telling = { accounts: wiring.accounts, kept, publish: (one: Envelope) => bus.publish(one) }
  const quotaWarner = warnOfQuota(telling)
  life.use(await bus.consume(QUEUE, messageHandlers(quotaWarner)))
  const services = [accountsService(wiring.openWorkspace)]
  const rpc = life.use(await serve({ ...grpc, services, log }))
  life.use(await serveHealth(config, wiring.checks))
  // After the last request, the log is still written.
  life.defer(() => wiring.keepRequests.finish())
  const http = await listen(app, config, wiring, life)
  life.use(pollLoop({ name: 'write the log of requests', intervalMs: 1_000, log }, wiring.keepRequests.write))
  life.use(pollLoop({ name: 'trim the log of requests', intervalMs: 600_000, log }, trimmed(wiring.keepRequests)))
  life.use(pollLoop({ name: 'send account mail', intervalMs: 1_000, due: mails, log }, sendMail))
  life.use(pollLoop({ name: 'warn of certificates', intervalMs: 3_600_000, log }, certificateWarner))
  const keptTeller = tellKeptNotices({ ...telling, log, now: Date.now })
  life.use(pollLoop({ name: 'tell kept notices', intervalMs: 30_000, log }, keptTeller))
  const conclude = concludeLapsedInvoices({ ...clients, log })
  life.use(pollLoop({ name: 'conclude lapsed invoices', intervalMs: 5_000, restMs: 30_000, log }, conclude))
  const forget = forgetDeletedTaxpayers({ ...clients, log })
  life.use(pollLoop({ name: 'forget deleted taxpayers', intervalMs: 30_000, log }, forget))
  const running = life.move()
  return { http, grpc: rpc.address, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

function trimmed({ trim }: KeepRequests) {
  return async () => {
    await trim()
    return false
  }
}

export interface Running {
  http: string
  grpc: string
}

interface Connected {
  mongo: Mongo
  collections: Collections<typeof schemas>
  clients: Clients
  baseUrl: BaseUrl
  foreign: ForeignXml
  mails: Pick<Wakeups, 'dueIn'>
}

async function wire(
  config: Config,
  connected: Connected,
  log: ServiceContext['log'],
): Promise<Wiring & { accounts: Accounts; keepRequests: KeepRequests }> {
  const { mongo, collections, clients, baseUrl, foreign, mails } = connected
  const { signUpPlan: plan, sandboxMail, apiKeyPepper: pepper } = config
  const secret = await sharedSecret(collections, 'download-links', freshSecret())
  const deviceSecret = await sharedSecret(collections, 'known-devices', freshSecret())
  const confirming = await sharedSecret(collections, 'confirmations', freshSecret())
  const { used, accounts, requestLog } = watch({
    used: mongoUsedConfirmations(collections.usedConfirmations),
    accounts: mongoAccounts(mongo, collections),
    requestLog: mongoRequestLog(collections),
  })
  const plans = plansWith(config.plans)
  const now = Date.now
  const random = randomBytes
  const takeToken = tokenBuckets()
  const networks = limitNetworks({ takeToken, plans, now })
  const { authority, catalog, issuance, renderer, signer, webhooks } = clients
  const attempts = attemptLimits()
  const issuerCache = issuers({ catalog, signer, now })
  const opening = openWorkspace({ accounts, catalog, plans, pepper, hashPassword, random, now, log })
  const mailing = requestMail({ accounts, takeToken, now, onRequest: () => mails.dueIn(0) })
  const issuing = issueReceipt({ issuance, sandboxMail, now })
  const previewing = previewOrder({ issuance, sandboxMail, now })
  const signedIn = sessions({ accounts, passwordFits, attempts, deviceSecret, random, now })
  const demoAccount = demoAccountIn(config.demoAccountFile)
  const joining = { openWorkspace: opening, requestMail: mailing, plan }
  return {
    ...clients,
    foreign,
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
    installation: { signUp: config.signUp, deployment: config.deployment, version: ownVersion() },
    signUp: signUp({ ...joining, policy: config.signUp }),
    manageAccount: manageAccount({
      ...joining,
      accounts,
      hashPassword,
      passwordFits,
      attempts,
      now,
      endUnprovedWebhooks: endUnprovedWebhooks({ webhooks }),
    }),
    issuers: issuerCache,
    taxpayers: taxpayers({ catalog, issuance, signer }),
    showTaxpayers: showTaxpayers({ signer, log }),
    guardSeries: guardSeries({ catalog, issuance }),
    uploadCertificate: uploadCertificate({ catalog, signer }),
    issueInvoice: issueInvoice({ catalog, issuance, issuers: issuerCache, sandboxMail, now }),
    openWorkspace: opening,
    issueReceipt: issuing,
    confirmLive: confirmLive({ used, secret: confirming, random, now }),
    previewOrder: previewing,
    printPreview: printPreview({ previewOrder: previewing, renderer }),
    issueBatch: issueBatch({ issueReceipt: issuing, takeToken, now }),
    batches: batchSlots(),
    eventStreams: eventStreams(followReceipts({ issuance, log })),
    fillSandbox: fillSandbox({ catalog, issuance, issueReceipt: issuing, now, pause }),
    requestLog,
    limitRecords: limitRecords({ catalog, now }),
    keepRequests: keepRequests({ requestLog, log, now }),
    emailReceipt: emailReceipt({ issuance, sandboxMail }),
    files: files({ issuance, renderer, secret, now }),
    signXml: signXml({ issuance }),
    submitXml: submitXml({ foreign, issuance, sandboxMail, now }),
    validateXml: validateXml({ foreign, issuance, now }),
    verifyXml: verifyXml({ foreign, signer, authority, issuance }),
    dashboard: await readBuiltPage(builtPageFolder),
    checks: [mongo.healthy],
  }
}

interface MailSender extends Pick<Connected, 'collections' | 'baseUrl'> {
  accounts: Accounts
  bus: Bus
  log: ServiceContext['log']
}

async function accountMailSender({ collections, accounts, bus, baseUrl, log }: MailSender) {
  const linkSecret = await sharedSecret(collections, 'mailed-links', freshSecret())
  const { requests } = watch({ requests: mongoMailRequests(collections) })
  return sendAccountMail({
    accounts,
    requests,
    publish: (one) => bus.publish(one),
    linkSecret,
    baseUrl,
    log,
    now: Date.now,
  })
}

function ownVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}

function freshSecret(): string {
  return randomBytes(32).toString('base64url')
}

async function listen(app: App, config: Config, wiring: Wiring, life: AsyncDisposableStack) {
  life.defer(() => app.close())
  // Long answers would delay the stop.
  life.defer(() => {
    wiring.eventStreams.stop()
    wiring.batches.stop()
  })
  await describeApi(app)
  await openRoutes(app, wiring)
  return app.listen({ host: config.host, port: config.port })
}
