import { dutyOn } from '../../catalogs/duties.ts'
import { documentErrors, type ErrorFacts } from '../../errors/document-errors.ts'
import type { OrderReader } from '../../parts/order-reader.ts'
import * as type from '../../schema/types.ts'
import type { Ruling } from '../../values/ruling.ts'
import type { InvoiceDocument } from './shape.ts'

/** Annex 25: transport by an operator to its client. */
const OPERATOR = 'H492001'
/** Table 33. */
const PLATE = /^[A-Z]{3}\d{4}$/

interface Sold {
  auxiliaryCode?: string | null | undefined
}

/** The plate of an order. That of a transport operator gets its form: `abc-123` becomes ABC0123. */
export function readPlate(
  reader: OrderReader,
  { plate, items }: { plate?: string | undefined; items: readonly Sold[] },
  day: string,
): string | undefined {
  const text = reader.optionalText('plate', plate, type.text20)
  if (!isOfOperator(items)) return text
  const written = text && withForm(text)
  const flaw = plateFlaw(written)
  if (flaw === null) return written
  const duty = dutyOn('TRANSPORT_PLATE', day)
  if (duty?.refuses) reader.refuse('plate', documentErrors.plateDue, flaw)
  else if (duty) reader.warn('plate', documentErrors.plateSoonDue, flaw)
  return text
}

export function checkPlate(ruling: Ruling, { header, items }: InvoiceDocument, day: string): void {
  const flaw = isOfOperator(items) ? plateFlaw(header.plate) : null
  const duty = dutyOn('TRANSPORT_PLATE', day)
  if (flaw === null || duty === undefined) return
  const where = header.plate === undefined ? ['header'] : ['header', 'plate']
  if (duty.refuses) ruling.error(where, documentErrors.plateDue, flaw)
  else ruling.warn(where, documentErrors.plateSoonDue, flaw)
}

function isOfOperator(items: readonly Sold[] | undefined): boolean {
  return items?.some(({ auxiliaryCode }) => auxiliaryCode?.trim() === OPERATOR) ?? false
}

function plateFlaw(plate: string | undefined): ErrorFacts<'plateDue'> | null {
  if (plate === undefined) return { reason: 'missing' }
  return PLATE.test(plate) ? null : { reason: 'form', plate }
}

/** Without blanks and dashes, in capitals; three digits get a zero before them. */
function withForm(plate: string): string {
  const [, letters, digits] = /^([A-Z]{3})(\d{3,4})$/.exec(plate.toUpperCase().replaceAll(/[\s-]/g, '')) ?? []
  return letters === undefined || digits === undefined ? plate : `${letters}${digits.padStart(4, '0')}`
}
