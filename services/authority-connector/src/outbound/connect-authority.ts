import type { Config } from '../config.ts'
import { authorityPlan } from '../domain/plan.ts'
import { type HostGate, hostGate } from './host-gate.ts'
import { httpPost } from './http-post.ts'
import { authorityMeter } from './metrics.ts'
import { type SoapAuthority, soapAuthority } from './soap-authority.ts'

/** Calls of one host at once to begin with: what others dare, too. */
const FIRST_PARALLEL = 5

export interface RealAuthorities extends AsyncDisposable {
  test: SoapAuthority
  production: SoapAuthority
}

/** Both environments of the authority; where they are one host, they share its gate. Disposing cuts calls under way. */
export async function connectAuthority(config: Config): Promise<RealAuthorities> {
  const { testUrl, productionUrl, simulated, mostParallel, pace, outageBudgetMinutes } = config
  const post = httpPost(config.connectSeconds * 1_000)
  const plan = authorityPlan(outageBudgetMinutes, pace)
  const limits = { send: config.sendSeconds * 1_000, ask: config.askSeconds * 1_000 }
  const newGate = () => hostGate({ most: mostParallel, first: FIRST_PARALLEL, pace, clock: Date.now })
  const gates = { test: newGate(), production: newGate() }
  if (new URL(testUrl).host === new URL(productionUrl).host) gates.production = gates.test

  const open = (name: 'test' | 'production', baseUrl: string, gate: HostGate) =>
    soapAuthority({ baseUrl, simulated, plan, gate, post, limits, meter: authorityMeter(name, gate) })
  return {
    test: await open('test', testUrl, gates.test),
    production: await open('production', productionUrl, gates.production),
    [Symbol.asyncDispose]: () => post[Symbol.asyncDispose](),
  }
}
