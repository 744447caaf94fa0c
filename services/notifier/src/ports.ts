import type { Renderer } from '@etax/contracts'
import type { Due } from '@etax/durable-work'
import type { ClientOf } from '@etax/rpc'
import type { Delivery, Progress, SendResult } from './domain/delivery.ts'
import type { MailContent, ReceiptMail } from './domain/mail-content.ts'

/** Stored in the row only while no message can repeat it. */
export type MailRequest =
  | { kind: 'receipt'; receiptId: string; mail: ReceiptMail }
  | { kind: 'warning'; subject: string; text: string }

export interface DeliveryRow extends Delivery {
  /** `‹receipt›`, `‹receipt›:‹mailing›` or `warning:‹id›`. */
  _id: string
  receiptId?: string
  mailing?: number
  workspaceId: string
  due?: Due
  /** The message is acknowledged: the poll loop resumes the row. */
  handedOver?: true
  content?: MailRequest
  finishedAt?: Date
}

/** Only the holder of the lease works on it. */
export type LeasedDelivery = Omit<DeliveryRow, 'due'> & { due: Pick<Due, 'lease'> }

export type Opened =
  | { kind: 'leased'; row: LeasedDelivery }
  /** Another process has it, or had it and died. */
  | { kind: 'in-progress' }
  | { kind: 'handed-over' }
  | { kind: 'finished'; row: Omit<DeliveryRow, 'due'> }

export type NewDelivery = Pick<DeliveryRow, '_id' | 'workspaceId' | 'recipients' | 'receiptId' | 'mailing'>

export interface Deliveries {
  /** Inserts a row leased to the caller, or returns the state of the stored one. */
  open(delivery: NewDelivery, now: Date): Promise<Opened>
  /** Stores the content in a row of another process: it is due when that lease ends. False if finished or deleted. */
  handOver(id: string, content: MailRequest): Promise<boolean>
  claimDue(max: number): Promise<LeasedDelivery[]>
  renew(row: LeasedDelivery): Promise<unknown>
  /** False for a row that was handed over: it stays leased until the caller announces it and calls `settle`. */
  finish(row: LeasedDelivery, after: Progress, now: Date): Promise<boolean>
  defer(row: LeasedDelivery, after: Progress & { retryInMs: number }, content: MailRequest): Promise<void>
  settle(row: LeasedDelivery): Promise<void>
  forget(workspaceId: string, receiptIds: readonly string[]): Promise<void>
}

export type PrintedPdf = Pick<Attachment, 'name' | 'content'>

export interface Attachment {
  name: string
  type: string
  content: Buffer
  inlineAs?: string
}

export type Logo = Omit<Attachment, 'inlineAs'>

/** Null if unavailable. Never rejects. */
export type FindLogo = (logoId: string) => Promise<Logo | null>

export interface OutgoingMail {
  to: string
  messageId: string
  date: Date
  content: MailContent
  attachments: readonly Attachment[]
}

export interface Mailer {
  /** Never rejects. */
  send(mail: OutgoingMail): Promise<SendResult>
}

export type PdfSource = Pick<ClientOf<typeof Renderer>, 'fetchPdf'>
