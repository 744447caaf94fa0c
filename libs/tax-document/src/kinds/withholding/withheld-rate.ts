import type { Decimal } from '@etax/kernel'
import { isKnown, lookUp, outsideDays } from '../../catalogs/catalog.ts'
import { hasRate, otherThanRates, type WithheldTax, withholdingCatalog } from '../../catalogs/withholdings.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import { type Statement, statementOf } from '../../values/ruling.ts'

interface Flaw {
  member: 'code' | 'rate'
  statement: Statement
}

interface WithheldLine {
  tax: WithheldTax
  code: string
  rate: Decimal
}

/**
 * The flaw of an income tax code and its percentage, by the tables on the withholding's and the document's day, which
 * may precede a change. Null where the days are unknown.
 */
export function incomeFlaw({ tax, code, rate }: WithheldLine, days: readonly string[]): Flaw | null {
  const catalog = withholdingCatalog(tax)
  if (!isKnown(catalog, code))
    return { member: 'code', statement: statementOf(documentErrors.codeUnknown, { reason: 'unknown' }) }
  const entries = days.flatMap((day) => lookUp(catalog, code, day) ?? [])
  const [entry] = entries
  if (entry === undefined) return endedFlaw({ tax, code, rate }, days)
  if (entries.some((one) => hasRate(one, rate))) return null
  return { member: 'rate', statement: statementOf(documentErrors.percentageUnusual, otherThanRates(entry)) }
}

/** The code ended before all of the days. Its first known day may be that of a percentage: earlier days are allowed. */
function endedFlaw({ tax, code }: WithheldLine, days: readonly string[]): Flaw | null {
  const outside = days.map((day) => outsideDays(withholdingCatalog(tax), code, day))
  const [first] = outside
  if (first === undefined || outside.some(({ reason }) => reason === 'later')) return null
  return { member: 'code', statement: statementOf(documentErrors.codeUnknown, first) }
}

/** The row of a code on one of the days, preferably with the percentage. */
export function rowOn({ tax, code, rate }: WithheldLine, days: readonly string[]) {
  const rows = days.flatMap((day) => lookUp(withholdingCatalog(tax), code, day) ?? [])
  return rows.find((row) => hasRate(row, rate)) ?? rows[0]
}
