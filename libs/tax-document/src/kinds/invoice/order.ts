import type { Static } from 'typebox'
import {
  Item,
  IvaRefund,
  negotiable,
  orderOf,
  Party,
  payments,
  Reimbursement,
  taxRounding,
} from '../../parts/order-parts.ts'
import { amount, day, list, optional, strict, text } from '../../schema/order-schema-parts.ts'
import * as type from '../../schema/types.ts'

export type Exportation = Static<typeof Exportation>
const Exportation = strict(
  {
    incoterm: optional(text(type.incoterm, 'The terms of delivery of goods. Send incotermPlace too.')),
    incotermPlace: optional(text(type.text300)),
    originCountry: text(type.country),
    loadingPort: optional(text(type.text300, 'The port of loading. Send both ports for goods, and none for services.')),
    destinationPort: optional(text(type.text300)),
    destinationCountry: text(type.country),
    acquisitionCountry: optional(text(type.country)),
    incotermSubtotal: optional(text(type.incoterm, 'The terms of the subtotal. Default: those of incoterm.')),
    internationalFreight: optional(amount(type.money)),
    internationalInsurance: optional(amount(type.money)),
    customsExpenses: optional(amount(type.money)),
    otherTransportExpenses: optional(amount(type.money)),
  },
  { title: 'Exportation' },
)

export type Transport = Static<typeof Transport>
/** Transport data of an invoice that replaces the waybill. */
const Transport = strict(
  {
    departureAddress: text(type.text300),
    arrivalAddress: text(type.text300),
    startDate: day,
    endDate: day,
    carrier: Party,
    plate: text(type.text20),
    destinations: list(
      strict({
        reason: text(type.text300),
        customsDocument: optional(text(type.text64)),
        establishment: optional(text(type.branch)),
        route: optional(text(type.text300)),
      }),
      { minItems: 1 },
    ),
  },
  { title: 'Transport' },
)

export type PresumptiveWithholding = Static<typeof PresumptiveWithholding>
const PresumptiveWithholding = strict(
  {
    code: text(type.code1to3, "The authority's code, table 23."),
    rate: amount(type.presumptiveRate),
    amount: amount(type.money),
  },
  { title: 'PresumptiveWithholding' },
)

export type InvoiceOrder = Static<typeof InvoiceOrder>
export const InvoiceOrder = orderOf('INVOICE', {
  customer: Party,
  items: list(Item, { minItems: 1 }),
  taxRounding: taxRounding(),
  payments: optional(payments),
  tip: optional(amount(type.money)),
  deliveryNote: optional(text(type.anyNumber, 'The number of the waybill of the goods.')),
  reimbursements: optional(list(Reimbursement)),
  exportation: optional(Exportation),
  thirdPartyItems: optional(
    list(strict({ concept: text(type.text300), amount: amount(type.money) }), {
      description: 'Amounts collected for others: part of the total, but not of the tax bases.',
    }),
  ),
  transport: optional(Transport),
  presumptiveWithholdings: optional(
    list(PresumptiveWithholding, { description: 'Taxes withheld in advance: fuels and newspapers, tables 22 and 23.' }),
  ),
  ivaRefunds: optional(list(IvaRefund)),
  plate: optional(text(type.text20, 'The vehicle of a transport operator.')),
  ivaWithheld: optional(amount(type.money)),
  incomeTaxWithheld: optional(amount(type.money)),
  negotiable,
})

export const anInvoice = {
  customer: {
    identificationType: 'RUC',
    identification: '1790012344001',
    legalName: 'Comercial Andina S.A.',
    email: 'compras@example.com',
  },
  items: [
    { code: 'A-1', description: 'Café tostado 500 g', quantity: 2, unitPrice: 4.5, taxType: 'IVA_RATE', tax: 15 },
  ],
  devReference: 'order-1001',
}
