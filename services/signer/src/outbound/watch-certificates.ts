import { setTimeout as pause } from 'node:timers/promises'
import type { mongo } from 'mongoose'
import type { Holder } from '../ports.ts'
import type { CertificateRow } from './collections.ts'

/** Reports each change by any process; null if changes may be lost. */
export function watchCertificates(
  rows: mongo.Collection<CertificateRow>,
  changed: (owner: Holder | null) => void,
): AsyncDisposable {
  let stopped = false
  let stream: mongo.ChangeStream | undefined
  const stop = Promise.withResolvers<void>()
  const follow = async (): Promise<void> => {
    while (!stopped) {
      try {
        stream = rows.watch([], { maxAwaitTimeMS: AWAIT_MS })
        await stream.tryNext()
        // The stream reports all later changes, but not earlier ones.
        changed(null)
        for await (const change of stream) changed(ownerOf(change))
      } catch {
        // Start again after an error of the stream or database.
      }
      changed(null)
      if (!stopped) await Promise.race([stop.promise, pause(RETRY_MS, undefined, { ref: false })])
    }
  }
  const following = follow()
  return {
    async [Symbol.asyncDispose]() {
      stopped = true
      stop.resolve()
      await stream?.close()
      await following
    },
  }
}

const RETRY_MS = 1_000
/** MongoDB reports a change at once and otherwise answers after this time. */
const AWAIT_MS = 10_000

function ownerOf(change: mongo.ChangeStreamDocument): Holder | null {
  if (!('documentKey' in change)) return null
  const id = String(change.documentKey._id)
  const slash = id.lastIndexOf('/')
  return { workspaceId: id.slice(0, slash), ruc: id.slice(slash + 1) }
}
