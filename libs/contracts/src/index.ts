export {
  Accounts,
  Authority,
  Catalog,
  Health,
  Issuance,
  protoFolder,
  Renderer,
  Signer,
  Webhooks,
} from './grpc/definitions.ts'
export { loaderOptions } from './grpc/loader-options.ts'
export {
  AuthorityUnreachable,
  DocumentAuthorized,
  DocumentReceived,
  DocumentRefused,
  SubmitDocument,
} from './messages/authority.ts'
export {
  type BodyOf,
  defineMessage,
  type Envelope,
  type EnvelopeFields,
  type Exchange,
  envelope,
  type MessageDefinition,
} from './messages/define.ts'
export {
  MailReceipt,
  ReceiptAuthorized,
  ReceiptCompleted,
  ReceiptFailed,
  ReceiptMailed,
  ReceiptRejected,
  ReceiptRendered,
  ReceiptReturned,
  ReceiptView,
  ReceiptVoided,
  WarnOwner,
} from './messages/receipt.ts'
