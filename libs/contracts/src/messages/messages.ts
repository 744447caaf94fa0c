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

/** What issuance announces of a receipt, and webhooks send. */
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
 * Every message of the system: from it are made the permissions at the broker, the names of webhooks, the API's description
 * of them and the page's choices.
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
