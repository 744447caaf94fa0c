import { SubmitDocument } from '@etax/contracts'
import { done, type Handler, on, reject } from '@etax/messaging'
import type { Submit } from '../submit-document.ts'

export function commandHandlers(submit: Submit): Handler[] {
  return [
    on(SubmitDocument, async ({ tenantId, body }) => {
      if (body.authority !== 'simulated') return reject('only the simulated authority is there')
      await submit(tenantId, body)
      return done
    }),
  ]
}
