import { printedDay } from '../calendar.ts'
import { identificationCode } from '../catalogs/parties.ts'
import type { DraftContext, Drafted } from '../drafting.ts'
import type { Intake } from '../intake.ts'
import { readAdditionalInfo, readEstablishment, readFiscalMachine, readIssuer, UNNUMBERED } from '../issuing.ts'
import type { Issuer } from '../order.ts'
import { type Customer, readParty } from '../parties.ts'
import * as type from '../schema/types.ts'
import type { WithholdingOrder } from './order.ts'
import type { WithholdingDocument } from './shape.ts'
import { readSupportingDocument } from './supporting-document.ts'

const SUBJECT_KINDS = { PERSON: '01', COMPANY: '02' } as const

/** Makes a withholding receipt of an order. */
export function draftWithholding(
  intake: Intake,
  order: WithholdingOrder,
  issuer: Issuer,
  context: DraftContext,
): Drafted<WithholdingDocument> {
  const issueDate = intake.issueDay('issueDate', order.issueDate, context.today)
  const customer = readParty(intake, order.subject, 'subject')
  const head = readIssuer(intake, issuer, 'WITHHOLDING')
  const ownNumber = head.establishment + head.emissionPoint + UNNUMBERED
  const surroundings = { issueDate, ownNumber, tourismDays: context.tourismDays ?? [] }
  const document: WithholdingDocument = {
    documentType: 'WITHHOLDING',
    version: '2.0.0',
    issuer: head,
    header: {
      issueDate: printedDay(issueDate),
      ...readEstablishment(intake, issuer, type.shortSpecialContributor),
      ...readSubject(intake, order, customer, issueDate),
    },
    supportingDocuments: intake.each('supportingDocuments', order.supportingDocuments, (given, path) =>
      readSupportingDocument(intake, given, path, surroundings),
    ),
    fiscalMachine: readFiscalMachine(intake, order),
    additionalInfo: readAdditionalInfo(intake, order, issuer),
  }
  return { document, customer, issueDate }
}

function readSubject(intake: Intake, order: WithholdingOrder, customer: Customer, issueDate: string) {
  const foreign = customer.identificationType === 'FOREIGN_ID'
  const kind = order.subject?.kind
  if (kind && !foreign) intake.refuse('subject.kind', 'DOC_30003', 'The kind goes with a foreign identification only.')
  const ownMonth = `${issueDate.slice(5, 7)}/${issueDate.slice(0, 4)}`
  return {
    subjectIdentificationType: identificationCode(customer.identificationType),
    subjectKind: kind && SUBJECT_KINDS[kind],
    relatedParty: order.relatedParty ? 'SI' : 'NO',
    subjectName: customer.legalName,
    subjectIdentification: customer.identification,
    fiscalPeriod: intake.optionalText('fiscalPeriod', order.fiscalPeriod, type.fiscalPeriod) ?? ownMonth,
  }
}
