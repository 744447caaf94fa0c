import { Decimal } from '@etax/kernel'
import { kindsOfReport } from '@etax/tax-document'
import type { FigureGroup, FiguresQuery, Reports } from './ports.ts'

export type Report = 'sales' | 'sale-taxes' | 'purchase-taxes' | 'withholdings'

export interface FiguresRequest extends Omit<FiguresQuery, 'documentTypes' | 'of'> {
  report: Report
  documentType?: string
}

export interface DescribedFigures {
  totals: FigureGroup
  groups: FigureGroup[]
  rest: FigureGroup | null
  asOf: Date | null
}

export type DescribeFigures = ReturnType<typeof describeFigures>

const REPORTS: Readonly<Record<Report, Pick<FiguresQuery, 'documentTypes' | 'of'>>> = {
  sales: { documentTypes: kindsOfReport('sales'), of: 'documents' },
  'sale-taxes': { documentTypes: kindsOfReport('sales'), of: 'taxes' },
  'purchase-taxes': { documentTypes: kindsOfReport('purchases'), of: 'taxes' },
  withholdings: { documentTypes: kindsOfReport('withholdings'), of: 'taxes' },
}

export function describeFigures({ reports }: { reports: Reports }) {
  return async ({ report, documentType, ...query }: FiguresRequest): Promise<DescribedFigures> => {
    const { documentTypes, of } = REPORTS[report]
    const kinds = documentTypes.filter((one) => documentType === undefined || one === documentType)
    // The time is read before the sums: they may contain later changes, but lack none.
    const asOf = await reports.asOf()
    const { totals, groups: allGroups } = await reports.figures({ ...query, documentTypes: kinds, of })
    const groups = allGroups.slice(0, query.maxGroups)
    const rest = allGroups.length > groups.length ? less(totals, groups) : null
    return { totals, groups, rest, asOf }
  }
}

function less(totals: FigureGroup, groups: readonly FigureGroup[]): FigureGroup {
  const amounts = Object.entries(totals.amounts).map(([name, total]) => {
    const taken = groups.map((group) => group.amounts[name as keyof FigureGroup['amounts']])
    return [name, total.minus(Decimal.sum(taken))]
  })
  const documents = groups.reduce((left, group) => left - group.documents, totals.documents)
  const voided = {
    documents: groups.reduce((left, group) => left - group.voided.documents, totals.voided.documents),
    total: totals.voided.total.minus(Decimal.sum(groups.map((group) => group.voided.total))),
  }
  return { ...totals, documents, amounts: Object.fromEntries(amounts), voided, taxes: lessTaxes(totals, groups) }
}

function lessTaxes(totals: FigureGroup, groups: readonly FigureGroup[]): FigureGroup['taxes'] {
  const named = Map.groupBy(
    groups.flatMap(({ taxes }) => taxes),
    nameOf,
  )
  return totals.taxes.flatMap((tax) => {
    const taken = named.get(nameOf(tax)) ?? []
    const documents = taken.reduce((left, one) => left - one.documents, tax.documents)
    const base = tax.base.minus(Decimal.sum(taken.map((one) => one.base)))
    const amount = tax.amount.minus(Decimal.sum(taken.map((one) => one.amount)))
    const voided = {
      documents: taken.reduce((left, one) => left - one.voided.documents, tax.voided.documents),
      amount: tax.voided.amount.minus(Decimal.sum(taken.map((one) => one.voided.amount))),
    }
    return documents === 0 ? [] : [{ ...tax, documents, base, amount, voided }]
  })
}

function nameOf({ code, rateCode, rate }: FigureGroup['taxes'][number]): string {
  return [code, rateCode, rate].join('|')
}
