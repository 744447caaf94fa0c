import { pollLoop } from '@etax/durable-work'
import { serve } from '@etax/rpc'
import { connectMongo, type ServiceContext, serveHealth } from '@etax/runtime'
import type { Config } from './config.ts'
import { finishErrands } from './finish-errands.ts'
import { catalogService } from './inbound/grpc.ts'
import { migrate } from './outbound/migrate.ts'
import { mongoErrands } from './outbound/mongo-errands.ts'
import { mongoImports } from './outbound/mongo-imports.ts'
import { mongoInvoices } from './outbound/mongo-invoices.ts'
import { mongoLogos } from './outbound/mongo-logos.ts'
import { mongoProfiles } from './outbound/mongo-profiles.ts'
import { mongoRecords } from './outbound/mongo-records.ts'
import { mongoStock } from './outbound/mongo-stock.ts'
import { fitInThread } from './outbound/picture-fitter.ts'

export { config } from './config.ts'

/** Starts the catalog: its database migrated, its calls served. Ready while the database answers. */
export async function start(config: Config, { log }: ServiceContext): Promise<AsyncDisposable> {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  await migrate(mongo.db)
  const { db } = mongo
  const stores = {
    records: mongoRecords(db),
    profiles: mongoProfiles(db),
    logos: mongoLogos(db),
    errands: mongoErrands(db),
  }
  const imports = mongoImports(db)
  const finish = finishErrands(stores, imports, log)
  life.use(pollLoop({ name: 'finishing errands', intervalMs: 5_000, log }, () => finish(new Date())))
  const catalog = catalogService({
    stores,
    imports,
    invoices: mongoInvoices(db),
    stock: mongoStock(db),
    fit: fitInThread,
    log,
  })
  life.use(await serve({ address: config.grpcListen, services: [catalog], log }))
  if (config.healthPort !== 0) life.use(await serveHealth(config.healthPort, [mongo.healthy]))
  return life.move()
}
