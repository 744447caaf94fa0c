import { amount } from '../../amounts/amounts.ts'
import { ECUADOR } from '../../catalogs/countries.ts'
import { IVA } from '../../catalogs/taxes.ts'
import { documentErrors, type ErrorFacts } from '../../errors/document-errors.ts'
import { withoutMaterial } from '../../rules/annex-rules.ts'
import { nothingSold, type Unusual, unusual } from '../../rules/unusual.ts'
import type { Where } from '../../values/ruling.ts'
import type { InvoiceDocument } from './shape.ts'

export function unusualInInvoice(document: InvoiceDocument): Unusual[] {
  return [...nothingSold(document), ...withoutMaterial(document), ...unusualExport(document)]
}

/** Current ones and those of earlier editions, which contracts still use. */
const INCOTERMS = 'EXW FCA FAS FOB CFR CIF CPT CIP DAP DPU DDP DAT DAF DES DEQ DDU CNF CANDF'.split(' ')

function unusualExport({ header }: InvoiceDocument): Unusual[] {
  if (header.foreignTrade === undefined) return []
  const warnings: Unusual[] = []
  const add = (where: Where, path: string, facts: ErrorFacts<'exportUnusual'>) =>
    warnings.push(unusual({ where, path }, documentErrors.exportUnusual, facts))
  if (header.destinationCountry === ECUADOR) {
    const facts = { reason: 'destination', country: ECUADOR } as const
    add(['header', 'destinationCountry'], 'exportation.destinationCountry', facts)
  }
  for (const member of ['incoterm', 'incotermSubtotal'] as const) {
    const term = header[member]?.trim().toUpperCase()
    if (term === undefined || INCOTERMS.includes(term)) continue
    if (member === 'incotermSubtotal' && header[member] === header.incoterm) continue
    add(['header', member], `exportation.${member}`, { reason: 'incoterm', term })
  }
  header.taxes.forEach((tax, at) => {
    if (tax.code !== IVA || amount(tax.amount).isZero()) return
    add(['header', 'taxes', at, 'amount'], 'items', { reason: 'iva', amount: tax.amount })
  })
  return warnings
}
