import { Decimal } from '@etax/kernel'
import { amount, CENT, compare, leewayOfSum, sumOf } from '../../amounts/amounts.ts'
import { lookUp } from '../../catalogs/catalog.ts'
import { supportCodes } from '../../catalogs/documents.ts'
import { IVA } from '../../catalogs/taxes.ts'
import { BANANA_CODES, BOXED_CODES, DIVIDENDS_SUPPORT, withheldTaxes } from '../../catalogs/withholdings.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import { checkAuthorization, checkCode, checkCountry } from '../../rules/code-rules.ts'
import { checkDay } from '../../rules/issuer-rules.ts'
import { checkSupportingCode } from '../../rules/note-rules.ts'
import { checkReimbursements, REIMBURSEMENT } from '../../rules/reimbursement-rules.ts'
import { checkPayments } from '../../rules/sale-rules.ts'
import { checkRate, checkTaxAmount } from '../../rules/tax-rules.ts'
import type { Ruling, Where } from '../../values/ruling.ts'
import type { WithholdingDocument } from './shape.ts'

type SupportingDocument = NonNullable<WithholdingDocument['supportingDocuments']>[number]

const PATH = 'supportingDocuments'

/** Withheld from oneself: the withholding is its own supporting document (ficha técnica, anexo 19). */
export const SELF_WITHHOLDING = '42'

/** The supporting documents, each alone and with all of its withholdings. */
export function checkSupportingDocuments(
  ruling: Ruling,
  documents: readonly SupportingDocument[],
  issued: string,
): void {
  documents.forEach((document, at) => {
    const where = [PATH, at]
    const day = checkDates(ruling, document, where, issued)
    checkReference(ruling, document, where, day)
    checkDestination(ruling, document, where, day)
    checkAmounts(ruling, document, where, day)
    checkKinds(ruling, document, where, issued)
    checkReimbursed(ruling, document, where, issued)
  })
  const places = documents.map((document, at) => ({ document, at }))
  const sameDocument = ({ document }: Place) => `${document.documentCode} ${document.number}`
  for (const [, same] of Map.groupBy(places, sameDocument)) checkBases(ruling, same)
}

interface Place {
  document: SupportingDocument
  at: number
}

function checkDates(ruling: Ruling, document: SupportingDocument, where: Where, issued: string): string {
  const day = checkDay(ruling, [...where, 'issueDate'], document.issueDate) ?? issued
  if (day > issued) ruling.error([...where, 'issueDate'], documentErrors.datesOutOfOrder, { reason: 'supportLater' })
  const { accountingDate } = document
  const booked = accountingDate === undefined ? null : checkDay(ruling, [...where, 'accountingDate'], accountingDate)
  if (booked && booked < day)
    ruling.warn([...where, 'accountingDate'], documentErrors.unusual, { reason: 'booked', booked, day })
  return day
}

function checkReference(ruling: Ruling, document: SupportingDocument, where: Where, day: string): void {
  const { supportCode, documentCode } = document
  checkSupportingCode(ruling, [...where, 'documentCode'], documentCode, day)
  checkCode(ruling, [...where, 'supportCode'], supportCode, { catalog: supportCodes, day, table: 'supports' })
  const support = lookUp(supportCodes, supportCode, day)
  if (support && !support.documents.includes(documentCode)) {
    const facts = { reason: 'supportSeldom', documentCode, supportCode, usual: support.documents } as const
    ruling.warn([...where, 'documentCode'], documentErrors.unusual, facts)
  }
  checkAuthorization(ruling, [...where, 'authorizationNumber'], document)
}

/** A payment abroad has a country and a treaty flag; without a treaty also whether it is subject to withholding. */
function checkDestination(ruling: Ruling, document: SupportingDocument, where: Where, day: string): void {
  const { paidTo, foreignRegime, payingCountry, taxTreaty, subjectToWithholding } = document
  checkCountry(ruling, [...where, 'payingCountry'], payingCountry, day)
  if (foreignRegime !== undefined && !['01', '02', '03'].includes(foreignRegime)) {
    const facts = { reason: 'foreignRegime', code: foreignRegime } as const
    ruling.error([...where, 'foreignRegime'], documentErrors.codeNotInForce, facts)
  }
  if (taxTreaty === 'SI' && subjectToWithholding !== undefined)
    ruling.error([...where, 'subjectToWithholding'], documentErrors.amountsDisagree, { reason: 'treaty' })
  if (paidTo !== '02') return
  for (const [member, element] of Object.entries(ABROAD)) {
    if (document[member as keyof typeof ABROAD] !== undefined) continue
    ruling.error([...where, 'paidTo'], documentErrors.amountsDisagree, { reason: 'paidAbroad', element })
  }
}

const ABROAD = { foreignRegime: 'tipoRegi', payingCountry: 'paisEfecPago', taxTreaty: 'aplicConvDobTrib' } as const

function checkAmounts(ruling: Ruling, document: SupportingDocument, where: Where, day: string): void {
  const { subtotal, total, taxes, payments } = document
  taxes.forEach((tax, at) => {
    checkRate(ruling, tax, [...where, 'taxes', at], day)
    checkTaxAmount(ruling, tax, [...where, 'taxes', at], {
      day,
      leeway: () => leewayOfSum(CENTS_OF_ANOTHER),
    })
  })
  const expected = amount(subtotal).plus(sumOf(taxes.map((tax) => tax.amount)))
  const error = documentErrors.totalOff
  compare(ruling, [...where, 'total'], { written: total, expected, lines: taxes.length, error })
  checkPayments(ruling, payments, [...where, 'payments'], { total, day })
  const taxed = sumOf(taxes.filter((tax) => tax.code === IVA).map((tax) => tax.base))
  // Excise raises the base, which may also have untaxed parts.
  const excise = sumOf(taxes.filter((tax) => tax.code !== IVA).map((tax) => tax.amount))
  const bases = amount(subtotal).plus(excise)
  if (taxed.minus(bases).compare(CENT) <= 0) return
  const sums = { taxed: taxed.toFixed(2), most: bases.toFixed(2), ...(excise.isZero() && { subtotal }) }
  const facts = { reason: 'taxedMore', ...sums } as const
  if (taxed.compare(amount(total)) > 0) ruling.error([...where, 'taxes'], documentErrors.amountsDisagree, facts)
  else ruling.warn([...where, 'taxes'], documentErrors.unusual, facts)
}

/** Taxes of other issuers' documents may be sums of line amounts. A long document reaches this many cents. */
const CENTS_OF_ANOTHER = 25

/** Dividends need one support, banana boxes one of six codes, and vice versa. */
function checkKinds(
  ruling: Ruling,
  { supportCode, withholdings }: SupportingDocument,
  where: Where,
  issued: string,
): void {
  withholdings.forEach(({ code, withholdingCode, base, rate, dividends, bananas }, at) => {
    const here = [...where, 'withholdings', at]
    checkPercentage(ruling, rate, here)
    if (dividends) checkDividends(ruling, dividends, here, issued)
    if (bananas) checkBoxes(ruling, { ...bananas, base }, here)
    if (dividends && supportCode !== DIVIDENDS_SUPPORT) {
      const facts = { reason: 'dividends', right: DIVIDENDS_SUPPORT, supportCode } as const
      ruling.error([...here, 'dividends'], documentErrors.taxMisplaced, facts)
    }
    if (!dividends && supportCode === DIVIDENDS_SUPPORT && code === INCOME)
      ruling.error([...here, 'dividends'], documentErrors.dividendsMissing, { supportCode })
    if (bananas && !BANANA_CODES.includes(withholdingCode)) {
      const facts = { reason: 'boxes', codes: BANANA_CODES, code: withholdingCode } as const
      ruling.error([...here, 'bananas'], documentErrors.taxMisplaced, facts)
    }
    if (!bananas && code === INCOME && BOXED_CODES.includes(withholdingCode))
      ruling.error([...here, 'bananas'], documentErrors.boxesMissing, { reason: 'missing', code: withholdingCode })
  })
}

export function checkPercentage(ruling: Ruling, rate: string, where: Where): void {
  if (amount(rate).compare(Decimal.of('100')) > 0)
    ruling.error([...where, 'rate'], documentErrors.amountsDisagree, { reason: 'percentage', rate })
}

/** Dividends of a future year cannot have been paid. */
function checkDividends(
  ruling: Ruling,
  { paidOn, fiscalYear }: { paidOn: string; fiscalYear: string },
  where: Where,
  issued: string,
): void {
  const here = [...where, 'dividends']
  const day = checkDay(ruling, [...here, 'paidOn'], paidOn)
  if (day && day > issued)
    ruling.warn([...here, 'paidOn'], documentErrors.unusual, { reason: 'dividendsLater', paidOn, issued })
  const last = issued.slice(0, 4)
  if (fiscalYear <= last) return
  const facts = { reason: 'fiscalYear', year: fiscalYear, last } as const
  ruling.error([...here, 'fiscalYear'], documentErrors.datesOutOfOrder, facts)
}

/** Income tax of bananas is withheld of the price of their boxes. */
function checkBoxes(
  ruling: Ruling,
  { boxes, price, base }: { boxes: string; price: string; base: string },
  where: Where,
): void {
  const here = [...where, 'bananas']
  if (amount(boxes).isZero()) {
    ruling.error([...here, 'boxes'], documentErrors.boxesMissing, { reason: 'none', boxes })
    return
  }
  const cost = amount(boxes).times(amount(price)).round(2)
  if (
    cost
      .minus(amount(base))
      .abs()
      .compare(CENT.times(amount(boxes))) <= 0
  )
    return
  ruling.warn(here, documentErrors.unusual, { reason: 'boxes', boxes, price, cost: cost.toFixed(2), base })
}

/** In place of the number that an order does not have yet. */
const FIRST = '000000001'

/** A withholding from oneself has only its own number. */
export function checkSelf(ruling: Ruling, { issuer, supportingDocuments = [] }: WithholdingDocument): void {
  const own = `${issuer.establishment}${issuer.emissionPoint}${issuer.sequential}`
  supportingDocuments.forEach(({ documentCode, number }, at) => {
    if (documentCode !== SELF_WITHHOLDING || number === own) return
    const shown = own.replace(/0{9}$/, FIRST)
    ruling.warn([PATH, at, 'number'], documentErrors.unusual, {
      reason: 'selfNumber',
      number,
      documentCode,
      own: shown,
    })
  })
}

const INCOME = codeOf('INCOME')

function codeOf(tax: 'INCOME' | 'IVA'): string {
  return withheldTaxes.entries.find((entry) => entry.tax === tax)?.code ?? ''
}

function checkReimbursed(ruling: Ruling, document: SupportingDocument, where: Where, day: string): void {
  const { reimbursements: documents, documentCode } = document
  const path = [...where, 'reimbursements']
  checkReimbursements(ruling, { header: document, headerPath: where, documents, path, day, charged: document.total })
  if (!documents?.length || documentCode === REIMBURSEMENT) return
  const facts = { reason: 'reimbursements', right: REIMBURSEMENT, code: documentCode } as const
  ruling.error(path, documentErrors.taxMisplaced, facts)
}

/**
 * The withholdings of one document, which may appear more than once: income tax of its subtotal, value-added tax of its
 * tax. Dividends include the tax that the company paid.
 */
function checkBases(ruling: Ruling, places: readonly Place[]): void {
  const [{ document, at } = { document: undefined, at: 0 }, ...others] = places
  if (!document) return
  for (const other of others) {
    const code = withheldBefore(places, other)
    const number = numberOf(document)
    const where = [PATH, other.at, 'number']
    if (code === undefined) ruling.warn(where, documentErrors.unusual, { reason: 'namedTwice', number, place: at + 1 })
    else {
      const { supportCode } = other.document
      ruling.error(where, documentErrors.amountsDisagree, { reason: 'withheldTwice', code, number, supportCode })
    }
  }
  checkIncomeBase(ruling, document, places)
  const charged = sumOf(document.taxes.filter((tax) => tax.code === IVA).map((tax) => tax.amount))
  const { base, where } = withheld(places, codeOf('IVA'))
  if (base.minus(charged).compare(CENT) <= 0) return
  const facts = { reason: 'ivaBase', base: base.toFixed(2), charged: charged.toFixed(2) } as const
  ruling.error(where, documentErrors.baseAboveDocument, facts)
}

/**
 * The authority has authorized a document that appears once for each tax; the same code and support is withheld twice.
 */
function withheldBefore(places: readonly Place[], { document: other, at }: Place): string | undefined {
  const before = places.filter((one) => one.at < at && one.document.supportCode === other.supportCode)
  const lines = before.flatMap(({ document }) => document.withholdings)
  return other.withholdings.find((line) =>
    lines.some((one) => one.code === line.code && one.withholdingCode === line.withholdingCode),
  )?.withholdingCode
}

function checkIncomeBase(
  ruling: Ruling,
  { supportCode, subtotal, total }: SupportingDocument,
  places: readonly Place[],
) {
  const { base, where } = withheld(places, INCOME)
  if (base.minus(amount(subtotal)).compare(CENT) <= 0) return
  const facts = { reason: 'incomeBase', base: base.toFixed(2), subtotal } as const
  const isBeyond = base.minus(amount(total)).compare(CENT) > 0 && supportCode !== DIVIDENDS_SUPPORT
  if (isBeyond) ruling.error(where, documentErrors.baseAboveDocument, facts)
  else ruling.warn(where, documentErrors.unusual, facts)
}

/** 001-001-000000001 */
function numberOf({ number }: SupportingDocument): string {
  return number.replace(/^(\d{3})(\d{3})/, '$1-$2-')
}

/** The withheld base of a tax, with its last place; lines of zero do not count. */
function withheld(places: readonly Place[], code: string): { base: Decimal; where: Where } {
  const lines = places.flatMap(({ document, at }) =>
    document.withholdings.map((line, lineAt) => ({ ...line, where: [PATH, at, 'withholdings', lineAt, 'base'] })),
  )
  const counted = lines.filter((line) => line.code === code && !amount(line.rate).isZero())
  return { base: sumOf(counted.map((line) => line.base)), where: counted.at(-1)?.where ?? [PATH] }
}
