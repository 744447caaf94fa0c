import { amount } from '../../amounts/amounts.ts'
import { entryOf } from '../../catalogs/catalog.ts'
import { ECUADOR } from '../../catalogs/countries.ts'
import { dutyOn } from '../../catalogs/duties.ts'
import { incomeWithholdings } from '../../catalogs/income-withholdings.ts'
import { DIVIDENDS_SUPPORT, withheldTaxes } from '../../catalogs/withholdings.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import { largeTaxpayerMisplaced } from '../../rules/annex-rules.ts'
import { type Unusual, unusual } from '../../rules/unusual.ts'
import { dayOf, daysBetween } from '../../values/calendar.ts'
import type { Where } from '../../values/ruling.ts'
import type { WithholdingDocument } from './shape.ts'
import { SELF_WITHHOLDING } from './supporting-document-rules.ts'

export function unusualInWithholding(document: WithholdingDocument): Unusual[] {
  return [
    ...unusualSupport(document),
    ...abroadButLocal(document),
    ...selfWithholding(document),
    ...nothingWithheld(document),
    ...largeTaxpayerMisplaced(document),
  ]
}

/** The days between a document and its withholding, by law. */
const WITHHOLDING_DAYS = 5

interface Support {
  code: string | undefined
  day: string | null
  whereDay: Where
  whereCode: Where
  path: string
}

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

/** If all rates are 0 %, none is issued, except for dividends, payments abroad and preprinted documents. */
function nothingWithheld({ header, withholdings = [], supportingDocuments = [] }: WithholdingDocument): Unusual[] {
  const issued = dayOf(header.issueDate)
  if (issued === null || dutyOn('NO_ZERO_WITHHOLDING', issued) === undefined) return []
  const lines = [...withholdings, ...supportingDocuments.flatMap((one) => one.withholdings)]
  if (lines.some(({ rate }) => !amount(rate).isZero()) || lines.some(isExempt)) return []
  if (supportingDocuments.some((one) => one.paidTo === PAID_ABROAD || one.supportCode === DIVIDENDS_SUPPORT)) return []
  if (supportingDocuments.some(({ authorizationNumber }) => authorizationNumber?.length === PREPRINTED)) return []
  const list = supportingDocuments.length > 0 ? 'supportingDocuments' : 'withholdings'
  return [unusual({ where: [list], path: 'supportingDocuments' }, documentErrors.nothingWithheld)]
}

const PAID_ABROAD = '02'
/** The digits of the authorization of a preprinted document. */
const PREPRINTED = 10

/** Dividends and payments abroad. */
function isExempt({ withholdingCode }: { withholdingCode: string }): boolean {
  const entry = entryOf(incomeWithholdings, withholdingCode)
  return entry !== undefined && (entry.payee === 'NON_RESIDENT' || /dividendo/i.test(entry.name))
}

/** A withholding from oneself rests on itself; all others rest on documents of other issuers. */
function selfWithholding(document: WithholdingDocument): Unusual[] {
  const { issuer, header } = document
  const subject = header.subjectIdentification
  const isSelf = subject === issuer.ruc || `${subject}001` === issuer.ruc
  return supportsOf(document).flatMap(({ code, whereCode: where, path }): Unusual[] => {
    if (code === undefined || isSelf === (code === SELF_WITHHOLDING)) return []
    const at = { where, path: `${path}.documentType` }
    const parties = { subject, own: SELF_WITHHOLDING }
    if (isSelf) return [unusual(at, documentErrors.selfWithholding, { reason: 'self', ...parties, code })]
    return [unusual(at, documentErrors.selfWithholding, { reason: 'another', ...parties })]
  })
}
