import {
  type Envelope,
  ReceiptAuthorized,
  ReceiptCompleted,
  ReceiptFailed,
  ReceiptRejected,
  ReceiptReturned,
  ReceiptVoided,
} from '@etax/contracts'
import { done, type Handler, on } from '@etax/messaging'
import type { ReceiptFact } from '../domain/event.ts'

export const QUEUE = 'webhook-dispatcher.receipts'

const facts = [
  ReceiptAuthorized,
  ReceiptRejected,
  ReceiptReturned,
  ReceiptFailed,
  ReceiptCompleted,
  ReceiptVoided,
] as const

/** Every public fact about a receipt. What is announced is stored before a message is acknowledged. */
export function handlers(announce: (fact: Envelope<ReceiptFact>) => Promise<void>): Handler[] {
  return facts.map((fact) =>
    on(fact, async (message) => {
      await announce(message)
      return done
    }),
  )
}
