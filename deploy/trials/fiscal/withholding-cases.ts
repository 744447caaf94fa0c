import {
  incomeWithholdings,
  inForce,
  isdWithholdings,
  ivaWithholdings,
  type WithheldDocument,
  type WithholdingLine,
} from '@etax/tax-document'
import { Big } from 'big.js'
import { caseOf, company, inParts, TODAY } from './case-parts.ts'
import type { FiscalCase } from './fiscal-case.ts'

const BANANAS = ['338', '340', '341', '342', '342A', '342B']

/** Every valid code of the three taxes; one document for each code of income tax. */
export function withholdings(): FiscalCase[] {
  const iva = ivaWithholdings.entries.map(({ code, rates = [] }) => ({ code, rate: rates[0] ?? '0' }))
  const documents = inForce(incomeWithholdings, TODAY).map(({ code, rates = ['1.25'] }, at) => {
    const income = { code, rate: rates.at(-1) ?? '1' }
    return withheldDocument(at, income, iva[at % iva.length] ?? { code: '1', rate: '30' })
  })
  const codes = (part: readonly WithheldDocument[]) => part.map(({ withholdings: [first] }) => first?.code).join(', ')
  return [
    ...inParts(documents, 5).map((part) => withholdingCase(`withheld: ${codes(part)}`, part)),
    withholdingCase('tax on money leaving the country', inForce(isdWithholdings, TODAY).map(paidAbroad)),
  ]
}

function withholdingCase(about: string, supportingDocuments: WithheldDocument[]): FiscalCase {
  return caseOf(about, { documentType: 'WITHHOLDING', subject: company, supportingDocuments })
}

interface Charged {
  code: string
  rate: string
}

function withheldDocument(at: number, income: Charged, iva: Charged): WithheldDocument {
  const subtotal = new Big(100).plus(new Big('37.77').times(at)).toFixed(2)
  const tax = new Big(subtotal).times('0.15').round(2).toFixed(2)
  const line: WithholdingLine = { taxType: 'INCOME', ...income, base: subtotal }
  const bananas = { boxes: '10', price: '6.50' }
  return {
    supportCode: '01',
    documentType: 'INVOICE',
    number: numberOf(at),
    issueDate: '2026-11-18',
    subtotal,
    total: new Big(subtotal).plus(tax).toFixed(2),
    taxes: [{ taxType: 'IVA_RATE', rate: '15', base: subtotal }],
    withholdings: [BANANAS.includes(income.code) ? { ...line, bananas } : line, { taxType: 'IVA', ...iva, base: tax }],
  }
}

function paidAbroad({ code, rates = [] }: { code: string; rates?: readonly string[] }, at: number): WithheldDocument {
  const subtotal = `${1_000 + at}.55`
  return {
    supportCode: '15',
    documentType: '15',
    number: numberOf(900 + at),
    issueDate: '2026-11-18',
    subtotal,
    total: subtotal,
    taxes: [{ taxType: 'IVA_RATE', rate: '0', base: subtotal }],
    withholdings: [{ taxType: 'ISD', code, rate: rates[0] ?? '5', base: subtotal }],
    paidAbroad: { regime: '01', country: '110', taxTreaty: false, subjectToWithholding: true },
  }
}

function numberOf(at: number): string {
  return `001-002-${String(at + 1).padStart(9, '0')}`
}
