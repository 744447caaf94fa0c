import { type Document, dayOf, IVA, withheldTaxes } from '@etax/tax-document'
import { newEntry, type Values } from './order-values.ts'
import type { Body } from './posted-order.ts'
import {
  fieldsOf,
  otherTax,
  partyOf,
  type ReceiptWithDocument,
  reimbursementOf,
  shortest,
  withoutEmpty,
} from './values-of-document.ts'
import { percentageOf, withWithheldAmounts } from './withheld-amounts.ts'

type Supporting = NonNullable<Document<'WITHHOLDING'>['supportingDocuments']>[number]

/** A document type: the withholding supports itself, under its own number. */
const SELF_SUPPORTED = '42'

/** Omits date and number. Of the format before 2022 it reads only the subject. */
export function valuesOfWithholding({ receipt, document }: ReceiptWithDocument): Values {
  if (document.documentType !== 'WITHHOLDING') return {}
  const { header, supportingDocuments, additionalInfo, fiscalMachine } = document
  const ownMonth = `${receipt.issueDate.slice(5, 7)}/${receipt.issueDate.slice(0, 4)}`
  const kinds: Readonly<Record<string, string>> = { '01': 'PERSON', '02': 'COMPANY' }
  return withoutEmpty({
    subject: withoutEmpty({ ...partyOf(receipt), kind: kinds[header.subjectKind ?? ''] }),
    fiscalPeriod: header.fiscalPeriod === ownMonth ? '' : header.fiscalPeriod,
    relatedParty: header.relatedParty === 'SI' ? 'true' : '',
    supportingDocuments: supportingDocuments?.map((one) => supportingOf(one, receipt.issueDate)),
    fiscalMachine,
    additionalInfo: fieldsOf(additionalInfo),
  })
}

/** Computed amounts stay blank, so that they follow later changes. */
function supportingOf(document: Supporting, issueDate: string): Values {
  const { supportCode, documentCode, number, authorizationNumber, subtotal, total, withholdings } = document
  const accounting = dayOf(document.accountingDate ?? '') ?? ''
  const taxes = document.taxes.map(taxOf)
  const bare = withholdings.map(({ code }) => ({ taxType: withheldTaxOf(code) }))
  const [computed] = withWithheldAmounts({ supportingDocuments: [{ taxes, withholdings: bare }] })
    .supportingDocuments as [Body & { withholdings: readonly Body[] }]
  const agrees = computed.subtotal === subtotal && computed.total === total
  return newEntry(
    withoutEmpty({
      supportCode,
      documentType: documentCode,
      authorizationNumber,
      number: documentCode === SELF_SUPPORTED ? '' : number.replace(/^(\d{3})(\d{3})(\d{9})$/, '$1-$2-$3'),
      issueDate: dayOf(document.issueDate) ?? '',
      accountingDate: accounting === issueDate ? '' : accounting,
      ...(agrees ? {} : { subtotal, total }),
      taxes,
      withholdings: withholdings.map((line, at) =>
        lineOf(line, agrees && computed.withholdings[at]?.base === line.base ? '' : line.base),
      ),
      payments: paymentsOf(document),
      paidAbroad: abroadOf(document),
      reimbursements: document.reimbursements?.map((one) => newEntry(reimbursementOf(one))),
    }),
  )
}

function withheldTaxOf(code: string): string {
  return withheldTaxes.entries.find((one) => one.code === code)?.tax ?? ''
}

function taxOf({ code, rateCode, rate, base, amount }: Supporting['taxes'][number]): Values {
  const { tax = '', ...type } = otherTax(code, rateCode, rate)
  const follows = code === IVA && (percentageOf(base, rate) === amount || tax === '')
  return newEntry(withoutEmpty({ ...type, rate: shortest(String(tax)), base, amount: follows ? '' : amount }))
}

function lineOf({ code, withholdingCode, rate, dividends, bananas }: Supporting['withholdings'][number], base: string) {
  return newEntry(
    withoutEmpty({
      taxType: withheldTaxOf(code),
      code: withholdingCode,
      base,
      rate: shortest(rate),
      dividends: dividends && { ...dividends, paidOn: dayOf(dividends.paidOn) ?? '' },
      bananas,
    }),
  )
}

/** The default payment, by method 01, is omitted. */
function paymentsOf({ payments, total }: Supporting): readonly Values[] {
  const [only] = payments
  if (payments.length === 1 && only?.method === '01' && only.amount === total) return []
  return payments.map(({ method, amount }) => newEntry({ method, amount }))
}

function abroadOf(document: Supporting): Values | undefined {
  if (document.paidTo !== '02') return undefined
  return withoutEmpty({
    regime: document.foreignRegime,
    country: document.payingCountry,
    taxTreaty: answerOf(document.taxTreaty),
    subjectToWithholding: answerOf(document.subjectToWithholding),
    fiscalRegime: answerOf(document.fiscalRegime),
  })
}

function answerOf(written: string | undefined): string {
  return written === undefined ? '' : String(written === 'SI')
}
