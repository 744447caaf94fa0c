import { amount } from '../../amounts/amounts.ts'
import { lookUp } from '../../catalogs/catalog.ts'
import { presumptiveRates } from '../../catalogs/taxes.ts'
import { documentErrors, type ErrorFacts } from '../../errors/document-errors.ts'
import { checkCode } from '../../rules/code-rules.ts'
import type { Ruling } from '../../values/ruling.ts'
import type { InvoiceDocument } from './shape.ts'

/** Presumptive withholdings have codes of table 23. */
export function checkPresumptive(ruling: Ruling, document: InvoiceDocument, day: string): void {
  document.presumptiveWithholdings?.forEach((one, at) => {
    const where = ['presumptiveWithholdings', at]
    const table = 'presumptiveWithholdings'
    checkCode(ruling, [...where, 'rateCode'], one.rateCode, { catalog: presumptiveRates, day, table })
    const unusual = unusualPresumptiveRate(one)
    if (unusual) ruling.warn([...where, 'rate'], documentErrors.percentageUnusual, unusual)
  })
}

/** A rate that is not in the table: resolutions change them. */
export function unusualPresumptiveRate({
  rateCode: code,
  rate,
}: {
  rateCode: string
  rate: string
}): ErrorFacts<'percentageUnusual'> | undefined {
  const entry = lookUp(presumptiveRates, code, '')
  if (!entry) return undefined
  if (entry.rate === undefined) return { reason: 'presumptiveWithoutRate', rate, code }
  if (amount(rate).equals(amount(entry.rate))) return undefined
  return { reason: 'presumptive', rate, code, printed: entry.rate }
}
