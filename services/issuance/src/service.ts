import { Authority, Catalog, type Envelope, Renderer, Signer } from '@etax/contracts'
import { pollLoop } from '@etax/durable-work'
import { client, serve, tlsOf } from '@etax/rpc'
import { connectMongo, type Logger, type Mongo, type ServiceContext, serveHealth } from '@etax/runtime'
import type { mongo } from 'mongoose'
import { carryOut } from './carry-out.ts'
import type { Config } from './config.ts'
import { fetchXml, findReceipt } from './find-receipt.ts'
import { findRepeat } from './find-repeat.ts'
import { importReceipt } from './import-receipt.ts'
import { issuanceService } from './inbound/grpc.ts'
import { factHandlers } from './inbound/messages.ts'
import { issueDocument } from './issue-document.ts'
import { listReceipts } from './list-receipts.ts'
import { rpcAuthority } from './outbound/authority.ts'
import { rpcCatalog } from './outbound/catalog.ts'
import { rpcCertificates } from './outbound/certificates.ts'
import { mongoNumbering } from './outbound/mongo-numbering.ts'
import { migrateReceipts, mongoReceipts, type ReceiptRow } from './outbound/mongo-receipts.ts'
import { purgeSandbox } from './purge-sandbox.ts'
import { type RecordFact, recordFact } from './record-fact.ts'
import { retryReceipt } from './retry-receipt.ts'
import { setNextSequential } from './set-next-sequential.ts'
import { submitXml } from './submit-xml.ts'
import { takeUpDue } from './take-up-due.ts'
import { voidReceipt } from './void-receipt.ts'

export { type Config, config } from './config.ts'

const now = () => new Date()

/** Starts issuance; disposing stops it in the reverse order: no new work, then what is under way, then connections. */
export async function start(config: Config, { log, openBus }: ServiceContext): Promise<AsyncDisposable> {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.database))
  const bus = life.use(await openBus(config.rabbitmqUrl, 'issuance'))
  const neighbours = connectNeighbours(life, config)
  const { receipts, numbering } = await openStores(mongo, config)
  const publish = (envelope: Envelope) => bus.publish(envelope)
  const { errands, record } = life.use(spine({ receipts, numbering, publish, ...neighbours, log }))
  const purge = purgeSandbox({ receipts, numbering, forgetElsewhere: neighbours.forget, log, now })

  life.use(await bus.consume('issuance.facts', factHandlers(record), { prefetch: 300 }))
  life.use(
    pollLoop({ name: 'take up due', intervalMs: 1_000, log }, takeUpDue({ receipts, carryOut: errands.start, log })),
  )
  life.use(
    pollLoop({ name: 'purge the sandbox', intervalMs: config.purgeMinutes * 60_000, log }, async () => {
      await purge()
      return false
    }),
  )

  const find = findReceipt({ receipts })
  const issuing = { ...neighbours, receipts, numbering, carryOut: errands, settings: config, log, now }
  const repeats = findRepeat({ receipts })
  const service = issuanceService({
    issue: issueDocument({ ...issuing, findRepeat: repeats, findSupport: receipts.find }),
    submitXml: submitXml({ ...issuing, findRepeat: repeats }),
    importReceipt: importReceipt(issuing),
    findRepeat: repeats,
    find,
    fetchXml: fetchXml({ find }),
    list: listReceipts({ receipts }),
    retry: retryReceipt({ find, numbering, record }),
    void: voidReceipt({ find, record }),
    setNextSequential: setNextSequential({ numbering }),
    purge,
    numbering,
    receipts,
  })
  const checks = [mongo.healthy, bus.healthy]
  life.use(await serve({ address: config.grpcListen, services: [service], log, ready: bus.healthy }))
  life.use(await serveHealth(config.healthPort, checks))
  return life.move()
}

function connectNeighbours(life: AsyncDisposableStack, config: Config) {
  const catalog = life.use(client(Catalog, config.catalogAddress))
  const signer = life.use(client(Signer, config.signerAddress, { tls: tlsOf(config) }))
  const renderer = life.use(client(Renderer, config.rendererAddress))
  const authority = life.use(client(Authority, config.authorityAddress))
  return {
    catalog: rpcCatalog(catalog),
    authority: rpcAuthority(authority),
    certificates: rpcCertificates(signer),
    forget: async (receiptIds: string[]) => {
      await Promise.all([renderer.forget({ receiptIds }), authority.forget({ receiptIds })])
    },
  }
}

async function openStores({ connection, db }: Mongo, { patienceSeconds }: Config) {
  const patience = patienceSeconds * 1_000
  const collection = db.collection<ReceiptRow>('receipts') as mongo.Collection<ReceiptRow>
  await migrateReceipts(collection)
  return { receipts: mongoReceipts(collection, patience), numbering: mongoNumbering(connection, patience) }
}

interface SpineNeeds {
  receipts: ReturnType<typeof mongoReceipts>
  numbering: ReturnType<typeof mongoNumbering>
  publish: (envelope: Envelope) => Promise<void>
  certificates: ReturnType<typeof rpcCertificates>
  catalog: ReturnType<typeof rpcCatalog>
  log: Logger
}

/** Recording a fact starts errands, and doing errands records facts: the two halves of a receipt's way. */
function spine({ receipts, numbering, publish, certificates, catalog, log }: SpineNeeds) {
  const errands = carryOut({
    receipts,
    numbering,
    sign: certificates.sign,
    moveStock: catalog.moveStock,
    publish,
    record: (...fact) => record(...fact),
    log,
  })
  const record: RecordFact = recordFact({ receipts, carryOut: errands.start, log, now })
  return { errands, record, [Symbol.asyncDispose]: () => errands[Symbol.asyncDispose]() }
}
