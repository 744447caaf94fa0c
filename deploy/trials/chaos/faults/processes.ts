import type { Random } from '../../harness/random.ts'
import type { Cluster, Instance } from '../cluster.ts'
import type { Fault } from './fault.ts'

/** Its leases expire within this time, so no other process waits longer. */
const PAUSE_SECONDS = { least: 20, more: 20 }

export const kill: Fault = {
  name: 'kill',
  isInstant: true,
  async begin(cluster, random) {
    const victim = nextVictim(cluster, random)
    await victim.kill()
    return { detail: victim.label, seconds: random.below(3), heal: () => victim.start() }
  },
}

const waiting = new WeakMap<Cluster, Instance[]>()

function nextVictim(cluster: Cluster, random: Random): Instance {
  const some = waiting.get(cluster)?.length ? (waiting.get(cluster) ?? []) : [...cluster.instances]
  const victim = random.pick(some)
  waiting.set(
    cluster,
    some.filter((one) => one !== victim),
  )
  return victim
}

/** A process pauses beyond its leases, then continues. */
export const stop: Fault = {
  name: 'stop',
  async begin({ instances }, random) {
    const victim = random.pick(instances)
    victim.signal('SIGSTOP')
    const seconds = PAUSE_SECONDS.least + random.below(PAUSE_SECONDS.more)
    return { detail: `${victim.label} for ${seconds} s`, seconds, heal: async () => victim.signal('SIGCONT') }
  },
}

export const killAll: Fault = {
  name: 'kill-all',
  isInstant: true,
  async begin({ instances }, random) {
    const { name } = random.pick(instances)
    const victims = instances.filter((instance) => instance.name === name)
    await Promise.all(victims.map((victim) => victim.kill()))
    const heal = async () => void (await Promise.all(victims.map((victim) => victim.start())))
    return { detail: `every ${name}`, seconds: random.below(5), heal }
  },
}
