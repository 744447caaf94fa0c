import { ReceiptAuthorized, ReceiptCancelled, ReceiptVoided } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { done, type Handler, on, reject } from '@etax/messaging'
import type { Renderings } from '../ports.ts'
import type { RenderReceipt } from '../render-receipt.ts'

interface Dependencies {
  render: RenderReceipt
  renderings: Pick<Renderings, 'void'>
}

export function messageHandlers({ render, renderings }: Dependencies): Handler[] {
  return [
    on(ReceiptAuthorized, async (message) => {
      try {
        await render(message, new Date())
      } catch (error) {
        // a document that cannot be read now will not be readable later
        if (AppError.is(error) && error.kind === 'invalid') return reject(`${error.code}: ${error.message}`)
        throw error
      }
      return done
    }),
    // Voided here or cancelled at the authority: the PDF says ANULADO either way.
    ...[ReceiptVoided, ReceiptCancelled].map((definition) =>
      on(definition, async ({ tenantId, body }) => {
        await renderings.void(tenantId, body.receiptId)
        return done
      }),
    ),
  ]
}
