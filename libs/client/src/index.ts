export type { BatchOrder, BatchVerdict } from './batch-order.ts'
export type { CallOptions } from './call-options.ts'
export type { AttemptReport, Request } from './connection.ts'
export type {
  AuthorityMessage,
  OperationId,
  Receipt,
  ReceiptState,
  Warning,
  WithWarnings,
} from './description.ts'
export type { Documents, NextNumber, OrderPreview } from './documents.ts'
export {
  AuthenticationError,
  ConfigurationError,
  ConflictError,
  ConnectionError,
  DeadlineError,
  type ErrorDetail,
  EtaxError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  QuotaError,
  RateLimitError,
  remedyOf,
  ServiceError,
  UnexpectedAnswerError,
  WebhookSignatureError,
} from './errors.ts'
export { type Certificate, Etax, type EtaxOptions } from './etax.ts'
export type { components, operations } from './generated/api.ts'
export type * from './generated/kinds.ts'
export type { Page, Pages } from './pages.ts'
export type { ReceiptProgress } from './receipt-states.ts'
export type { ReceiptFile, Receipts } from './receipts.ts'
export type { Reports } from './reports.ts'
export type { WaitOptions } from './wait-for.ts'
export { type VerifyOptions, verifyWebhook, type WebhookEvent, type WebhookHeaders } from './webhooks.ts'
export type { Xml } from './xml.ts'
