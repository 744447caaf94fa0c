import type { Envelope } from '@etax/contracts'
import { everySoOften } from '@etax/durable-work'
import { reasonOf } from '@etax/kernel'
import { serve } from '@etax/rpc'
import { connectMongo, type Logger, type Surroundings, serveHealth } from '@etax/runtime'
import type { Config } from './config.ts'
import { converse } from './converse.ts'
import type { Authorities } from './domain/authority.ts'
import { forgetConversations } from './forget-conversations.ts'
import { giveUpOverdue } from './give-up-overdue.ts'
import { authorityService } from './inbound/grpc.ts'
import { commandHandlers } from './inbound/messages.ts'
import { migrate, mongoConversations, type Taken } from './outbound/mongo-conversations.ts'
import { sandboxAuthority } from './simulator/sandbox-authority.ts'
import { submitDocument } from './submit-document.ts'
import { takeTurns } from './take-turns.ts'

export { type Config, config } from './config.ts'

/** Commands in hand at once: as many as are gathered into one write. */
const PREFETCH = 200
/** A conversation's step takes seconds; whoever stops in the middle is relieved after this. */
const LEASE_MS = 60_000
const LOOK_EVERY_MS = 200
const SWEEP_EVERY_MS = 5_000

export async function start(config: Config, { log, openBus }: Surroundings): Promise<AsyncDisposable> {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  await migrate(mongo.db)
  const bus = life.use(await openBus(config.rabbitmqUrl, 'authority-connector'))
  const conversations = mongoConversations(mongo.db)
  const clock = () => new Date()
  const authorities = { simulated: sandboxAuthority(conversations, clock) } as Authorities
  const publish = (message: Envelope) => bus.publish(message)
  const shared = { conversations, authorities, publish, leaseMs: LEASE_MS, clock, log }
  const { carryOn, giveUp } = converse({ ...shared, random: Math.random })
  const underWay = life.use(running(log))
  const going = (taken: Taken) => underWay.run(carryOn(taken))

  const look = takeTurns({ ...shared, carryOn: going })
  life.use(everySoOften({ name: 'conversations', intervalMs: LOOK_EVERY_MS, log }, look))
  const sweep = giveUpOverdue({ ...shared, giveUp })
  life.use(everySoOften({ name: 'overdue', intervalMs: SWEEP_EVERY_MS, log }, sweep))
  const submit = submitDocument({ ...shared, carryOn: going })
  life.use(await bus.consume('authority-connector.commands', commandHandlers(submit), { prefetch: PREFETCH }))
  const service = authorityService({ forget: forgetConversations({ conversations }) })
  life.use(await serve({ address: config.grpcListen, services: [service], log }))
  life.use(await serveHealth(config.healthPort, [mongo.healthy, bus.healthy]))
  return life.move()
}

/** Keeps track of what is under way, so that stopping waits for it. */
function running(log: Logger): AsyncDisposable & { run(work: Promise<void>): void } {
  const all = new Set<Promise<void>>()
  return {
    run(work) {
      const task = work
        .catch((error: unknown) =>
          log.error({ reason: reasonOf(error) }, 'a conversation stopped; its lease will run out'),
        )
        .finally(() => all.delete(task))
      all.add(task)
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(all)
    },
  }
}
