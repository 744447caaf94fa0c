import { Type } from 'typebox'
import { INVOICE_DOCUMENT_TYPE_ID } from '../fixed-lists.ts'
import type { Resource } from '../resource.ts'
import { calendarDate, choice, decimal, reference, uuid } from '../vocabulary.ts'

const payment = Type.Object(
  {
    id: Type.Optional(Type.String(uuid)),
    paymentMethodId: reference(),
    deadline: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0, maximum: 99_999 }), Type.Null()], {
        description: 'an integer from 0, or null',
      }),
    ),
    timeUnit: Type.Optional(
      Type.Union([choice(['DAY', 'MONTH', 'YEAR']), Type.Null()], { description: 'one of DAY, MONTH, YEAR, or null' }),
    ),
    value: decimal(2),
  },
  { additionalProperties: false, description: 'a payment' },
)

const detail = Type.Object(
  {
    id: Type.Optional(Type.String(uuid)),
    productId: reference(),
    quantity: Type.Integer({ minimum: 1, maximum: 1e9, description: 'an integer from 1' }),
    price: decimal(6),
    discount: Type.Optional(decimal(2)),
  },
  { additionalProperties: false, description: 'a detail line' },
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
    'receiptId',
  ],
  readOnly: ['receipt'],
  references: {
    customerId: { to: 'customers' },
    taxpayerId: { to: 'taxpayers' },
    establishmentId: { to: 'establishments' },
    emissionPointId: { to: 'emission-points' },
  },
  filters: {
    customerId: ['eq'],
    issueDate: ['gte', 'lte'],
    establishmentId: ['eq'],
    emissionPointId: ['eq'],
    taxpayerId: ['eq'],
  },
  derived: {
    documentTypeId: () => INVOICE_DOCUMENT_TYPE_ID,
    receiptId: () => null,
  },
}
