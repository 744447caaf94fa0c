import { documentErrors } from '../../errors/document-errors.ts'
import { dayOf } from '../../values/calendar.ts'
import type { Ruling } from '../../values/ruling.ts'
import type { WithholdingDocument } from './shape.ts'

/**
 * The fiscal period is the month of the withholding; some use the document's month. It must lie between the two: tax is
 * not withheld before it is owed, nor declared before its month.
 */
export function checkPeriod(ruling: Ruling, document: WithholdingDocument, issued: string): void {
  const { fiscalPeriod } = document.header
  const where = ['header', 'fiscalPeriod']
  const period = monthOf(fiscalPeriod)
  const last = issued.slice(0, 7)
  const months = monthsOfDocuments(document)
  const [first = last] = [...months, last].toSorted()
  if (period === null || period < first || period > last) {
    const range = { first: printed(first), last: printed(last) }
    ruling.error(where, documentErrors.periodOutside, { period: fiscalPeriod, ...range })
  } else if (period !== last && !months.includes(period)) {
    const printedMonths = { issued: printed(last), example: printed(months[0] ?? last) }
    ruling.warn(where, documentErrors.unusual, { reason: 'period', period: fiscalPeriod, ...printedMonths })
  }
}

function monthsOfDocuments({ withholdings = [], supportingDocuments = [] }: WithholdingDocument): string[] {
  const dates = [...withholdings.map((one) => one.documentDate), ...supportingDocuments.map((one) => one.issueDate)]
  return dates.flatMap((date) => dayOf(date ?? '')?.slice(0, 7) ?? [])
}

/** YYYY-MM of MM/YYYY; null for an invalid month. */
function monthOf(period: string): string | null {
  return dayOf(`01/${period}`)?.slice(0, 7) ?? null
}

/** MM/YYYY */
function printed(month: string): string {
  return `${month.slice(5)}/${month.slice(0, 4)}`
}
