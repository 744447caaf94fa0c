import { Type } from 'typebox'
import { LONGEST_REFERENCE } from '../../issue-receipt.ts'
import { amount, day, oneOf, strict, text, threeDigits } from './schema-words.ts'

// The shape of what is ordered. What the values mean (rates, identifications, totals) is issuance's to judge.

const uuid = Type.String({ format: 'uuid' })
const optional = Type.Optional

export const Party = strict({
  identificationType: oneOf('RUC', 'NATIONAL_ID', 'PASSPORT', 'FOREIGN_ID', 'FINAL_CONSUMER'),
  identification: optional(text),
  legalName: optional(text),
  email: optional(Type.String({ description: 'One or several, comma-separated.' })),
  phone: optional(text),
  address: optional(text),
})

const taxType = oneOf('IVA_RATE', 'IVA_EXEMPT', 'IVA_NOT_SUBJECT')

const Item = Type.Object(
  {
    productId: optional(uuid),
    code: optional(text),
    auxiliaryCode: optional(text),
    description: optional(text),
    unit: optional(text),
    quantity: amount,
    unitPrice: optional(amount),
    discount: optional(amount),
    taxType: optional(taxType),
    tax: optional(amount),
    details: optional(Type.Array(strict({ name: text, value: text }))),
    ice: optional(strict({ code: text, rate: optional(amount), amount: optional(amount) })),
    plasticBottleTax: optional(strict({ amount })),
    unsubsidizedPrice: optional(amount),
  },
  {
    additionalProperties: false,
    description: 'Either productId, or code, description, unitPrice and taxType.',
    // What a product of the catalog supplies need not be sent.
    if: { required: ['productId'] },
    else: { required: ['code', 'description', 'unitPrice', 'taxType'] },
  },
)

const Payment = strict({
  method: Type.String({ description: "The authority's code: 01, 15 to 21." }),
  amount,
  term: optional(amount),
  timeUnit: optional(oneOf('DAY', 'MONTH', 'YEAR')),
})

const Reimbursement = strict({
  supplier: strict({
    identificationType: oneOf('RUC', 'NATIONAL_ID', 'PASSPORT', 'FOREIGN_ID'),
    identification: text,
    kind: oneOf('PERSON', 'COMPANY'),
    country: optional(threeDigits),
  }),
  documentType: text,
  number: text,
  issueDate: day,
  authorizationNumber: text,
  taxes: Type.Array(
    strict({
      taxType: oneOf('IVA_RATE', 'IVA_EXEMPT', 'IVA_NOT_SUBJECT', 'ICE', 'PLASTIC_BOTTLES'),
      tax: optional(amount),
      code: optional(text),
      base: amount,
      amount: optional(amount),
    }),
  ),
})

const Exportation = strict({
  incoterm: text,
  incotermPlace: text,
  originCountry: threeDigits,
  loadingPort: text,
  destinationPort: text,
  destinationCountry: threeDigits,
  acquisitionCountry: optional(threeDigits),
  incotermSubtotal: optional(text),
  internationalFreight: optional(amount),
  internationalInsurance: optional(amount),
  customsExpenses: optional(amount),
  otherTransportExpenses: optional(amount),
})

/** What every issuing body may hold. */
const common = {
  devReference: optional(Type.String({ minLength: 1, maxLength: LONGEST_REFERENCE })),
  sendEmail: optional(Type.Boolean({ description: 'Default true.' })),
  establishment: optional(threeDigits),
  emissionPoint: optional(threeDigits),
  issueDate: optional(day),
  additionalInfo: optional(Type.Record(text, text)),
  currency: optional(text),
}

export const InvoiceOrder = Type.Object(
  {
    ...common,
    customer: optional(Party),
    customerId: optional(uuid),
    items: Type.Array(Item, { minItems: 1 }),
    payments: optional(Type.Array(Payment)),
    tip: optional(amount),
    deliveryNote: optional(text),
    reimbursements: optional(Type.Array(Reimbursement)),
    exportation: optional(Exportation),
    thirdPartyItems: optional(Type.Array(strict({ concept: text, amount }))),
    plate: optional(text),
  },
  {
    additionalProperties: false,
    description: 'Either customer or customerId.',
    if: { required: ['customerId'] },
    else: { required: ['customer'] },
    examples: [
      {
        customer: {
          identificationType: 'RUC',
          identification: '1790012345001',
          legalName: 'Comercial Andina S.A.',
          email: 'compras@example.com',
        },
        items: [
          { code: 'A-1', description: 'Café tostado 500 g', quantity: 2, unitPrice: 4.5, taxType: 'IVA_RATE', tax: 15 },
        ],
        devReference: 'order-1001',
      },
    ],
  },
)
