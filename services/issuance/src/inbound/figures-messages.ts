import { issuanceErrors } from '@etax/contracts'
import type { DescribedFigures, FiguresRequest, Report } from '../describe-figures.ts'
import type { Owner } from '../domain/receipt.ts'
import type { FigureGroup, Grouping } from '../ports.ts'

interface FiguresFields {
  ruc: string
  report: string
  from: string
  to: string
  by: string
  establishment: string
  emissionPoint: string
  documentType: string
  customerIdentification: string
  maxGroups: number
}

const MAX_GROUPS = 1_000

/** @throws AppError `invalid` for an unknown report or grouping */
export function figuresRequest(owner: Owner, request: FiguresFields): FiguresRequest {
  const { ruc, from, to, maxGroups, establishment, emissionPoint, documentType } = request
  const filters = { establishment, emissionPoint, documentType, customer: request.customerIdentification }
  const nonEmpty = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
  const [report, by] = [REPORTS[request.report], GROUPINGS.find((one) => one === request.by)]
  if (report === undefined || by === undefined) throw issuanceErrors.requestMalformed({ reason: 'report' })
  return { ...owner, ruc, report, from, to, by, maxGroups: Math.min(maxGroups || MAX_GROUPS, MAX_GROUPS), ...nonEmpty }
}

const REPORTS: Readonly<Record<string, Report | undefined>> = {
  REPORT_SALES: 'sales',
  REPORT_SALE_TAXES: 'sale-taxes',
  REPORT_PURCHASE_TAXES: 'purchase-taxes',
  REPORT_WITHHOLDINGS: 'withholdings',
}

const GROUPINGS: readonly Grouping[] = ['day', 'month', 'establishment', 'emissionPoint', 'documentType', 'customer']

export function figuresMessage({ totals, groups, rest, asOf }: DescribedFigures) {
  return {
    totals: groupMessage(totals),
    groups: groups.map(groupMessage),
    ...(rest === null ? {} : { rest: groupMessage(rest) }),
    asOf: asOf?.toISOString() ?? '',
  }
}

function groupMessage({ key, name, documents, amounts, voided, taxes }: FigureGroup) {
  const { subtotal, discount, tax, total } = amounts
  return {
    key,
    name,
    documents,
    subtotal: subtotal.toFixed(2),
    discount: discount.toFixed(2),
    tax: tax.toFixed(2),
    total: total.toFixed(2),
    taxes: taxes.toSorted(byCode).map(({ base, amount, voided: marked, ...named }) => ({
      ...named,
      base: base.toFixed(2),
      amount: amount.toFixed(2),
      voidedDocuments: marked.documents,
      voidedAmount: marked.amount.toFixed(2),
    })),
    voidedDocuments: voided.documents,
    voidedTotal: voided.total.toFixed(2),
  }
}

function byCode(one: FigureGroup['taxes'][number], other: FigureGroup['taxes'][number]): number {
  const [a, b] = [one, other].map(({ code, rateCode }) => `${code} ${rateCode}`)
  return a === b ? Number(one.rate) - Number(other.rate) : String(a).localeCompare(String(b), 'en', { numeric: true })
}

export function dailyUsageMessage(rows: readonly { day: string; documentType: string; used: number }[]) {
  const days = [...Map.groupBy(rows, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    days: days.map(([day, counts]) => ({
      day,
      byDocumentType: Object.fromEntries(counts.map(({ documentType, used }) => [documentType, used])),
    })),
  }
}
