import { SubmitDocument } from '@etax/contracts'
import { done, type Handler, on } from '@etax/messaging'
import type { Submit } from '../submit-document.ts'

export function commandHandlers(submit: Submit): Handler[] {
  return [
    on(SubmitDocument, async ({ tenantId, body }) => {
      await submit(tenantId, body)
      return done
    }),
  ]
}
