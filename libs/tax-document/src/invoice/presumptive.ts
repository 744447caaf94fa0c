import { lookUp } from '../catalogs/catalog.ts'
import { presumptiveRates } from '../catalogs/taxes.ts'
import { documentErrors } from '../document-errors.ts'
import { amount } from '../rules/amounts.ts'
import { checkCode } from '../rules/code-rules.ts'
import type { Ruling } from '../rules/ruling.ts'
import type { InvoiceDocument } from './shape.ts'

/** What an invoice withholds in advance is of table 23. */
export function checkPresumptive(ruling: Ruling, document: InvoiceDocument, day: string): void {
  document.presumptiveWithholdings?.forEach((one, at) => {
    const where = ['presumptiveWithholdings', at]
    const table = 'presumptive withholdings'
    checkCode(ruling, [...where, 'rateCode'], one.rateCode, { catalog: presumptiveRates, day, table })
    const unusual = unusualPresumptiveRate(one)
    if (unusual) ruling.warn([...where, 'rate'], documentErrors.percentageUnusual, unusual)
  })
}

/** Another rate than the printed one, in words: resolutions change them. */
export function unusualPresumptiveRate({ rateCode, rate }: { rateCode: string; rate: string }): string | undefined {
  const entry = lookUp(presumptiveRates, rateCode, '')
  if (!entry) return undefined
  if (entry.rate === undefined)
    return `It is ${rate} of code ${rateCode}, which table 23 has for withholdings and without a rate; an invoice has one such as 0.20 of code 327.`
  if (amount(rate).equals(amount(entry.rate))) return undefined
  return `It is ${rate}; table 23 prints another for code ${rateCode}, such as ${entry.rate}.`
}
