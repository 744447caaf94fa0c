import { hash } from 'node:crypto'
import { gatewayErrors } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../accounts/domain/attempt-limits.ts'
import { type Plans, planNamed, rateOfNetwork } from '../accounts/domain/plan.ts'
import { type Taken, type TakeToken, untouched } from './domain/rate-limit.ts'

interface Dependencies {
  takeToken: TakeToken
  plans: Plans
  now: () => number
}

export interface Networks {
  /** @param kind counted apart from the others @throws AppError `too-many` LIM_10051 */
  take(request: FastifyRequest, reply: FastifyReply, kind?: string): Promise<void>
  /**
   * Looks up the owner of credentials. Refused or new credentials first take a token, one for all concurrent requests
   * with them; credentials that were valid lately need none, whatever else their network sends.
   * @throws AppError what `find` throws; `too-many` LIM_10051
   */
  find<Found>(from: Credentials, find: () => Promise<Found>): Promise<Found>
}

interface Credentials {
  request: FastifyRequest
  reply: FastifyReply
  /** A key or a cookie's value; only its hash is stored. */
  credential: string
}

const GOOD_FOR_MS = 3_600_000
const MAX_GOOD = 50_000

/** Refusals have their own limit, so that a flood of them is cheap. */
export function limitNetworks({ takeToken, plans, now }: Dependencies): Networks {
  const { rate } = planNamed(plans, 'free')
  const [ofPages, ofRefused] = [rateOfNetwork(rate, 'pages'), rateOfNetwork(rate, 'refused')]
  const good = new LRUCache<string, true>({ max: MAX_GOOD, ttl: GOOD_FOR_MS, perf: { now } })
  const firsts = new Map<string, Promise<void>>()
  return { take, find }

  async function take(request: FastifyRequest, reply: FastifyReply, kind = 'unknown'): Promise<void> {
    const network = networkOf(request.calledFrom ?? request.ip ?? '')
    const taken = await takeToken(`${kind} from ${network}`, kind === 'unknown' ? ofRefused : ofPages, now())
    if (taken.allowed) return
    showRate(reply, taken)
    throw gatewayErrors.tooManyRequestsOfNetwork({ retryAfter: taken.retryAfter })
  }

  async function find<Found>({ request, reply, credential }: Credentials, look: () => Promise<Found>): Promise<Found> {
    const name = hash('sha256', credential, 'base64')
    const first = firsts.get(name)
    if (first !== undefined) await first
    if (good.has(name)) return judge(name, look)
    const result = take(request, reply).then(() => judge(name, look))
    if (!firsts.has(name)) {
      const isOver = () => void firsts.delete(name)
      firsts.set(name, result.then(isOver, isOver))
    }
    return result
  }

  async function judge<Found>(name: string, look: () => Promise<Found>): Promise<Found> {
    try {
      const result = await look()
      good.set(name, true)
      return result
    } catch (error) {
      if (AppError.is(error) && error.kind === 'unauthenticated') good.delete(name)
      throw error
    }
  }
}

export function showRate(reply: FastifyReply, { limit: burst, remaining, reset }: Taken): void {
  reply.header('x-ratelimit-limit', burst)
  reply.header('x-ratelimit-remaining', remaining)
  reply.header('x-ratelimit-reset', reset)
}

export function showUntouched(reply: FastifyReply, { plans, now }: Omit<Dependencies, 'takeToken'>): void {
  showRate(reply, untouched(planNamed(plans, 'free').rate, now()))
}
