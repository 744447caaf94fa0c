import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../until.ts'
import {
  freePortPair,
  installedScript,
  managementAnswers,
  nodeNameOf,
  nodeSettings,
  type Place,
  startEpmd,
} from './find-rabbit.ts'
import { startGuarded } from './guarded-process.ts'
import { managementOf } from './management.ts'
import { untilReady } from './owned-server.ts'
import type { Progress } from './progress.ts'
import { type Restartable, startRestartable } from './restartable.ts'

export interface RabbitNode extends Restartable {
  port: number
  /** The administrator's, by the node's port; its management is at the port 10,000 higher. */
  url: string
}

export interface RabbitNodes extends AsyncDisposable {
  nodes: readonly RabbitNode[]
}

/**
 * A RabbitMQ cluster of `count` nodes, of the installed program.
 * @throws Error without the program, or without a cluster within a minute
 */
export async function startRabbitNodes(options: {
  folder: string
  count: number
  progress: Progress
}): Promise<RabbitNodes> {
  const { folder, count, progress } = options
  const script = installedScript()
  if (script === undefined) throw new Error('No RabbitMQ is installed here: a cluster takes rabbitmq-server.')
  await using life = new AsyncDisposableStack()
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePortPair())
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const epmd = await startEpmd(folder, life)
  const password = randomBytes(24).toString('base64url')
  const cookie = randomBytes(20).toString('hex')
  const together = [
    'cluster_formation.peer_discovery_backend = classic_config',
    ...ports.map((port, n) => `cluster_formation.classic_config.nodes.${n + 1} = ${nodeNameOf(port)}`),
    // The order of the starts then does not matter.
    'cluster_formation.randomized_startup_delay_range.min = 0',
    'cluster_formation.randomized_startup_delay_range.max = 2',
    'cluster_partition_handling = pause_minority',
  ]
  progress(`starting RabbitMQ: ${count} nodes`)
  const nodes = await Promise.all(
    ports.map((port) => {
      const place = { port, folder: join(folder, `${port}`), password }
      return startNode({ script, place, epmd, cookie, together }, life)
    }),
  )
  const [first] = nodes
  if (first !== undefined) await untilTogether(first, count)
  const rest = life.move()
  return { nodes, [Symbol.asyncDispose]: () => rest.disposeAsync() }
}

interface NodeOptions {
  script: string
  place: Place
  epmd: NodeJS.ProcessEnv
  cookie: string
  together: readonly string[]
}

async function startNode(
  { script, place, epmd, cookie, together }: NodeOptions,
  life: AsyncDisposableStack,
): Promise<RabbitNode> {
  const { port, folder, password } = place
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, '.erlang.cookie'), cookie, { mode: 0o400 })
  const env = { ...epmd, ...(await nodeSettings(place, together)) }
  const url = `amqp://admin:${password}@127.0.0.1:${port}`
  const server = await startRestartable(
    life,
    (nth) => startGuarded(script, [], { logFile: join(folder, `rabbitmq-${nth}.log`), env, ends: 'abruptly' }),
    (started) => untilReady(started, 'RabbitMQ', () => managementAnswers(url)),
  )
  return { port, url, ...server }
}

async function untilTogether({ url }: RabbitNode, count: number): Promise<void> {
  const { base, authorization } = managementOf(url)
  await until(
    `${count} nodes to be one cluster`,
    async () => {
      const answer = await fetch(`${base}/nodes`, { headers: { authorization }, signal: AbortSignal.timeout(3_000) })
      const nodes = (await answer.json()) as { running?: boolean }[]
      return nodes.filter(({ running }) => running === true).length === count
    },
    { within: 60_000, every: 300 },
  )
}
