import { toCell } from '@etax/kernel'

/** Lines of CSV (RFC 4180); no cell begins what a spreadsheet would run as a formula. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => quoted(toCell(cell))).join(',')}\r\n`).join('')
}

/** Also where it has a semicolon, which some spreadsheets separate cells by. */
function quoted(cell: string): string {
  return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
