import type { Renderer } from '@etax/contracts'
import type { Due } from '@etax/durable-work'
import type { ClientOf } from '@etax/rpc'
import type { Delivery, Progress, SendResult } from './domain/delivery.ts'
import type { MailContent, ReceiptMail } from './domain/mail-content.ts'

/** What is to be mailed: kept in the row only while the row, not a message, is what keeps it alive. */
export type MailRequest =
  | { kind: 'receipt'; receiptId: string; mail: ReceiptMail }
  | { kind: 'warning'; subject: string; text: string }

/** A delivery as it is kept. */
export interface DeliveryRow extends Delivery {
  /** The receipt's id, behind it the number of a mailing; or the warning's behind `warning:`. */
  _id: string
  /** Of a mailing: the receipt. Its first mail has no other id. */
  receiptId?: string
  mailing?: number
  workspaceId: string
  due?: Due
  /** The message is acknowledged: the row goes on by itself. */
  handedOver?: true
  content?: MailRequest
  finishedAt?: Date
}

/** Until its lease runs out only its holder works on it. */
export type LeasedDelivery = Omit<DeliveryRow, 'due'> & { due: Pick<Due, 'lease'> }

/** How a message finds its delivery. */
export type Opened =
  | { kind: 'leased'; row: LeasedDelivery }
  /** Somebody else has it right now, or had it and died. */
  | { kind: 'in-progress' }
  | { kind: 'handed-over' }
  | { kind: 'finished'; row: Omit<DeliveryRow, 'due'> }

export type NewDelivery = Pick<DeliveryRow, '_id' | 'workspaceId' | 'recipients' | 'receiptId' | 'mailing'>

export interface Deliveries {
  /** Makes the row, leased to the caller, or finds the state of the one that exists. */
  open(delivery: NewDelivery, now: Date): Promise<Opened>
  /**
   * Stores what the message asks for in the row that somebody else has: where they do not finish it, it is due when their
   * lease ends. False when it is finished, or gone.
   */
  handOver(id: string, content: MailRequest): Promise<boolean>
  /** Rows that were handed over and are due, leased to the caller. */
  claimDue(max: number): Promise<LeasedDelivery[]>
  /** The caller needs the row for longer. */
  renew(row: LeasedDelivery): Promise<unknown>
  /**
   * No recipient is pending. False for a row that was handed over: it stays leased to the caller, who announces what became
   * of it before `settle`, as no message will ask for that again.
   */
  finish(row: LeasedDelivery, after: Progress, now: Date): Promise<boolean>
  /** Some recipients are to be tried again: from here the row goes on by itself. */
  defer(row: LeasedDelivery, after: Progress & { retryInMs: number }, content: MailRequest): Promise<void>
  /** Nothing is left to do. */
  settle(row: LeasedDelivery): Promise<void>
  /** Deletes the mails of receipts, those that wait included. */
  forget(workspaceId: string, receiptIds: readonly string[]): Promise<void>
}

/** A receipt's PDF as a file. */
export type PrintedPdf = Pick<Attachment, 'name' | 'content'>

export interface Attachment {
  name: string
  type: string
  content: Buffer
  /** Of a picture that the page shows: its Content-ID. */
  inlineAs?: string
}

/** The issuer's picture, as a file. */
export type Logo = Omit<Attachment, 'inlineAs'>

/** The picture of a logo's id; null where there is none to be had. Never rejects. */
export type FindLogo = (logoId: string) => Promise<Logo | null>

/** One mail to one recipient. */
export interface OutgoingMail {
  to: string
  /** With its angle brackets. */
  messageId: string
  date: Date
  content: MailContent
  attachments: readonly Attachment[]
}

export interface Mailer {
  /** Hands a mail to the mail server. Never rejects. */
  send(mail: OutgoingMail): Promise<SendResult>
}

export type PdfSource = Pick<ClientOf<typeof Renderer>, 'fetchPdf'>
