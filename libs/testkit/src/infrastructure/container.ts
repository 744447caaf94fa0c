import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createWriteStream, type WriteStream } from 'node:fs'
import { extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ContainerRuntimeClient } from 'testcontainers'
import type { OwnedServer } from './owned-server.ts'
import type { Progress } from './progress.ts'

const LABEL = 'etax.testkit'
const ENGINE_TIMEOUT_MS = 10_000
const PULL_TIMEOUT_MS = 120_000

export interface ContainerOptions {
  image: string
  /** Published on 127.0.0.1 only. */
  ports: { container: number; host: number }[]
  logFile: string
  command?: string[]
  env?: Record<string, string>
  mounts?: { source: string; target: string }[]
  user?: string
  /** The time for an orderly end. Default 0: the data is disposable. */
  stopTimeoutMs?: number
}

/** The engine that testcontainers finds (DOCKER_HOST, its settings file, the usual sockets), or undefined. */
export async function findEngine(): Promise<ContainerRuntimeClient | undefined> {
  // Loading it takes half a second.
  const { getContainerRuntimeClient } = await import('testcontainers')
  return within(ENGINE_TIMEOUT_MS, getContainerRuntimeClient()).catch(() => undefined)
}

/**
 * Whether a local engine has the image, or pulls it within two minutes. A remote engine cannot reach our folders and
 * our 127.0.0.1.
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
 * Starts a container as a server of this process. Stopping removes it; a guard removes it after this process is killed.
 * Ryuk of testcontainers needs another image, and access to the engine's socket.
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
