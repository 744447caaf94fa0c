import { type Envelope, QUEUES } from '@etax/contracts'
import { migrate, pollLoop, type Wakeups, wakeups } from '@etax/durable-work'
import { faultPoints } from '@etax/kernel'
import { listenOf, serve } from '@etax/rpc'
import { connectMongo, declareCollections, type Logger, type ServiceContext, serveHealth } from '@etax/runtime'
import { foreignXml } from '@etax/tax-document/foreign'
import { advanceConversation } from './advance-conversation.ts'
import { claimDueConversations } from './claim-due-conversations.ts'
import type { Config } from './config.ts'
import { consultDocument } from './consult-document.ts'
import type { AuthorityName } from './domain/conversation.ts'
import { findAuthorization } from './find-authorization.ts'
import { forgetConversations } from './forget-conversations.ts'
import { giveUpOverdue } from './give-up-overdue.ts'
import { inFlight } from './in-flight.ts'
import { authorityService } from './inbound/grpc.ts'
import { commandHandlers } from './inbound/messages.ts'
import { schemas } from './outbound/collections.ts'
import { connectAuthority, type RealAuthorities } from './outbound/connect-authority.ts'
import { meterOldestWaiting } from './outbound/metrics.ts'
import { migrations } from './outbound/migrations/migrations.ts'
import { mongoConversations } from './outbound/mongo-conversations.ts'
import type { Authorities, Blocked, CompareDocuments, Conversations, Publish } from './ports.ts'
import { retryUnreachable } from './retry-unreachable.ts'
import { inspectionThreads } from './simulator/inspection-threads.ts'
import { sandboxAuthority } from './simulator/sandbox-authority.ts'
import { sandboxConsultation } from './simulator/sandbox-consultation.ts'
import { submitDocument } from './submit-document.ts'

export { type Config, config } from './config.ts'

/** One batched write takes as many. */
const PREFETCH = 200
const STORING_MS = 5_000
const CLAIM_INTERVAL_MS = 200
const CLAIM_REST_MS = 2_000
const SWEEP_INTERVAL_MS = 5_000
/** Minimum interval of database queries, also with compressed time. */
const MIN_INTERVAL_MS = 20
const FRESH_MS = 60_000
const REAL = ['test', 'production'] as const

const watch = faultPoints('authority-connector')

export async function start(config: Config, { log, openBus }: ServiceContext): Promise<AsyncDisposable> {
  const grpc = listenOf(config)
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  await declareCollections(mongo.db, schemas)
  life.use(await migrate({ db: mongo.db, migrations, log }))
  const bus = life.use(await openBus(config.rabbitmqUrl, 'authority-connector'))
  const leaseMs = leaseOf(config)
  const due = wakeups()
  const { conversations } = watch({ conversations: mongoConversations(mongo.db, { leaseMs, onDue: due.dueIn }) })
  const clock = () => new Date()
  const real = watch(connectAuthority(config, () => due.dueIn(0)))
  const { compare } = life.use(foreignXml())
  const { inspect } = life.use(inspectionThreads(log))
  const { simulated } = watch({ simulated: sandboxAuthority(conversations, inspect, config.pace, clock) })
  const authorities: Authorities = { ...real, simulated }
  const publish = (message: Envelope) => bus.publish(message)
  const shared = { conversations, due, authorities, inspect, compare, publish, leaseMs, clock, log }

  const startAdvancing = startLoops(life, shared, real, config)
  const submit = submitDocument({ ...shared, startAdvancing })
  life.use(await bus.consume(QUEUES['authority-connector'], commandHandlers(submit), { prefetch: PREFETCH }))
  const service = authorityService({
    find: findAuthorization({ ...real, compare }),
    consult: consultDocument({ ...real, sandbox: sandboxConsultation, log }),
    forget: forgetConversations({ conversations }),
  })
  life.use(await serve({ ...grpc, services: [service], log }))
  life.use(await serveHealth(config, [mongo.healthy]))
  return life.move()
}

interface Shared {
  conversations: Conversations
  due: Wakeups
  authorities: Authorities
  compare: CompareDocuments
  publish: Publish
  leaseMs: number
  clock: () => Date
  log: Logger
}

function startLoops(life: AsyncDisposableStack, shared: Shared, real: RealAuthorities, { pace }: Config) {
  const { conversations, due, clock, log } = shared
  const { advance, giveUp } = advanceConversation({ ...shared, random: Math.random })
  const calls = life.use(inFlight(advance, log))
  const paced = (ms: number) => Math.max(MIN_INTERVAL_MS, ms * pace)
  // Disposal cuts calls before it waits for conversations: each is stored without an answer.
  life.use(real)
  const claims = { intervalMs: paced(CLAIM_INTERVAL_MS), leastMs: MIN_INTERVAL_MS, restMs: paced(CLAIM_REST_MS) }
  const claim = claimDueConversations({ ...shared, startAdvancing: calls.start })
  life.use(pollLoop({ ...claims, name: 'conversations', due, log }, claim))

  // The pauses do not grow at rest: an answer stays fresh for two intervals only.
  const intervalMs = paced(SWEEP_INTERVAL_MS)
  const sweeps = { intervalMs, restMs: intervalMs, log }
  const blocked = () => REAL.map((authority) => blockedAt(authority, real[authority].limiter)).filter(isAny)
  life.use(pollLoop({ ...sweeps, name: 'overdue' }, giveUpOverdue({ ...shared, giveUp, blocked })))
  const lastAnswerAt = (name: (typeof REAL)[number]) => real[name].limiter.lastAnswerAt()
  const freshMs = Math.max(FRESH_MS * pace, 2 * intervalMs)
  const retry = retryUnreachable({ conversations, lastAnswerAt, freshMs, clock })
  life.use(pollLoop({ ...sweeps, name: 'unreachable' }, retry))
  life.use(meterOldestWaiting(conversations.oldestWaiting))
  return calls.start
}

type Limiter = RealAuthorities['test']['limiter']

function blockedAt(authority: AuthorityName, { hasTrippedBreaker, failingTaxpayers }: Limiter): Blocked {
  return { authority, taxpayers: hasTrippedBreaker() ? 'all' : failingTaxpayers() }
}

function isAny({ taxpayers }: Blocked): boolean {
  return taxpayers.length > 0
}

/** A lease outlasts one call and the storing of its answer. */
function leaseOf({ sendSeconds, askSeconds }: Config): number {
  return Math.max(sendSeconds, askSeconds) * 1_000 + STORING_MS
}
