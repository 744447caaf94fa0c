import { iceRates, incomeWithholdings, isdWithholdings, ivaRates, ivaWithholdings, nameOf } from '@etax/tax-document'
import { Big } from 'big.js'
import type { AddedUp } from './add-up-cases.ts'
import { differenceOf, type Figure, formatAmount, sumOf } from './figure.ts'

/** Excel needs it to recognize UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'
const NAME_LENGTH = 54

const INTRODUCTION = `# Fiscal report

\`npm run fiscal:report\` writes this page. A test fails if the page is out of date, or if a difference is not 0.00.

Two hundred orders cover every field of an order, every rate of value-added tax, excise, payment method and withholding
code in force, and rates of former years. Each becomes a document like a caller's order. Then other code
(\`deploy/trials/fiscal\`) with another decimal library (big.js) computes every figure again from the order, and compares
it with the XML, which libxml2 reads. It uses none of our own arithmetic.

Amounts are rounded half up, to cents: each line once, and the tax of each rate once, on the sum of its bases. Orders
with \`taxRounding\` LINE round the tax of each line. The 13 % rate is in the authority's table but was never in force: no
document can have it.

One file for each kind of document has every figure with its calculation, as a table for a spreadsheet:
`

export function reportFiles(documents: readonly AddedUp[]): Map<string, string> {
  const kinds = Map.groupBy(documents, ({ documentType }) => documentType)
  const tables = [...kinds].map(([kind, ofKind]) => [`fiscal-report/${fileOf(kind)}`, csvOf(ofKind)] as const)
  const links = [...kinds.keys()].map((kind) => `- [${wordsOf(kind)}](fiscal-report/${fileOf(kind)})`).join('\n')
  return new Map([['fiscal-report.md', `${INTRODUCTION}\n${links}\n\n${summaryOf(documents, kinds)}`], ...tables])
}

function fileOf(kind: string): string {
  return `${kind.toLowerCase().replaceAll('_', '-')}.csv`
}

function wordsOf(kind: string): string {
  return kind.toLowerCase().replaceAll('_', ' ')
}

function csvOf(documents: readonly AddedUp[]): string {
  const title = ['document', 'about', 'where', 'figure', 'calculation', 'in the XML', 'computed anew', 'difference']
  const rows = documents.flatMap(({ position, about, figures }) =>
    figures.map((one) => [
      String(position),
      about,
      one.where,
      one.what,
      one.how,
      one.ours,
      one.isCode ? one.anew.toFixed() : formatAmount(one.anew),
      differenceText(one),
    ]),
  )
  return `${BYTE_ORDER_MARK}${[title, ...rows].map((row) => row.map(csvCell).join(',')).join('\n')}\n`
}

function csvCell(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function differenceText(one: Figure): string {
  const difference = differenceOf(one)
  return difference === null ? 'no number' : formatAmount(difference)
}

function summaryOf(documents: readonly AddedUp[], kinds: ReadonlyMap<string, readonly AddedUp[]>): string {
  const byKind = [...kinds].map(([kind, ofKind]) => {
    const figures = ofKind.flatMap((document) => document.figures)
    return [wordsOf(kind), ofKind.length, figures.length, ...sums(ofKind.flatMap(totalOf))]
  })
  return [
    section('Totals', ['kind', 'documents', 'figures', ...SUMS], byKind),
    section('Value-added tax', ['code', 'rate', 'documents', ...SUMS], taxRows(documents, 'IVA')),
    section('Excise', ['code', 'on', 'documents', ...SUMS], taxRows(documents, 'ICE')),
    section('Plastic bottles', ['code', '', 'documents', ...SUMS], taxRows(documents, 'IRBPNR')),
    section('Withholdings', ['tax and code', 'on', 'times', ...SUMS], withheldRows(documents)),
    section('Documents', ['', 'kind', 'about', 'figures', ...SUMS], documents.map(documentRow)),
  ].join('\n')
}

const SUMS = ['in the XML', 'computed anew', 'difference']

function section(title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const numbers = head.map((cell) => (SUMS.includes(cell) || COUNTS.includes(cell) ? '---:' : '---'))
  return [`## ${title}`, '', line(head), `|${numbers.join('|')}|`, ...rows.map(line), ''].join('\n')
}

const COUNTS = ['documents', 'figures', 'times']

function sums(figures: readonly Figure[]): string[] {
  const ours = sumOf(figures.map((one) => new Big(one.ours)))
  const anew = sumOf(figures.map((one) => one.anew))
  return [ours.toFixed(2), anew.toFixed(2), ours.minus(anew).toFixed(2)]
}

function totalOf({ figures }: AddedUp): Figure[] {
  return figures.filter(({ where, what }) => where === 'total' && what === 'total')
}

function taxRows(documents: readonly AddedUp[], tax: 'IVA' | 'ICE' | 'IRBPNR'): (string | number)[][] {
  const totals = documents.flatMap(({ figures }) => figures.filter(({ where }) => where === 'total'))
  const codes = grouped(totals, new RegExp(`^${tax} (\\d+)$`))
  const catalog = tax === 'IVA' ? ivaRates : iceRates
  return codes.map(([code, figures]) => [
    code,
    tax === 'IRBPNR' ? '' : named(nameOf(catalog, code)),
    figures.length,
    ...sums(figures),
  ])
}

function withheldRows(documents: readonly AddedUp[]): (string | number)[][] {
  const lines = documents.flatMap(({ figures }) => figures.filter(({ where }) => where.startsWith('document')))
  const catalogs = { INCOME: incomeWithholdings, IVA: ivaWithholdings, ISD: isdWithholdings }
  return Object.entries(catalogs).flatMap(([tax, catalog]) =>
    grouped(lines, new RegExp(`^${tax} (\\w+)$`)).map(([code, figures]) => [
      `${tax} ${code}`,
      named(nameOf(catalog, code)),
      figures.length,
      ...sums(figures),
    ]),
  )
}

function grouped(figures: readonly Figure[], pattern: RegExp): [string, Figure[]][] {
  const ofCode = Map.groupBy(figures, ({ what }) => pattern.exec(what)?.[1] ?? '')
  ofCode.delete('')
  return [...ofCode].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
}

function named(name: string): string {
  return name.length <= NAME_LENGTH ? name : `${name.slice(0, NAME_LENGTH - 2).trimEnd()} …`
}

function documentRow(document: AddedUp): (string | number)[] {
  const { position, documentType, about, figures } = document
  const total = totalOf(document)
  return [position, wordsOf(documentType), named(about), figures.length, ...(total.length ? sums(total) : ['', '', ''])]
}
