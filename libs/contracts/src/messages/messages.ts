import {
  AuthorityUnreachable,
  DocumentAuthorized,
  DocumentReceived,
  DocumentRefused,
  SubmitDocument,
} from './authority.ts'
import { CertificateExpiring } from './certificate.ts'
import type { MessageDefinition } from './define.ts'
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

/** Issuance's announcements about a receipt, which webhooks send. */
export const receiptFacts = [
  ReceiptAuthorized,
  ReceiptRejected,
  ReceiptReturned,
  ReceiptFailed,
  ReceiptCompleted,
  ReceiptVoided,
  ReceiptCancelled,
] as const

/**
 * All messages: the source of the broker's permissions, of the webhooks' names and their API description, and of the
 * page's choices.
 */
export const messages: readonly MessageDefinition[] = [
  SubmitDocument,
  DocumentReceived,
  DocumentAuthorized,
  DocumentRefused,
  AuthorityUnreachable,
  ...receiptFacts,
  ReceiptRendered,
  ReceiptUnprintable,
  ReceiptMailed,
  ReceiptsDeleted,
  CertificateExpiring,
  QuotaReached,
  MailReceipt,
  WarnOwner,
]
