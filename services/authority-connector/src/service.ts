import type { Envelope } from '@etax/contracts'
import { pollLoop } from '@etax/durable-work'
import { serve } from '@etax/rpc'
import { connectMongo, type ServiceContext, serveHealth } from '@etax/runtime'
import type { Config } from './config.ts'
import { type ConverseNeeds, converse } from './converse.ts'
import type { Authorities } from './domain/authority.ts'
import { findAuthorization } from './find-authorization.ts'
import { forgetConversations } from './forget-conversations.ts'
import { giveUpOverdue } from './give-up-overdue.ts'
import { authorityService } from './inbound/grpc.ts'
import { commandHandlers } from './inbound/messages.ts'
import { connectAuthority, type RealAuthorities } from './outbound/connect-authority.ts'
import { meterOldestWaiting } from './outbound/metrics.ts'
import { migrate, mongoConversations } from './outbound/mongo-conversations.ts'
import { retryStranded } from './retry-stranded.ts'
import { sandboxAuthority } from './simulator/sandbox-authority.ts'
import { submitDocument } from './submit-document.ts'
import { takeTurns } from './take-turns.ts'
import { lookout, underWay } from './under-way.ts'

export { type Config, config } from './config.ts'

/** Commands in hand at once: as many as are gathered into one write. */
const PREFETCH = 200
/** What a call came to is stored within this. */
const STORING_MS = 5_000
const LOOK_EVERY_MS = 200
const SWEEP_EVERY_MS = 5_000
/** However compressed, the database is not asked more often. */
const LEAST_PAUSE_MS = 20
/** For so long an answer counts as a sign that the authority is back. */
const FRESH_MS = 60_000
const REAL = ['test', 'production'] as const

export async function start(config: Config, { log, openBus }: ServiceContext): Promise<AsyncDisposable> {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  await migrate(mongo.db)
  const bus = life.use(await openBus(config.rabbitmqUrl, 'authority-connector'))
  const conversations = mongoConversations(mongo.db)
  const clock = () => new Date()
  const real = await connectAuthority(config)
  const authorities: Authorities = { ...real, simulated: sandboxAuthority(conversations, config.pace, clock) }
  const publish = (message: Envelope) => bus.publish(message)
  const shared = { conversations, authorities, publish, leaseMs: leaseOf(config), clock, log }

  const carryOn = takeTurnsFor(life, shared, real, config)
  const submit = submitDocument({ ...shared, carryOn })
  life.use(await bus.consume('authority-connector.commands', commandHandlers(submit), { prefetch: PREFETCH }))
  const service = authorityService({ find: findAuthorization(real), forget: forgetConversations({ conversations }) })
  life.use(await serve({ address: config.grpcListen, services: [service], log, ready: bus.healthy }))
  life.use(await serveHealth(config.healthPort, [mongo.healthy, bus.healthy]))
  return life.move()
}

type Shared = Omit<ConverseNeeds, 'random'>

/** Everything that goes on without being asked; answers how to set a conversation going. */
function takeTurnsFor(life: AsyncDisposableStack, shared: Shared, real: RealAuthorities, { pace }: Config) {
  const { conversations, clock, log } = shared
  const { carryOn, giveUp } = converse({ ...shared, random: Math.random })
  const inHand = life.use(underWay(carryOn, log))
  const paced = (ms: number) => Math.max(LEAST_PAUSE_MS, ms * pace)
  // Stopping cuts calls under way before it waits for their conversations: each is stored as one without an answer.
  life.use(real)
  const turns = life.use(lookout(takeTurns({ ...shared, carryOn: inHand.go })))
  inHand.onEnd(turns.room)
  life.use(pollLoop({ name: 'conversations', intervalMs: paced(LOOK_EVERY_MS), log }, turns.look))

  const intervalMs = paced(SWEEP_EVERY_MS)
  const silent = () => REAL.filter((name) => real[name].gate.isTroubled())
  life.use(pollLoop({ name: 'overdue', intervalMs, log }, giveUpOverdue({ ...shared, giveUp, silent })))
  const lastAnswer = (name: (typeof REAL)[number]) => real[name].gate.lastAnswer()
  // An answer stays fresh until the next sweep has seen it.
  const freshMs = Math.max(FRESH_MS * pace, 2 * intervalMs)
  const retry = retryStranded({ conversations, lastAnswer, freshMs, clock })
  life.use(pollLoop({ name: 'stranded', intervalMs, log }, retry))
  life.use(meterOldestWaiting(conversations.oldestWaiting))
  return inHand.go
}

/** A step is one call and the storing of its answer: whoever stops in the middle is relieved after both. */
function leaseOf({ sendSeconds, askSeconds }: Config): number {
  return Math.max(sendSeconds, askSeconds) * 1_000 + STORING_MS
}
