export type { BatchOrder, BatchVerdict } from './batch-order.ts'
export type { CallOptions } from './call-options.ts'
export type { Catalogs } from './catalogs.ts'
export { type AttemptReport, type AttemptStart, type OnRequest, type Request, VERSION } from './connection.ts'
export type {
  AuthorityMessage,
  OperationId,
  Receipt,
  ReceiptState,
  Warning,
  WithWarnings,
} from './description.ts'
export type { Documents, ListedDocuments, NextNumber, ReceiptFilters } from './documents.ts'
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
  ServiceError,
  UnexpectedAnswerError,
  WebhookSignatureError,
} from './errors.ts'
export { type Certificate, Etax, type EtaxOptions } from './etax.ts'
export type * from './generated/api.ts'
export type * from './generated/kinds.ts'
export type { Page, Pages } from './pages.ts'
export type { ReceiptProgress } from './receipt-states.ts'
export type { AllReceiptFilters, ReceiptFile, Receipts } from './receipts.ts'
export { type Problem, remedyOf } from './remedies.ts'
export type { Reports } from './reports.ts'
export { type OpenTelemetryApi, openTelemetry } from './telemetry.ts'
export type { WaitOptions } from './wait-for.ts'
export type { ListenOptions, Webhooks } from './webhook-events.ts'
export {
  type SignOptions,
  signWebhook,
  type VerifyOptions,
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
} from './webhooks.ts'
export type { Xml } from './xml.ts'
