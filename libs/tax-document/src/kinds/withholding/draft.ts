import { identificationCode } from '../../catalogs/parties.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import type { DraftContext, Drafted } from '../../parts/draft-types.ts'
import type { Issuer } from '../../parts/issuer.ts'
import {
  readAdditionalInfo,
  readEstablishment,
  readFiscalMachine,
  readIssuer,
  UNNUMBERED,
} from '../../parts/issuer-block.ts'
import type { OrderReader } from '../../parts/order-reader.ts'
import { type Customer, readParty } from '../../parts/parties.ts'
import * as type from '../../schema/types.ts'
import { printedDay } from '../../values/calendar.ts'
import { findingOf, Ruling, type Where } from '../../values/ruling.ts'
import type { WithholdingOrder } from './order.ts'
import { checkPeriod } from './period-rule.ts'
import type { WithholdingDocument } from './shape.ts'
import { readSupportingDocument } from './supporting-document.ts'
import { checkSelf, checkSupportingDocuments } from './supporting-document-rules.ts'

const SUBJECT_KINDS = { PERSON: '01', COMPANY: '02' } as const

export function draftWithholding(
  reader: OrderReader,
  order: WithholdingOrder,
  issuer: Issuer,
  context: DraftContext,
): Drafted<WithholdingDocument> {
  const issueDate = reader.issueDay('issueDate', order.issueDate, context.today)
  const customer = readParty(reader, order.subject, 'subject')
  const head = readIssuer(reader, issuer, 'WITHHOLDING')
  const ownNumber = head.establishment + head.emissionPoint + UNNUMBERED
  const withholding = { issueDate, ownNumber, tourismDays: context.tourismDays ?? [] }
  const document: WithholdingDocument = {
    documentType: 'WITHHOLDING',
    version: '2.0.0',
    issuer: head,
    header: {
      issueDate: printedDay(issueDate),
      ...readEstablishment(reader, issuer, type.shortSpecialContributor),
      ...readSubject(reader, order, customer, issueDate),
    },
    supportingDocuments: reader.each('supportingDocuments', order.supportingDocuments, (supporting, path) =>
      readSupportingDocument(reader, supporting, path, withholding),
    ),
    fiscalMachine: readFiscalMachine(reader, order),
    additionalInfo: readAdditionalInfo(
      reader,
      order,
      { ...issuer, largeContributor: null },
      { ...customer, path: 'subject' },
    ),
  }
  if (reader.ok) checkAgreement(reader, document, issueDate)
  return { document, customer, issueDate }
}

function readSubject(reader: OrderReader, order: WithholdingOrder, customer: Customer, issueDate: string) {
  const foreign = customer.identificationType === 'FOREIGN_ID'
  const kind = order.subject?.kind
  if (kind && !foreign) reader.refuse('subject.kind', documentErrors.taxMisplaced, { reason: 'subjectKindInOrder' })
  const ownMonth = `${issueDate.slice(5, 7)}/${issueDate.slice(0, 4)}`
  return {
    subjectIdentificationType: identificationCode(customer.identificationType),
    subjectKind: kind && SUBJECT_KINDS[kind],
    relatedParty: order.relatedParty ? 'SI' : 'NO',
    subjectName: customer.legalName,
    subjectIdentification: customer.identification,
    fiscalPeriod: reader.optionalText('fiscalPeriod', order.fiscalPeriod, type.fiscalPeriod) ?? ownMonth,
  }
}

/** The rules for other issuers' documents too, with the order's names. */
function checkAgreement(reader: OrderReader, document: WithholdingDocument, issueDate: string): void {
  const ruling = new Ruling()
  checkPeriod(ruling, document, issueDate)
  checkSupportingDocuments(ruling, document.supportingDocuments ?? [], issueDate)
  checkSelf(ruling, document)
  for (const broken of ruling.errors) reader.add(findingOf(pathOf(broken.where), broken), 'violations')
  const existing = new Set(reader.warnings.map(({ path, code }) => `${path} ${code}`))
  for (const broken of ruling.warnings) {
    const finding = findingOf(pathOf(broken.where), broken)
    if (!existing.has(`${finding.path} ${finding.code}`)) reader.add(finding, 'warnings')
  }
}

const ORDER_NAMES: Readonly<Record<string, string>> = {
  documentCode: 'documentType',
  withholdingCode: 'code',
  foreignRegime: 'paidAbroad.regime',
  payingCountry: 'paidAbroad.country',
}

/**
 * Members of a document have the names of its order, with few exceptions; the order has the header's members at its
 * top.
 */
function pathOf(where: Where): string {
  const members = where[0] === 'header' ? where.slice(1) : where
  return members
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${ORDER_NAMES[step] ?? step}`))
    .join('')
    .replace(/^\./, '')
}
