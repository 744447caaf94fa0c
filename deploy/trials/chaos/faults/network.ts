import type { TcpProxy } from '../proxy.ts'
import type { Fault } from './fault.ts'

export const resets: Fault = {
  name: 'resets',
  async begin({ proxies }, random) {
    const [name, some] = random.pick(kindsOf(proxies))
    for (const proxy of some) proxy.reset()
    return { detail: name, seconds: 0, heal: async () => {} }
  },
}

/**
 * Connections are reset after this many bytes: none, one, inside a header, at its end, and around sizes at which
 * networks and protocols split.
 */
const BOUNDARIES = [0, 1, 4, 7, 8, 15, 16, 17, 255, 256, 1_447, 1_448, 1_449, 4_095, 4_096, 4_097, 16_384, 65_536]

export const cuts: Fault = {
  name: 'cuts',
  async begin({ proxies }, random) {
    const [name, some] = random.pick(kindsOf(proxies))
    const after = () => random.pick(BOUNDARIES)
    for (const proxy of some) proxy.set({ kind: 'cut', after })
    return { detail: name, seconds: 4 + random.below(8), heal: healing(some) }
  },
}

export const delays: Fault = {
  name: 'delays',
  async begin({ proxies }, random) {
    const [name, some] = random.pick(kindsOf(proxies))
    const ms = random.pick([50, 200, 600])
    for (const proxy of some) proxy.set({ kind: 'delay', ms })
    return { detail: `${name}, ${ms} ms`, seconds: 5 + random.below(10), heal: healing(some) }
  },
}

interface Proxies {
  mongo: TcpProxy[]
  broker: Map<string, TcpProxy>
  authority: TcpProxy
  mail: TcpProxy
}

function kindsOf({ mongo, broker, authority, mail }: Proxies): [string, TcpProxy[]][] {
  const all: [string, TcpProxy[]][] = [
    ['database', mongo],
    ['broker', [...broker.values()]],
    ['authority', [authority]],
    ['mail', [mail]],
  ]
  return all.filter(([, some]) => some.length > 0)
}

function healing(some: readonly TcpProxy[]) {
  return async () => {
    for (const proxy of some) proxy.set({ kind: 'pass' })
  }
}
