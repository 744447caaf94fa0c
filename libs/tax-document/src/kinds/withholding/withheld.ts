import type { Decimal } from '@etax/kernel'
import { taxOn } from '../../amounts/pricing.ts'
import {
  BANANA_CODES,
  DIVIDENDS_SUPPORT,
  hasRate,
  otherThanRates,
  type WithheldTax,
  withheldTaxes,
  withholdingCatalog,
} from '../../catalogs/withholdings.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import { notInForce, type OrderReader } from '../../parts/order-reader.ts'
import * as type from '../../schema/types.ts'
import { printedDay } from '../../values/calendar.ts'
import { findingOf } from '../../values/ruling.ts'
import type { WithholdingLine } from './order.ts'
import { incomeFlaw, rowOn } from './withheld-rate.ts'

const TAXES = withheldTaxes.entries.map((entry) => entry.tax)

interface Circumstances {
  /** The day of the withholding. */
  issueDate: string
  /** The day of the supporting document. */
  supportingDay: string
  supportCode: string
}

/** A percentage of a base, under a code of its tax. */
export function readWithholding(
  reader: OrderReader,
  line: WithholdingLine,
  path: string,
  circumstances: Circumstances,
) {
  const tax = reader.oneOf(`${path}.taxType`, line.taxType, TAXES)
  const withholdingCode = reader.text(`${path}.code`, line.code, type.withholdingCode)
  const base = reader.amount(`${path}.base`, line.base, type.money)
  const rate = reader.amount(`${path}.rate`, line.rate, type.percentage)
  if (tax && withholdingCode)
    checkCode(reader, { tax, code: withholdingCode, rate }, path, [
      circumstances.issueDate,
      circumstances.supportingDay,
    ])
  return {
    code: withheldTaxes.entries.find((entry) => entry.tax === tax)?.code ?? '',
    withholdingCode,
    base: base.toFixed(2),
    rate: rate.toString(),
    amount: taxOn(base, rate).toFixed(2),
    dividends: readDividends(reader, line, path, circumstances),
    bananas: readBananas(reader, line, path),
  }
}

/**
 * Codes of value-added tax and of money leaving are few and fixed; those of income tax change by resolution, and only
 * warn.
 */
function checkCode(
  reader: OrderReader,
  line: { tax: WithheldTax; code: string; rate: Decimal },
  path: string,
  days: readonly [string, ...string[]],
): void {
  if (line.tax === 'INCOME') {
    const flaw = incomeFlaw(line, days)
    if (flaw !== null) reader.add(findingOf(`${path}.${flaw.member}`, flaw.statement), 'warnings')
    return
  }
  const row = rowOn(line, days)
  if (!row)
    reader.refuse(`${path}.code`, documentErrors.codeNotInForce, notInForce(withholdingCatalog(line.tax), days[0]))
  else if (!hasRate(row, line.rate))
    reader.refuse(`${path}.rate`, documentErrors.percentageNotOfCode, otherThanRates(row))
}

function readDividends(
  reader: OrderReader,
  { dividends }: WithholdingLine,
  path: string,
  { supportCode, issueDate }: Circumstances,
) {
  if (!dividends) return undefined
  const at = `${path}.dividends`
  if (supportCode?.trim() !== DIVIDENDS_SUPPORT)
    reader.refuse(at, documentErrors.taxMisplaced, { reason: 'dividendsInOrder', right: DIVIDENDS_SUPPORT })
  return {
    paidOn: printedDay(reader.day(`${at}.paidOn`, dividends.paidOn, issueDate)),
    incomeTax: reader.amount(`${at}.incomeTax`, dividends.incomeTax, type.money).toFixed(2),
    fiscalYear: reader.text(`${at}.fiscalYear`, dividends.fiscalYear, type.year),
  }
}

function readBananas(reader: OrderReader, { bananas, code }: WithholdingLine, path: string) {
  if (!bananas) return undefined
  const at = `${path}.bananas`
  if (!BANANA_CODES.includes(code?.trim())) reader.refuse(at, documentErrors.taxMisplaced, { reason: 'boxesInOrder' })
  return {
    boxes: reader.text(`${at}.boxes`, bananas.boxes, type.boxes),
    price: reader.amount(`${at}.price`, bananas.price, type.money).toFixed(2),
  }
}
