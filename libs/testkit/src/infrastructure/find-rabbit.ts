import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isExecutable, onPath } from './commands.ts'
import { hasImage, startContainer } from './container.ts'
import { install } from './debian.ts'
import { startGuarded } from './guarded-process.ts'
import { type FindOptions, type Infrastructure, isAllowed } from './infrastructure.ts'
import { MANAGEMENT_OFFSET, managementOf } from './management.ts'
import { type OwnedServer, untilReady } from './owned-server.ts'
import { answers, freePort, isFree } from './ports.ts'
import type { Progress } from './progress.ts'

const IMAGE = 'rabbitmq:4-management'
/** Debian's script without its wrapper, which requires the system's user and folders. */
const DEBIAN_SCRIPT = '/usr/lib/rabbitmq/bin/rabbitmq-server'
const ADMINISTRATOR = 'admin'

/**
 * A RabbitMQ with its management API at the port 10,000 higher: that of `RABBITMQ_URL`, or an own one with its own node
 * name, ports and data. Its only user is the administrator, who is in the URL. It ends with its disposal or with this
 * process.
 * @throws Error where RabbitMQ is missing or fails to start
 */
export async function findRabbit({ dataDir, progress = () => {} }: FindOptions): Promise<Infrastructure> {
  const external = process.env.RABBITMQ_URL
  if (external !== undefined && external !== '') return { url: external, async [Symbol.asyncDispose]() {} }
  const folder = resolve(dataDir, 'rabbitmq')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const port = await freePortPair()
  // The name of the data has the port: each start has its own.
  const at = { port, folder, password: randomBytes(24).toString('base64url') }
  const url = `amqp://${ADMINISTRATOR}:${at.password}@127.0.0.1:${port}`
  const life = new AsyncDisposableStack()
  try {
    const broker = await launch(at, life, progress)
    life.defer(() => broker.stop())
    await untilReady(broker, 'RabbitMQ', () => managementAnswers(url))
  } catch (error) {
    await life.disposeAsync()
    throw error
  }
  return { url, [Symbol.asyncDispose]: () => life.disposeAsync() }
}

export interface Place {
  port: number
  folder: string
  password: string
}

async function launch(at: Place, life: AsyncDisposableStack, progress: Progress) {
  const { port, folder, password } = at
  const script = isAllowed('local') ? installedScript() : undefined
  if (script !== undefined) return launchLocal(script, at, life, progress)
  if (isAllowed('docker') && (await hasImage(IMAGE, progress))) {
    progress(`starting RabbitMQ (Docker) on port ${port}`)
    const env = { RABBITMQ_DEFAULT_USER: ADMINISTRATOR, RABBITMQ_DEFAULT_PASS: password }
    const ports = [
      { container: 5672, host: port },
      { container: 15_672, host: port + MANAGEMENT_OFFSET },
    ]
    return startContainer({ image: IMAGE, ports, logFile: join(folder, 'rabbitmq.log'), env })
  }
  if (isAllowed('local')) await install(['rabbitmq-server'], progress)
  const installed = isAllowed('local') ? installedScript() : undefined
  if (installed !== undefined) return launchLocal(installed, at, life, progress)
  throw new Error('No RabbitMQ could be found or fetched: set RABBITMQ_URL, or install rabbitmq-server or Docker.')
}

async function launchLocal(
  script: string,
  at: Place,
  life: AsyncDisposableStack,
  progress: Progress,
): Promise<OwnedServer> {
  const { port, folder } = at
  progress(`starting RabbitMQ (${script}) on port ${port}`)
  const env = { ...(await startEpmd(folder, life)), ...(await nodeSettings(at)) }
  return startGuarded(script, [], { logFile: join(folder, 'rabbitmq.log'), env, ends: 'abruptly' })
}

/** An own epmd, in the foreground: Erlang's automatic one outlives this process, and is shared. */
export async function startEpmd(folder: string, life: AsyncDisposableStack): Promise<NodeJS.ProcessEnv> {
  const names = { ERL_EPMD_PORT: `${await freePort()}`, ERL_EPMD_ADDRESS: '127.0.0.1' }
  const epmd = startGuarded(onPath('epmd') ?? 'epmd', [], { logFile: join(folder, 'epmd.log'), env: names })
  life.defer(() => epmd.stop())
  await untilReady(epmd, 'epmd', () => answers(Number(names.ERL_EPMD_PORT)))
  return names
}

export function nodeNameOf(port: number): string {
  return `etax${port}@localhost`
}

export async function nodeSettings(
  { port, folder, password }: Place,
  lines: readonly string[] = [],
): Promise<NodeJS.ProcessEnv> {
  const file = (name: string, content: string[]) => {
    writeFileSync(join(folder, name), `${content.join('\n')}\n`, { mode: 0o600 })
    return join(folder, name)
  }
  return {
    HOME: folder,
    RABBITMQ_NODENAME: nodeNameOf(port),
    RABBITMQ_DIST_PORT: `${await freePort()}`,
    RABBITMQ_MNESIA_BASE: join(folder, 'data'),
    RABBITMQ_LOG_BASE: folder,
    RABBITMQ_LOGS: '-',
    RABBITMQ_PID_FILE: join(folder, 'pid'),
    RABBITMQ_ENABLED_PLUGINS_FILE: file('enabled_plugins', ['[rabbitmq_management].']),
    RABBITMQ_CONFIG_FILE: file('rabbitmq.conf', [
      `listeners.tcp.1 = 127.0.0.1:${port}`,
      `default_user = ${ADMINISTRATOR}`,
      `default_pass = ${password}`,
      'management.tcp.ip = 127.0.0.1',
      `management.tcp.port = ${port + MANAGEMENT_OFFSET}`,
      'management_agent.disable_metrics_collector = true',
      'disk_free_limit.absolute = 50MB',
      ...lines,
    ]),
    // Idle schedulers sleep at once: the tested program needs the processor.
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+sbwt none +sbwtdcpu none +sbwtdio none',
  }
}

export function installedScript(): string | undefined {
  return isExecutable(DEBIAN_SCRIPT) ? DEBIAN_SCRIPT : onPath('rabbitmq-server')
}

export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = await freePort({ lower: MANAGEMENT_OFFSET })
    if (await isFree(port + MANAGEMENT_OFFSET)) return port
  }
}

export async function managementAnswers(url: string): Promise<boolean> {
  const { base, authorization } = managementOf(url)
  const answer = await fetch(`${base}/vhosts`, { headers: { authorization }, signal: AbortSignal.timeout(2_000) })
  return answer.ok && (await answers(Number(new URL(url).port)))
}
