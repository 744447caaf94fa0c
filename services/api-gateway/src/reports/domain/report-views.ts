export interface Figures {
  totals: FiguresGroup | null
  groups: readonly FiguresGroup[]
  rest: FiguresGroup | null
  asOf: string
}

interface FiguresGroup {
  key: string
  name: string
  documents: number
  subtotal: string
  discount: string
  tax: string
  total: string
  taxes: readonly TaxFigures[]
  voidedDocuments: number
  voidedTotal: string
}

interface TaxFigures {
  code: string
  rateCode: string
  rate: string
  documents: number
  base: string
  amount: string
  voidedDocuments: number
  voidedAmount: string
}

export type TaxLine = ReturnType<typeof lineOf>

interface ReportQuery {
  from: string
  to: string
  by: string
}

export function salesReport({ from, to, by }: ReportQuery, { totals, groups, rest, asOf }: Figures) {
  return {
    from,
    to,
    by,
    totals: salesOf(totals ?? NOTHING),
    groups: groups.map((group) => ({ ...of(group), ...salesOf(group) })),
    rest: rest === null ? null : salesOf(rest),
    asOf: asOf || null,
  }
}

/** `asOf` is the earlier instant of the two. */
export function taxReport({ from, to, by }: ReportQuery, sales: Figures, purchases: Figures) {
  const [asOf = ''] = [sales.asOf, purchases.asOf].sort()
  return { from, to, by, sales: taxesOf(sales), purchases: taxesOf(purchases), asOf: asOf || null }
}

export function withholdingReport({ from, to, by }: ReportQuery, figures: Figures) {
  const { groups, ...rest } = taxesOf(figures)
  const named = groups.map(({ taxes, ...group }) => ({ ...group, withholdings: taxes }))
  return { from, to, by, ...rest, groups: named, asOf: figures.asOf || null }
}

const NONE = { voidedDocuments: 0, voidedTotal: '0.00' }
const NOTHING = { documents: 0, subtotal: '0.00', discount: '0.00', tax: '0.00', total: '0.00', ...NONE }

function of({ key, name }: FiguresGroup) {
  return { key, name: name || null }
}

/** An issuance of the previous version omits the voided figures. */
function salesOf({ documents, subtotal, discount, tax, total, voidedDocuments, voidedTotal }: typeof NOTHING) {
  const voided = { documents: voidedDocuments, total: voidedTotal || '0.00' }
  return { documents, subtotal, discount, tax, total, voided }
}

function taxesOf({ totals, groups, rest }: Figures) {
  return {
    totals: (totals?.taxes ?? []).map(lineOf),
    groups: groups.map((group) => ({ ...of(group), taxes: group.taxes.map(lineOf) })),
    rest: (rest?.taxes ?? []).map(lineOf),
  }
}

function lineOf({ code, rateCode, rate, documents, base, amount, voidedDocuments, voidedAmount }: TaxFigures) {
  const voided = { documents: voidedDocuments, amount: voidedAmount || '0.00' }
  return { code, rateCode, rate, documents, base, amount, voided }
}
