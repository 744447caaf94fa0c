import type { Envelope } from '@etax/contracts'
import { everySoOften } from '@etax/durable-work'
import { reasonOf } from '@etax/kernel'
import { serve } from '@etax/rpc'
import { connectMongo, type Logger, type Surroundings, serveHealth } from '@etax/runtime'
import type { Config } from './config.ts'
import { converse } from './converse.ts'
import type { Authorities } from './domain/authority.ts'
import { findAuthorization } from './find-authorization.ts'
import { forgetConversations } from './forget-conversations.ts'
import { giveUpOverdue } from './give-up-overdue.ts'
import { authorityService } from './inbound/grpc.ts'
import { commandHandlers } from './inbound/messages.ts'
import { connectAuthority } from './outbound/connect-authority.ts'
import { meterOldestWaiting } from './outbound/metrics.ts'
import { migrate, mongoConversations, type Taken } from './outbound/mongo-conversations.ts'
import { retryStranded } from './retry-stranded.ts'
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
/** For so long an answer counts as a sign that the authority is back. */
const FRESH_MS = 60_000

export async function start(config: Config, { log, openBus }: Surroundings): Promise<AsyncDisposable> {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  await migrate(mongo.db)
  const bus = life.use(await openBus(config.rabbitmqUrl, 'authority-connector'))
  const conversations = mongoConversations(mongo.db)
  const clock = () => new Date()
  const real = await connectAuthority(config)
  const authorities: Authorities = { ...real, simulated: sandboxAuthority(conversations, clock) }
  const publish = (message: Envelope) => bus.publish(message)
  const shared = { conversations, authorities, publish, leaseMs: LEASE_MS, clock, log }
  const { carryOn, giveUp } = converse({ ...shared, random: Math.random })
  const underWay = life.use(running(log))
  // Stopping cuts calls under way before it waits for their conversations: each is stored as one without an answer.
  life.use(real)
  const going = (taken: Taken) => underWay.run(carryOn(taken))

  const look = takeTurns({ ...shared, carryOn: going })
  life.use(everySoOften({ name: 'conversations', intervalMs: LOOK_EVERY_MS, log }, look))
  const sweepMs = SWEEP_EVERY_MS * config.pace
  life.use(everySoOften({ name: 'overdue', intervalMs: sweepMs, log }, giveUpOverdue({ ...shared, giveUp })))
  const lastAnswer = (name: 'test' | 'production') => real[name].gate.lastAnswer()
  const retry = retryStranded({ conversations, lastAnswer, freshMs: FRESH_MS * config.pace, clock })
  life.use(everySoOften({ name: 'stranded', intervalMs: sweepMs, log }, retry))
  life.use(meterOldestWaiting(conversations.oldestWaiting))
  const submit = submitDocument({ ...shared, carryOn: going })
  life.use(await bus.consume('authority-connector.commands', commandHandlers(submit), { prefetch: PREFETCH }))
  const service = authorityService({ find: findAuthorization(real), forget: forgetConversations({ conversations }) })
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
