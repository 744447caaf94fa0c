import { type Document, dayOf, identificationTypeOf } from '@etax/tax-document'
import { newEntry, type Values } from './order-values.ts'
import { fieldsOf, type ReceiptWithDocument, shortest, withoutEmpty } from './values-of-document.ts'

export const INVOICE_CODE = '01'

/** Form-only member: the addresses from the chosen recipient. */
export const BROUGHT_EMAIL = 'broughtEmail'

/** Omits the number. */
export function valuesOfWaybill({ receipt, document }: ReceiptWithDocument): Values {
  if (document.documentType !== 'WAYBILL') return {}
  const { header, recipients, additionalInfo, fiscalMachine } = document
  return withoutEmpty({
    departureAddress: header.departureAddress,
    carrier: withoutEmpty({
      identificationType: identificationTypeOf(header.carrierIdentificationType),
      identification: header.carrierIdentification,
      legalName: header.carrierName,
    }),
    plate: header.plate,
    startDate: dayOf(header.startDate) ?? '',
    endDate: dayOf(header.endDate) ?? '',
    recipients: recipients.map(recipientOf),
    email: receipt.customer?.email ?? '',
    fiscalMachine,
    additionalInfo: fieldsOf(additionalInfo),
  })
}

export function valuesOfWaybillFrom({ receipt, document }: ReceiptWithDocument): Values {
  if (document.documentType !== 'INVOICE') return {}
  const { header, issuer, items } = document
  const email = receipt.customer?.email ?? ''
  return withoutEmpty({
    email,
    recipients: [
      newEntry(
        withoutEmpty({
          identification: header.customerIdentification,
          legalName: header.customerName,
          address: header.customerAddress ?? receipt.customer?.address ?? '',
          reason: 'Venta',
          [BROUGHT_EMAIL]: email,
          supportingDocument: {
            documentType: INVOICE_CODE,
            number: receipt.number,
            issueDate: receipt.issueDate,
            authorizationNumber: issuer.accessKey,
          },
          items: items.map(carriedOf),
        }),
      ),
    ],
  })
}

function recipientOf(recipient: Document<'WAYBILL'>['recipients'][number]): Values {
  const { identification, legalName, address, reason, customsDocument, destinationEstablishment, route } = recipient
  return newEntry(
    withoutEmpty({
      identification,
      legalName,
      address,
      reason,
      customsDocument,
      destinationEstablishment,
      route,
      supportingDocument: recipient.supportingDocumentCode && {
        documentType: recipient.supportingDocumentCode,
        number: recipient.supportingDocumentNumber ?? '',
        issueDate: dayOf(recipient.supportingDocumentDate ?? '') ?? '',
        authorizationNumber: recipient.supportingDocumentAuthorization ?? '',
      },
      items: recipient.items.map(carriedOf),
    }),
  )
}

interface Carried {
  code?: string | undefined
  auxiliaryCode?: string | undefined
  description: string
  quantity: string
  details?: readonly { name: string; value: string }[] | undefined
}

function carriedOf({ code, auxiliaryCode, description, quantity, details }: Carried): Values {
  return newEntry(
    withoutEmpty({
      code,
      auxiliaryCode,
      description,
      quantity: shortest(quantity),
      details: details?.map(({ name, value }) => newEntry({ name, value })),
    }),
  )
}
