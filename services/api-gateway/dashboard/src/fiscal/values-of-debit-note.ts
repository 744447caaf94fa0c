import { ICE, IVA, itemTaxOf } from '@etax/tax-document'
import { newEntry, type Values } from './order-values.ts'
import {
  fieldsOf,
  modifiedDocumentOf,
  ofInvoice,
  partyOf,
  paymentsOf,
  type ReceiptWithDocument,
  refundsOf,
  shortest,
  withoutEmpty,
} from './values-of-document.ts'

/** Omits date and number. */
export function valuesOfDebitNote({ receipt, document }: ReceiptWithDocument): Values {
  if (document.documentType !== 'DEBIT_NOTE') return {}
  const { header, reasons, additionalInfo, fiscalMachine } = document
  const excises = header.taxes.filter(({ code }) => code === ICE)
  return withoutEmpty({
    customer: partyOf(receipt),
    supportingDocument: modifiedDocumentOf(header),
    reasons: reasons.map(({ reason, amount }) => newEntry({ reason, amount })),
    ...ivaOf(header.taxes),
    ice: excises.map(({ rateCode, base, rate, amount }) => newEntry({ code: rateCode, base, rate, amount })),
    ivaRefunds: refundsOf(header.taxes),
    payments: paymentsOf(header.payments),
    fiscalMachine,
    additionalInfo: fieldsOf(additionalInfo),
  })
}

export function valuesOfDebitNoteFrom({ receipt, document }: ReceiptWithDocument): Values {
  if (document.documentType !== 'INVOICE') return {}
  return withoutEmpty({
    ...ofInvoice(receipt),
    ...ivaOf(document.items.flatMap(({ taxes }) => taxes)),
  })
}

function ivaOf(taxes: readonly { code: string; rateCode: string; rate?: string | undefined }[]): Values {
  const iva = taxes.find(({ code }) => code === IVA)
  return iva === undefined ? {} : itemTaxOf(iva.rateCode, shortest(iva.rate ?? ''))
}
