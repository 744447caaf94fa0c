import { platformErrors } from '@etax/contracts'
import { duplicateIndex } from '@etax/durable-work'
import { withOutageAs } from '@etax/kernel'
import type { mongo } from 'mongoose'
import type { UsedConfirmationRow } from '../outbound/collections.ts'
import type { UsedConfirmations } from '../ports.ts'

const CALL_TIMEOUT_MS = 5_000

/** Used confirmations, until their expiry. @throws AppError `unavailable` SYS_10002 */
export function mongoUsedConfirmations(rows: mongo.Collection<UsedConfirmationRow>): UsedConfirmations {
  const calls: UsedConfirmations = {
    async add({ id, expiresAt }) {
      try {
        await rows.insertOne({ _id: id, expiresAt })
        return true
      } catch (error) {
        if (duplicateIndex(error) === undefined) throw error
        return false
      }
    },
  }
  return withOutageAs(calls, { as: platformErrors.serviceAway, timeoutMs: CALL_TIMEOUT_MS })
}
