import { Type } from 'typebox'
import { MAX_REFERENCE_LENGTH } from '../../../issue-receipt.ts'
import { amount, day, emails, oneOf, strict, text, threeDigits } from '../schema-words.ts'

// The shape of what is ordered. What the values mean (rates, identifications, totals) is issuance's to judge.

const uuid = Type.String({ format: 'uuid' })
const optional = Type.Optional

export const Party = strict({
  identificationType: oneOf('RUC', 'NATIONAL_ID', 'PASSPORT', 'FOREIGN_ID', 'FINAL_CONSUMER'),
  identification: optional(text),
  legalName: optional(text),
  email: optional(emails),
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
  devReference: optional(Type.String({ minLength: 1, maxLength: MAX_REFERENCE_LENGTH })),
  sendEmail: optional(Type.Boolean({ description: 'Default true.' })),
  establishment: optional(threeDigits),
  emissionPoint: optional(threeDigits),
  issueDate: optional(day),
  additionalInfo: optional(Type.Record(text, text)),
  currency: optional(text),
  fiscalMachine: optional(strict({ brand: text, model: text, serial: text })),
}

const customer = { customer: optional(Party), customerId: optional(uuid) }

/** A customer, or the id of one. */
const eitherCustomer = {
  additionalProperties: false,
  description: 'Either customer or customerId.',
  if: { required: ['customerId'] },
  else: { required: ['customer'] },
}

const Items = Type.Array(Item, { minItems: 1 })

const Transport = strict({
  departureAddress: text,
  arrivalAddress: text,
  startDate: day,
  endDate: day,
  carrier: Party,
  plate: text,
  destinations: Type.Array(
    strict({
      reason: text,
      customsDocument: optional(text),
      establishment: optional(threeDigits),
      route: optional(text),
    }),
    { minItems: 1 },
  ),
})

export const InvoiceOrder = Type.Object(
  {
    ...common,
    ...customer,
    items: Items,
    payments: optional(Type.Array(Payment)),
    tip: optional(amount),
    deliveryNote: optional(Type.String({ description: 'Number of the waybill: 001-001-000000001.' })),
    reimbursements: optional(Type.Array(Reimbursement)),
    exportation: optional(Exportation),
    thirdPartyItems: optional(Type.Array(strict({ concept: text, amount }))),
    transport: optional(Transport),
    presumptiveWithholdings: optional(Type.Array(strict({ code: text, rate: amount, amount }))),
    ivaRefunds: optional(Type.Array(strict({ tax: amount, amount }))),
    plate: optional(text),
    ivaWithheld: optional(amount),
    incomeTaxWithheld: optional(amount),
    negotiable: optional(strict({ email: text })),
  },
  { ...eitherCustomer, examples: [anInvoice()] },
)

const SupportingDocument = Type.Object(
  { accessKey: optional(text), documentType: optional(text), number: optional(text), issueDate: optional(day) },
  {
    additionalProperties: false,
    description: 'The accessKey of a receipt here, or documentType, number and issueDate.',
    if: { required: ['accessKey'] },
    else: { required: ['documentType', 'number', 'issueDate'] },
  },
)

export const CreditNoteOrder = Type.Object(
  { ...common, ...customer, supportingDocument: SupportingDocument, reason: text, items: Items },
  eitherCustomer,
)

export const DebitNoteOrder = Type.Object(
  {
    ...common,
    ...customer,
    supportingDocument: SupportingDocument,
    reasons: Type.Array(strict({ reason: text, amount }), { minItems: 1 }),
    taxType,
    tax: optional(amount),
    payments: optional(Type.Array(Payment)),
  },
  eitherCustomer,
)

const WithheldTax = strict({
  taxType: oneOf('IVA_RATE', 'IVA_EXEMPT', 'IVA_NOT_SUBJECT', 'ICE', 'PLASTIC_BOTTLES'),
  rate: optional(amount),
  code: optional(text),
  base: amount,
  amount: optional(amount),
})

const WithholdingLine = strict({
  taxType: oneOf('INCOME', 'IVA', 'ISD'),
  code: text,
  base: amount,
  rate: amount,
  dividends: optional(strict({ paidOn: day, incomeTax: amount, fiscalYear: text })),
  bananas: optional(strict({ boxes: text, price: amount })),
})

const PaidAbroad = strict({
  regime: oneOf('01', '02', '03'),
  country: threeDigits,
  taxTreaty: Type.Boolean(),
  subjectToWithholding: optional(Type.Boolean()),
  fiscalRegime: optional(Type.Boolean()),
})

const WithheldDocument = strict({
  supportCode: text,
  documentType: text,
  number: text,
  issueDate: day,
  accountingDate: optional(day),
  authorizationNumber: optional(text),
  subtotal: amount,
  total: amount,
  taxes: Type.Array(WithheldTax, { minItems: 1 }),
  withholdings: Type.Array(WithholdingLine, { minItems: 1 }),
  payments: optional(Type.Array(strict({ method: text, amount }))),
  paidAbroad: optional(PaidAbroad),
  reimbursements: optional(Type.Array(Reimbursement)),
})

export const WithholdingOrder = strict({
  ...common,
  subject: strict({ ...Party.properties, kind: optional(oneOf('PERSON', 'COMPANY')) }),
  fiscalPeriod: optional(
    Type.String({
      pattern: '^[0-9]{2}/[0-9]{4}$',
      form: 'a month written MM/YYYY, such as 11/2026',
      description: 'MM/YYYY.',
    }),
  ),
  relatedParty: optional(Type.Boolean()),
  supportingDocuments: Type.Array(WithheldDocument, { minItems: 1 }),
})

export const PurchaseSettlementOrder = strict({
  ...common,
  supplier: Party,
  items: Items,
  payments: optional(Type.Array(Payment)),
  reimbursements: optional(Type.Array(Reimbursement)),
  negotiable: optional(strict({ email: text })),
})

const CarriedItem = strict({
  code: text,
  auxiliaryCode: optional(text),
  description: text,
  quantity: amount,
  details: optional(Type.Array(strict({ name: text, value: text }))),
})

const Recipient = strict({
  identification: text,
  legalName: text,
  address: text,
  reason: text,
  route: optional(text),
  destinationEstablishment: optional(threeDigits),
  customsDocument: optional(text),
  supportingDocument: optional(
    strict({ documentType: text, number: text, authorizationNumber: optional(text), issueDate: day }),
  ),
  items: Type.Array(CarriedItem, { minItems: 1 }),
})

export const WaybillOrder = strict({
  ...common,
  departureAddress: text,
  carrier: Party,
  plate: text,
  startDate: day,
  endDate: day,
  recipients: Type.Array(Recipient, { minItems: 1 }),
  email: optional(emails),
})

function anInvoice(): object {
  return {
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
  }
}
