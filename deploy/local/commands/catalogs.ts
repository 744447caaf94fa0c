// npm run catalogs -- --on DAY [NAME], or --between DAY DAY: the authority's codes and rates in force on a day, or what
// changed between two.
import { parseArgs } from 'node:util'
import { authorityDay, changesBetween, isDay, type PublishedRow, publishedCatalogs, rowsOn } from '@etax/tax-document'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { on: { type: 'string' }, between: { type: 'string' } },
})
const { on = authorityDay(Date.now()), between } = values
const [name] = positionals
const days = between === undefined ? [on] : [between, name ?? '']
const listed = publishedCatalogs.filter((catalog) => name === undefined || catalog.name === name)

if (!days.every(isDay) || (between === undefined && listed.length === 0)) {
  console.error('usage: npm run catalogs -- --on DAY [NAME], or -- --between DAY DAY; a day such as 2026-03-01')
  console.error(`names: ${publishedCatalogs.map((catalog) => catalog.name).join(', ')}`)
  process.exitCode = 2
} else if (between !== undefined) {
  for (const { catalog, ended, begun } of changesBetween(between, name ?? '')) {
    console.log(`\n${catalog.name}`)
    for (const row of ended) console.log(`- ${lineOf(row)}`)
    for (const row of begun) console.log(`+ ${lineOf(row)}`)
  }
} else {
  for (const catalog of listed) {
    console.log(`\n${catalog.name}: ${catalog.title}, ${on}`)
    for (const row of rowsOn(catalog, { day: on })) console.log(`  ${lineOf(row)}`)
  }
}

function lineOf({ code, name: title, rates, rate, range, from, knownSince, to, source, mark }: PublishedRow): string {
  const values = [rates, rate, range].flatMap((one) => one ?? []).join(' / ')
  const start = from ?? (knownSince === undefined ? '…' : `${knownSince} or before`)
  return `${code}\t${values}\t${title}\t[${start} – ${to ?? '…'}] ${source ?? ''} (${mark ?? ''})`
}
