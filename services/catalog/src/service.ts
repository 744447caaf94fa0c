import { migrate, pollLoop } from '@etax/durable-work'
import { faultPoints } from '@etax/kernel'
import { listenOf, serve } from '@etax/rpc'
import { connectMongo, declareCollections, type ServiceContext, serveHealth } from '@etax/runtime'
import type { Config } from './config.ts'
import { finishJobs } from './finish-jobs.ts'
import { catalogService } from './inbound/grpc.ts'
import { schemas } from './outbound/collections.ts'
import { migrations } from './outbound/migrations/migrations.ts'
import { mongoImports } from './outbound/mongo-imports.ts'
import { mongoInvoices } from './outbound/mongo-invoices.ts'
import { mongoStock } from './outbound/mongo-stock.ts'
import { mongoStores } from './outbound/mongo-stores.ts'
import { sharpPictures } from './outbound/sharp-pictures.ts'

export { config } from './config.ts'

const watch = faultPoints('catalog')

export async function start(config: Config, { log }: ServiceContext): Promise<AsyncDisposable> {
  const grpc = listenOf(config)
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  const { client } = mongo.db
  const collections = await declareCollections(mongo.db, schemas)
  life.use(await migrate({ db: mongo.db, migrations, log }))
  const stores = watch(mongoStores(client, collections))
  const ports = watch({
    imports: mongoImports(collections),
    invoices: mongoInvoices(collections),
    stock: mongoStock(client, collections),
    pictures: sharpPictures,
  })
  const finish = finishJobs(stores, ports.imports, log)
  life.use(pollLoop({ name: 'finishing jobs', intervalMs: 5_000, restMs: 30_000, log }, () => finish(new Date())))
  const catalog = catalogService({ stores, ...ports, log })
  life.use(await serve({ ...grpc, services: [catalog], log }))
  life.use(await serveHealth(config, [mongo.healthy]))
  return life.move()
}
