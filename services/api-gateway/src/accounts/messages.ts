import { type BodyOf, type Envelope, QuotaReached } from '@etax/contracts'
import { done, type Handler, on } from '@etax/messaging'

export function messageHandlers(warn: (message: Envelope<BodyOf<typeof QuotaReached>>) => Promise<void>): Handler[] {
  return [
    on(QuotaReached, async (message) => {
      await warn(message)
      return done
    }),
  ]
}
