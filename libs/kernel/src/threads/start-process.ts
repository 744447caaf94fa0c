import { fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import type { Runner, RunnerOptions } from './runner.ts'

export interface Beginning {
  module: string
  data: unknown
  memoryMb: number
}

/** A process sends the answers of its thread, and the thread's failure. */
export type ThreadMessage =
  | { answer: unknown }
  | { failure: { message: string; stack: string | undefined; code: string | undefined } }

/** Its main thread only relays. */
const RELAY_MB = 64

/**
 * Starts a process for tasks that must not share memory with this one. It has no environment, and so no secrets; it
 * ends with this process.
 */
export function startProcess({ module, data, memoryMb, sources }: RunnerOptions): Runner {
  const relay = new URL(`./relay-to-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)
  const child = fork(relay, {
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb + RELAY_MB}`, ...(sources ? ['--conditions=@etax/source'] : [])],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const runner = new EventEmitter()
  const send = (message: unknown) => {
    // Its exit event follows.
    child.send(message as object, () => {})
  }
  child.on('message', (message: ThreadMessage) => {
    if ('answer' in message) runner.emit('message', message.answer)
    else runner.emit('error', Object.assign(new Error(message.failure.message), message.failure))
  })
  // Its last message comes before its end.
  const ended = Promise.all(['exit', 'disconnect'].map((event) => new Promise((resolve) => child.once(event, resolve))))
  void ended.then(() => runner.emit('exit'))
  child.on('error', (error) => {
    runner.emit('error', error)
    // The process never began, and sends no end.
    if (child.pid === undefined) runner.emit('exit')
  })
  send({ module: module.href, data, memoryMb } satisfies Beginning)
  return Object.assign(runner, {
    postMessage: send,
    ref() {
      child.ref()
      child.channel?.ref()
    },
    unref() {
      child.unref()
      child.channel?.unref()
    },
    async terminate() {
      child.ref()
      if (child.kill('SIGKILL')) await ended
    },
  })
}
