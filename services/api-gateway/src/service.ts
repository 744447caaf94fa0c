import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Envelope } from '@etax/contracts'
import { migrate, pollLoop, type Wakeups, wakeups } from '@etax/durable-work'
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
import { authenticateKey } from './authenticate-key.ts'
import { concludeLapsedInvoices } from './conclude-lapsed-invoices.ts'
import type { Config } from './config.ts'
import { confirmLive } from './confirm-live.ts'
import { attemptLimits } from './domain/attempt-limits.ts'
import { plansWith } from './domain/plan.ts'
import { tokenBuckets } from './domain/rate-limit.ts'
import { emailReceipt } from './email-receipt.ts'
import { endWebhooks } from './end-webhooks.ts'
import { fillSandbox } from './fill-sandbox.ts'
import { issuers } from './find-issuer.ts'
import { followReceipts } from './follow-receipts.ts'
import { forgetDeletedTaxpayers } from './forget-deleted-taxpayers.ts'
import { guardSeries } from './guard-series.ts'
import { accountsService } from './inbound/grpc.ts'
import { type App, httpApp } from './inbound/http/app.ts'
import { type BaseUrl, baseUrlOf } from './inbound/http/base-url.ts'
import { cookiesAt } from './inbound/http/cookies.ts'
import { builtPageFolder, readBuiltPage } from './inbound/http/dashboard/built-page.ts'
import { describeApi } from './inbound/http/describe-api.ts'
import { batchSlots } from './inbound/http/developer/batch-slots.ts'
import { eventStreams } from './inbound/http/developer/event-streams.ts'
import { limitNetworks } from './inbound/http/limit-networks.ts'
import { openRoutes, type Wiring } from './inbound/http/routes.ts'
import { messageHandlers, QUEUE } from './inbound/messages.ts'
import { issueBatch } from './issue-batch.ts'
import { issueInvoice } from './issue-invoice.ts'
import { issueReceipt, previewOrder } from './issue-receipt.ts'
import { type KeepRequests, keepRequests } from './keep-requests.ts'
import { limitRecords } from './limit-records.ts'
import { files } from './locate-file.ts'
import { manageAccount } from './manage-account.ts'
import { taxpayers } from './manage-taxpayer.ts'
import { openWorkspace } from './open-workspace.ts'
import { connectClients } from './outbound/clients.ts'
import { schemas } from './outbound/collections.ts'
import { demoAccountIn } from './outbound/demo-account.ts'
import { migrations } from './outbound/migrations/migrations.ts'
import { mongoAccounts, mongoMailRequests, sharedSecret } from './outbound/mongo-accounts.ts'
import { mongoKeptNotices, mongoNotices } from './outbound/mongo-notices.ts'
import { mongoRequestLog } from './outbound/mongo-request-log.ts'
import { mongoUsedConfirmations } from './outbound/mongo-used-confirmations.ts'
import { hashPassword, passwordFits } from './outbound/passwords.ts'
import type { Accounts, Clients } from './ports.ts'
import { printPreview } from './print-preview.ts'
import { refusePublicDemo } from './refuse-public-demo.ts'
import { requestMail } from './request-mail.ts'
import { requireProductionSettings } from './require-production.ts'
import { sendAccountMail } from './send-account-mail.ts'
import { showTaxpayers } from './show-taxpayers.ts'
import { sessions } from './sign-in.ts'
import { signInDemo } from './sign-in-demo.ts'
import { signUp } from './sign-up.ts'
import { signXml } from './sign-xml.ts'
import { submitXml } from './submit-xml.ts'
import { tellKeptNotices } from './tell-kept-notices.ts'
import { uploadCertificate } from './upload-certificate.ts'
import { validateXml } from './validate-xml.ts'
import { verifyXml } from './verify-xml.ts'
import { warnOfCertificates } from './warn-of-certificates.ts'
import { warnOfQuota } from './warn-of-quota.ts'

export { config } from './config.ts'

/** Disposing stops in order: HTTP finishes what is under way, then gRPC, then the connections behind. */
export async function start(config: Config, { log, openBus }: ServiceContext): Promise<AsyncDisposable & Running> {
  requireProductionSettings(config)
  refusePublicDemo(config)
  const grpc = listenOf(config)
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  const collections = await declareCollections(mongo.db, schemas)
  life.use(await migrate({ db: mongo.db, migrations, log }))
  const clients = connectClients(config, life)
  const app = await httpApp(log, { trustProxy: config.trustProxy === 'true' })
  const baseUrl = baseUrlOf(config.publicUrl, app.server)
  const foreign = life.use(foreignXml())
  const mails = wakeups()
  const wiring = await wire(config, { mongo, collections, clients, baseUrl, foreign, mails }, log)
  const bus = life.use(await openBus(config.rabbitmqUrl, 'api-gateway'))
  const sendMail = await accountMailSender({ collections, accounts: wiring.accounts, bus, baseUrl, log })
  const certificateWarner = warnOfCertificates({
    ...{ signer: clients.signer, accounts: wiring.accounts, notices: mongoNotices(collections.notices), log },
    publish: (one) => bus.publish(one),
  })
  const kept = mongoKeptNotices(collections.notices)
  const telling = { accounts: wiring.accounts, kept, publish: (one: Envelope) => bus.publish(one) }
  const quotaWarner = warnOfQuota(telling)
  life.use(await bus.consume(QUEUE, messageHandlers(quotaWarner)))
  const services = [accountsService(wiring.openWorkspace)]
  const rpc = life.use(await serve({ ...grpc, services, log }))
  life.use(await serveHealth(config, wiring.checks))
  // When HTTP has ended, what it noted last is still written.
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
  /** Where HTTP and gRPC listen, with the ports they got. */
  http: string
  grpc: string
}

interface Connected {
  mongo: Mongo
  collections: Collections<typeof schemas>
  clients: Clients
  baseUrl: BaseUrl
  foreign: ForeignXml
  /** Told of mails that were asked for. */
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
  const used = mongoUsedConfirmations(collections.usedConfirmations)
  const accounts = mongoAccounts(mongo, collections)
  const requestLog = mongoRequestLog(collections)
  const plans = plansWith(config.plans)
  const now = Date.now
  const random = randomBytes
  const takeToken = tokenBuckets()
  const networks = limitNetworks({ takeToken, plans, now })
  const { authority, catalog, issuance, renderer, signer, webhooks } = clients
  const attempts = attemptLimits()
  const known = issuers({ catalog, signer, now })
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
      ...{ ...joining, accounts, hashPassword, passwordFits, attempts, now },
      endWebhooks: endWebhooks({ webhooks }),
    }),
    issuers: known,
    taxpayers: taxpayers({ catalog, issuance, signer }),
    showTaxpayers: showTaxpayers({ signer, log }),
    guardSeries: guardSeries({ catalog, issuance }),
    uploadCertificate: uploadCertificate({ catalog, signer }),
    issueInvoice: issueInvoice({ catalog, issuance, issuers: known, sandboxMail, now }),
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
  const requests = mongoMailRequests(collections)
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
  // Answers that last would keep it from closing.
  life.defer(() => {
    wiring.eventStreams.stop()
    wiring.batches.stop()
  })
  await describeApi(app)
  await openRoutes(app, wiring)
  return app.listen({ host: config.host, port: config.port })
}
