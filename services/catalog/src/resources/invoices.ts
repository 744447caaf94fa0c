import { catalogErrors } from '@etax/contracts'
import { type ErrorDetail, echoed, fieldErrors } from '@etax/kernel'
import { DAY_FORM, isDay, TAX_ROUNDINGS } from '@etax/tax-document'
import { Type } from 'typebox'
import { DOCUMENT_TYPES, INVOICE_DOCUMENT_TYPE_ID, PAYMENT_METHODS } from '../domain/fixed-lists.ts'
import { type InvoicePayment, roundingOf } from '../domain/invoice.ts'
import { receiptIdOf, whyClosed } from '../domain/invoice-issuing.ts'
import { isBlank } from '../domain/read-body.ts'
import type { Fields, Resource } from '../domain/resource.ts'
import { calendarDate, choice, decimal, reference, uuid } from '../domain/vocabulary.ts'

const payment = Type.Object(
  {
    id: Type.Optional(Type.String(uuid)),
    paymentMethodId: reference(),
    deadline: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0, maximum: 99_999 }), Type.Null()], {
        description: 'an integer from 0, such as 30, or null',
      }),
    ),
    timeUnit: Type.Optional(
      Type.Union([choice(['DAY', 'MONTH', 'YEAR']), Type.Null()], { description: 'one of DAY, MONTH, YEAR, or null' }),
    ),
    value: decimal(2),
  },
  { additionalProperties: false, title: 'InvoicePayment', description: 'a payment' },
)

const detail = Type.Object(
  {
    id: Type.Optional(Type.String(uuid)),
    productId: reference(),
    quantity: Type.Integer({ minimum: 1, maximum: 1e9, description: 'an integer from 1, such as 2' }),
    price: decimal(6),
    discount: Type.Optional(decimal(2)),
  },
  { additionalProperties: false, title: 'InvoiceDetail', description: 'a detail line' },
)

export const invoices: Resource = {
  path: 'invoices',
  name: 'Invoice',
  notFound: 'Invoice not found',
  fields: {
    customerId: reference(),
    issueDate: calendarDate(),
    taxpayerId: reference(),
    establishmentId: reference(),
    emissionPointId: reference(),
    paymentMethods: Type.Array(payment, { minItems: 1, maxItems: 50, description: 'a list of 1 to 50 payments' }),
    // The taxpayer's, where a new invoice does not say.
    taxRounding: Type.Optional(choice(TAX_ROUNDINGS)),
    details: Type.Array(detail, { minItems: 1, maxItems: 1_000, description: 'a list of 1 to 1000 detail lines' }),
  },
  shows: [
    'customerId',
    'taxpayerId',
    'establishmentId',
    'emissionPointId',
    'tenantId',
    'documentTypeId',
    'issueDate',
    'paymentMethods',
    'details',
    'taxRounding',
    'receiptId',
  ],
  readOnly: ['receipt'],
  checkIgnored: documentTypeProblems,
  references: {
    customerId: { to: 'customers' },
    taxpayerId: { to: 'taxpayers' },
    establishmentId: { to: 'establishments' },
    emissionPointId: { to: 'emission-points', alike: ['establishmentId'] },
  },
  filters: {
    customerId: ['eq'],
    issueDate: ['gte', 'lte'],
    establishmentId: ['eq'],
    emissionPointId: ['eq'],
    taxpayerId: ['eq'],
  },
  check: (fields) => [...dateProblems(fields), ...paymentProblems(fields)],
  complete: (sent, before, mint) => ({
    ...sent,
    ...(sent.paymentMethods === undefined ? {} : { paymentMethods: completed(sent.paymentMethods, NO_TERM, mint) }),
    ...(sent.details === undefined ? {} : { details: completed(sent.details, NO_DISCOUNT, mint) }),
    ...(before === undefined ? { issued: false, issuing: {} } : {}),
  }),
  closed: (row, { mode }, act) => whyClosed(row, mode, act),
  closedBy: 'issuing',
  draft: true,
  derived: {
    documentTypeId: { schema: Type.String(uuid), value: () => INVOICE_DOCUMENT_TYPE_ID },
    taxRounding: {
      schema: choice(TAX_ROUNDINGS),
      value: roundingOf,
    },
    receiptId: {
      schema: Type.Union([Type.String(uuid), Type.Null()], {
        description: "the receipt it was issued as in the key's mode, or null",
      }),
      value: (row, { mode }) => receiptIdOf(row, mode),
    },
  },
}

const NO_TERM = { deadline: null, timeUnit: null }
const NO_DISCOUNT = { discount: '0.00' }

/** Parts with an id each, and with what was left out. */
function completed(parts: unknown, defaults: Fields, mint: () => string): Fields[] {
  return (parts as Fields[]).map((part) => ({ id: mint(), ...defaults, ...part }))
}

function dateProblems({ issueDate }: Fields): ErrorDetail[] {
  return isDay(String(issueDate)) && String(issueDate).startsWith('20')
    ? []
    : [fieldErrors.wrongForm.at('issueDate', `must be ${DAY_FORM}`)]
}

/** Set by the service; clients that send back what they read have it. */
function documentTypeProblems({ documentTypeId: sent }: Fields): ErrorDetail[] {
  const asked = typeof sent === 'string' ? sent.toLowerCase() : sent
  if (isBlank(sent) || asked === INVOICE_DOCUMENT_TYPE_ID) return []
  const known = DOCUMENT_TYPES.find(({ id }) => id === asked)
  const what = known === undefined ? 'names no document type' : `names “${known.name}”, and this is an invoice`
  const message = `${what}: leave it out, or send ${INVOICE_DOCUMENT_TYPE_ID} (GET /document-types); it is ${echoed(sent)}`
  return [catalogErrors.referenceUnknown.at('documentTypeId', message)]
}

function paymentProblems({ paymentMethods }: Fields): ErrorDetail[] {
  return (paymentMethods as InvoicePayment[]).flatMap(({ paymentMethodId }, at) =>
    PAYMENT_METHODS.some(({ id }) => id === paymentMethodId)
      ? []
      : [
          catalogErrors.referenceUnknown.at(
            `paymentMethods[${at}].paymentMethodId`,
            `names no payment method: GET /payment-methods lists them; it is ${echoed(paymentMethodId)}`,
          ),
        ],
  )
}
