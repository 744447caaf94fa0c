import { words } from '@etax/kernel'
import { type Static, Type } from 'typebox'
import { withheldTaxes } from '../../catalogs/withholdings.ts'
import {
  documentTypeOrCode,
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
  { title: 'WithheldDocumentTax' },
)

export type WithholdingLine = Static<typeof WithholdingLine>
const WithholdingLine = strict(
  {
    taxType: oneOf(withheldTaxes.entries.map((entry) => entry.tax)),
    code: text(type.withholdingCode, "The authority's code of the concept."),
    base: amount(type.money),
    rate: amount(type.percentage, 'The percentage withheld.'),
    dividends: optional(
      strict(
        { paidOn: day, incomeTax: amount(type.money), fiscalYear: digits(type.year) },
        { description: 'The dividends that are paid. Send them only with support code 10.' },
      ),
    ),
    bananas: optional(
      strict(
        { boxes: digits(type.boxes), price: amount(type.money) },
        { description: 'The boxes of bananas and their price. Send them only with the banana codes.' },
      ),
    ),
  },
  { title: 'WithholdingLine' },
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
  { title: 'PaidAbroad' },
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
    issueDate: day,
    accountingDate: optional(
      Type.String({
        ...day,
        description: 'The day of entry in the books, YYYY-MM-DD. Default: the issue date of the withholding.',
      }),
    ),
    authorizationNumber: optional(text(type.authorization)),
    subtotal: amount(type.money),
    total: amount(type.money),
    taxes: list(WithheldDocumentTax, { minItems: 1 }),
    withholdings: list(WithholdingLine, { minItems: 1 }),
    payments: optional(
      list(strict({ method: text(type.paymentMethod), amount: amount(type.money) }), {
        description: 'The payments of the document. Default: the whole total by method 01.',
      }),
    ),
    paidAbroad: optional(PaidAbroad),
    reimbursements: optional(list(Reimbursement)),
  },
  { title: 'WithheldDocument' },
)

export type WithholdingOrder = Static<typeof WithholdingOrder>
export const WithholdingOrder = orderOf(
  'WITHHOLDING',
  {
    subject: strict({ ...Party.properties, kind: optional(personOrCompany) }, { title: 'WithheldSubject' }),
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
