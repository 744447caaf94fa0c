import { Renderer } from '@etax/contracts'
import { pollLoop } from '@etax/durable-work'
import { client } from '@etax/rpc'
import { connectMongo, type Start, serveHealth } from '@etax/runtime'
import { attemptDelivery } from './attempt-delivery.ts'
import { type Config, config } from './config.ts'
import { deliver } from './deliver.ts'
import { messageHandlers } from './inbound/messages.ts'
import { migrate, mongoDeliveries } from './outbound/mongo-deliveries.ts'
import { smtpMailer } from './outbound/smtp.ts'

export { config }

/** Mails in hand at once: more than there are connections, so that writes are gathered while mail goes out. */
const PREFETCH = 64
const LONGEST_PAUSE = 3_600_000

export const start: Start<Config> = async (config, { log, openBus }) => {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  await migrate(mongo.db)
  const bus = life.use(await openBus(config.rabbitmqUrl, 'notifier'))
  const renderer = life.use(client(Renderer, config.rendererAddress))
  const smtp = { url: config.smtpUrl, from: config.mailFrom, connections: config.smtpConnections }
  const mailer = life.use(smtpMailer(smtp))
  const mail = deliver({
    deliveries: mongoDeliveries(mongo.db),
    attempt: attemptDelivery({ mailer, renderer, from: config.mailFrom }),
    publish: bus.publish,
    patience: {
      pause: { first: config.retryFirstMs, max: LONGEST_PAUSE, jitter: 0.2 },
      giveUpMs: config.giveUpMs,
    },
    log,
  })
  life.use(pollLoop({ name: 'mail due', intervalMs: 1_000, log }, () => mail.due(new Date())))
  life.use(await bus.consume('notifier.mail', messageHandlers(mail), { prefetch: PREFETCH }))
  life.use(await serveHealth(config.healthPort, [() => mongo.healthy(), () => bus.healthy()]))
  return life.move()
}
