import { createHash } from 'node:crypto'
import type { Language } from '@etax/kernel'
import { type PublishedCatalog, type PublishedRow, publishedCatalogs } from '@etax/tax-document'
import { catalogRows } from './catalog-answers.ts'
import { escaped, pageOf, pageStyle } from './page-parts.ts'

const styleHash = createHash('sha256').update(pageStyle).digest('base64')

export const catalogPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=300',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  vary: 'accept-language',
}

const texts = {
  en: {
    all: "The authority's codes and rates",
    about: 'As JSON or CSV, without a key: ',
    on: 'In force on',
    words: 'Words',
    show: 'Show',
    columns: ['Code', 'Name', 'Rate', 'In force', 'Source'],
    unknown: 'start not known',
    secondHand: 'second hand',
    none: 'No code was found.',
  },
  es: {
    all: 'Los códigos y tarifas del SRI',
    about: 'En JSON o CSV, sin clave: ',
    on: 'Vigente el',
    words: 'Palabras',
    show: 'Mostrar',
    columns: ['Código', 'Nombre', 'Tarifa', 'Vigencia', 'Fuente'],
    unknown: 'inicio no conocido',
    secondHand: 'de segunda mano',
    none: 'No se encontró ningún código.',
  },
} as const

export function catalogListPage(language: Language): string {
  const say = texts[language]
  const entries = publishedCatalogs.map(
    (catalog) =>
      `<li><a href="/docs/catalogs/${catalog.name}?lang=${language}">${escaped(titleOf(catalog, language))}</a></li>`,
  )
  const body = `<main><h1>${say.all}</h1><p>${say.about}<code>GET /v1/developer/catalogs</code></p><ul>${entries.join('')}</ul></main>`
  return pageOf({ language, title: say.all, style: pageStyle, body })
}

/** The codes of a day in a table, with a form for the day and for words to find. */
export function catalogPage(
  catalog: PublishedCatalog,
  { date, q, language }: { date: string; q: string; language: Language },
): string {
  const say = texts[language]
  const title = titleOf(catalog, language)
  const rows = catalogRows(catalog, { date, q })
  const head = say.columns.map((column) => `<th scope="col">${column}</th>`).join('')
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => rowOf(row, language)).join('')}</tbody></table>`
  const form = `<form><input type="hidden" name="lang" value="${language}"><label>${say.on} <input type="date" name="date" value="${escaped(date)}"></label> <label>${say.words} <input name="q" maxlength="100" value="${escaped(q)}"></label> <button>${say.show}</button></form>`
  const address = `GET /v1/developer/catalogs/${catalog.name}?date=${date}`
  const body = `<header><nav><a href="/docs/catalogs?lang=${language}">${say.all}</a></nav></header>
<main><h1>${escaped(title)}</h1><p>${say.about}<code>${escaped(address)}</code></p>${form}${rows.length === 0 ? `<p>${say.none}</p>` : table}</main>`
  return pageOf({ language, title, style: pageStyle, body })
}

function rowOf(row: PublishedRow, language: Language): string {
  const { code, name, english = name, rates = [], range, from, knownSince, to, source = '', mark } = row
  const say = texts[language]
  const start = from ?? (knownSince === undefined ? '' : `≤ ${knownSince}, ${say.unknown}`)
  const rate = range === undefined ? [rates].flat().join(' / ') : String(range)
  const base = mark === 'S' ? `${source} (${say.secondHand})` : source
  const cells = [code, language === 'es' ? name : english, rate, `${start} – ${to ?? ''}`, base]
  return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
}

function titleOf({ title, english }: PublishedCatalog, language: Language): string {
  return language === 'es' ? title : english.charAt(0).toUpperCase() + english.slice(1)
}
