import type { Random } from '../../harness/random.ts'
import type { Cluster, Instance } from '../cluster.ts'
import type { Fault } from './fault.ts'

/** Nobody waits longer for a process: what it had leased is another's by then. */
const PAUSE_SECONDS = { least: 20, more: 20 }

/** `kill -9` of one process of a service; its supervisor starts it again at once. */
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

/** Each once, in any order, and again. */
function nextVictim(cluster: Cluster, random: Random): Instance {
  const some = waiting.get(cluster)?.length ? (waiting.get(cluster) ?? []) : [...cluster.instances]
  const victim = random.pick(some)
  waiting.set(
    cluster,
    some.filter((one) => one !== victim),
  )
  return victim
}

/** A process that stands still beyond its leases, and then goes on as if nothing had been. */
export const stop: Fault = {
  name: 'stop',
  async begin({ instances }, random) {
    const victim = random.pick(instances)
    victim.signal('SIGSTOP')
    const seconds = PAUSE_SECONDS.least + random.below(PAUSE_SECONDS.more)
    return { detail: `${victim.label} for ${seconds} s`, seconds, heal: async () => victim.signal('SIGCONT') }
  },
}

/** Every process of a service at once. */
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
