import type { Config } from '../config.ts'
import { authorityPlan } from '../domain/plan.ts'
import { type CallLimiter, callLimiter } from './call-limiter.ts'
import { httpPost } from './http-post.ts'
import { authorityMeter } from './metrics.ts'
import { type SoapAuthority, soapAuthority } from './soap-authority.ts'

/** Other clients of the authority start with as many. */
const INITIAL_PARALLEL = 5
const MAX_LOOKUPS = 10

export interface RealAuthorities extends AsyncDisposable {
  test: SoapAuthority
  production: SoapAuthority
}

interface HostLimiters {
  limiter: CallLimiter
  lookups: CallLimiter
}

/** Both environments share a limiter if they are one host. Disposing cuts calls in flight. */
export function connectAuthority(config: Config, onFinish: () => void): RealAuthorities {
  const { testUrl, productionUrl, simulated, maxParallel, pace, outageBudgetMinutes } = config
  const post = httpPost(config.connectSeconds * 1_000)
  const plan = authorityPlan(outageBudgetMinutes, pace)
  const limits = {
    send: config.sendSeconds * 1_000,
    ask: config.askSeconds * 1_000,
    consult: config.consultSeconds * 1_000,
  }
  const newLimiters = (): HostLimiters => ({
    limiter: callLimiter({ max: maxParallel, initial: INITIAL_PARALLEL, pace, clock: Date.now, onFinish }),
    lookups: callLimiter({ max: MAX_LOOKUPS, initial: INITIAL_PARALLEL, pace, clock: Date.now }),
  })
  const limiters = { test: newLimiters(), production: newLimiters() }
  if (new URL(testUrl).host === new URL(productionUrl).host) limiters.production = limiters.test

  const open = (name: 'test' | 'production', baseUrl: string, { limiter, lookups }: HostLimiters) => {
    const meter = authorityMeter(name, { send: limiter, ask: limiter, consult: lookups })
    return soapAuthority({ baseUrl, simulated, plan, limiter, lookups, post, limits, meter })
  }
  return {
    test: open('test', testUrl, limiters.test),
    production: open('production', productionUrl, limiters.production),
    [Symbol.asyncDispose]: () => post[Symbol.asyncDispose](),
  }
}
