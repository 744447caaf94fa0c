import type { Decimal } from '@etax/kernel'
import { printedDay } from '../calendar.ts'
import { isKnown, lookUp } from '../catalogs/catalog.ts'
import { BANANA_CODES, hasRate, type WithheldTax, withheldTaxes, withholdingCatalog } from '../catalogs/withholdings.ts'
import type { Intake } from '../intake.ts'
import * as type from '../schema/types.ts'
import type { WithholdingLine } from './order.ts'

const TAXES = withheldTaxes.entries.map((entry) => entry.tax)
const DIVIDENDS = '10'

interface Circumstances {
  /** Of the withholding itself. */
  issueDate: string
  supportCode: string
}

/** What is withheld: a percentage of a base, under a code of its tax. */
export function readWithholding(intake: Intake, given: WithholdingLine, path: string, circumstances: Circumstances) {
  const tax = intake.oneOf(`${path}.taxType`, given.taxType, TAXES)
  const withholdingCode = intake.text(`${path}.code`, given.code, type.withholdingCode)
  const base = intake.amount(`${path}.base`, given.base, type.money)
  const rate = intake.amount(`${path}.rate`, given.rate, type.percentage)
  if (tax && withholdingCode) checkCode(intake, { tax, code: withholdingCode, rate }, path, circumstances.issueDate)
  return {
    code: withheldTaxes.entries.find((entry) => entry.tax === tax)?.code ?? '',
    withholdingCode,
    base: base.toFixed(2),
    rate: rate.toString(),
    amount: rate.percentOf(base).toFixed(2),
    dividends: readDividends(intake, given, path, circumstances),
    bananas: readBananas(intake, given, path),
  }
}

/** Codes of value-added tax and of money leaving are few and fixed; those of income tax change by resolution and only warn. */
function checkCode(
  intake: Intake,
  { tax, code, rate }: { tax: WithheldTax; code: string; rate: Decimal },
  path: string,
  day: string,
): void {
  const catalog = withholdingCatalog(tax)
  const entry = lookUp(catalog, code, day)
  if (tax === 'INCOME') {
    if (!isKnown(catalog, code)) intake.warn(`${path}.code`, 'DOC_90003')
    else if (entry && !hasRate(entry, rate)) intake.warn(`${path}.rate`, 'DOC_90004')
    return
  }
  if (!entry) intake.refuse(`${path}.code`, 'DOC_30002')
  else if (!hasRate(entry, rate)) {
    intake.refuse(`${path}.rate`, 'DOC_30004', `Code ${code} withholds ${entry.rates?.join(' or ')}%.`)
  }
}

function readDividends(
  intake: Intake,
  { dividends }: WithholdingLine,
  path: string,
  { supportCode, issueDate }: Circumstances,
) {
  if (!dividends) return undefined
  const at = `${path}.dividends`
  if (supportCode?.trim() !== DIVIDENDS) intake.refuse(at, 'DOC_30003', 'Dividends go with support code 10 only.')
  return {
    paidOn: printedDay(intake.day(`${at}.paidOn`, dividends.paidOn, issueDate)),
    incomeTax: intake.amount(`${at}.incomeTax`, dividends.incomeTax, type.money).toFixed(2),
    fiscalYear: intake.text(`${at}.fiscalYear`, dividends.fiscalYear, type.year),
  }
}

function readBananas(intake: Intake, { bananas, code }: WithholdingLine, path: string) {
  if (!bananas) return undefined
  const at = `${path}.bananas`
  if (!BANANA_CODES.includes(code?.trim())) intake.refuse(at, 'DOC_30003', 'Boxes go with the banana codes only.')
  return {
    boxes: intake.text(`${at}.boxes`, bananas.boxes, type.boxes),
    price: intake.amount(`${at}.price`, bananas.price, type.money).toFixed(2),
  }
}
