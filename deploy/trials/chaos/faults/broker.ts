import type { Cluster } from '../cluster.ts'
import type { Fault } from './fault.ts'

const missing = ({ rabbit }: Cluster) => (rabbit === undefined ? 'the broker has one node' : undefined)

export const killNode: Fault = {
  name: 'kill-node',
  isInstant: true,
  missing,
  async begin({ rabbit }, random) {
    const node = random.pick(rabbit?.nodes ?? [])
    await node.kill()
    const detail = `node ${rabbit?.nodes.indexOf(node)}`
    return { detail, seconds: 2 + random.below(10), heal: () => node.start() }
  },
}

export const stopNode: Fault = {
  name: 'stop-node',
  missing,
  async begin({ rabbit }, random) {
    const node = random.pick(rabbit?.nodes ?? [])
    await node.signal('SIGSTOP')
    const detail = `node ${rabbit?.nodes.indexOf(node)}`
    return { detail, seconds: 5 + random.below(20), heal: () => node.signal('SIGCONT') }
  },
}

/** One service cannot reach the broker, or receives nothing. */
export const cutOffService: Fault = {
  name: 'cut-off-service',
  async begin({ proxies }, random) {
    const [name, proxy] = random.pick([...proxies.broker])
    const way = random.pick(['in', 'out', 'both', 'refused'] as const)
    proxy.set(way === 'refused' ? { kind: 'refuse' } : { kind: 'hold', way })
    const heal = async () => proxy.set({ kind: 'pass' })
    return { detail: `${name}, ${way}`, seconds: 5 + random.below(25), heal }
  },
}

export const brokerGone: Fault = {
  name: 'broker-gone',
  async begin({ proxies }, random) {
    for (const proxy of proxies.broker.values()) proxy.set({ kind: 'refuse' })
    const heal = async () => {
      for (const proxy of proxies.broker.values()) proxy.set({ kind: 'pass' })
    }
    return { detail: 'for everybody', seconds: 3 + random.below(12), heal }
  },
}
