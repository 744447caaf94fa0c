import { issuanceErrors } from '@etax/contracts'
import type { DescribedFigures, FiguresRequest, Report } from '../describe-figures.ts'
import type { Owner } from '../domain/receipt.ts'
import type { FoundGroup, Grouping } from '../ports.ts'

interface Asked {
  taxpayerRuc: string
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

/** @throws AppError `invalid` for a report or a grouping that the contract does not have */
export function figuresRequest(owner: Owner, asked: Asked): FiguresRequest {
  const { taxpayerRuc: ruc, from, to, maxGroups, establishment, emissionPoint, documentType } = asked
  const filters = { establishment, emissionPoint, documentType, customer: asked.customerIdentification }
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
  const [report, by] = [REPORTS[asked.report], GROUPINGS.find((one) => one === asked.by)]
  if (report === undefined || by === undefined) throw issuanceErrors.requestMalformed({ reason: 'report' })
  return { ...owner, ruc, report, from, to, by, maxGroups: Math.min(maxGroups || MAX_GROUPS, MAX_GROUPS), ...given }
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

function groupMessage({ key, name, documents, amounts, voided, taxes }: FoundGroup) {
  const { subtotal, discount, tax, total } = amounts
  return {
    ...{ key, name, documents },
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

function byCode(one: FoundGroup['taxes'][number], other: FoundGroup['taxes'][number]): number {
  const [a, b] = [one, other].map(({ code, rateCode }) => `${code} ${rateCode}`)
  return a === b ? Number(one.rate) - Number(other.rate) : String(a).localeCompare(String(b), 'en', { numeric: true })
}

/** The kinds of each day, the first day first. */
export function dailyUsageMessage(found: readonly { day: string; documentType: string; used: number }[]) {
  const days = [...Map.groupBy(found, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    days: days.map(([day, counts]) => ({
      day,
      byDocumentType: Object.fromEntries(counts.map(({ documentType, used }) => [documentType, used])),
    })),
  }
}
