import type { Attempted, Delivery, Recipient } from './delivery.ts'
import type { ReceiptMail } from './letter.ts'

/** What is to be mailed: kept in the row only while the row, not a message, is what keeps it alive. */
export type Content =
  | { kind: 'receipt'; receiptId: string; mail: ReceiptMail }
  | { kind: 'warning'; subject: string; text: string }

/** A delivery as it is kept. */
export interface Row extends Delivery {
  /** The receipt's id, or the warning's behind `warning:`. */
  _id: string
  workspaceId: string
  /** Until when whoever holds the lease may work on it. */
  due?: { at: Date; lease: string }
  /** The message is acknowledged: the row goes on by itself. */
  handedOver?: true
  content?: Content
  finishedAt?: Date
}

export type Leased = Row & { due: { at: Date; lease: string } }

/** How a message finds its delivery. */
export type Opened =
  | { kind: 'mine'; row: Leased }
  /** Another delivery of the message is at it right now. */
  | { kind: 'busy' }
  | { kind: 'handed-over' }
  | { kind: 'finished'; row: Row }

export interface Deliveries {
  /** Makes the row, leased to the caller, or finds how it stands. */
  open(id: string, workspaceId: string, recipients: readonly Recipient[], now: Date): Promise<Opened>
  /** Rows that were handed over and are due, leased to the caller. */
  takeDue(most: number): Promise<Leased[]>
  /** All recipients are settled. `keep` keeps the lease until `settle`, for who has something to announce. */
  finish(row: Leased, after: Attempted, now: Date, options?: { keep: boolean }): Promise<void>
  /** Some recipients are to be tried again: from here the row goes on by itself. */
  defer(row: Leased, after: Attempted & { againAt: Date }, content: Content): Promise<void>
  /** Nothing is left to do. */
  settle(row: Leased): Promise<void>
}
