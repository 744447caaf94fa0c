import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createWriteStream, type WriteStream } from 'node:fs'
import { extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ContainerRuntimeClient } from 'testcontainers'
import type { OwnedServer } from './owned-server.ts'
import type { Progress } from './progress.ts'

/** Names the one who started a container, for its guard. */
const LABEL = 'etax.testkit'
const ENGINE_TIMEOUT_MS = 10_000
const PULL_TIMEOUT_MS = 120_000

export interface ContainerOptions {
  image: string
  /** Published on 127.0.0.1 only: these servers are for this machine. */
  ports: { container: number; host: number }[]
  /** Takes what the server writes. */
  logFile: string
  command?: string[]
  env?: Record<string, string>
  /** Folders of this machine. */
  mounts?: { source: string; target: string }[]
  user?: string
  /** How long it may take to end in order. Default 0: for servers whose data nobody wants. */
  stopTimeoutMs?: number
}

/** The engine that answers, as testcontainers finds it (DOCKER_HOST, its settings file, the usual sockets), or undefined. */
export async function findEngine(): Promise<ContainerRuntimeClient | undefined> {
  // Loaded only where a container is thought of: it takes half a second.
  const { getContainerRuntimeClient } = await import('testcontainers')
  return within(ENGINE_TIMEOUT_MS, getContainerRuntimeClient()).catch(() => undefined)
}

/**
 * Whether an engine of this machine answers and has the image, or can pull it within two minutes. An engine on another
 * machine is not used: it sees neither our folders nor our 127.0.0.1.
 */
export async function hasImage(name: string, progress: Progress): Promise<boolean> {
  const engine = await findEngine()
  if (engine === undefined || !['localhost', '127.0.0.1'].includes(engine.info.containerRuntime.host)) return false
  const { ImageName } = await import('testcontainers')
  const image = ImageName.fromString(name)
  if (await engine.image.exists(image)) return true
  progress(`pulling ${name} (Docker)`)
  return within(PULL_TIMEOUT_MS, engine.image.pull(image)).then(
    () => true,
    () => false,
  )
}

/**
 * Starts a container as a server of this process. It is removed when it is stopped; where this process is killed, by the
 * guard, a process of its own. The Ryuk of testcontainers would do that too, but it is one more image to pull, and one that
 * is given the engine's socket.
 */
export async function startContainer(options: ContainerOptions): Promise<OwnedServer> {
  const name = randomUUID()
  const { logFile, stopTimeoutMs = 0 } = options
  const guard = startGuard(name, stopTimeoutMs)
  const log = createWriteStream(logFile, { mode: 0o600 })
  try {
    const container = await start(options, name, log)
    return {
      isRunning: () => !log.writableEnded,
      logFile,
      async stop() {
        await container.stop({ timeout: stopTimeoutMs })
        guard.release()
      },
    }
  } catch (error) {
    guard.release()
    throw error
  }
}

async function start(
  { image, ports, command, env = {}, mounts = [], user }: ContainerOptions,
  name: string,
  log: WriteStream,
) {
  const { GenericContainer } = await import('testcontainers')
  class LocalContainer extends GenericContainer {
    protected override async beforeContainerCreated(): Promise<void> {
      const bindings = ports.map(({ container, host }) => [
        `${container}/tcp`,
        [{ HostIp: '127.0.0.1', HostPort: `${host}` }],
      ])
      this.hostConfig.PortBindings = Object.fromEntries(bindings)
    }
  }
  const container = new LocalContainer(image)
    .withAutoCleanup(false)
    .withLabels({ [LABEL]: name })
    .withExposedPorts(...ports)
    .withBindMounts(mounts)
    .withEnvironment(env)
    .withLogConsumer((output) => output.pipe(log))
  if (command !== undefined) container.withCommand(command)
  if (user !== undefined) container.withUser(user)
  return container.start()
}

function startGuard(name: string, stopTimeoutMs: number): { release(): void } {
  const file = join(import.meta.dirname, `container-guard${extname(import.meta.filename)}`)
  const guard = spawn(process.execPath, [file, LABEL, name, `${stopTimeoutMs}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  return { release: () => guard.stdin?.end() }
}

async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const timeout = new AbortController()
  const late = pause(milliseconds, undefined, { signal: timeout.signal }).then(() => {
    throw new Error(`no answer within ${milliseconds} ms`)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    late.catch(() => {})
    timeout.abort()
  }
}
