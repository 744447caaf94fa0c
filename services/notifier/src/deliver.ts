import { type BodyOf, type Envelope, envelope, type MailReceipt, ReceiptMailed, type WarnOwner } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'
import { type Bus, done, type Outcome, retryLater } from '@etax/messaging'
import type { Logger } from '@etax/runtime'
import type { AttemptDelivery } from './attempt-delivery.ts'
import type { Content, Deliveries, Leased, Row } from './domain/deliveries.ts'
import { type Attempted, afterAttempt, isFinished, newRecipients, type Patience, summary } from './domain/delivery.ts'

export interface DeliverNeeds {
  deliveries: Deliveries
  attempt: AttemptDelivery
  publish: Bus['publish']
  patience: Patience
  log: Pick<Logger, 'info' | 'warn'>
}

export interface Deliver {
  /** Mails a receipt to its recipients, once, however often the message comes. */
  receipt(message: Envelope<BodyOf<typeof MailReceipt>>, now: Date): Promise<Outcome>
  /** Mails a warning, once a warning id. */
  warning(message: Envelope<BodyOf<typeof WarnOwner>>, now: Date): Promise<Outcome>
  /** Goes on with what was put off and is due now. Answers whether there may be more. */
  due(now: Date): Promise<boolean>
}

/** At most so many rows at once. */
const MOST = 32

export function deliver({ deliveries, attempt, publish, patience, log }: DeliverNeeds): Deliver {
  return {
    async receipt({ tenantId, body: { receiptId, ...mail } }, now) {
      const content = { kind: 'receipt', receiptId, mail } as const
      return fromMessage(receiptId, tenantId, mail.recipients, content, now)
    },
    async warning({ tenantId, body: { warningId, recipients, subject, text } }, now) {
      return fromMessage(`warning:${warningId}`, tenantId, recipients, { kind: 'warning', subject, text }, now)
    },
    async due(now) {
      const rows = await deliveries.takeDue(MOST)
      await Promise.all(
        rows.map((row) =>
          goOn(row, now).catch((error: unknown) => {
            log.warn({ delivery: row._id, reason: reasonOf(error) }, 'mail waits for its lease')
          }),
        ),
      )
      return rows.length === MOST
    },
  }

  async function fromMessage(
    id: string,
    workspaceId: string,
    recipients: readonly string[],
    content: Content,
    now: Date,
  ): Promise<Outcome> {
    const opened = await deliveries.open(id, workspaceId, newRecipients(recipients), now)
    if (opened.kind === 'busy') return retryLater('another delivery of it is under way')
    if (opened.kind === 'handed-over') return done
    if (opened.kind === 'finished') return announced(opened.row)
    const after = await attempted(opened.row, content, now)
    if (isPutOff(after)) await deliveries.defer(opened.row, after, content)
    else {
      await deliveries.finish(opened.row, after, now)
      await announced({ ...opened.row, ...after, finishedAt: now })
    }
    return done
  }

  /** The row holds on to its lease until what became of it is announced: no message stands behind it any more. */
  async function goOn(row: Leased, now: Date): Promise<void> {
    if (row.content !== undefined) {
      const after = await attempted(row, row.content, now)
      if (isPutOff(after)) return deliveries.defer(row, after, row.content)
      await deliveries.finish(row, after, now, { keep: true })
      await announced({ ...row, ...after, finishedAt: now })
    } else await announced(row)
    await deliveries.settle(row)
  }

  async function attempted(row: Leased, content: Content, now: Date): Promise<Attempted> {
    const outcomes = isFinished(row) ? [] : await attempt(row, content, now)
    const after = afterAttempt(row, outcomes, patience, now)
    const fields = { delivery: row._id, attempts: after.attempts, againAt: after.againAt?.toISOString() }
    if (isPutOff(after)) log.warn(fields, 'mail put off')
    else log.info({ ...fields, givenUp: summary(after).givenUp }, 'mail delivered')
    return after
  }

  async function announced(row: Pick<Row, '_id' | 'workspaceId' | 'recipients' | 'finishedAt'>): Promise<Outcome> {
    if (row._id.startsWith('warning:')) return done
    const { _id: receiptId, workspaceId: tenantId, finishedAt } = row
    const body = { receiptId, at: (finishedAt ?? new Date(0)).toISOString(), ...summary(row) }
    await publish(envelope(ReceiptMailed, body, { id: `${receiptId}:mailed`, tenantId, correlationId: receiptId }))
    return done
  }
}

function isPutOff(after: Attempted): after is Attempted & { againAt: Date } {
  return after.againAt !== null
}
