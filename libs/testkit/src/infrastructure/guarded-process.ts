import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../until.ts'

/** A server that ends when it is told to, and when the process that started it is no more. */
export interface GuardedProcess {
  /**
   * Waits until `ready` says so.
   * @throws Error with the end of what the server wrote, when it ended before or took longer than 60 s; it is stopped then
   */
  expect(name: string, ready: () => Promise<boolean>): Promise<void>
  stop(): Promise<void>
}

// The shell waits on its standard input, a pipe whose other end only the parent holds: it closes even when the parent is
// killed with -9. A session of its own keeps a Ctrl-C in the terminal from ending the server before its users have ended.
const GUARDS = {
  /** Asks the server to end in order. */
  politely:
    'exec 3<&0; "$@" 3<&- </dev/null & child=$!; { read -r _ <&3; kill -TERM $child; } 2>/dev/null & wait $child',
  /** For servers whose data nobody wants: ends it and all its children at once. */
  abruptly: 'exec 3<&0; "$@" 3<&- </dev/null & child=$!; { read -r _ <&3; kill -KILL 0; } 2>/dev/null & wait $child',
}

const GRACE_MS = 15_000

export interface GuardOptions {
  /** Takes what the server writes. */
  logFile: string
  /** Added to our own environment. */
  env?: NodeJS.ProcessEnv
  ends?: keyof typeof GUARDS
}

export function startGuarded(
  program: string,
  args: readonly string[],
  { logFile, env = {}, ends = 'politely' }: GuardOptions,
): GuardedProcess {
  const log = openSync(logFile, 'w')
  const guard = spawn('/bin/sh', ['-c', GUARDS[ends], 'guard', program, ...args], {
    detached: true,
    stdio: ['pipe', log, log],
    env: { ...process.env, ...env },
  })
  closeSync(log)
  guard.unref()
  const ended = once(guard, 'exit').catch(() => undefined)
  const running = () => guard.exitCode === null && guard.signalCode === null && guard.pid !== undefined
  const stop = async () => {
    if (!running()) return
    guard.ref()
    guard.stdin?.end()
    await Promise.race([ended, pause(GRACE_MS, undefined, { ref: false })])
    if (running() && guard.pid !== undefined) process.kill(-guard.pid, 'SIGKILL')
    await ended
  }
  return {
    stop,
    async expect(name, ready) {
      try {
        await until(`${name} to answer`, () => !running() || ready(), { within: 60_000 })
        if (running()) return
        throw new Error(`${name} ended`)
      } catch (cause) {
        await stop()
        throw new Error(`${name} did not start; ${logFile} ends:\n${lastLines(logFile)}`, { cause })
      }
    },
  }
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n')
}
