import {
  type Document,
  dayOf,
  documentTypeOf,
  factsOfKind,
  ICE,
  IVA,
  identificationTypeOf,
  isNote,
  itemTaxOf,
  ivaRates,
  needsExciseAmount,
  numberText,
  PLASTIC_BOTTLES,
  taxRoundingOf,
  timeUnits,
} from '@etax/tax-document'
import type { components } from '../api/generated/api.ts'
import { INVOICED } from './note-warnings.ts'
import { newEntry, type Value, type Values } from './order-values.ts'

// Converts a document back into form values, to issue a similar one or one that refers to it.

export interface ReceiptWithDocument {
  receipt: Pick<components['schemas']['Receipt'], 'customer' | 'number' | 'issueDate' | 'documentType'>
  document: Document
}

type Sale = Document<'INVOICE'> | Document<'PURCHASE_SETTLEMENT'>
type SaleItem = Sale['items'][number] | Document<'CREDIT_NOTE'>['items'][number]

/** Omits date and number. */
export function valuesOfSale({ receipt, document }: ReceiptWithDocument): Values {
  return isSale(document) ? withoutEmpty({ ...saleOf(receipt, document), ...roundedAs(document) }) : {}
}

export function valuesOfInvoice({ receipt, document }: ReceiptWithDocument): Values {
  if (document.documentType !== 'INVOICE') return {}
  return withoutEmpty({ ...saleOf(receipt, document), ...invoiceOf(document), ...roundedAs(document) })
}

function isSale(document: Document): document is Sale {
  return 'items' in document && !isNote(document)
}

export function valuesOfCreditNote({ receipt, document }: ReceiptWithDocument): Values {
  if (document.documentType !== 'CREDIT_NOTE') return {}
  const { header, additionalInfo } = document
  return withoutEmpty({
    customer: partyOf(receipt),
    supportingDocument: modifiedDocumentOf(header),
    reason: header.reason,
    ...roundedAs(document),
    items: itemsOf(document),
    ivaRefunds: refundsOf(header.taxes),
    additionalInfo: fieldsOf(additionalInfo),
  })
}

/** A credit note for the whole invoice. The user removes lines or lowers quantities. */
export function valuesOfNoteFrom({ receipt, document }: ReceiptWithDocument): Values {
  if (document.documentType !== 'INVOICE') return {}
  return withoutEmpty({
    ...ofInvoice(receipt),
    reason: 'Devolución',
    ...roundedAs(document),
    items: itemsOf(document).map(({ unit: _, unsubsidizedPrice: __, ...item }) =>
      newEntry({ ...item, [INVOICED]: item.quantity }),
    ),
    ivaRefunds: refundsOf(document.header.taxes),
  })
}

function roundedAs(document: Document): Values {
  return { taxRounding: taxRoundingOf(document) ?? undefined }
}

interface ModifiedDocument {
  modifiedDocumentCode: string
  modifiedDocumentNumber: string
  modifiedDocumentDate: string
}

export function modifiedDocumentOf(header: ModifiedDocument): Values {
  return {
    documentType: documentTypeOf(header.modifiedDocumentCode) ?? header.modifiedDocumentCode,
    number: header.modifiedDocumentNumber,
    issueDate: dayOf(header.modifiedDocumentDate) ?? '',
  }
}

export function ofInvoice(receipt: ReceiptWithDocument['receipt']): Values {
  return {
    customer: partyOf(receipt),
    supportingDocument: { documentType: 'INVOICE', number: receipt.number, issueDate: receipt.issueDate },
  }
}

export function partyOf({ customer }: Pick<components['schemas']['Receipt'], 'customer'>): Values {
  if (customer?.identificationType === 'FINAL_CONSUMER')
    return withoutEmpty({ identificationType: 'FINAL_CONSUMER', email: customer.email ?? '' })
  return withoutEmpty({
    identificationType: customer?.identificationType ?? '',
    identification: customer?.identification ?? '',
    legalName: customer?.legalName ?? '',
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    address: customer?.address ?? '',
  })
}

function saleOf(receipt: ReceiptWithDocument['receipt'], document: Sale): Values {
  const { documentType, header, ...rest } = document
  return {
    [factsOfKind(documentType).partyPath]: partyOf(receipt),
    items: itemsOf(document),
    payments: paymentsOf(header.payments),
    negotiable: rest.negotiable,
    reimbursements: rest.reimbursements?.map((one) => newEntry(reimbursementOf(one))),
    fiscalMachine: rest.fiscalMachine,
    additionalInfo: fieldsOf(rest.additionalInfo),
  }
}

function invoiceOf({ header, ...document }: Document<'INVOICE'>): Values {
  const { transport } = document
  return {
    ivaRefunds: refundsOf(header.taxes),
    tip: Number(header.tip ?? 0) > 0 ? header.tip : undefined,
    deliveryNote: header.waybillNumber,
    plate: header.plate,
    ivaWithheld: header.ivaWithheld,
    incomeTaxWithheld: header.incomeTaxWithheld,
    thirdPartyItems: document.thirdPartyItems?.map((one) => newEntry(one)),
    presumptiveWithholdings: document.presumptiveWithholdings?.map(({ rateCode, rate, amount }) =>
      newEntry({ code: rateCode, rate, amount }),
    ),
    exportation: exportationOf(header),
    transport: transport && {
      departureAddress: transport.departureAddress,
      arrivalAddress: transport.arrivalAddress,
      startDate: dayOf(transport.startDate) ?? '',
      endDate: dayOf(transport.endDate) ?? '',
      plate: transport.plate,
      carrier: {
        identificationType: identificationTypeOf(transport.carrierIdentificationType),
        identification: transport.carrierIdentification,
        legalName: transport.carrierName,
      },
      destinations: transport.destinations.map((one) => newEntry(withoutEmpty(one))),
    },
  }
}

function exportationOf(header: Document<'INVOICE'>['header']): Values | undefined {
  if (header.foreignTrade === undefined) return undefined
  const { incoterm, incotermPlace, originCountry, loadingPort, destinationPort, destinationCountry } = header
  const { acquisitionCountry, incotermSubtotal } = header
  const { internationalFreight, internationalInsurance, customsExpenses, otherTransportExpenses } = header
  return withoutEmpty({
    incoterm,
    incotermPlace,
    originCountry,
    loadingPort,
    destinationPort,
    destinationCountry,
    acquisitionCountry,
    incotermSubtotal,
    internationalFreight,
    internationalInsurance,
    customsExpenses,
    otherTransportExpenses,
  })
}

function itemsOf(document: Sale | Document<'CREDIT_NOTE'>): Values[] {
  return document.items.map((item) => itemOf(item, (rateCode) => needsExciseAmount(document, rateCode)))
}

function itemOf(item: SaleItem, saysAmount: (rateCode: string) => boolean): Values {
  const iva = item.taxes.find(({ code }) => code === IVA)
  const ice = item.taxes.filter(({ code }) => code === ICE)
  const bottles = item.taxes.find(({ code }) => code === PLASTIC_BOTTLES)
  return newEntry(
    withoutEmpty({
      code: item.code,
      auxiliaryCode: item.auxiliaryCode,
      description: item.description,
      unit: 'unit' in item ? item.unit : undefined,
      quantity: shortest(item.quantity),
      unitPrice: shortest(item.unitPrice),
      discount: Number(item.discount ?? 0) > 0 ? item.discount : undefined,
      ...(iva && itemTaxOf(iva.rateCode, shortest(iva.rate ?? ''))),
      details: item.details?.map((one) => newEntry({ ...one })),
      ice: ice.map(({ rateCode, base, rate, amount }) =>
        newEntry(withoutEmpty({ code: rateCode, base, rate, amount: saysAmount(rateCode) ? amount : undefined })),
      ),
      plasticBottleTax: bottles && { amount: bottles.amount },
      unsubsidizedPrice: 'unsubsidizedPrice' in item ? item.unsubsidizedPrice : undefined,
    }),
  )
}

/** A single payment has no amount: it pays the whole new document. */
export function paymentsOf(payments: Sale['header']['payments']): readonly Values[] | undefined {
  return payments?.map(({ method, amount, term, timeUnit }) =>
    newEntry(
      withoutEmpty({
        method,
        amount: payments.length > 1 ? amount : undefined,
        term,
        timeUnit: timeUnits.entries.find(({ name }) => name === timeUnit?.toLowerCase())?.code,
      }),
    ),
  )
}

export function refundsOf(
  taxes: readonly { rateCode: string; rate?: string | undefined; ivaRefund?: string | undefined }[],
): readonly Values[] | undefined {
  const refunds = taxes.flatMap(({ rateCode, rate, ivaRefund }) => {
    const { tax = '' } = itemTaxOf(rateCode, rate ?? ivaRates.entries.find(({ code }) => code === rateCode)?.rate ?? '')
    return ivaRefund === undefined || tax === '' ? [] : [newEntry({ tax: shortest(tax), amount: ivaRefund })]
  })
  return refunds.length > 0 ? refunds : undefined
}

export function reimbursementOf(one: NonNullable<Sale['reimbursements']>[number]): Values {
  return withoutEmpty({
    supplier: withoutEmpty({
      identificationType: identificationTypeOf(one.supplierIdentificationType),
      identification: one.supplierIdentification,
      kind: one.supplierKind === '01' ? 'PERSON' : 'COMPANY',
      country: one.supplierCountry,
    }),
    documentType: one.documentCode,
    number: numberText(one),
    issueDate: dayOf(one.issueDate) ?? '',
    authorizationNumber: one.authorizationNumber,
    taxes: one.taxes.map(({ code, rateCode, rate, base, amount }) =>
      newEntry(withoutEmpty({ ...otherTax(code, rateCode, rate), base, amount })),
    ),
  })
}

export function otherTax(code: string, rateCode: string, rate: string): Values {
  if (code === ICE) return { taxType: 'ICE', code: rateCode, tax: rate }
  if (code === PLASTIC_BOTTLES) return { taxType: 'PLASTIC_BOTTLES' }
  return { ...itemTaxOf(rateCode, shortest(rate)) }
}

/** Additional fields that the system writes itself, for the customer's contact and the issuer's marks. */
const OWN_FIELDS = /^(e-?mail|tel[eé]fono|direcci[oó]n|gran contribuyente|artesano calificado|ruc proveedor)$/i

export function fieldsOf(
  fields: readonly { name: string; value: string }[] | undefined,
): readonly Values[] | undefined {
  return fields?.filter(({ name }) => !OWN_FIELDS.test(name.trim())).map(({ name, value }) => newEntry({ name, value }))
}

export function shortest(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount
}

export function withoutEmpty(values: Readonly<Record<string, Value | object | undefined>>): Values {
  const isFilled = (value: unknown) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value))) as Values
}
