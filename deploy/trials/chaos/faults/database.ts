import type { MongoMembers } from '@etax/testkit'
import type { Cluster } from '../cluster.ts'
import type { Fault } from './fault.ts'

export const missing = ({ mongo }: Cluster) => (mongo === undefined ? 'the database has one member' : undefined)

export const stepDown: Fault = {
  name: 'step-down',
  isInstant: true,
  missing,
  async begin({ mongo }) {
    const primary = await primaryOf(mongo)
    await mongo?.tell(primary, { replSetStepDown: 15, secondaryCatchUpPeriodSecs: 10 }).catch(() => {})
    return { detail: `member ${mongo?.members.indexOf(primary)}`, seconds: 0, heal: async () => {} }
  },
}

export const killPrimary: Fault = {
  name: 'kill-primary',
  isInstant: true,
  missing,
  async begin({ mongo }, random) {
    const primary = await primaryOf(mongo)
    await primary.kill()
    const detail = `member ${mongo?.members.indexOf(primary)}`
    return { detail, seconds: 3 + random.below(12), heal: () => primary.start() }
  },
}

export const stopPrimary: Fault = {
  name: 'stop-primary',
  missing,
  async begin({ mongo }, random) {
    const primary = await primaryOf(mongo)
    await primary.signal('SIGSTOP')
    const detail = `member ${mongo?.members.indexOf(primary)}`
    return { detail, seconds: 12 + random.below(10), heal: () => primary.signal('SIGCONT') }
  },
}

/** The primary's callers cannot reach it, get no answers, or both; it reaches the other members. */
export const cutOffPrimary: Fault = {
  name: 'cut-off-primary',
  missing,
  async begin({ mongo, proxies }, random) {
    const number = mongo?.members.indexOf(await primaryOf(mongo)) ?? 0
    const way = random.pick(['in', 'out', 'both'] as const)
    const proxy = proxies.mongo[number]
    proxy?.set({ kind: 'hold', way })
    const heal = async () => proxy?.set({ kind: 'pass' })
    return { detail: `member ${number}, ${way}`, seconds: 10 + random.below(15), heal }
  },
}

/** @throws Error after 30 s without a primary */
export async function primaryOf(mongo: MongoMembers | undefined) {
  for (let looks = 0; looks < 60; looks += 1) {
    const primary = await mongo?.primary()
    if (primary !== undefined) return primary
    await new Promise((next) => setTimeout(next, 500))
  }
  throw new Error('MongoDB has had no primary for 30 s')
}
