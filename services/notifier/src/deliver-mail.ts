import { type BodyOf, type Envelope, envelope, type MailReceipt, ReceiptMailed, type WarnOwner } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'
import { type Bus, done, type Outcome, retryLater } from '@etax/messaging'
import type { Logger } from '@etax/runtime'
import type { AttemptDelivery } from './attempt-delivery.ts'
import { afterAttempt, isFinished, newRecipients, type Progress, type RetryPolicy, summary } from './domain/delivery.ts'
import type { Deliveries, DeliveryRow, LeasedDelivery, MailRequest } from './ports.ts'

interface Dependencies {
  deliveries: Deliveries
  attempt: AttemptDelivery
  publish: Bus['publish']
  retryPolicy: RetryPolicy
  log: Pick<Logger, 'info' | 'warn'>
}

export interface DeliverMail {
  /** Mails a receipt to its recipients, once, however often the message comes. */
  receipt(message: Envelope<BodyOf<typeof MailReceipt>>, now: Date): Promise<Outcome>
  /** Mails a warning, once a warning id. */
  warning(message: Envelope<BodyOf<typeof WarnOwner>>, now: Date): Promise<Outcome>
  /** Resumes what was deferred and is due now. Answers whether there may be more. */
  resumeDue(now: Date): Promise<boolean>
}

/** Rows claimed at once. */
const MAX_CLAIMED = 32

export function deliverMail({ deliveries, attempt, publish, retryPolicy, log }: Dependencies): DeliverMail {
  return {
    async receipt({ tenantId, body: { receiptId, ...mail } }, now) {
      const content = { kind: 'receipt', receiptId, mail } as const
      return fromMessage(receiptId, tenantId, mail.recipients, content, now)
    },
    async warning({ tenantId, body: { warningId, recipients, subject, text } }, now) {
      return fromMessage(`warning:${warningId}`, tenantId, recipients, { kind: 'warning', subject, text }, now)
    },
    async resumeDue(now) {
      const rows = await deliveries.claimDue(MAX_CLAIMED)
      await Promise.all(
        rows.map((row) =>
          resume(row, now).catch((error: unknown) => {
            log.warn({ delivery: row._id, reason: reasonOf(error) }, 'mail stays due after its lease')
          }),
        ),
      )
      return rows.length === MAX_CLAIMED
    },
  }

  async function fromMessage(
    id: string,
    workspaceId: string,
    recipients: readonly string[],
    content: MailRequest,
    now: Date,
  ): Promise<Outcome> {
    const opened = await deliveries.open(id, workspaceId, newRecipients(recipients), now)
    if (opened.kind === 'in-progress') return retryLater('another delivery of it is in progress')
    if (opened.kind === 'handed-over') return done
    if (opened.kind === 'finished') return announced(opened.row)
    const after = await attempted(opened.row, content, now)
    if (isDeferred(after)) await deliveries.defer(opened.row, after, content)
    else {
      await deliveries.finish(opened.row, after, now)
      await announced({ ...opened.row, ...after, finishedAt: now })
    }
    return done
  }

  /** The row keeps its lease until the result is announced: no message would bring it back. */
  async function resume(row: LeasedDelivery, now: Date): Promise<void> {
    if (row.content !== undefined) {
      const after = await attempted(row, row.content, now)
      if (isDeferred(after)) return deliveries.defer(row, after, row.content)
      await deliveries.finish(row, after, now, { keepLease: true })
      await announced({ ...row, ...after, finishedAt: now })
    } else await announced(row)
    await deliveries.settle(row)
  }

  async function attempted(row: LeasedDelivery, content: MailRequest, now: Date): Promise<Progress> {
    const results = isFinished(row) ? [] : await attempt(row, content, now)
    const after = afterAttempt(row, results, retryPolicy, now)
    const fields = { delivery: row._id, attempts: after.attempts, retryInMs: after.retryInMs ?? undefined }
    if (isDeferred(after)) log.warn(fields, 'mail deferred')
    else log.info({ ...fields, givenUp: summary(after).givenUp }, 'mail delivered')
    return after
  }

  async function announced(
    row: Pick<DeliveryRow, '_id' | 'workspaceId' | 'recipients' | 'finishedAt'>,
  ): Promise<Outcome> {
    if (row._id.startsWith('warning:')) return done
    const { _id: receiptId, workspaceId: tenantId, finishedAt } = row
    const body = { receiptId, at: (finishedAt ?? new Date(0)).toISOString(), ...summary(row) }
    await publish(envelope(ReceiptMailed, body, { id: `${receiptId}:mailed`, tenantId, correlationId: receiptId }))
    return done
  }
}

function isDeferred(after: Progress): after is Progress & { retryInMs: number } {
  return after.retryInMs !== null
}
