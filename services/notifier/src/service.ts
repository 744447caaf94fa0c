import { Catalog, QUEUES, Renderer } from '@etax/contracts'
import { pollLoop, wakeups } from '@etax/durable-work'
import { faultPoints } from '@etax/kernel'
import { client, tlsOf } from '@etax/rpc'
import { connectMongo, declareCollections, type Start, serveHealth } from '@etax/runtime'
import { attemptDelivery } from './attempt-delivery.ts'
import { type Config, config } from './config.ts'
import { deliverMail } from './deliver-mail.ts'
import { messageHandlers } from './inbound/messages.ts'
import { catalogLogos } from './outbound/catalog-logos.ts'
import { schemas } from './outbound/collections.ts'
import { mongoDeliveries } from './outbound/mongo-deliveries.ts'
import { smtpMailer } from './outbound/smtp.ts'

export { config }

/** More than connections: writes are batched while mails are sent. */
const PREFETCH = 64
const MAX_PAUSE_MS = 3_600_000

const watch = faultPoints('notifier')

export const start: Start<Config> = async (config, { log, openBus }) => {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  await declareCollections(mongo.db, schemas)
  const bus = life.use(await openBus(config.rabbitmqUrl, 'notifier'))
  const catalog = life.use(client(Catalog, config.catalogAddress, { tls: tlsOf(config, config.catalogAddress) }))
  const smtp = { url: config.smtpUrl, from: config.mailFrom, connections: config.smtpConnections }
  const due = wakeups()
  const { deliveries, mailer, renderer, findLogo } = watch({
    deliveries: mongoDeliveries(mongo.db, { onDue: due.dueIn }),
    mailer: life.use(smtpMailer(smtp)),
    renderer: life.use(client(Renderer, config.rendererAddress, { tls: tlsOf(config, config.rendererAddress) })),
    findLogo: catalogLogos(catalog, log),
  })
  const stop = new AbortController()
  const mail = deliverMail({
    deliveries,
    attempt: attemptDelivery({ mailer, renderer, findLogo, from: config.mailFrom }),
    publish: bus.publish,
    retryPolicy: {
      pause: { first: config.retryFirstMs, max: MAX_PAUSE_MS, jitter: 0.2 },
      giveUpMs: config.giveUpMs,
    },
    log,
    stopping: stop.signal,
  })
  life.use(pollLoop({ name: 'resume due mail', intervalMs: 1_000, due, log }, () => mail.resumeDue(new Date())))
  life.use(await bus.consume(QUEUES.notifier, messageHandlers(mail, deliveries), { prefetch: PREFETCH }))
  // Disposed first: endless retries of storing must not block the shutdown.
  life.defer(() => stop.abort())
  life.use(await serveHealth(config, [() => mongo.healthy(), () => bus.healthy()]))
  return life.move()
}
