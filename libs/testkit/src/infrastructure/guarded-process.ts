import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { OwnedServer } from './owned-server.ts'

// The shell waits on standard input, whose other end only the parent holds: it closes even after kill -9 of the parent.
// In its own session, Ctrl-C in the terminal does not end the server before its users.
const GUARDS = {
  /** Ends the server orderly. */
  politely:
    'exec 3<&0; "$@" 3<&- </dev/null & child=$!; { read -r _ <&3; kill -TERM $child; } 2>/dev/null & wait $child',
  /** Kills the server and its children: the data is disposable. */
  abruptly: 'exec 3<&0; "$@" 3<&- </dev/null & child=$!; { read -r _ <&3; kill -KILL 0; } 2>/dev/null & wait $child',
}

const STOP_TIMEOUT_MS = 15_000

export interface GuardOptions {
  logFile: string
  /** Added to our environment. */
  env?: NodeJS.ProcessEnv
  ends?: keyof typeof GUARDS
}

/** A server as a process group of this machine. */
export interface GuardedServer extends OwnedServer {
  /** Signals it and its children: SIGKILL as a crash, SIGSTOP and SIGCONT as a pause. */
  signal(name: NodeJS.Signals): Promise<void>
  /** The number of its process group; undefined after its end. */
  group(): number | undefined
}

export function startGuarded(
  program: string,
  args: readonly string[],
  { logFile, env = {}, ends = 'politely' }: GuardOptions,
): GuardedServer {
  const log = openSync(logFile, 'w', 0o600)
  const guard = spawn('/bin/sh', ['-c', GUARDS[ends], 'guard', program, ...args], {
    detached: true,
    stdio: ['pipe', log, log],
    env: { ...process.env, ...env },
  })
  closeSync(log)
  guard.unref()
  const ended = once(guard, 'exit').catch(() => undefined)
  const isRunning = () => guard.exitCode === null && guard.signalCode === null && guard.pid !== undefined
  const stop = async () => {
    if (!isRunning()) return
    guard.ref()
    guard.stdin?.end()
    await Promise.race([ended, pause(STOP_TIMEOUT_MS, undefined, { ref: false })])
    if (isRunning() && guard.pid !== undefined) process.kill(-guard.pid, 'SIGKILL')
    await ended
  }
  const signal = async (name: NodeJS.Signals) => {
    if (!isRunning() || guard.pid === undefined) return
    process.kill(-guard.pid, name)
    if (name === 'SIGKILL') await ended
  }
  return { isRunning, stop, ended, signal, group: () => (isRunning() ? guard.pid : undefined), logFile }
}
