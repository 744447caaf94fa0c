import {
  AuthorityUnreachable,
  DocumentAuthorized,
  DocumentReceived,
  DocumentRefused,
  type Envelope,
  ReceiptMailed,
  ReceiptRendered,
  ReceiptUnprintable,
} from '@etax/contracts'
import { done, type Handler, type Outcome, on } from '@etax/messaging'
import type { Fact } from '../domain/receipt.ts'
import type { RecordFact } from '../ports.ts'

export function factHandlers(record: RecordFact): Handler[] {
  const store = async ({ correlationId }: Envelope, fact: Fact): Promise<Outcome> => {
    await record(correlationId, fact)
    return done
  }
  return [
    on(DocumentReceived, (message) => store(message, { kind: 'received', at: message.body.at })),
    on(DocumentAuthorized, (message) => {
      const { receiptId: _id, accessKey: _key, messages, ...authorization } = message.body
      return store(message, { kind: 'authorized', authorization, messages })
    }),
    on(DocumentRefused, (message) => {
      const { stage, messages } = message.body
      return store(message, { kind: 'refused', stage, messages })
    }),
    on(AuthorityUnreachable, (message) => {
      const { stage: step, attempt, reason, code, neverSent = false } = message.body
      const failure = { step, attempt, reason, ...(code !== undefined && { code }), ...(neverSent && { neverSent }) }
      return store(message, { kind: 'failed', ...failure })
    }),
    on(ReceiptRendered, (message) => store(message, { kind: 'rendered' })),
    on(ReceiptUnprintable, (message) => {
      const { attempt, reason, code, params } = message.body
      const coded = { ...(code !== undefined && { code }), ...(params !== undefined && { params }) }
      return store(message, { kind: 'failed', step: 'printing', attempt, reason, ...coded })
    }),
    on(ReceiptMailed, (message) => {
      const { givenUp, detail, mailing: number } = message.body
      const fact = { givenUp, detail }
      return store(
        message,
        number === undefined ? { kind: 'mailed', ...fact } : { kind: 'mail-ended', number, ...fact },
      )
    }),
  ]
}
