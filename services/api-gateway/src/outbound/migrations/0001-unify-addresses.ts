import { duplicateIndex, type Migration } from '@etax/durable-work'
import { mailboxOf } from '@etax/kernel'
import { collectionsOf } from '@etax/runtime'
import { schemas } from '../collections.ts'

/** Any character that unification may change: not ASCII, or a capital. */
const MAY_DIFFER = /[^\x21-\x40\x5b-\x7e]/

/**
 * Gives each account its unified address, oldest first. If another account has it, or there is none, the account keeps
 * its spelling and is found by it.
 */
export const unifyAddresses: Migration = {
  name: '0001-unify-addresses',
  async run(db, stopping) {
    const { users } = collectionsOf(db, schemas)
    const rows = users
      .find({ email: { $regex: MAY_DIFFER } }, { projection: { email: 1 } })
      .sort({ createdAt: 1, _id: 1 })
    for await (const { _id, email } of rows) {
      stopping.throwIfAborted()
      const address = mailboxOf(email)
      if (address === undefined || address === email) continue
      await users.updateOne({ _id, email }, { $set: { email: address } }).catch((error: unknown) => {
        if (duplicateIndex(error) !== 'email_1') throw error
      })
    }
  },
}
