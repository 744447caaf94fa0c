import { type PublishedCatalog, type PublishedRow, rowsOn } from '@etax/tax-document'

/** The rows of a day; a single `rate` becomes a list, as in the catalogs that have lists. */
export function catalogRows(catalog: PublishedCatalog, { date, q }: { date: string; q: string }): PublishedRow[] {
  return rowsOn(catalog, { day: date, query: q }).map(({ rate, rates, ...row }) => {
    const list = rates ?? (rate === undefined ? undefined : [rate].flat())
    return list === undefined ? row : { ...row, rates: list }
  })
}

/** A header, then the rows; the columns are those of any row. */
export function catalogCsv(rows: readonly object[]): string[][] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row))
    return columns.map((column) => [values.get(column) ?? ''].flat().join(' '))
  })
  return [columns, ...cells]
}
