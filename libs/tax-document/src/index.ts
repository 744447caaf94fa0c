export { needsExciseAmount } from './amounts/needs-excise-amount.ts'
export {
  DEFAULT_TAX_ROUNDING,
  lineSubtotal,
  otherRounding,
  TAX_ROUNDINGS,
  type TaxRounding,
} from './amounts/pricing.ts'
export { type Annex, annexCodes } from './catalogs/annex-codes.ts'
export { type AuthorityMessageEntry, authorityMessageOf, authorityMessages } from './catalogs/authority-messages.ts'
export { type Catalog, type Entry, inForce, isKnown, lookUp, NEVER, nameOf, type Period } from './catalogs/catalog.ts'
export { countries } from './catalogs/countries.ts'
export {
  documentCode,
  documentTypeOf,
  documentTypes,
  supportCodes,
  supportingDocumentTypes,
} from './catalogs/documents.ts'
export {
  checkIdentification,
  checkNationalId,
  checkRuc,
  IDENTIFICATION_FORMS,
  type IdentificationCheck,
  TEST_TAXPAYER_RUC,
} from './catalogs/identification.ts'
export { incomeWithholdings } from './catalogs/income-withholdings.ts'
export {
  type DocumentType,
  factsOfKind,
  hasAmounts,
  isDocumentType,
  isNote,
  type KnownKind,
  kindFacts,
  kindsOfReport,
  listedKinds,
  type NoteType,
} from './catalogs/kind-facts.ts'
export {
  FINAL_CONSUMER,
  type IdentificationType,
  identificationCode,
  identificationTypeOf,
  identificationTypes,
} from './catalogs/parties.ts'
export { paymentMethods, type TimeUnit, timeUnits } from './catalogs/payments.ts'
export {
  changesBetween,
  hasWords,
  type PublishedCatalog,
  type PublishedRow,
  publishedCatalogs,
  rowsOn,
} from './catalogs/published-catalogs.ts'
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
export { documentFileName, draftFileName } from './documents/document-file-name.ts'
export { documentOfElements } from './documents/document-of-elements.ts'
export {
  type Draft,
  type DraftResult,
  draftDocument,
  MAX_UNSIGNED_BYTES,
  type NumberedDraft,
  numberDraft,
} from './documents/draft-document.ts'
export { linesOf } from './documents/lines-of.ts'
export type { ModifiedDocument } from './documents/modified-document.ts'
export { placesInNote } from './documents/places-in-note.ts'
export { type OrderKind, orderKinds, type PostedItem, type PostedOrder } from './documents/posted-order.ts'
export { priceOrderItems } from './documents/price-order-items.ts'
export { type DocumentSummary, summarizeDocument } from './documents/summarize-document.ts'
export { taxRoundingOf } from './documents/tax-rounding-of.ts'
export { writeDocument } from './documents/write-document.ts'
export { documentErrors } from './errors/document-errors.ts'
export type { Exportation, PresumptiveWithholding, Transport } from './kinds/invoice/order.ts'
export type { Document, Order } from './kinds/kinds.ts'
export type { CarriedItem, Recipient } from './kinds/waybill/order.ts'
export type { PaidAbroad, WithheldDocument, WithheldDocumentTax, WithholdingLine } from './kinds/withholding/order.ts'
export type { DraftContext, TaxTotal, Totals, WithheldReference } from './parts/draft-types.ts'
export type { Issuer } from './parts/issuer.ts'
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
} from './parts/order-parts.ts'
export { type Customer, MAX_EMAILS } from './parts/parties.ts'
export { isSameRate, unitOfRate } from './parts/tax-rates.ts'
export { brokenFields, namesTo, type SchemaFailure, schemaKeywords } from './schema/broken-fields.ts'
export { failuresOf } from './schema/failures-of.ts'
export type { Amount, Day } from './schema/order-schema-parts.ts'
export { devReference, emails, MAX_REFERENCE_LENGTH } from './schema/order-schema-parts.ts'
export type { Element } from './schema/tree.ts'
export { type Schema, schemaAt, valueAt, valueForm, withExample } from './schema/value-form.ts'
export {
  type AccessKey,
  type AccessKeyParts,
  type EnvironmentCode,
  environmentCode,
  isAccessKey,
  makeAccessKey,
  type ParsedAccessKey,
  parseAccessKey,
} from './values/access-key.ts'
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
} from './values/calendar.ts'
export { numberParts, numberText, sequentialText } from './values/document-number.ts'
export type { Finding, Violation, Warning } from './values/findings.ts'
export { brokenReference, canonicalReference } from './values/reference.ts'
export { forbiddenCharacterIn, isDrawn, isInvisible, undrawnIn } from './values/text.ts'
export { WITHHOLDING_AGENT_FORM, withholdingAgentNumber } from './values/withholding-agent.ts'
