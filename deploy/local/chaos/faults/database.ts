import { execFileSync } from 'node:child_process'
import type { MongoMembers } from '@etax/testkit'
import type { Cluster } from '../cluster.ts'
import type { Fault } from './fault.ts'

const missing = ({ mongo }: Cluster) => (mongo === undefined ? 'the database has one member' : undefined)

/** The primary hands over to another member, as for maintenance. */
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

/** `kill -9` of the primary. */
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

/** The primary stands still: nobody hears of it, and it does not know. */
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

/** Nobody reaches the primary, or hears its answers, or both; it reaches the others. */
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

/** The primary's disk is full: it ends, as MongoDB does then. Only the last member's disk is so small. */
export const fullDisk: Fault = {
  name: 'full-disk',
  missing: (cluster) => missing(cluster) ?? (cluster.smallDisk === undefined ? 'no tmpfs can be mounted' : undefined),
  async begin({ mongo, smallDisk = '' }, random) {
    const member = mongo?.members.at(-1)
    if (mongo === undefined || member === undefined) throw new Error('there is no such member')
    // The one with the small disk is to be the primary.
    await mongo.tell(member, { replSetStepUp: 1 }).catch(() => {})
    const filler = `${smallDisk}/filler`
    execFileSync('sh', ['-c', `dd if=/dev/zero of=${filler} bs=1M 2>/dev/null || true`])
    const heal = async () => {
      execFileSync('rm', ['-f', filler])
      await member.kill()
      await member.start()
    }
    return { detail: 'the last member', seconds: 10 + random.below(10), heal }
  },
}

async function primaryOf(mongo: MongoMembers | undefined) {
  for (let looks = 0; looks < 60; looks += 1) {
    const primary = await mongo?.primary()
    if (primary !== undefined) return primary
    await new Promise((next) => setTimeout(next, 500))
  }
  throw new Error('MongoDB has had no primary for 30 s')
}
