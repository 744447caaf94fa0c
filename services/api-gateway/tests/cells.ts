/** The cells of a Markdown table, without the blanks and dashes that a formatter lines its columns up with. */
export function cells(table: string): string[][] {
  return table.split('\n').map((row) => row.split('|').map((cell) => cell.trim().replace(/^-+$/, '-')))
}
