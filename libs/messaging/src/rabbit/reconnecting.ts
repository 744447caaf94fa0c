import { setTimeout as pause } from 'node:timers/promises'
import { platformErrors } from '@etax/contracts'
import { backOff, reasonOf, whyNotConnected } from '@etax/kernel'
import type { Log } from '../log.ts'

/** A connection or channel that is reopened after each loss, with growing pauses, until disposal. */
export interface Reconnecting<T> extends AsyncDisposable {
  /** Waits for the open one. @throws AppError `unavailable` MSG_00004 after disposal */
  current(): Promise<T>
  up(): boolean
}

export interface Opened<T> {
  value: T
  /** Resolves with the reason of its loss; never rejects. */
  lost: Promise<unknown>
  close(): Promise<unknown>
}

const RECONNECT = { first: 100, max: 10_000, jitter: 0.5 }

export function reconnecting<T>(name: string, open: () => Promise<Opened<T>>, log: Log): Reconnecting<T> {
  const stop = new AbortController()
  let present = awaited<T>()
  let opened: Opened<T> | undefined
  void keepOpen()

  return {
    current: () => present.promise,
    up: () => opened !== undefined,
    async [Symbol.asyncDispose]() {
      stop.abort()
      const closing = opened
      renew()
      present.reject(platformErrors.connectionClosed({ more: name }))
      await closing
        ?.close()
        .catch((error) => log.debug({ what: name, reason: reasonOf(error) }, 'a broken connection could not be closed'))
    },
  }

  async function keepOpen(): Promise<void> {
    for (let failures = 1; ; failures += 1) {
      const { reason, wasOpen } = await openOnce()
      if (stop.signal.aborted) return
      if (wasOpen) failures = 1
      const wait = backOff(failures, RECONNECT)
      log.warn({ what: name, reason, wait }, 'the connection to the broker is closed; it will be opened again')
      await pause(wait, undefined, { signal: stop.signal }).catch(() => undefined)
      if (stop.signal.aborted) return
    }
  }

  async function openOnce(): Promise<{ reason: string; wasOpen: boolean }> {
    let fresh: Opened<T>
    try {
      fresh = await open()
    } catch (error) {
      return { reason: whyNotConnected(error), wasOpen: false }
    }
    if (stop.signal.aborted) {
      await fresh.close().catch(() => undefined)
      return { reason: 'closed', wasOpen: false }
    }
    opened = fresh
    log.info({ what: name }, 'open')
    present.resolve(fresh.value)
    const reason = reasonOf(await fresh.lost)
    if (!stop.signal.aborted) renew()
    return { reason, wasOpen: true }
  }

  function renew(): void {
    opened = undefined
    present = awaited()
  }
}

/** A promise that may reject without a listener. */
function awaited<T>(): PromiseWithResolvers<T> {
  const settle = Promise.withResolvers<T>()
  settle.promise.catch(() => undefined)
  return settle
}
