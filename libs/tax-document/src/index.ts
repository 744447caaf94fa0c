export {
  type AccessKey,
  type AccessKeyParts,
  type Environment,
  isAccessKey,
  makeAccessKey,
  parseAccessKey,
} from './access-key.ts'
export { authorityDay, authorityTime, dayOf, daysBetween, isDay, printedDay } from './calendar.ts'
export { type Catalog, type Entry, inForce, isKnown, lookUp, nameOf, type Period } from './catalogs/catalog.ts'
export { countries } from './catalogs/countries.ts'
export {
  type DocumentType,
  documentCode,
  documentTypeOf,
  documentTypes,
  supportCodes,
  supportingDocumentTypes,
} from './catalogs/documents.ts'
export {
  FINAL_CONSUMER,
  type IdentificationType,
  identificationCode,
  identificationTypeOf,
  identificationTypes,
} from './catalogs/parties.ts'
export { paymentMethods, type TimeUnit, timeUnits } from './catalogs/payments.ts'
export {
  ICE,
  IVA,
  iceRates,
  ivaRates,
  PLASTIC_BOTTLES,
  plasticBottleRates,
  type TaxType,
  taxes,
} from './catalogs/taxes.ts'
export { type Draft, type DraftOutcome, draft, type NumberedDraft, numberDraft } from './draft.ts'
export type { DraftContext, TaxTotal, Totals } from './drafting.ts'
export { FINDINGS, type Finding, type FindingCode, type Violation, type Warning } from './findings.ts'
export {
  checkIdentification,
  checkNationalId,
  checkRuc,
  type IdentificationCheck,
  TEST_TAXPAYER_RUC,
} from './identification.ts'
export type { InvoiceOrder, PresumptiveWithholding, Transport } from './invoice/order.ts'
export type { InvoiceDocument } from './invoice/shape.ts'
export type { Document, Order } from './kinds.ts'
export type {
  Amount,
  Day,
  Exportation,
  Issuer,
  Item,
  OrderBase,
  Party,
  Payment,
  ReimbursedTax,
  Reimbursement,
} from './order.ts'
export type { Customer } from './parties.ts'
export { type AuthorityMessage, type Authorization, writeAuthorization } from './write-authorization.ts'
export { writeDocument } from './write-document.ts'
