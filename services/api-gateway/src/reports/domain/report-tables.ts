import type { salesReport, TaxLine } from './report-views.ts'

/** Text with a header and without totals, for spreadsheets that add rows up. */
type Table = string[][]

interface Group {
  key: string
  name: string | null
}

export function salesTable({ by, groups, rest }: ReturnType<typeof salesReport>): Table {
  const all = rest === null ? groups : [...groups, { ...REST, ...rest }]
  return [
    [by, 'name', 'documents', 'subtotal', 'discount', 'tax', 'total', 'voidedDocuments', 'voidedTotal'],
    ...all.map(({ key, name, documents, subtotal, discount, tax, total, voided }) => [
      ...[key, name ?? '', String(documents)],
      ...[subtotal, discount, tax, total, String(voided.documents), voided.total],
    ]),
  ]
}

interface Lines {
  groups: readonly (Group & { taxes?: readonly TaxLine[]; withholdings?: readonly TaxLine[] })[]
  rest: readonly TaxLine[]
}

export function figuresTable(by: string, sides: Readonly<Record<string, Lines>>): Table {
  const named = Object.keys(sides).some((side) => side !== '')
  const taxed = ['code', 'rateCode', 'rate', 'documents', 'base', 'amount', 'voidedDocuments', 'voidedAmount']
  const header = [by, 'name', ...taxed]
  const rows = Object.entries(sides).flatMap(([side, lines]) =>
    linesOf(lines).map((line) => (named ? [side, ...line] : line)),
  )
  return [named ? ['side', ...header] : header, ...rows]
}

export function usageTable(days: readonly { day: string; byDocumentType: Readonly<Record<string, number>> }[]): Table {
  const rows = days.flatMap(({ day, byDocumentType }) =>
    Object.entries(byDocumentType).map(([documentType, used]) => [day, documentType, String(used)]),
  )
  return [['day', 'documentType', 'used'], ...rows]
}

const REST = { key: 'rest', name: '' }

function linesOf({ groups, rest }: Lines): Table {
  return [...groups, { ...REST, taxes: rest }].flatMap(({ key, name, ...group }) => {
    const { taxes = [], withholdings = taxes } = group as {
      taxes?: readonly TaxLine[]
      withholdings?: readonly TaxLine[]
    }
    return withholdings.map(({ code, rateCode, rate, documents, base, amount, voided }) => [
      ...[key, name ?? '', code, rateCode, rate, String(documents)],
      ...[base, amount, String(voided.documents), voided.amount],
    ])
  })
}
