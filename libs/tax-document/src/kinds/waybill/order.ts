import { words } from '@etax/kernel'
import { type Static, Type } from 'typebox'
import { details, documentTypeOrCode, issueDay, orderOf, Party } from '../../parts/order-parts.ts'
import { amount, day, emails, list, optional, strict, text } from '../../schema/order-schema-parts.ts'
import * as type from '../../schema/types.ts'
import { withExample } from '../../schema/value-form.ts'

export type CarriedItem = Static<typeof CarriedItem>
const CarriedItem = strict(
  {
    code: text(type.text25, 'Your code of the item.'),
    auxiliaryCode: optional(text(type.text25, 'A second code, such as a bar code.')),
    description: text(type.text300, 'What is carried.'),
    quantity: amount(type.fineAmount, 'The number of units.'),
    details: optional(details),
  },
  { description: 'A carried item.' },
)

export type Recipient = Static<typeof Recipient>
const Recipient = strict(
  {
    identification: text(type.text20, 'The number of its identification.'),
    legalName: text(type.text300, 'Its legal name, or first name and surname.'),
    address: text(type.text300, 'The address of the delivery.'),
    reason: withExample(text(type.text300, 'The reason of the transport.'), words('sale', 'venta')),
    route: optional(text(type.text300, 'The route.')),
    destinationEstablishment: optional(text(type.branch, 'The code of the establishment there.')),
    customsDocument: optional(text(type.text20, 'The number of the customs document.')),
    supportingDocument: optional(
      strict(
        {
          documentType: documentTypeOrCode,
          number: text(type.anyNumber, 'The number of the document.'),
          authorizationNumber: optional(text(type.authorization, 'The authorization number of the document.')),
          issueDate: issueDay,
        },
        { description: 'The document of the sale.' },
      ),
    ),
    items: list(CarriedItem, { minItems: 1 }),
  },
  { description: 'A recipient of the goods.' },
)

export type WaybillOrder = Static<typeof WaybillOrder>
/** The transport starts on the issue date or later. */
export const WaybillOrder = orderOf('WAYBILL', {
  departureAddress: text(type.text300, 'The address where the transport begins.'),
  carrier: Party,
  plate: text(type.text20, 'The plate of the vehicle.'),
  startDate: Type.String({ ...day, description: 'The first day of the transport, YYYY-MM-DD.' }),
  endDate: Type.String({ ...day, description: 'Its last day, YYYY-MM-DD.' }),
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
