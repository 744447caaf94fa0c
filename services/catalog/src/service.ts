import { serve } from '@etax/rpc'
import { connectMongo, type Surroundings, serveHealth } from '@etax/runtime'
import type { Config } from './config.ts'
import { catalogService } from './inbound/grpc.ts'
import { migrate } from './outbound/migrate.ts'
import { mongoProfiles } from './outbound/mongo-profiles.ts'
import { mongoRecords } from './outbound/mongo-records.ts'

export { config } from './config.ts'

/** Starts the catalog: its database migrated, its calls served. Ready while the database answers. */
export async function start(config: Config, { log }: Surroundings): Promise<AsyncDisposable> {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  await migrate(mongo.db)
  const stores = { records: mongoRecords(mongo.db), profiles: mongoProfiles(mongo.db) }
  life.use(await serve({ address: config.grpcListen, services: [catalogService(stores, log)], log }))
  if (config.healthPort !== 0) life.use(await serveHealth(config.healthPort, [mongo.healthy]))
  return life.move()
}
