/** The cells of a Markdown table, without the padding of the formatter. */
export function cells(table: string): string[][] {
  return table.split('\n').map((row) => row.split('|').map((cell) => cell.trim().replace(/^-+$/, '-')))
}
