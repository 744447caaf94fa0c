import { type Static, Type } from 'typebox'
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
    incotermPlace: optional(text(type.text300, 'The place of the terms of delivery.')),
    originCountry: text(type.country, 'The country of origin.'),
    loadingPort: optional(text(type.text300, 'The port of loading. Send both ports for goods, and none for services.')),
    destinationPort: optional(text(type.text300, 'The port of destination.')),
    destinationCountry: text(type.country, 'The country of destination.'),
    acquisitionCountry: optional(text(type.country, 'The country of acquisition.')),
    incotermSubtotal: optional(text(type.incoterm, 'The terms of the subtotal. Default: those of incoterm.')),
    internationalFreight: optional(amount(type.money, 'The cost of the freight abroad.')),
    internationalInsurance: optional(amount(type.money, 'The cost of the insurance abroad.')),
    customsExpenses: optional(amount(type.money, 'The cost of customs.')),
    otherTransportExpenses: optional(amount(type.money, 'Other costs of the transport.')),
  },
  { title: 'Exportation', description: 'The data of an exportation.' },
)

export type Transport = Static<typeof Transport>
/** Transport data of an invoice that replaces the waybill. */
const Transport = strict(
  {
    departureAddress: text(type.text300, 'The address where the transport begins.'),
    arrivalAddress: text(type.text300, 'The address where it ends.'),
    startDate: Type.String({ ...day, description: 'The first day of the transport, YYYY-MM-DD.' }),
    endDate: Type.String({ ...day, description: 'Its last day, YYYY-MM-DD.' }),
    carrier: Party,
    plate: text(type.text20, 'The plate of the vehicle.'),
    destinations: list(
      strict(
        {
          reason: text(type.text300, 'The reason of the transport.'),
          customsDocument: optional(text(type.text64, 'The number of the customs document.')),
          establishment: optional(text(type.branch, 'The code of the establishment there.')),
          route: optional(text(type.text300, 'The route.')),
        },
        { description: 'A destination of the goods.' },
      ),
      { minItems: 1 },
    ),
  },
  { title: 'Transport', description: 'The data of a transport. The invoice then replaces the waybill.' },
)

export type PresumptiveWithholding = Static<typeof PresumptiveWithholding>
const PresumptiveWithholding = strict(
  {
    code: text(type.code1to3, "The authority's code, table 23."),
    rate: amount(type.presumptiveRate, 'The percentage withheld.'),
    amount: amount(type.money, 'The amount withheld.'),
  },
  { title: 'PresumptiveWithholding', description: 'A tax that was withheld in advance.' },
)

const ThirdPartyItem = strict(
  { concept: text(type.text300, 'What it is for.'), amount: amount(type.money, 'The amount.') },
  { description: 'An amount that is collected for another party.' },
)

export type InvoiceOrder = Static<typeof InvoiceOrder>
export const InvoiceOrder = orderOf('INVOICE', {
  customer: Party,
  items: list(Item, { minItems: 1 }),
  taxRounding: taxRounding(),
  payments: optional(payments),
  tip: optional(amount(type.money, 'The tip.')),
  deliveryNote: optional(text(type.anyNumber, 'The number of the waybill of the goods.')),
  reimbursements: optional(list(Reimbursement)),
  exportation: optional(Exportation),
  thirdPartyItems: optional(
    list(ThirdPartyItem, {
      description: 'Amounts collected for others: part of the total, but not of the tax bases.',
    }),
  ),
  transport: optional(Transport),
  presumptiveWithholdings: optional(
    list(PresumptiveWithholding, { description: 'Taxes withheld in advance: fuels and newspapers, tables 22 and 23.' }),
  ),
  ivaRefunds: optional(list(IvaRefund)),
  plate: optional(text(type.text20, 'The vehicle of a transport operator.')),
  ivaWithheld: optional(amount(type.money, 'The value-added tax that the buyer withholds.')),
  incomeTaxWithheld: optional(amount(type.money, 'The income tax that the buyer withholds.')),
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
