import { QUEUES } from '@etax/contracts'
import { pollLoop, wakeups } from '@etax/durable-work'
import { faultPoints, within } from '@etax/kernel'
import { listenOf, serve } from '@etax/rpc'
import { connectMongo, declareCollections, type ServiceContext, serveHealth } from '@etax/runtime'
import { announceEvent } from './announce-event.ts'
import { attemptDelivery, dispatcher } from './attempt-delivery.ts'
import type { Config } from './config.ts'
import { endpointQueues } from './endpoint-queues.ts'
import { findDelivery } from './find-delivery.ts'
import { grpcService } from './inbound/grpc.ts'
import { handlers } from './inbound/messages.ts'
import { endpointManagement } from './manage-endpoints.ts'
import { schemas } from './outbound/collections.ts'
import { mongoDeliveries } from './outbound/mongo-deliveries.ts'
import { mongoEndpoints } from './outbound/mongo-endpoints.ts'
import { secretCipher, secretKey } from './outbound/secret-cipher.ts'
import { webhookSender } from './outbound/webhook-sender.ts'
import { resumeDeliveries } from './resume-deliveries.ts'
import { sendByHand } from './send-by-hand.ts'
import { takeEvents } from './take-events.ts'
import { triggerEvent } from './trigger-event.ts'
import { resumeWarnings, warnOwner } from './warn-owner.ts'

export { config } from './config.ts'

/** Jobs that wait longer than their lease are dropped, and resumed from the database. */
const QUEUE_LIMITS = { each: 8, waiting: 200, total: 512 }
const PREFETCH = 100
const DRAIN_TIMEOUT_MS = 3_000
/** Maximum wait in a queue; then the delivery is given back. */
const QUEUED_MS = 12_000

const watch = faultPoints('webhook-dispatcher')

/** Disposal finishes running attempts; the rest stays leased and is resumed later. */
export async function start(config: Config, { log, openBus }: ServiceContext): Promise<AsyncDisposable> {
  const grpc = listenOf(config)
  await using life = new AsyncDisposableStack()
  const secrets = secretCipher(await secretKey(config.secretKey, config.secretKeyFile))
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  await declareCollections(mongo.db, schemas)
  const due = wakeups()
  const holding = { leaseMs: config.timeoutMs + QUEUED_MS, onDue: due.dueIn }
  const bus = life.use(await openBus(config.rabbitmqUrl, 'webhook-dispatcher'))
  const { endpoints, deliveries, sender } = watch({
    endpoints: mongoEndpoints(mongo.connection, mongo.db),
    deliveries: mongoDeliveries(mongo.connection, mongo.db, holding),
    sender: life.use(webhookSender(config)),
  })

  const stopping = new AbortController()
  const queues = endpointQueues(QUEUE_LIMITS)
  life.defer(async () => {
    stopping.abort()
    await within(DRAIN_TIMEOUT_MS, 'finishing attempts', queues.close()).catch(() => undefined)
  })
  const warn = warnOwner({ bus, endpoints, log })
  const attempt = attemptDelivery({
    endpoints,
    deliveries,
    secrets,
    log,
    sender,
    warnOwner: warn,
    stopping: stopping.signal,
    ...config,
  })
  const dispatch = dispatcher(queues, attempt, log)
  const manage = endpointManagement({ endpoints, deliveries, secrets, rules: config })
  const byHand = sendByHand({ deliveries, endpoints, existing: manage.existing, dispatch, sender, secrets })

  const poll = { intervalMs: config.scanMs, log }
  const resume = resumeDeliveries({ deliveries, dispatch, queues, scanMs: config.scanMs })
  life.use(pollLoop({ ...poll, name: 'resume deliveries', due }, resume))
  life.use(pollLoop({ ...poll, name: 'warn owners' }, resumeWarnings({ bus, endpoints, log })))
  const find = findDelivery({ deliveries, existing: manage.existing })
  const announce = announceEvent({ endpoints, deliveries, dispatch })
  const take = takeEvents({ endpoints, deliveries })
  const trigger = triggerEvent({ announce })
  const services = [grpcService({ manage, byHand, find, take, trigger, endpoints, deliveries })]
  life.use(await serve({ ...grpc, services, log }))
  life.use(await serveHealth(config, [mongo.healthy]))
  life.use(await bus.consume(QUEUES['webhook-dispatcher'], handlers({ announce, deliveries }), { prefetch: PREFETCH }))
  return life.move()
}
