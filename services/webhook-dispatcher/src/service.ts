import { pollLoop } from '@etax/durable-work'
import { within } from '@etax/kernel'
import { listenOf, serve } from '@etax/rpc'
import { connectMongo, type Mongo, type ServiceContext, serveHealth } from '@etax/runtime'
import { announceReceipt } from './announce-receipt.ts'
import { attemptDelivery, dispatcher } from './attempt-delivery.ts'
import type { Config } from './config.ts'
import { grpcService } from './inbound/grpc.ts'
import { handlers, QUEUE } from './inbound/messages.ts'
import { lanes } from './lanes.ts'
import { endpointManagement } from './manage-endpoints.ts'
import { migrateDeliveries, mongoDeliveries } from './outbound/mongo-deliveries.ts'
import { migrateEndpoints, mongoEndpoints } from './outbound/mongo-endpoints.ts'
import { postOffice } from './outbound/post.ts'
import { secretBox, secretKey } from './outbound/secret-box.ts'
import { manualDelivery } from './resend-deliveries.ts'
import { resumeDeliveries } from './resume-deliveries.ts'
import { resumeWarnings, warnOwner } from './warn-owner.ts'

export { config } from './config.ts'

/** What waits behind a slow endpoint for longer than its lease is dropped, and taken up again from the database. */
const LANES = { each: 8, waiting: 200, total: 512 }
const PREFETCH = 100
/** How long stopping waits for attempts under way before it cuts them off. */
const FINISHING_MS = 3_000

/** Stops in reverse: takes no more, lets attempts finish, closes. What is left stays leased and is taken up later. */
export async function start(config: Config, { log, openBus }: ServiceContext): Promise<AsyncDisposable> {
  const grpc = listenOf(config)
  await using life = new AsyncDisposableStack()
  const secrets = secretBox(await secretKey(config.secretKey, config.secretKeyFile))
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  const { endpoints, deliveries } = await stores(mongo)
  const bus = life.use(await openBus(config.rabbitmqUrl, 'webhook-dispatcher'))

  const postman = life.use(postOffice(config))
  const stopping = new AbortController()
  const lane = lanes(LANES)
  life.defer(async () => {
    stopping.abort()
    await within(FINISHING_MS, 'finishing attempts', lane.close()).catch(() => undefined)
  })
  const warn = warnOwner({ bus, endpoints, log })
  const attempt = attemptDelivery({
    ...{ endpoints, deliveries, secrets, log, postOffice: postman, warnOwner: warn, stopping: stopping.signal },
    ...config,
  })
  const dispatch = dispatcher(lane, attempt, log)
  const manage = endpointManagement({ endpoints, deliveries, secrets, rules: config })
  const manual = manualDelivery({ deliveries, existing: manage.existing, dispatch, postOffice: postman, secrets })

  const rhythm = { intervalMs: config.scanMs, log }
  const resume = resumeDeliveries({ deliveries, dispatch, lane, scanMs: config.scanMs })
  life.use(pollLoop({ ...rhythm, name: 'resume deliveries' }, resume))
  life.use(pollLoop({ ...rhythm, name: 'warn owners' }, resumeWarnings({ bus, endpoints, log })))
  const services = [grpcService({ manage, manual, endpoints, deliveries })]
  life.use(await serve({ ...grpc, services, log, ready: bus.healthy }))
  life.use(await serveHealth(config.healthPort, [mongo.healthy, bus.healthy]))
  const announce = announceReceipt({ endpoints, deliveries, dispatch })
  life.use(await bus.consume(QUEUE, handlers(announce), { prefetch: PREFETCH }))
  return life.move()
}

async function stores({ connection, db }: Mongo) {
  await migrateEndpoints(db)
  await migrateDeliveries(db)
  return { endpoints: mongoEndpoints(db), deliveries: mongoDeliveries(connection, db) }
}
