import { Authority, Catalog, type Envelope, QUEUES, Renderer, Signer } from '@etax/contracts'
import { migrate, pollLoop, wakeups } from '@etax/durable-work'
import { faultPoints } from '@etax/kernel'
import { client, listenOf, serve, tlsOf } from '@etax/rpc'
import {
  connectMongo,
  declareCollections,
  type Logger,
  type Mongo,
  type ServiceContext,
  serveHealth,
} from '@etax/runtime'
import { foreignXml } from '@etax/tax-document/foreign'
import { bookReceipts } from './book-receipts.ts'
import { type AtRest, concludeAtRest } from './conclude-at-rest.ts'
import type { Config } from './config.ts'
import { consultAuthority } from './consult-authority.ts'
import { describeFigures } from './describe-figures.ts'
import { describeHoldings } from './describe-holdings.ts'
import { dispatchActions } from './dispatch-actions.ts'
import { teamsOf } from './domain/teams.ts'
import { tourismDays } from './domain/tourism-days.ts'
import { emailReceipt } from './email-receipt.ts'
import { fetchXml } from './fetch-xml.ts'
import { findDuplicate } from './find-duplicate.ts'
import { findReceipt } from './find-receipt.ts'
import { importReceipt } from './import-receipt.ts'
import { documentsService } from './inbound/documents.ts'
import { issuanceService } from './inbound/grpc.ts'
import { factHandlers } from './inbound/messages.ts'
import { issueDocument } from './issue-document.ts'
import { limitBacklog } from './limit-backlog.ts'
import { listChanged } from './list-changed.ts'
import { listReceipts } from './list-receipts.ts'
import { rpcAuthority } from './outbound/authority.ts'
import { rpcCatalog } from './outbound/catalog.ts'
import { schemas } from './outbound/collections.ts'
import { databaseClock } from './outbound/database-clock.ts'
import { migrations } from './outbound/migrations/migrations.ts'
import { mongoBookings } from './outbound/mongo-bookings.ts'
import { mongoNumbering } from './outbound/mongo-numbering.ts'
import { mongoPurges } from './outbound/mongo-purges.ts'
import { mongoQuotaNotices } from './outbound/mongo-quota-notices.ts'
import { mongoReceipts } from './outbound/mongo-receipts.ts'
import { mongoReports } from './outbound/mongo-reports.ts'
import { rpcSigner } from './outbound/signer.ts'
import type { Catalog as CatalogPort, Numbering, Receipts, RecordFact, Signer as SignerPort } from './ports.ts'
import { previewOrder } from './preview-order.ts'
import { publishQuotaNotices } from './publish-quota-notices.ts'
import { purgeSandbox } from './purge-sandbox.ts'
import { recordFact } from './record-fact.ts'
import { resumeDue } from './resume-due.ts'
import { retryReceipt } from './retry-receipt.ts'
import { reviewXml } from './review-xml.ts'
import { setNextSequential } from './set-next-sequential.ts'
import { signXml } from './sign-xml.ts'
import { submitXml } from './submit-xml.ts'
import { voidReceipt } from './void-receipt.ts'
import { watchReceipt } from './watch-receipt.ts'

export { type Config, config } from './config.ts'

const now = () => new Date()
const watch = faultPoints('issuance')

/** Annex 26 of the authority's sheet, version 2.34. The effect of a missing field is not confirmed. */
const NO_PROVIDER =
  'live documents go out without "RUC Proveedor", which the authority asks of systems that issue for others: ' +
  'set PROVIDER_RUC to the RUC of the operator, such as 1790012345001'

export async function start(config: Config, { log, openBus }: ServiceContext): Promise<AsyncDisposable> {
  const grpc = listenOf(config)
  if (!config.simulated && config.providerRuc === '') log.warn({ setting: 'PROVIDER_RUC' }, NO_PROVIDER)
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  const bus = life.use(await openBus(config.rabbitmqUrl, 'issuance'))
  const clients = watch(connectClients(life, config))
  const { receipts, numbering, purges, quotaNotices, bookings, reports } = watch(await openStores(mongo, config))
  life.use(await migrate({ db: mongo.db, migrations, log }))
  const publish = (envelope: Envelope) => bus.publish(envelope)
  const { stepTimeoutMs, maxInFlight } = config
  const [stalls, facts, admissions] = [wakeups(), wakeups(), wakeups()]
  const onFact = () => facts.dueIn(config.reportDelayMs)
  const listening = { onStall: stalls.dueIn, onFact }
  const atRest = life.use(concludeAtRest({ receipts, bookings, log }))
  const { dispatcher, record } = life.use(
    processing({ receipts, numbering, publish, ...clients, atRest, log, stepTimeoutMs, ...listening }),
  )
  const purge = purgeSandbox({ numbering, purges, forgetElsewhere: clients.forget, publish, log })

  life.use(await bus.consume(QUEUES.issuance, factHandlers(record), { prefetch: 300 }))
  const resume = resumeDue({ receipts, dispatcher, log })
  life.use(pollLoop({ name: 'resume due receipts', intervalMs: 1_000, due: stalls, log }, resume))
  life.use(
    pollLoop({ name: 'purge the sandbox', intervalMs: config.purgeMinutes * 60_000, log }, async () => {
      await purge()
      return false
    }),
  )

  const publishNotices = publishQuotaNotices({ notices: quotaNotices, publish })
  life.use(pollLoop({ name: 'tell quotas', intervalMs: 2_000, log }, publishNotices))

  const booking = bookReceipts({ bookings, atRest, log })
  life.use(pollLoop({ name: 'book receipts for reports', intervalMs: 1_000, due: facts, log }, booking))

  const backlog = limitBacklog({ receipts, dispatcher, maxInFlight })
  life.use(pollLoop({ name: 'look at what waits', intervalMs: 1_000, due: admissions, log }, backlog.look))

  const foreign = life.use(foreignXml())
  const find = findReceipt({ receipts })
  const duplicates = findDuplicate({ receipts })
  const issuing = {
    ...clients,
    foreign,
    receipts,
    numbering,
    findDuplicate: duplicates,
    dispatcher,
    admit: () => {
      admissions.dueIn(0)
      return backlog.admit()
    },
    settings: { ...config, tourismDays: tourismDays(config.tourismDays) },
    log,
    now,
  }
  const changed = listChanged({ receipts })
  const useCases = {
    issue: issueDocument(issuing),
    previewOrder: previewOrder(issuing),
    submitXml: submitXml(issuing),
    reviewXml: reviewXml(issuing),
    signXml: signXml(issuing),
    importReceipt: importReceipt(issuing),
    findDuplicate: duplicates,
    find,
    consult: consultAuthority({ find, receipts, authority: clients.authority, foreign, record, log, now }),
    fetchXml: fetchXml({ find }),
    list: listReceipts({ receipts }),
    listChanged: changed,
    email: emailReceipt({ find, foreign, record, now }),
    describeFigures: describeFigures({ reports }),
    reports,
    describeHoldings: describeHoldings({ receipts, numbering }),
    retry: retryReceipt({ find, receipts, numbering, dispatcher, log, now }),
    void: voidReceipt({ find, record, now }),
    setNextSequential: setNextSequential(issuing),
    listSequentials: numbering.list,
    purge,
    numbering,
    receipts,
  }
  const teams = teamsOf(config.grpcTeams)
  const watching = watchReceipt({ find, listChanged: changed, log })
  const documents = documentsService({ useCases, watch: watching, teams, now })
  life.use(await serve({ ...grpc, services: [issuanceService(useCases), documents], log }))
  life.use(await serveHealth(config, [mongo.healthy]))
  return life.move()
}

function connectClients(life: AsyncDisposableStack, config: Config) {
  const calling = <Definition extends object>(definition: Definition, address: string) =>
    client(definition, address, { tls: tlsOf(config, address) })
  const catalog = life.use(calling(Catalog, config.catalogAddress))
  const signer = life.use(calling(Signer, config.signerAddress))
  const renderer = life.use(calling(Renderer, config.rendererAddress))
  const authority = life.use(calling(Authority, config.authorityAddress))
  return {
    catalog: rpcCatalog(catalog),
    authority: rpcAuthority(authority),
    signer: rpcSigner(signer),
    forget: async (receiptIds: string[]) => {
      await Promise.all([renderer.forget({ receiptIds }), authority.forget({ receiptIds })])
    },
  }
}

async function openStores(mongo: Mongo, { stepTimeoutMs, reportDelayMs }: Config) {
  const collections = await declareCollections(mongo.db, schemas)
  const timing = { stepTimeoutMs, reportDelayMs, databaseNow: databaseClock(mongo.db) }
  const bookings = mongoBookings(mongo.connection, collections, timing)
  await bookings.begin()
  return {
    receipts: mongoReceipts(collections.receipts, timing),
    numbering: mongoNumbering(mongo.connection, collections, timing),
    purges: mongoPurges(collections),
    quotaNotices: mongoQuotaNotices(collections.quotaNotices),
    bookings,
    reports: mongoReports(mongo.connection, collections, timing),
  }
}

interface ProcessingDependencies {
  receipts: Receipts
  numbering: Numbering
  publish: (envelope: Envelope) => Promise<void>
  signer: SignerPort
  catalog: CatalogPort
  atRest: AtRest
  log: Logger
  stepTimeoutMs: number
  onStall: (inMs: number) => void
  onFact: () => void
}

function processing({ receipts, log, onStall, onFact, ...rest }: ProcessingDependencies) {
  const stall: Receipts['stall'] = async (stalled) => {
    await receipts.stall(stalled)
    onStall(stalled.inMs)
  }
  const record: RecordFact = async (...fact) => {
    const recorded = await save(...fact)
    onFact()
    return recorded
  }
  const dispatcher = dispatchActions({ receipts: { ...receipts, stall }, ...rest, record, log, now })
  const save = recordFact({ receipts, dispatcher, log, now })
  return { dispatcher, record, [Symbol.asyncDispose]: () => dispatcher[Symbol.asyncDispose]() }
}
