import type { Table } from './part.ts'

export function printTable({ title, head, rows, note }: Table): void {
  console.log(`\n## ${title}\n`)
  console.log(`| ${head.join(' | ')} |`)
  console.log(`|${head.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`)
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
  if (note !== undefined) console.log(`\n${note}`)
}

export function fixed(value: number, digits: number): string {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
