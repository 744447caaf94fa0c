export {
  type AccessKey,
  type AccessKeyParts,
  type EnvironmentCode,
  isAccessKey,
  makeAccessKey,
  type ParsedAccessKey,
  parseAccessKey,
} from './access-key.ts'
export {
  authorityDay,
  authorityInstant,
  authorityTime,
  DAY_FORM,
  DAY_PATTERN,
  dayOf,
  daysBetween,
  isDay,
  printedDay,
  TOLERATED_DAYS,
} from './calendar.ts'
export { type AuthorityMessageEntry, authorityMessageOf, authorityMessages } from './catalogs/authority-messages.ts'
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
export { incomeWithholdings } from './catalogs/income-withholdings.ts'
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
  itemTaxOf,
  ivaRateForm,
  ivaRates,
  ivaRatesOn,
  PLASTIC_BOTTLES,
  plasticBottleRates,
  presumptiveRates,
  TAX_TYPES,
  type TaxType,
  taxes,
} from './catalogs/taxes.ts'
export {
  isdWithholdings,
  ivaWithholdings,
  type WithheldTax,
  withheldTaxes,
  withholdingCatalog,
} from './catalogs/withholdings.ts'
export type { CreditNoteOrder } from './credit-note/order.ts'
export type { CreditNoteDocument } from './credit-note/shape.ts'
export type { DebitNoteOrder } from './debit-note/order.ts'
export type { DebitNoteDocument } from './debit-note/shape.ts'
export { documentErrors } from './document-errors.ts'
export { documentFileName, draftFileName } from './document-file-name.ts'
export { documentOfElements } from './document-of-elements.ts'
export {
  type Draft,
  type DraftResult,
  draftDocument,
  MAX_UNSIGNED_BYTES,
  type NumberedDraft,
  numberDraft,
} from './draft-document.ts'
export type { DraftContext, TaxTotal, Totals } from './draft-types.ts'
export type { Finding, Violation, Warning } from './findings.ts'
export {
  checkIdentification,
  checkNationalId,
  checkRuc,
  IDENTIFICATION_FORMS,
  type IdentificationCheck,
  TEST_TAXPAYER_RUC,
} from './identification.ts'
export type { Exportation, InvoiceOrder, PresumptiveWithholding, Transport } from './invoice/order.ts'
export type { InvoiceDocument } from './invoice/shape.ts'
export type { Issuer } from './issuer.ts'
export type { Document, Order } from './kinds.ts'
export type { ModifiedDocument } from './modified-document.ts'
export { needsExciseAmount } from './needs-excise-amount.ts'
export type {
  Excise,
  Item,
  IvaRefund,
  OrderBase,
  Party,
  Payment,
  ReimbursedTax,
  Reimbursement,
  SupportingReference,
} from './order-parts.ts'
export { type Customer, MAX_EMAILS } from './parties.ts'
export { type OrderKind, orderKinds, type PostedItem, type PostedOrder } from './posted-order.ts'
export { priceOrderItems } from './price-order-items.ts'
export { DEFAULT_TAX_ROUNDING, lineSubtotal, otherRounding, TAX_ROUNDINGS, type TaxRounding } from './pricing.ts'
export type { PurchaseSettlementOrder } from './purchase-settlement/order.ts'
export type { PurchaseSettlementDocument } from './purchase-settlement/shape.ts'
export { brokenReference, canonicalReference } from './reference.ts'
export { brokenFields, namesTo, type SchemaFailure, schemaKeywords } from './schema/broken-fields.ts'
export { failuresOf } from './schema/failures-of.ts'
export type { Amount, Day } from './schema/order-schema-parts.ts'
export { devReference, emails, MAX_REFERENCE_LENGTH } from './schema/order-schema-parts.ts'
export { type Schema, schemaAt } from './schema/value-form.ts'
export { type DocumentSummary, summarizeDocument } from './summarize-document.ts'
export { isSameRate, unitOfRate } from './tax-rates.ts'
export { taxRoundingOf } from './tax-rounding-of.ts'
export { forbiddenCharacterIn, isDrawn, isInvisible, undrawnIn } from './text.ts'
export type { CarriedItem, Recipient, WaybillOrder } from './waybill/order.ts'
export type { WaybillDocument } from './waybill/shape.ts'
export type { WithheldReference } from './withheld-documents.ts'
export type {
  PaidAbroad,
  WithheldDocument,
  WithheldDocumentTax,
  WithholdingLine,
  WithholdingOrder,
} from './withholding/order.ts'
export type { WithholdingDocument } from './withholding/shape.ts'
export { WITHHOLDING_AGENT_FORM, withholdingAgentNumber } from './withholding-agent.ts'
export { writeDocument } from './write-document.ts'
export type { Element } from './xml/tree.ts'
