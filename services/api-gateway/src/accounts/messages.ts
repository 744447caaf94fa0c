import { type BodyOf, type Envelope, QuotaReached } from '@etax/contracts'
import { done, type Handler, on } from '@etax/messaging'

export const QUEUE = 'api-gateway.notices'

export function messageHandlers(warn: (message: Envelope<BodyOf<typeof QuotaReached>>) => Promise<void>): Handler[] {
  return [
    on(QuotaReached, async (message) => {
      await warn(message)
      return done
    }),
  ]
}
