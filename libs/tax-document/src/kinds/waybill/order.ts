import { words } from '@etax/kernel'
import type { Static } from 'typebox'
import { details, documentTypeOrCode, orderOf, Party } from '../../parts/order-parts.ts'
import { amount, day, emails, list, optional, strict, text } from '../../schema/order-schema-parts.ts'
import * as type from '../../schema/types.ts'
import { withExample } from '../../schema/value-form.ts'

export type CarriedItem = Static<typeof CarriedItem>
const CarriedItem = strict({
  code: text(type.text25),
  auxiliaryCode: optional(text(type.text25)),
  description: text(type.text300),
  quantity: amount(type.fineAmount),
  details: optional(details),
})

export type Recipient = Static<typeof Recipient>
const Recipient = strict({
  identification: text(type.text20),
  legalName: text(type.text300),
  address: text(type.text300),
  reason: withExample(text(type.text300), words('sale', 'venta')),
  route: optional(text(type.text300)),
  destinationEstablishment: optional(text(type.branch)),
  customsDocument: optional(text(type.text20)),
  supportingDocument: optional(
    strict(
      {
        documentType: documentTypeOrCode,
        number: text(type.anyNumber),
        authorizationNumber: optional(text(type.authorization)),
        issueDate: day,
      },
      { description: 'The document of the sale.' },
    ),
  ),
  items: list(CarriedItem, { minItems: 1 }),
})

export type WaybillOrder = Static<typeof WaybillOrder>
/** The transport starts on the issue date or later. */
export const WaybillOrder = orderOf('WAYBILL', {
  departureAddress: text(type.text300),
  carrier: Party,
  plate: text(type.text20),
  startDate: day,
  endDate: day,
  recipients: list(Recipient, { minItems: 1 }),
  email: optional(emails),
})

export const aWaybill = {
  departureAddress: 'Av. Amazonas N24-03, Quito',
  carrier: { identificationType: 'RUC', identification: '1790016919001', legalName: 'Transportes Andinos S.A.' },
  plate: 'PBA1234',
  // The journey begins after the issue: the example needs a future day.
  startDate: '2030-11-21',
  endDate: '2030-11-22',
  recipients: [
    {
      identification: '1710034065',
      legalName: 'María Pérez',
      address: 'Av. Loja 12-34, Cuenca',
      reason: 'Venta',
      items: [{ code: 'A-1', description: 'Café tostado 500 g', quantity: 2 }],
    },
  ],
}
