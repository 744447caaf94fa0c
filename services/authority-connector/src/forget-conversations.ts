import { authorityErrors } from '@etax/contracts'
import { isUuid } from '@etax/kernel'
import type { Conversations } from './ports.ts'

interface Dependencies {
  conversations: Pick<Conversations, 'forget'>
}

const MAX_RECEIPTS = 10_000

/**
 * Removes conversations and registry entries; returns their number.
 * @throws AppError `invalid` AUT_00001 for more than 10,000 receipts, AUT_00002 for an id that is no UUID
 */
export const forgetConversations =
  ({ conversations }: Dependencies) =>
  async (receiptIds: readonly string[]): Promise<number> => {
    if (receiptIds.length > MAX_RECEIPTS) throw authorityErrors.tooManyReceipts()
    if (!receiptIds.every(isUuid)) throw authorityErrors.receiptIdMalformed()
    return conversations.forget(receiptIds)
  }
