import type { DeclaredError } from '@etax/kernel'
import { dayOf, daysBetween } from '../calendar.ts'
import { identificationCode } from '../catalogs/parties.ts'
import { IVA } from '../catalogs/taxes.ts'
import { withheldTaxes } from '../catalogs/withholdings.ts'
import type { DebitNoteDocument } from '../debit-note/shape.ts'
import { documentErrors } from '../document-errors.ts'
import type { InvoiceDocument } from '../invoice/shape.ts'
import type { Document } from '../kinds.ts'
import type { PurchaseSettlementDocument } from '../purchase-settlement/shape.ts'
import type { WithholdingDocument } from '../withholding/shape.ts'
import { SELF_WITHHOLDING } from '../withholding/supporting-document-rules.ts'
import { amount } from './amounts.ts'
import type { Where } from './ruling.ts'

/** What seldom is meant so: it is issued all the same. `where`: in a document; `path`: in the order it is made of. */
export interface Unusual {
  where: Where
  path: string
  error: DeclaredError
  message: string
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
  return items.flatMap(({ quantity }, at) =>
    amount(quantity).isZero()
      ? [
          {
            where: [...under, 'items', at, 'quantity'],
            path: `${prefix}items[${at}].quantity`,
            error: documentErrors.nothingCharged,
            message: `It is ${quantity}: the line is of nothing.`,
          },
        ]
      : [],
  )
}

function nothingAdded({ header }: DebitNoteDocument): Unusual[] {
  if (!amount(header.total).isZero()) return []
  const message = 'The debit note comes to 0.00: it adds nothing to the sale.'
  return [{ where: ['header', 'total'], path: 'reasons', error: documentErrors.nothingCharged, message }]
}

const RUC = identificationCode('RUC')

/** A company has a 9 as the third digit of its registry number, a public body a 6. */
function settlementToCompany({ header }: PurchaseSettlementDocument): Unusual[] {
  const { supplierIdentificationType: type, supplierIdentification: ruc } = header
  if (type !== RUC || !/^\d\d[69]/.test(ruc)) return []
  const message = `${ruc} is the registry number of a company or a public body, which invoices: a purchase settlement is for a person who cannot.`
  const where = ['header', 'supplierIdentification']
  return [{ where, path: 'supplier.identification', error: documentErrors.settlementToCompany, message }]
}

/** Those of today and those of earlier editions, which contracts still name. */
const INCOTERMS = 'EXW FCA FAS FOB CFR CIF CPT CIP DAP DPU DDP DAT DAF DES DEQ DDU CNF CANDF'.split(' ')
const ECUADOR = '593'

function unusualExport({ header }: InvoiceDocument): Unusual[] {
  if (header.foreignTrade === undefined) return []
  const found: Unusual[] = []
  const add = (where: Where, path: string, message: string) =>
    found.push({ where, path, error: documentErrors.exportUnusual, message })
  if (header.destinationCountry === ECUADOR) {
    const message = `It is ${ECUADOR}, Ecuador itself: goods are sold abroad to another country, such as 110 (Estados Unidos).`
    add(['header', 'destinationCountry'], 'exportation.destinationCountry', message)
  }
  for (const member of ['incoterm', 'incotermSubtotal'] as const) {
    const term = header[member]?.trim().toUpperCase()
    if (term === undefined || INCOTERMS.includes(term)) continue
    if (member === 'incotermSubtotal' && header[member] === header.incoterm) continue
    add(['header', member], `exportation.${member}`, `${term} is no incoterm; ones such as FOB, CIF and EXW are.`)
  }
  header.taxes.forEach((tax, at) => {
    if (tax.code !== IVA || amount(tax.amount).isZero()) return
    const message = `Value-added tax of ${tax.amount} is charged on a sale abroad, which has 0 %.`
    add(['header', 'taxes', at, 'amount'], 'items', message)
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
    if (day.slice(0, 4) < issued.slice(0, 4)) {
      const message = `The document is of ${day}, and its withholding of ${issued}, another year.`
      return [{ ...at, error: documentErrors.supportOfEarlierYear, message }]
    }
    const days = daysBetween(day, issued)
    if (days <= WITHHOLDING_DAYS) return []
    const message = `The document is of ${day}, ${days} days before its withholding; it is withheld from within ${WITHHOLDING_DAYS}.`
    return [{ ...at, error: documentErrors.withheldLate, message }]
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
      const message = `It is ${ECUADOR}, Ecuador itself: a payment abroad is made to another country.`
      return [{ where: [...under, 'payingCountry'], path: `${path}.paidAbroad.country`, error, message }]
    }
    if (paidTo !== PAID_HERE) return []
    return withholdings.flatMap(({ code }, line): Unusual[] => {
      if (code !== ISD) return []
      const message =
        'Tax on money leaving the country is withheld, and the payment is local: say where it was paid (paidAbroad).'
      const where = [...under, 'withholdings', line, 'code']
      return [{ where, path: `${path}.withholdings[${line}].taxType`, error, message }]
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
    const message = isSelf
      ? `The subject, ${subject}, is the issuer: a withholding from oneself rests on document ${SELF_WITHHOLDING}, not on ${code}.`
      : `Document ${SELF_WITHHOLDING} is a withholding from oneself, and the subject is ${subject}: name the document of the subject, such as 01.`
    return [{ where, path: `${path}.documentType`, error: documentErrors.selfWithholding, message }]
  })
}
