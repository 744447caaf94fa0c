import { catalogErrors } from '@etax/contracts'
import { type ErrorDetail, fieldErrors, mustBe, type Text, words } from '@etax/kernel'
import { DAY_FORM, documentTypes, isDay, TAX_ROUNDINGS } from '@etax/tax-document'
import { Type } from 'typebox'
import { excerpt } from '../domain/excerpt.ts'
import { DOCUMENT_TYPES, type FixedEntry, INVOICE_DOCUMENT_TYPE_ID, PAYMENT_METHODS } from '../domain/fixed-lists.ts'
import { type InvoicePayment, roundingOf } from '../domain/invoice.ts'
import { receiptIdOf, whyClosed } from '../domain/invoice-issuing.ts'
import { isBlank } from '../domain/read-body.ts'
import type { Fields, Resource } from '../domain/resource.ts'
import { calendarDate, choice, decimal, formed, reference, uuid } from '../domain/vocabulary.ts'

const payment = Type.Object(
  {
    id: Type.Optional(Type.String(uuid)),
    paymentMethodId: reference(),
    deadline: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0, maximum: 99_999 }), Type.Null()], {
        ...formed(words('an integer from 0, such as 30, or null', 'un número entero desde 0, por ejemplo 30, o null')),
      }),
    ),
    timeUnit: Type.Optional(
      Type.Union(
        [choice(['DAY', 'MONTH', 'YEAR']), Type.Null()],
        formed(words('one of DAY, MONTH, YEAR, or null', 'uno de DAY, MONTH, YEAR, o null')),
      ),
    ),
    value: decimal(2),
  },
  { additionalProperties: false, title: 'InvoicePayment', ...formed(words('a payment', 'un pago')) },
)

const detail = Type.Object(
  {
    id: Type.Optional(Type.String(uuid)),
    productId: reference(),
    quantity: Type.Integer({
      minimum: 1,
      maximum: 1e9,
      ...formed(words('an integer from 1, such as 2', 'un número entero desde 1, por ejemplo 2')),
    }),
    price: decimal(6),
    discount: Type.Optional(decimal(2)),
  },
  { additionalProperties: false, title: 'InvoiceDetail', ...formed(words('a detail line', 'una línea de detalle')) },
)

export const invoices: Resource = {
  path: 'invoices',
  name: 'Invoice',
  fields: {
    customerId: reference(),
    issueDate: calendarDate(),
    taxpayerId: reference(),
    establishmentId: reference(),
    emissionPointId: reference(),
    paymentMethods: Type.Array(payment, {
      minItems: 1,
      maxItems: 50,
      ...formed(words('a list of 1 to 50 payments', 'una lista de 1 a 50 pagos')),
    }),
    // A new invoice without it takes the taxpayer's.
    taxRounding: Type.Optional(choice(TAX_ROUNDINGS)),
    details: Type.Array(detail, {
      minItems: 1,
      maxItems: 1_000,
      ...formed(words('a list of 1 to 1000 detail lines', 'una lista de 1 a 1000 líneas de detalle')),
    }),
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
  keptByNull: ['taxRounding'],
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
        description: "the receipt of this invoice in the key's mode, or null",
      }),
      value: (row, { mode }) => receiptIdOf(row, mode),
    },
  },
}

const NO_TERM = { deadline: null, timeUnit: null }
const NO_DISCOUNT = { discount: '0.00' }

function completed(parts: unknown, defaults: Fields, mint: () => string): Fields[] {
  return (parts as Fields[]).map((part) => ({ id: mint(), ...defaults, ...part }))
}

function dateProblems({ issueDate }: Fields): ErrorDetail[] {
  return isDay(String(issueDate)) && String(issueDate).startsWith('20')
    ? []
    : [fieldErrors.wrongForm.at('issueDate', mustBe(DAY_FORM))]
}

function namesOf({ code, name }: FixedEntry): Text {
  return words(documentTypes.entries.find((entry) => entry.code === code)?.english ?? name, name)
}

/** The service sets it; clients may send back a read invoice. */
function documentTypeProblems({ documentTypeId: sent }: Fields): ErrorDetail[] {
  const sentId = typeof sent === 'string' ? sent.toLowerCase() : sent
  if (isBlank(sent) || sentId === INVOICE_DOCUMENT_TYPE_ID) return []
  const documentType = DOCUMENT_TYPES.find(({ id }) => id === sentId)
  const echo = typeof sent === 'string' ? { sent: excerpt(sent) } : {}
  const facts = { id: INVOICE_DOCUMENT_TYPE_ID, ...(documentType && { name: namesOf(documentType) }), ...echo }
  return [catalogErrors.referenceUnknown.at('documentTypeId', { reason: 'document-type', ...facts })]
}

function paymentProblems({ paymentMethods }: Fields): ErrorDetail[] {
  return (paymentMethods as InvoicePayment[]).flatMap(({ paymentMethodId }, at) =>
    PAYMENT_METHODS.some(({ id }) => id === paymentMethodId)
      ? []
      : [
          catalogErrors.referenceUnknown.at(`paymentMethods[${at}].paymentMethodId`, {
            reason: 'payment-method',
            sent: paymentMethodId,
          }),
        ],
  )
}
