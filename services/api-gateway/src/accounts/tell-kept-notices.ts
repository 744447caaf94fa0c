import type { Envelope } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { authorityDay } from '@etax/tax-document'
import type { KeptNotices, KeptQuotaNotice, People } from '../ports.ts'
import { quotaWarning } from './warn-of-quota.ts'

interface Dependencies {
  accounts: Pick<People, 'ownersOf'>
  kept: Pick<KeptNotices, 'claim' | 'settle' | 'putOff'>
  publish: (envelope: Envelope) => Promise<void>
  log: Pick<Logger, 'warn'>
  now: () => number
}

const MAX_CLAIMED = 50
/** A trial lasts a month. */
const MAX_PERIOD_MS = 31 * 86_400_000

/**
 * Sends stored notices of a quota as soon as an owner's address is verified, while the period lasts. A repeat is the
 * same mail, which the notifier sends once.
 */
export function tellKeptNotices({ accounts, kept, publish, log, now }: Dependencies) {
  return async (): Promise<boolean> => {
    const due = await kept.claim(MAX_CLAIMED)
    for (const notice of due) {
      await tell(notice).catch((error: unknown) => {
        log.warn(
          { notice: notice._id, reason: reasonOf(error) },
          'the mail about a used quota could not be sent to the owners yet',
        )
      })
    }
    return due.length === MAX_CLAIMED
  }

  async function tell(notice: KeptQuotaNotice): Promise<void> {
    if (isOver(notice, now())) return kept.settle(notice)
    const recipients = await accounts.ownersOf(notice.workspaceId)
    if (recipients.length === 0) return kept.putOff(notice)
    await publish(quotaWarning(notice, recipients))
    await kept.settle(notice)
  }
}

function isOver({ reached: { period }, createdAt }: KeptQuotaNotice, now: number): boolean {
  if (/^\d{4}-\d{2}$/.test(period)) return authorityDay(now).slice(0, 7) > period
  return now - createdAt.getTime() > MAX_PERIOD_MS
}
