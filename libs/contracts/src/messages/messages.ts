import {
  AuthorityUnreachable,
  DocumentAuthorized,
  DocumentReceived,
  DocumentRefused,
  SubmitDocument,
} from './authority.ts'
import { CertificateExpiring } from './certificate.ts'
import type { MessageDefinition, Payload } from './define.ts'
import { QuotaReached } from './quota.ts'
import {
  MailReceipt,
  ReceiptAuthorized,
  ReceiptCancelled,
  ReceiptCompleted,
  ReceiptFailed,
  ReceiptMailed,
  ReceiptRejected,
  ReceiptRendered,
  ReceiptReturned,
  ReceiptsDeleted,
  ReceiptUnprintable,
  ReceiptVoided,
  WarnOwner,
} from './receipt.ts'

const all = [
  SubmitDocument,
  DocumentReceived,
  DocumentAuthorized,
  DocumentRefused,
  AuthorityUnreachable,
  ReceiptAuthorized,
  ReceiptRejected,
  ReceiptReturned,
  ReceiptFailed,
  ReceiptCompleted,
  ReceiptVoided,
  ReceiptCancelled,
  ReceiptRendered,
  ReceiptUnprintable,
  ReceiptMailed,
  ReceiptsDeleted,
  CertificateExpiring,
  QuotaReached,
  MailReceipt,
  WarnOwner,
] as const

/**
 * All messages: the source of the broker's permissions, of the webhooks' names and their API description, and of the
 * page's choices.
 */
export const messages: readonly MessageDefinition[] = all

/** A message that webhooks send with this payload. */
export type PublicMessage<P extends Payload> = Extract<(typeof all)[number], { public: { payload: P } }>

/** Announcements about a receipt, which webhooks send. */
export const receiptFacts = all.filter(
  (definition): definition is PublicMessage<'receipt'> => definition.public?.payload === 'receipt',
)
