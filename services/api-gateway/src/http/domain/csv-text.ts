import { toCell } from '@etax/kernel'

/** CSV (RFC 4180); no cell starts like a formula of a spreadsheet. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => quoted(toCell(cell))).join(',')}\r\n`).join('')
}

/** Some spreadsheets split cells at semicolons. */
function quoted(cell: string): string {
  return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
