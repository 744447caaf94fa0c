import { Decimal, fieldErrors, mustBe, words } from '@etax/kernel'
import { CENT, LINES_OF_ANOTHER, nearest } from '../amounts/amounts.ts'
import { formsOf, formsOfTax, product } from '../amounts/excise-forms.ts'
import type { Tax } from '../amounts/pricing.ts'
import { lookUp } from '../catalogs/catalog.ts'
import { countries } from '../catalogs/countries.ts'
import { supportingDocumentTypes } from '../catalogs/documents.ts'
import { identificationCode, identificationTypes } from '../catalogs/parties.ts'
import { ICE, PLASTIC_BOTTLES, plasticBottleRates } from '../catalogs/taxes.ts'
import { documentErrors } from '../errors/document-errors.ts'
import { authorizationFlaw } from '../rules/code-rules.ts'
import { claimedBefore } from '../rules/reimbursement-rules.ts'
import * as type from '../schema/types.ts'
import { printedDay } from '../values/calendar.ts'
import { numberParts } from '../values/document-number.ts'
import { type TaxRules, valueAdded } from './items.ts'
import type { ReimbursedTax, Reimbursement } from './order-parts.ts'
import type { OrderReader } from './order-reader.ts'
import { readIdentification } from './parties.ts'
import { refuseLongCode } from './supporting.ts'
import { writtenTax } from './written-values.ts'

/** The code of a sale that claims back payments for another party. */
const REIMBURSEMENT = '41'

const TYPES = identificationTypes.entries.map((entry) => entry.identificationType)
const KINDS = { PERSON: '01', COMPANY: '02' } as const

/** `day` is that of the claiming document; `wholeRates`: withholdings accept whole percentages only. */
interface ReimbursementRules extends TaxRules {
  wholeRates?: boolean
}

/** The reimbursed documents, and their sums for the header. */
export function readReimbursements(
  reader: OrderReader,
  entries: readonly Reimbursement[] | undefined,
  path: string,
  rules: ReimbursementRules,
) {
  const read = reader.every(path, entries, (reimbursement, at) => readReimbursement(reader, reimbursement, at, rules))
  read.forEach((document, at) => {
    const again = claimedBefore(document, read.slice(0, at))
    if (again) reader.warn(`${path}[${at}].number`, documentErrors.unusual, again)
  })
  const taxes = read.flatMap((document) => document.taxes)
  const base = Decimal.sum(taxes.map((tax) => tax.base))
  const amount = Decimal.sum(taxes.map((tax) => tax.amount))
  return {
    total: base.plus(amount),
    documents: read.length ? read.map(({ taxes, ...rest }) => ({ ...rest, taxes: taxes.map(writtenTax) })) : undefined,
    totals: read.length
      ? {
          reimbursementCode: REIMBURSEMENT,
          reimbursementTotal: base.plus(amount).toFixed(2),
          reimbursementBase: base.toFixed(2),
          reimbursementTax: amount.toFixed(2),
        }
      : {},
  }
}

/** Claims are part of the total (ficha técnica, campos de reembolso): they cannot exceed it. */
export function checkReimbursed(reader: OrderReader, { total }: { total: Decimal }, charged: Decimal): void {
  if (!reader.ok || total.compare(charged) <= 0) return
  const facts = { reason: 'claimedInOrder', claimed: total.toFixed(2), charged: charged.toFixed(2) } as const
  reader.refuse('reimbursements', documentErrors.amountsDisagree, facts)
}

function readReimbursement(reader: OrderReader, reimbursement: Reimbursement, path: string, rules: ReimbursementRules) {
  const issued = reader.day(`${path}.issueDate`, reimbursement.issueDate, rules.day)
  if (issued > rules.day) reader.refuse(`${path}.issueDate`, documentErrors.datesOutOfOrder, { reason: 'supportLater' })
  const identificationType = reader.oneOf(
    `${path}.supplier.identificationType`,
    reimbursement.supplier?.identificationType,
    TYPES,
  )
  const kind = reader.oneOf(`${path}.supplier.kind`, reimbursement.supplier?.kind, ['PERSON', 'COMPANY'])
  if (identificationType === 'FINAL_CONSUMER')
    reader.refuse(`${path}.supplier.identificationType`, documentErrors.finalConsumerMisplaced)
  const country = reimbursement.supplier?.country
  const documentCode = readCode(reader, reimbursement, `${path}.documentType`, { ...rules, day: issued })
  const number = reader.documentNumber(`${path}.number`, reimbursement.number)
  const authorizationNumber = reader.text(
    `${path}.authorizationNumber`,
    reimbursement.authorizationNumber,
    type.authorization,
  )
  judgeAuthorization(reader, `${path}.authorizationNumber`, { authorizationNumber, documentCode, number })
  return {
    supplierIdentificationType: identificationCode(identificationType ?? 'RUC'),
    supplierIdentification: readIdentification(
      reader,
      identificationType,
      reimbursement.supplier?.identification,
      `${path}.supplier.identification`,
    ),
    supplierCountry: country ? reader.code(`${path}.supplier.country`, country, countries, issued)?.code : undefined,
    supplierKind: KINDS[kind ?? 'PERSON'],
    documentCode,
    ...numberParts(number),
    issueDate: printedDay(issued),
    authorizationNumber,
    taxes: reader.each(`${path}.taxes`, reimbursement.taxes, (tax, at) =>
      readClaimedTax(reader, tax, at, { ...rules, day: issued }),
    ),
  }
}

interface Authorized {
  authorizationNumber: string
  documentCode: string
  number: string
}

function judgeAuthorization(reader: OrderReader, path: string, { number, ...authorized }: Authorized): void {
  if (authorized.authorizationNumber === '') return
  const flaw = authorizationFlaw({ ...authorized, number: number.replaceAll('-', '') })
  if (flaw?.certain) reader.refuse(path, documentErrors.authorizationMalformed, flaw.facts)
  else if (flaw) reader.warn(path, documentErrors.unusual, flaw.facts)
}

/** Sales accept codes of three digits, withholdings only two. */
function readCode(
  reader: OrderReader,
  reimbursement: Reimbursement,
  path: string,
  { day, wholeRates }: ReimbursementRules,
) {
  const code = reader.code(path, reimbursement.documentType, supportingDocumentTypes, day)?.code ?? ''
  if (wholeRates && code.length > 2) refuseLongCode(reader, path, code)
  return code
}

function readClaimedTax(
  reader: OrderReader,
  reimbursedTax: ReimbursedTax,
  path: string,
  rules: ReimbursementRules,
): Tax {
  const before = reader.violations.length
  const tax = readReimbursedTax(reader, reimbursedTax, path, rules)
  if (reader.violations.length === before) checkClaimedTax(reader, tax, path)
  if (rules.wholeRates && tax.rate.significantScale() > 0)
    reader.refuse(`${path}.tax`, fieldErrors.wrongForm, mustBe(WHOLE_PERCENTAGE))
  return tax
}

const WHOLE_PERCENTAGE = words('a whole percentage', 'un porcentaje sin decimales')

/** The rules for XML are the same, with the document's path. */
function checkClaimedTax(reader: OrderReader, tax: Tax, path: string): void {
  const due = nearest(
    formsOfTax(tax).map((form) => product(form, tax).round(2)),
    tax.amount,
  )
  const difference = tax.amount.minus(due).abs()
  if (difference.compare(CENT) <= 0) return
  const facts = {
    reason: 'claimedTax',
    amount: tax.amount.toFixed(2),
    rate: tax.rate.toString(),
    form: formsOfTax(tax).includes('PERCENTAGE') ? 'PERCENTAGE' : 'PER_UNIT',
    base: tax.base.toFixed(2),
    due: due.toFixed(2),
  } as const
  const isRounding = difference.compare(CENT.times(Decimal.of(LINES_OF_ANOTHER))) <= 0
  if (isRounding) reader.warn(`${path}.amount`, documentErrors.unusual, facts)
  else reader.refuse(`${path}.amount`, documentErrors.amountsDisagree, facts)
}

/** A tax of another issuer's document. The default of its amount is base × rate. */
export function readReimbursedTax(
  reader: OrderReader,
  reimbursedTax: ReimbursedTax,
  path: string,
  rules: TaxRules,
): Tax {
  const base = reader.amount(`${path}.base`, reimbursedTax.base, type.money)
  const amount = reader.optionalAmount(`${path}.amount`, reimbursedTax.amount, type.money)
  const tax = rateOf(reader, reimbursedTax, path, { ...rules, base })
  return { ...tax, base, amount: amount ?? tax.amount }
}

const NONE: Tax = { code: '2', rateCode: '0', rate: Decimal.ZERO, base: Decimal.ZERO, amount: Decimal.ZERO }

function rateOf(
  reader: OrderReader,
  reimbursedTax: ReimbursedTax,
  path: string,
  rules: TaxRules & { base: Decimal },
): Tax {
  const { taxType } = reimbursedTax
  if (taxType !== 'ICE' && taxType !== 'PLASTIC_BOTTLES') {
    return valueAdded(reader, { taxType, tax: reimbursedTax.tax }, path, rules) ?? NONE
  }
  if (taxType === 'PLASTIC_BOTTLES') {
    const entry = lookUp(plasticBottleRates, '5001', rules.day)
    const rate = Decimal.of(entry?.rate ?? '0')
    return { code: PLASTIC_BOTTLES, rateCode: '5001', rate, base: rules.base, amount: rate.times(rules.base).round(2) }
  }
  const rate = reader.amount(`${path}.${rules.rateMember ?? 'tax'}`, reimbursedTax.tax, type.rate)
  const rateCode = reader.text(`${path}.code`, reimbursedTax.code, type.rateCode)
  const [form = 'PERCENTAGE'] = formsOf(rateCode)
  return { code: ICE, rateCode, rate, base: rules.base, amount: product(form, { base: rules.base, rate }).round(2) }
}
