import { type BodyOf, type Envelope, envelope, type QuotaReached, WarnOwner } from '@etax/contracts'
import type { KeptNotices, People } from '../ports.ts'
import { quotaMail } from './domain/quota-mail.ts'

interface Dependencies {
  accounts: Pick<People, 'ownersOf'>
  kept: Pick<KeptNotices, 'keep'>
  publish: (envelope: Envelope) => Promise<void>
}

/**
 * Mails the owners at a threshold of the quota. A repeat is the same mail, which the notifier sends once. Without a
 * verified address the notice is stored for `tellKeptNotices`.
 */
export function warnOfQuota({ accounts, kept, publish }: Dependencies) {
  return async ({ id, tenantId, body }: Envelope<BodyOf<typeof QuotaReached>>): Promise<void> => {
    const recipients = await accounts.ownersOf(tenantId)
    if (recipients.length === 0) return kept.keep({ _id: id, workspaceId: tenantId, reached: body })
    await publish(quotaWarning({ _id: id, workspaceId: tenantId, reached: body }, recipients))
  }
}

export interface QuotaNotice {
  _id: string
  workspaceId: string
  reached: BodyOf<typeof QuotaReached>
}

export function quotaWarning({ _id: id, workspaceId: tenantId, reached }: QuotaNotice, recipients: string[]): Envelope {
  const mail = { warningId: id, recipients, ...quotaMail(reached) }
  return envelope(WarnOwner, mail, { id, tenantId, correlationId: tenantId })
}
