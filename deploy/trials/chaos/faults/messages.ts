import { EXCHANGES } from '@etax/contracts'
import { managementOf } from '@etax/testkit'
import type { Cluster } from '../cluster.ts'
import type { Fault } from './fault.ts'

const SHADOW = 'chaos.shadow'
const KEPT = 2_000

/** Published messages come again later, in another order. */
export const repeatedMessages: Fault = {
  name: 'repeated-messages',
  async begin(cluster, random) {
    const broker = managing(cluster)
    await broker('PUT', `/queues/VHOST/${SHADOW}`, { durable: true, arguments: { 'x-max-length': KEPT } })
    for (const exchange of Object.values(EXCHANGES)) {
      await broker('POST', `/bindings/VHOST/e/${exchange}/q/${SHADOW}`, { routing_key: '#' })
    }
    const heal = async () => {
      const options = { count: KEPT, ackmode: 'ack_requeue_false', encoding: 'base64' }
      const messages = (await broker('POST', `/queues/VHOST/${SHADOW}/get`, options)) as Kept[]
      await broker('DELETE', `/queues/VHOST/${SHADOW}`)
      for (const { exchange, routing_key, payload, properties } of shuffled(messages, random.below)) {
        const message = { routing_key, payload, properties, payload_encoding: 'base64' }
        await broker('POST', `/exchanges/VHOST/${exchange}/publish`, message)
      }
    }
    return { detail: 'of some seconds, shuffled', seconds: 4 + random.below(6), heal }
  },
}

interface Kept {
  exchange: string
  routing_key: string
  payload: string
  properties: object
}

function shuffled<Thing>(items: readonly Thing[], below: (n: number) => number): Thing[] {
  const mixed = [...items]
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    const other = below(place + 1)
    const [one, two] = [mixed[place], mixed[other]]
    if (one !== undefined && two !== undefined) [mixed[place], mixed[other]] = [two, one]
  }
  return mixed
}

function managing({ brokerUrl, rabbit }: Cluster) {
  const urls =
    rabbit === undefined ? [brokerUrl] : rabbit.nodes.filter((node) => node.isRunning()).map(({ url }) => url)
  const vhost = encodeURIComponent(decodeURIComponent(new URL(brokerUrl).pathname.slice(1)) || '/')
  const { base, authorization } = managementOf(urls[0] ?? brokerUrl)
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(base + path.replace('VHOST', vhost), {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
}
