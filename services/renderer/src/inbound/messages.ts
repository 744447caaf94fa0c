import { ReceiptAuthorized, ReceiptCancelled, ReceiptVoided } from '@etax/contracts'
import { done, type Handler, on } from '@etax/messaging'
import type { Renderings } from '../ports.ts'
import type { RenderReceipt } from '../render-receipt.ts'

interface Dependencies {
  render: RenderReceipt
  renderings: Pick<Renderings, 'void'>
}

export function messageHandlers({ render, renderings }: Dependencies): Handler[] {
  return [
    on(ReceiptAuthorized, async (message) => {
      await render(message, new Date())
      return done
    }),
    // The PDF says ANULADO in both cases.
    ...[ReceiptVoided, ReceiptCancelled].map((definition) =>
      on(definition, async ({ tenantId, body }) => {
        await renderings.void(tenantId, body.receiptId)
        return done
      }),
    ),
  ]
}
