import { AppError, isUuid } from '@etax/kernel'
import type { Conversations } from './outbound/mongo-conversations.ts'

const MOST = 10_000

/** Forgets conversations and registry entries of receipts that are no more. Answers how many there were. */
export const forgetConversations =
  ({ conversations }: { conversations: Conversations }) =>
  async (receiptIds: readonly string[]): Promise<number> => {
    if (receiptIds.length > MOST) throw new AppError('invalid', 'AUT_00001', `at most ${MOST} receipts at a time`)
    if (!receiptIds.every(isUuid)) throw new AppError('invalid', 'AUT_00002', 'a receipt id is a UUID')
    return conversations.forget(receiptIds)
  }
