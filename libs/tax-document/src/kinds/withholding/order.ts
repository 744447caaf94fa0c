import { words } from '@etax/kernel'
import { type Static, Type } from 'typebox'
import { withheldTaxes } from '../../catalogs/withholdings.ts'
import {
  documentTypeOrCode,
  issueDay,
  orderOf,
  otherTaxFields,
  Party,
  personOrCompany,
  Reimbursement,
} from '../../parts/order-parts.ts'
import { amount, day, digits, list, oneOf, optional, strict, text, without } from '../../schema/order-schema-parts.ts'
import * as type from '../../schema/types.ts'

export type WithheldDocumentTax = Static<typeof WithheldDocumentTax>
const WithheldDocumentTax = strict(
  {
    ...otherTaxFields,
    rate: optional(amount(type.percentage, 'A percentage, with IVA_RATE and ICE.')),
  },
  { title: 'WithheldDocumentTax', description: 'A tax of a supporting document.' },
)

export type WithholdingLine = Static<typeof WithholdingLine>
const WithholdingLine = strict(
  {
    taxType: oneOf(
      withheldTaxes.entries.map((entry) => entry.tax),
      'The withheld tax.',
    ),
    code: text(type.withholdingCode, "The authority's code of the concept."),
    base: amount(type.money, 'The base of the withholding.'),
    rate: amount(type.percentage, 'The percentage withheld.'),
    dividends: optional(
      strict(
        {
          paidOn: Type.String({ ...day, description: 'The day of the payment, YYYY-MM-DD.' }),
          incomeTax: amount(type.money, 'The income tax that the company paid.'),
          fiscalYear: digits(type.year, 'The year of the profit.'),
        },
        { description: 'The dividends that are paid. Send them only with support code 10.' },
      ),
    ),
    bananas: optional(
      strict(
        { boxes: digits(type.boxes, 'The number of boxes.'), price: amount(type.money, 'The price of a box.') },
        { description: 'The boxes of bananas and their price. Send them only with the banana codes.' },
      ),
    ),
  },
  { title: 'WithholdingLine', description: 'A withholding on a supporting document.' },
)

export type PaidAbroad = Static<typeof PaidAbroad>
const PaidAbroad = strict(
  {
    regime: oneOf(['01', '02', '03'], 'The tax regime abroad: 01 general, 02 tax haven, 03 preferential.'),
    country: text(type.country, "The authority's code of the country, table 25."),
    taxTreaty: Type.Boolean({ description: 'Whether a treaty against double taxation applies.' }),
    subjectToWithholding: optional(
      Type.Boolean({ description: 'Whether the payment is subject to withholding. Send it if no treaty applies.' }),
    ),
    fiscalRegime: optional(Type.Boolean({ description: 'Whether the recipient is in a preferential fiscal regime.' })),
  },
  { title: 'PaidAbroad', description: 'The data of a payment abroad.' },
)

const DocumentPayment = strict(
  {
    method: text(type.paymentMethod, "The authority's code, table 24."),
    amount: amount(type.money, 'The amount paid by this method.'),
  },
  { description: 'A payment of a supporting document.' },
)

export type WithheldDocument = Static<typeof WithheldDocument>
const WithheldDocument = strict(
  {
    supportCode: text(type.code2, 'The reason for the purchase: a code of the table of supports.'),
    documentType: documentTypeOrCode,
    number: optional(
      text(
        type.anyNumber,
        'The number of the document. Default with document type 42: the number of this withholding.',
      ),
    ),
    issueDate: issueDay,
    accountingDate: optional(
      Type.String({
        ...day,
        description: 'The day of entry in the books, YYYY-MM-DD. Default: the issue date of the withholding.',
      }),
    ),
    authorizationNumber: optional(text(type.authorization, 'The authorization number of the document.')),
    subtotal: amount(type.money, 'The amount of the document before taxes.'),
    total: amount(type.money, 'The total of the document.'),
    taxes: list(WithheldDocumentTax, { minItems: 1 }),
    withholdings: list(WithholdingLine, { minItems: 1 }),
    payments: optional(
      list(DocumentPayment, {
        description: 'The payments of the document. Default: the whole total by method 01.',
      }),
    ),
    paidAbroad: optional(PaidAbroad),
    reimbursements: optional(list(Reimbursement)),
  },
  { title: 'WithheldDocument', description: 'A document that is withheld from.' },
)

export type WithholdingOrder = Static<typeof WithholdingOrder>
export const WithholdingOrder = orderOf(
  'WITHHOLDING',
  {
    subject: strict(
      { ...Party.properties, kind: optional(personOrCompany) },
      { title: 'WithheldSubject', description: 'The person or company that is withheld from.' },
    ),
    fiscalPeriod: optional(
      text(type.fiscalPeriod, 'The month of the withholding, MM/YYYY. Default: the month of the issue date.'),
    ),
    relatedParty: optional(Type.Boolean({ description: 'Whether the subject is a related party. Default false.' })),
    supportingDocuments: list(WithheldDocument, { minItems: 1 }),
  },
  without({
    payments: words(
      'A withholding has no payments of its own. Send the payments in each of its supportingDocuments.',
      'Un comprobante de retención no tiene formas de pago propias: cada uno de sus supportingDocuments dice cómo se pagó. Envíelas ahí.',
    ),
  }),
)

export const aWithholding = {
  subject: { identificationType: 'RUC', identification: '1790016919001', legalName: 'Corporación Favorita C.A.' },
  supportingDocuments: [
    {
      supportCode: '01',
      documentType: 'INVOICE',
      number: '001-002-000000123',
      issueDate: '2026-11-20',
      subtotal: 100,
      total: 115,
      taxes: [{ taxType: 'IVA_RATE', rate: 15, base: 100 }],
      withholdings: [{ taxType: 'INCOME', code: '312', base: 100, rate: 2 }],
    },
  ],
  devReference: 'withholding-1001',
}
