import { Decimal } from '@etax/kernel'
import { lookUp } from '../catalogs/catalog.ts'
import { supportCodes } from '../catalogs/documents.ts'
import { IVA } from '../catalogs/taxes.ts'
import { BANANA_CODES, BOXED_CODES, DIVIDENDS_SUPPORT, withheldTaxes } from '../catalogs/withholdings.ts'
import { documentErrors } from '../document-errors.ts'
import { SUPPORT_LATER } from '../errors/date-sentences.ts'
import { amount, CENT, compare, leewayOfSum, sumOf } from '../rules/amounts.ts'
import { authorizationFlaw, checkCode, checkCountry } from '../rules/code-rules.ts'
import { checkDay } from '../rules/issuer-rules.ts'
import { checkSupportingCode } from '../rules/note-rules.ts'
import { checkReimbursements, REIMBURSEMENT } from '../rules/reimbursement-rules.ts'
import type { Ruling, Where } from '../rules/ruling.ts'
import { checkPayments } from '../rules/sale-rules.ts'
import { checkRate, checkTaxAmount } from '../rules/tax-rules.ts'
import type { WithholdingDocument } from './shape.ts'

type SupportingDocument = NonNullable<WithholdingDocument['supportingDocuments']>[number]

const PATH = 'supportingDocuments'

/** Withheld from oneself: the document it rests on is the withholding itself (ficha técnica, anexo 19). */
export const SELF_WITHHOLDING = '42'

/** The documents from which something is withheld: each on its own, and what is withheld from each in all. */
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
  if (day > issued) ruling.error([...where, 'issueDate'], documentErrors.datesOutOfOrder, SUPPORT_LATER)
  const { accountingDate } = document
  const booked = accountingDate === undefined ? null : checkDay(ruling, [...where, 'accountingDate'], accountingDate)
  if (booked && booked < day) {
    const message = `It is ${booked}, before the document was issued; it must be that day or later, such as ${day}.`
    ruling.warn([...where, 'accountingDate'], documentErrors.unusual, message)
  }
  return day
}

function checkReference(ruling: Ruling, document: SupportingDocument, where: Where, day: string): void {
  const { supportCode, documentCode } = document
  checkSupportingCode(ruling, [...where, 'documentCode'], documentCode, day)
  checkCode(ruling, [...where, 'supportCode'], supportCode, { catalog: supportCodes, day, table: 'supports' })
  const support = lookUp(supportCodes, supportCode, day)
  if (support && !support.documents.includes(documentCode)) {
    const message = `Documents ${documentCode} seldom support code ${supportCode}; it usually has ${support.documents.join(', ')}.`
    ruling.warn([...where, 'documentCode'], documentErrors.unusual, message)
  }
  const flaw = authorizationFlaw(document)
  const at = [...where, 'authorizationNumber']
  if (flaw?.certain) ruling.error(at, documentErrors.authorizationMalformed, flaw.message)
  else if (flaw) ruling.warn(at, documentErrors.unusual, flaw.message)
}

/** What was paid abroad says where, and whether a treaty applies; without one, whether it is subject to withholding. */
function checkDestination(ruling: Ruling, document: SupportingDocument, where: Where, day: string): void {
  const { paidTo, foreignRegime, payingCountry, taxTreaty, subjectToWithholding } = document
  checkCountry(ruling, [...where, 'payingCountry'], payingCountry, day)
  if (foreignRegime !== undefined && !['01', '02', '03'].includes(foreignRegime)) {
    const message = `It is ${foreignRegime}; it must be 01 (general), 02 (tax haven) or 03 (preferential).`
    ruling.error([...where, 'foreignRegime'], documentErrors.codeNotInForce, message)
  }
  if (taxTreaty === 'SI' && subjectToWithholding !== undefined) {
    const message = 'It is asked only where no treaty applies (aplicConvDobTrib NO).'
    ruling.error([...where, 'subjectToWithholding'], documentErrors.amountsDisagree, message)
  }
  if (paidTo !== '02') return
  for (const [member, element] of Object.entries(ABROAD)) {
    if (document[member as keyof typeof ABROAD] !== undefined) continue
    ruling.error([...where, 'paidTo'], documentErrors.amountsDisagree, `A payment abroad (02) also needs ${element}.`)
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
  // With excise they are more, with parts that nobody taxes less.
  const excise = sumOf(taxes.filter((tax) => tax.code !== IVA).map((tax) => tax.amount))
  const bases = amount(subtotal).plus(excise)
  if (taxed.minus(bases).compare(CENT) <= 0) return
  const of = excise.isZero() ? `the subtotal, ${subtotal}` : `subtotal and excise, ${bases.toFixed(2)}`
  const message = `Value-added tax was charged on ${taxed.toFixed(2)}, which is more than ${of}: the bases come to that at most, such as ${bases.toFixed(2)}.`
  if (taxed.compare(amount(total)) > 0) ruling.error([...where, 'taxes'], documentErrors.amountsDisagree, message)
  else ruling.warn([...where, 'taxes'], documentErrors.unusual, message)
}

/** A tax of another's document is the sum of amounts rounded line by line. So many cents come together in a long one. */
const CENTS_OF_ANOTHER = 25

/** Dividends go with one support, boxes of bananas with six codes; each cannot do without the other. */
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
      const message = `Dividends go with support code ${DIVIDENDS_SUPPORT} only; it is ${supportCode}.`
      ruling.error([...here, 'dividends'], documentErrors.taxMisplaced, message)
    }
    if (!dividends && supportCode === DIVIDENDS_SUPPORT && code === INCOME) {
      const message = `Support code ${DIVIDENDS_SUPPORT} pays dividends: when, of which year, and the company's income tax are needed.`
      ruling.error([...here, 'dividends'], documentErrors.dividendsMissing, message)
    }
    if (bananas && !BANANA_CODES.includes(withholdingCode)) {
      const message = `Boxes go with the banana codes only (${BANANA_CODES.join(', ')}); it is ${withholdingCode}.`
      ruling.error([...here, 'bananas'], documentErrors.taxMisplaced, message)
    }
    if (!bananas && code === INCOME && BOXED_CODES.includes(withholdingCode)) {
      const message = `Code ${withholdingCode} needs the boxes and their price, such as 10 boxes at 5.00.`
      ruling.error([...here, 'bananas'], documentErrors.boxesMissing, message)
    }
  })
}

/** Nobody withholds more than there is. */
export function checkPercentage(ruling: Ruling, rate: string, where: Where): void {
  if (amount(rate).compare(Decimal.of('100')) <= 0) return
  const message = `It is ${rate}; a percentage is 100 at most, such as 1.75.`
  ruling.error([...where, 'rate'], documentErrors.amountsDisagree, message)
}

/** A dividend of a year that has not begun cannot have been paid. */
function checkDividends(
  ruling: Ruling,
  { paidOn, fiscalYear }: { paidOn: string; fiscalYear: string },
  where: Where,
  issued: string,
): void {
  const here = [...where, 'dividends']
  const day = checkDay(ruling, [...here, 'paidOn'], paidOn)
  if (day && day > issued) {
    const message = `It is ${paidOn}, after the withholding was issued on ${issued}; dividends are paid by then, such as on ${issued}.`
    ruling.warn([...here, 'paidOn'], documentErrors.unusual, message)
  }
  const last = issued.slice(0, 4)
  if (fiscalYear <= last) return
  const message = `It is ${fiscalYear}; dividends are of the profits of a year up to the one of the withholding, such as ${last}.`
  ruling.error([...here, 'fiscalYear'], documentErrors.datesOutOfOrder, message)
}

/** Income tax of bananas is withheld of what their boxes cost. */
function checkBoxes(
  ruling: Ruling,
  { boxes, price, base }: { boxes: string; price: string; base: string },
  where: Where,
): void {
  const here = [...where, 'bananas']
  if (amount(boxes).isZero()) {
    const message = `It is ${boxes}; there must be boxes, such as 10.`
    ruling.error([...here, 'boxes'], documentErrors.boxesMissing, message)
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
  const message = `${boxes} boxes at ${price} come to ${cost.toFixed(2)}; the base is ${base}: it is what the boxes cost, such as 50.00 for 10 at 5.00.`
  ruling.warn(here, documentErrors.unusual, message)
}

/** A withholding that rests on itself names its own number, and none else. */
export function checkSelf(ruling: Ruling, { issuer, supportingDocuments = [] }: WithholdingDocument): void {
  const own = `${issuer.establishment}${issuer.emissionPoint}${issuer.sequential}`
  supportingDocuments.forEach(({ documentCode, number }, at) => {
    if (documentCode !== SELF_WITHHOLDING || number === own) return
    const message = `It is ${number}; document ${SELF_WITHHOLDING} is this withholding itself, and has its number, such as ${own}. In an order, leave the number out.`
    ruling.warn([PATH, at, 'number'], documentErrors.unusual, message)
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
  const message = `Reimbursements go with document ${REIMBURSEMENT} only; it is ${documentCode}.`
  ruling.error(path, documentErrors.taxMisplaced, message)
}

/**
 * What is withheld from one document, which may be named more than once: income tax of its subtotal, value-added tax of the
 * tax it charged. Dividends are grossed up by the tax that their company has paid.
 */
function checkBases(ruling: Ruling, places: readonly Place[]): void {
  const [{ document, at } = { document: undefined, at: 0 }, ...others] = places
  if (!document) return
  for (const other of others) {
    const repeated = withheldBefore(places, other)
    if (repeated !== undefined) {
      const message = `Code ${repeated} is withheld of document ${numberOf(document)} already, with support code ${other.document.supportCode}: name the document once, with each code once, such as 312 of income tax and 1 of IVA.`
      ruling.error([PATH, other.at, 'number'], documentErrors.amountsDisagree, message)
      continue
    }
    const message = `Document ${numberOf(document)} is named already, in place ${at + 1} of the list: withholdings of one document go together, such as of income tax and of IVA.`
    ruling.warn([PATH, other.at, 'number'], documentErrors.unusual, message)
  }
  checkIncomeBase(ruling, document, places)
  const charged = sumOf(document.taxes.filter((tax) => tax.code === IVA).map((tax) => tax.amount))
  const { base, where } = withheld(places, codeOf('IVA'))
  if (base.minus(charged).compare(CENT) <= 0) return
  const message = `Value-added tax is withheld of ${base.toFixed(2)}; the document charged ${charged.toFixed(2)}: the base is the tax, such as 15.00 of 100.00 at 15%.`
  ruling.error(where, documentErrors.baseAboveDocument, message)
}

/** The authority has taken a document that was named once for each tax; the same code of the same support is withheld twice. */
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
  const message = `Income tax is withheld of ${base.toFixed(2)}; the base is the document's subtotal at most, such as ${subtotal}.`
  const isBeyond = base.minus(amount(total)).compare(CENT) > 0 && supportCode !== DIVIDENDS_SUPPORT
  if (isBeyond) ruling.error(where, documentErrors.baseAboveDocument, message)
  else ruling.warn(where, documentErrors.unusual, message)
}

/** 001-001-000000001 */
function numberOf({ number }: SupportingDocument): string {
  return number.replace(/^(\d{3})(\d{3})/, '$1-$2-')
}

/** What a tax is withheld of, and where the last of it stands; what withholds nothing does not count. */
function withheld(places: readonly Place[], code: string): { base: Decimal; where: Where } {
  const lines = places.flatMap(({ document, at }) =>
    document.withholdings.map((line, lineAt) => ({ ...line, where: [PATH, at, 'withholdings', lineAt, 'base'] })),
  )
  const counted = lines.filter((line) => line.code === code && !amount(line.rate).isZero())
  return { base: sumOf(counted.map((line) => line.base)), where: counted.at(-1)?.where ?? [PATH] }
}
