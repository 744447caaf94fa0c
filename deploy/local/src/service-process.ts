import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, until } from '@etax/testkit'
import { serviceOf } from '../../topology.ts'
import { root, type ServiceName } from './registry.ts'
import { type SharedSettings, socketOf, type Variables, variablesOf } from './variables.ts'

export interface ServiceProcess extends AsyncDisposable {
  ended: Promise<string>
  /** @throws Error when the service has no such fault point */
  arm(point: string): Promise<void>
  /** Returns the fault points that were reached since the last call, and all points. */
  takePoints(): Promise<FaultPoints>
  kill(): Promise<void>
  /** A pause that the process does not notice: SIGSTOP, SIGCONT. */
  signal(name: NodeJS.Signals): void
}

export interface FaultPoints {
  reached: string[]
  points: string[]
}

export interface ProcessOptions {
  shared: SharedSettings
  code: 'compiled' | 'sources'
  logFile?: string
  env?: Variables
  readyWithin?: number
  checkout?: string
}

const READY_MS = 30_000
const GRACE_MS = 15_000

/**
 * Starts one service as a process and waits until it is ready. It ends when disposed or with this process; Ctrl-C in
 * the terminal does not reach it.
 * @throws Error when it ends or does not become ready in time
 */
export async function startProcess(name: ServiceName, options: ProcessOptions): Promise<ServiceProcess> {
  const healthPort = await freePort()
  const child = launch(name, options, healthPort)
  const ended = once(child, 'exit').then(([code, signal]) => `${name} ended with ${signal ?? `code ${code}`}`)
  const running = () => child.exitCode === null && child.signalCode === null
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  const stop = async () => {
    if (!running()) return
    child.kill('SIGTERM')
    await Promise.race([ended, pause(GRACE_MS, undefined, { ref: false })])
    if (running()) await end('SIGKILL')
  }
  await until(`${name} to be ready`, () => !running() || isReady(healthPort), {
    within: options.readyWithin ?? READY_MS,
  }).catch(async (error) => {
    await stop()
    throw error
  })
  if (!running())
    throw new Error(`${await ended} before it was ready${options.logFile ? `: see ${options.logFile}` : ''}`)
  const ask = async (message: { arm?: string }): Promise<FaultPoints> => {
    const reply = once(child, 'message')
    child.send(message)
    const [answer] = await Promise.race([reply, ended.then((how) => [{ problem: how }])])
    if (answer.problem !== undefined) throw new Error(answer.problem)
    return answer
  }
  const signal = (name: NodeJS.Signals) => void child.kill(name)
  return {
    ended,
    arm: async (point) => void (await ask({ arm: point })),
    takePoints: () => ask({}),
    kill: () => end('SIGKILL'),
    signal,
    [Symbol.asyncDispose]: stop,
  }
}

function launch(
  name: ServiceName,
  { shared, code, logFile, env, checkout = root }: ProcessOptions,
  healthPort: number,
): ChildProcess {
  // A killed process leaves its socket, which blocks the next listener.
  rmSync(socketOf(name, shared), { force: true })
  const main = join(checkout, 'services', name, code === 'compiled' ? 'dist/main.js' : 'src/main.ts')
  const log = logFile === undefined ? 'inherit' : openSync(logFile, 'a')
  const engineOptions = serviceOf(name).engineOptions?.split(' ') ?? []
  const conditions = code === 'compiled' ? [] : ['--conditions=@etax/source']
  return fork(main, {
    execArgv: [...engineOptions, ...conditions, '--import', join(import.meta.dirname, 'with-parent.ts')],
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...variablesOf(name, shared, healthPort), ...env },
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
  })
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) })
  return answer.ok
}
