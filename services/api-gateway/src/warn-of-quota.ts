import { type BodyOf, type Envelope, envelope, type QuotaReached, WarnOwner } from '@etax/contracts'
import { quotaMail } from './domain/quota-mail.ts'
import type { People } from './ports.ts'

interface Dependencies {
  accounts: Pick<People, 'ownersOf'>
  publish: (envelope: Envelope) => Promise<void>
}

/** Mails the owners that a quota is nearly used, or used. Told again it is the same mail, which the notifier sends once. */
export function warnOfQuota({ accounts, publish }: Dependencies) {
  return async ({ id, tenantId, body }: Envelope<BodyOf<typeof QuotaReached>>): Promise<void> => {
    const recipients = await accounts.ownersOf(tenantId)
    if (recipients.length === 0) return
    const mail = { warningId: id, recipients, ...quotaMail(body) }
    await publish(envelope(WarnOwner, mail, { id, tenantId, correlationId: tenantId }))
  }
}
