import {
  AuthorityUnreachable,
  DocumentAuthorized,
  DocumentReceived,
  DocumentRefused,
  type Envelope,
  ReceiptMailed,
  ReceiptRendered,
} from '@etax/contracts'
import { done, type Handler, type Outcome, on } from '@etax/messaging'
import type { Fact } from '../domain/receipt.ts'
import type { RecordFact } from '../record-fact.ts'

/** Facts other services tell: each is stored before it is acknowledged. */
export function factHandlers(record: RecordFact): Handler[] {
  const tell = async ({ correlationId }: Envelope, fact: Fact): Promise<Outcome> => {
    await record(correlationId, fact)
    return done
  }
  return [
    on(DocumentReceived, (message) => tell(message, { kind: 'received', at: message.body.at })),
    on(DocumentAuthorized, (message) => {
      const { receiptId: _id, accessKey: _key, messages, ...authorization } = message.body
      return tell(message, { kind: 'authorized', authorization, messages })
    }),
    on(DocumentRefused, (message) => {
      const { stage, messages } = message.body
      return tell(message, { kind: 'refused', stage, messages })
    }),
    on(AuthorityUnreachable, (message) => {
      const { stage, attempt, reason } = message.body
      return tell(message, { kind: 'failed', step: stage, attempt, reason })
    }),
    on(ReceiptRendered, (message) => tell(message, { kind: 'rendered' })),
    on(ReceiptMailed, (message) => {
      const { givenUp, detail } = message.body
      return tell(message, { kind: 'mailed', givenUp, detail })
    }),
  ]
}
