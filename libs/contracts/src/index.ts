export { authorityErrors } from './errors/authority-errors.ts'
export { catalogErrors } from './errors/catalog-errors.ts'
export { contextErrors } from './errors/context-errors.ts'
export { allErrors, errorCatalog } from './errors/error-catalog.ts'
export { gatewayErrors } from './errors/gateway-errors.ts'
export type { ToAgreeTo } from './errors/gateway-sentences.ts'
export { issuanceErrors } from './errors/issuance-errors.ts'
export { platformErrors } from './errors/platform-errors.ts'
export type { RecordKind } from './errors/record-kinds.ts'
export { rendererErrors } from './errors/renderer-errors.ts'
export { type Coded, sentenceOf } from './errors/sentence-of.ts'
export { signerErrors } from './errors/signer-errors.ts'
export { webhookErrors } from './errors/webhook-errors.ts'
export {
  Accounts,
  Authority,
  Catalog,
  Documents,
  Health,
  Issuance,
  protoDefinitions,
  protoFolder,
  Renderer,
  Signer,
  Webhooks,
} from './grpc/definitions.ts'
export { loaderOptions } from './grpc/loader-options.ts'
export { type MessageField, messageFields } from './grpc/message-fields.ts'
export { orderOfMessage, structOf, typedPath, typedReceipt } from './grpc/typed-documents.ts'
export { isMagicValue, type MagicValue, magicValues } from './magic-values.ts'
export {
  certificateAt,
  type DescribedCertificate,
  namesTaxpayer,
  refuseTestTaxpayerInProduction,
  refuseUnprovenNumber,
  refuseWithoutCertificate,
  validityAt,
} from './may-issue.ts'
export {
  AuthorityUnreachable,
  DocumentAuthorized,
  DocumentReceived,
  DocumentRefused,
  SubmitDocument,
} from './messages/authority.ts'
export { DEAD, EXCHANGES, QUEUES } from './messages/broker.ts'
export { CertificateExpiring } from './messages/certificate.ts'
export {
  type BodyOf,
  defineMessage,
  type Envelope,
  type EnvelopeFields,
  type Exchange,
  envelope,
  type MessageDefinition,
  type Payload,
  type PublicEvent,
} from './messages/define.ts'
export { messages, type PublicMessage, receiptFacts } from './messages/messages.ts'
export { QuotaReached } from './messages/quota.ts'
export {
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
} from './messages/receipt.ts'
export {
  AUTHORITY_STATES,
  type AuthorityState,
  AuthorityStatus,
  decodeReceiptView,
  draftReceiptExample,
  encodeReceiptView,
  RECEIPT_STATUSES,
  Receipt,
  ReceiptView,
  receiptViewExample,
} from './messages/receipt-view.ts'
export {
  CertificateEvent,
  eventNames,
  type NamedEvent,
  PING,
  PingEvent,
  publicEvents,
  publicName,
  ReceiptEvent,
  webhookEvents,
} from './messages/webhook-event.ts'
export { type Environment, environmentOf, MODES, type Mode, modeOf, modeOfWire, wireMode } from './mode.ts'
