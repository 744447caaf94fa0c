import { type BodyOf, type Envelope, envelope, type MailReceipt, ReceiptMailed, type WarnOwner } from '@etax/contracts'
import { keepStoring } from '@etax/durable-work'
import { reasonOf } from '@etax/kernel'
import { type Bus, done, type Outcome } from '@etax/messaging'
import type { Logger } from '@etax/runtime'
import type { AttemptDelivery } from './attempt-delivery.ts'
import { afterAttempt, isFinished, newRecipients, type Progress, type RetryPolicy, summary } from './domain/delivery.ts'
import type { Deliveries, DeliveryRow, LeasedDelivery, MailRequest, NewDelivery, PrintedPdf } from './ports.ts'

interface Dependencies {
  deliveries: Deliveries
  attempt: AttemptDelivery
  publish: Bus['publish']
  retryPolicy: RetryPolicy
  log: Pick<Logger, 'info' | 'warn'>
  stopping: AbortSignal
}

export interface DeliverMail {
  /** Mails a receipt once, also when its message repeats. */
  receipt(message: Envelope<BodyOf<typeof MailReceipt>>, now: Date): Promise<Outcome>
  warning(message: Envelope<BodyOf<typeof WarnOwner>>, now: Date): Promise<Outcome>
  /** True if more may be due. */
  resumeDue(now: Date): Promise<boolean>
}

const MAX_CLAIMED = 32
/** A third of the lease. */
const RENEW_EVERY_MS = 6_000

/** An older PDF may lack the mark of a voided receipt. */
const MAX_AGE_MS = 60_000

/** The PDF is not stored while the mail waits. */
interface Order {
  content: MailRequest
  printed: PrintedPdf | null
}

export function deliverMail({ deliveries, attempt, publish, retryPolicy, log, stopping }: Dependencies): DeliverMail {
  return {
    async receipt({ tenantId: workspaceId, occurredAt, body: { receiptId, mailing, pdf, ...mail } }, now) {
      const content = { kind: 'receipt', receiptId, mail } as const
      const recipients = newRecipients(mail.recipients)
      const again = mailing === undefined ? {} : { receiptId, mailing }
      const _id = mailing === undefined ? receiptId : `${receiptId}:${mailing}`
      const isFresh = now.getTime() - Date.parse(occurredAt) < MAX_AGE_MS
      const printed =
        isFresh && pdf !== undefined ? { name: pdf.name, content: Buffer.from(pdf.content, 'base64') } : null
      return fromMessage({ _id, workspaceId, recipients, ...again }, { content, printed }, now)
    },
    async warning({ tenantId: workspaceId, body: { warningId, subject, text, ...body } }, now) {
      const recipients = newRecipients(body.recipients)
      return fromMessage(
        { _id: `warning:${warningId}`, workspaceId, recipients },
        { content: { kind: 'warning', subject, text }, printed: null },
        now,
      )
    },
    async resumeDue(now) {
      const rows = await deliveries.claimDue(MAX_CLAIMED)
      await Promise.all(
        rows.map((row) =>
          resume(row, now).catch((error: unknown) => {
            log.warn(
              { delivery: row._id, reason: reasonOf(error) },
              'a mail could not be delivered; it will be repeated after its lease',
            )
          }),
        ),
      )
      return rows.length === MAX_CLAIMED
    },
  }

  async function fromMessage(delivery: NewDelivery, order: Order, now: Date): Promise<Outcome> {
    const opened = await deliveries.open(delivery, now)
    if (opened.kind === 'in-progress') {
      // Waiting for the holder occupies a slot that another mail can use.
      const isKept = await deliveries.handOver(delivery._id, order.content)
      return isKept ? done : fromMessage(delivery, order, now)
    }
    if (opened.kind === 'handed-over') return done
    if (opened.kind === 'finished') return announced(opened.row)
    await deliver(opened.row, order, now)
    return done
  }

  /** The row keeps its lease until the announcement, since no message repeats it. */
  async function resume(row: LeasedDelivery, now: Date): Promise<void> {
    if (row.content !== undefined) return deliver(row, { content: row.content, printed: null }, now)
    await announced(row)
    await deliveries.settle(row)
  }

  /** Stores the result however long the database is away: no recipient gets a second mail. */
  async function deliver(row: LeasedDelivery, order: Order, now: Date): Promise<void> {
    const delivered = await whileHeld(row, async () => {
      const after = await attempted(row, order, now)
      if (isDeferred(after)) return keepStoring(() => deliveries.defer(row, after, order.content), stopping)
      return { after, isSettled: await keepStoring(() => deliveries.finish(row, after, now), stopping) }
    })
    if (delivered === undefined) return
    await announced({ ...row, ...delivered.after, finishedAt: now })
    if (!delivered.isSettled) await deliveries.settle(row)
  }

  async function attempted(row: LeasedDelivery, { content, printed }: Order, now: Date): Promise<Progress> {
    const results = isFinished(row) ? [] : await attempt(row, content, now, printed)
    const after = afterAttempt(row, results, retryPolicy, now)
    const fields = { delivery: row._id, attempts: after.attempts, retryInMs: after.retryInMs ?? undefined }
    if (isDeferred(after)) log.warn(fields, 'mail deferred')
    else log.info({ ...fields, givenUp: summary(after).givenUp }, 'mail delivered')
    return after
  }

  /** A short lease lets others soon resume the work of a dead process; the work renews it. */
  async function whileHeld<T>(row: LeasedDelivery, work: () => Promise<T>): Promise<T> {
    const renewing = setInterval(() => {
      deliveries.renew(row).catch((error: unknown) => {
        log.warn({ delivery: row._id, reason: reasonOf(error) }, 'a lease could not be renewed')
      })
    }, RENEW_EVERY_MS)
    try {
      return await work()
    } finally {
      clearInterval(renewing)
    }
  }

  async function announced(
    row: Pick<DeliveryRow, '_id' | 'receiptId' | 'mailing' | 'workspaceId' | 'recipients' | 'finishedAt'>,
  ): Promise<Outcome> {
    if (row._id.startsWith('warning:')) return done
    const { _id, receiptId = _id, mailing, workspaceId: tenantId, finishedAt } = row
    const at = (finishedAt ?? new Date(0)).toISOString()
    const body = { receiptId, at, ...summary(row), ...(mailing === undefined ? {} : { mailing }) }
    await publish(envelope(ReceiptMailed, body, { id: `${_id}:mailed`, tenantId, correlationId: receiptId }))
    return done
  }
}

function isDeferred(after: Progress): after is Progress & { retryInMs: number } {
  return after.retryInMs !== null
}
