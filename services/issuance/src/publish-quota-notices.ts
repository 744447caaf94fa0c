import { type Envelope, envelope, QuotaReached } from '@etax/contracts'
import { noticeId, type QuotaNotice } from './domain/quota-notice.ts'
import type { QuotaNotices } from './ports.ts'

interface Dependencies {
  notices: QuotaNotices
  publish: (envelope: Envelope) => Promise<void>
}

const MAX_AT_ONCE = 100

/** An unpublished notice stays due, with the same message id. */
export function publishQuotaNotices({ notices, publish }: Dependencies) {
  return async (): Promise<boolean> => {
    const due = await notices.claim(MAX_AT_ONCE)
    for (const notice of due) {
      await publish(messageOf(notice))
      await notices.sent(notice)
    }
    return due.length === MAX_AT_ONCE
  }
}

function messageOf(notice: QuotaNotice): Envelope {
  const { workspaceId: tenantId, mode, period, threshold, used, quota, excess } = notice
  const id = noticeId(notice)
  return envelope(
    QuotaReached,
    { mode, period, threshold, used, quota, excess },
    { id, tenantId, correlationId: tenantId },
  )
}
