import type { DeclaredError, DetailArguments } from '@etax/kernel'
import { amount } from '../amounts/amounts.ts'
import { identificationCode } from '../catalogs/parties.ts'
import { IVA } from '../catalogs/taxes.ts'
import { withheldTaxes } from '../catalogs/withholdings.ts'
import { documentErrors, type ErrorFacts } from '../errors/document-errors.ts'
import type { DebitNoteDocument } from '../kinds/debit-note/shape.ts'
import type { InvoiceDocument } from '../kinds/invoice/shape.ts'
import type { Document } from '../kinds/kinds.ts'
import type { PurchaseSettlementDocument } from '../kinds/purchase-settlement/shape.ts'
import type { WithholdingDocument } from '../kinds/withholding/shape.ts'
import { SELF_WITHHOLDING } from '../kinds/withholding/supporting-document-rules.ts'
import { dayOf, daysBetween } from '../values/calendar.ts'
import { type Broken, saying, type Where } from '../values/ruling.ts'

/** What seldom is meant so: it is issued all the same. */
export interface Unusual extends Broken {
  /** In the order that the document is made of. */
  path: string
}

function unusual<Facts>(
  at: Pick<Unusual, 'where' | 'path'>,
  error: DeclaredError<Facts>,
  ...params: DetailArguments<NoInfer<Facts>>
): Unusual {
  return { ...at, ...saying(error, ...params) }
}

/** What is unusual about a document that its schema and rules let pass, whoever wrote it. */
export function unusualIn(document: Document): Unusual[] {
  switch (document.documentType) {
    case 'INVOICE':
      return [...nothingSold(document), ...unusualExport(document)]
    case 'CREDIT_NOTE':
      return nothingSold(document)
    case 'DEBIT_NOTE':
      return nothingAdded(document)
    case 'PURCHASE_SETTLEMENT':
      return [...nothingSold(document), ...settlementToCompany(document)]
    case 'WITHHOLDING':
      return [...unusualSupport(document), ...abroadButLocal(document), ...selfWithholding(document)]
    case 'WAYBILL':
      return document.recipients.flatMap(({ items }, at) =>
        nothingSold({ items }, ['recipients', at], `recipients[${at}].`),
      )
  }
}

/** Lines of none of something. */
function nothingSold({ items }: { items: readonly { quantity: string }[] }, under: Where = [], prefix = ''): Unusual[] {
  return items.flatMap(({ quantity }, line) => {
    if (!amount(quantity).isZero()) return []
    const at = { where: [...under, 'items', line, 'quantity'], path: `${prefix}items[${line}].quantity` }
    return [unusual(at, documentErrors.nothingCharged, { reason: 'line', quantity })]
  })
}

function nothingAdded({ header }: DebitNoteDocument): Unusual[] {
  if (!amount(header.total).isZero()) return []
  const at = { where: ['header', 'total'], path: 'reasons' }
  return [unusual(at, documentErrors.nothingCharged, { reason: 'debitNote' })]
}

const RUC = identificationCode('RUC')

/** A company has a 9 as the third digit of its registry number, a public body a 6. */
function settlementToCompany({ header }: PurchaseSettlementDocument): Unusual[] {
  const { supplierIdentificationType: type, supplierIdentification: ruc } = header
  if (type !== RUC || !/^\d\d[69]/.test(ruc)) return []
  const at = { where: ['header', 'supplierIdentification'], path: 'supplier.identification' }
  return [unusual(at, documentErrors.settlementToCompany, { ruc })]
}

/** Those of today and those of earlier editions, which contracts still name. */
const INCOTERMS = 'EXW FCA FAS FOB CFR CIF CPT CIP DAP DPU DDP DAT DAF DES DEQ DDU CNF CANDF'.split(' ')
const ECUADOR = '593'

function unusualExport({ header }: InvoiceDocument): Unusual[] {
  if (header.foreignTrade === undefined) return []
  const found: Unusual[] = []
  const add = (where: Where, path: string, facts: ErrorFacts<'exportUnusual'>) =>
    found.push(unusual({ where, path }, documentErrors.exportUnusual, facts))
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
  return found
}

/** Within how many days of its document a withholding is delivered. */
const WITHHOLDING_DAYS = 5

interface Support {
  code: string | undefined
  day: string | null
  whereDay: Where
  whereCode: Where
  path: string
}

/** The documents withheld from, in either edition. */
function supportsOf({ withholdings = [], supportingDocuments = [] }: WithholdingDocument): Support[] {
  const single = withholdings.map(({ documentCode, documentDate }, at) => ({
    code: documentCode,
    day: documentDate === undefined ? null : dayOf(documentDate),
    whereDay: ['withholdings', at, 'documentDate'],
    whereCode: ['withholdings', at, 'documentCode'],
    path: `supportingDocuments[${at}]`,
  }))
  const grouped = supportingDocuments.map(({ documentCode, issueDate }, at) => ({
    code: documentCode,
    day: dayOf(issueDate),
    whereDay: ['supportingDocuments', at, 'issueDate'],
    whereCode: ['supportingDocuments', at, 'documentCode'],
    path: `supportingDocuments[${at}]`,
  }))
  return [...single, ...grouped]
}

function unusualSupport(document: WithholdingDocument): Unusual[] {
  const issued = dayOf(document.header.issueDate)
  return supportsOf(document).flatMap(({ code, day, whereDay: where, path }): Unusual[] => {
    if (issued === null || day === null || day > issued || code === SELF_WITHHOLDING) return []
    const at = { where, path: `${path}.issueDate` }
    if (day.slice(0, 4) < issued.slice(0, 4)) return [unusual(at, documentErrors.supportOfEarlierYear, { day, issued })]
    const age = daysBetween(day, issued)
    if (age <= WITHHOLDING_DAYS) return []
    return [unusual(at, documentErrors.withheldLate, { day, age, most: WITHHOLDING_DAYS })]
  })
}

const ISD = withheldTaxes.entries.find(({ tax }) => tax === 'ISD')?.code
const PAID_HERE = '01'

function abroadButLocal({ supportingDocuments = [] }: WithholdingDocument): Unusual[] {
  return supportingDocuments.flatMap(({ paidTo, payingCountry, withholdings }, at): Unusual[] => {
    const under = ['supportingDocuments', at]
    const path = `supportingDocuments[${at}]`
    const error = documentErrors.taxAbroadPaidHere
    if (payingCountry === ECUADOR && paidTo !== PAID_HERE) {
      const place = { where: [...under, 'payingCountry'], path: `${path}.paidAbroad.country` }
      return [unusual(place, error, { reason: 'country', country: ECUADOR })]
    }
    if (paidTo !== PAID_HERE) return []
    return withholdings.flatMap(({ code }, line): Unusual[] => {
      if (code !== ISD) return []
      const where = [...under, 'withholdings', line, 'code']
      return [unusual({ where, path: `${path}.withholdings[${line}].taxType` }, error, { reason: 'local' })]
    })
  })
}

/** Whoever withholds from himself rests it on the withholding itself, and on another's document withholds from another. */
function selfWithholding(document: WithholdingDocument): Unusual[] {
  const { issuer, header } = document
  const subject = header.subjectIdentification
  const isSelf = subject === issuer.ruc || `${subject}001` === issuer.ruc
  return supportsOf(document).flatMap(({ code, whereCode: where, path }): Unusual[] => {
    if (code === undefined || isSelf === (code === SELF_WITHHOLDING)) return []
    const at = { where, path: `${path}.documentType` }
    const who = { subject, own: SELF_WITHHOLDING }
    if (isSelf) return [unusual(at, documentErrors.selfWithholding, { reason: 'self', ...who, code })]
    return [unusual(at, documentErrors.selfWithholding, { reason: 'another', ...who })]
  })
}
