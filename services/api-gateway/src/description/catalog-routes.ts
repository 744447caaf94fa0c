import { gatewayErrors } from '@etax/contracts'
import { words } from '@etax/kernel'
import { authorityDay, type PublishedCatalog, publishedCatalogs } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { answerAsset } from '../dashboard-page/answer-asset.ts'
import { type Asset, textAsset } from '../dashboard-page/built-page.ts'
import type { App } from '../http/app.ts'
import { cached } from '../http/domain/cached.ts'
import { csvText } from '../http/domain/csv-text.ts'
import { languageOf } from '../http/domain/preferred-language.ts'
import { Failure } from '../http/envelope.ts'
import { day, strict } from '../http/schema-parts.ts'
import { catalogCsv, catalogRows } from './catalog-answers.ts'
import { catalogListPage, catalogPage, catalogPageHeaders } from './catalog-pages.ts'

const Format = Type.Optional(
  Type.Unsafe<'json' | 'csv'>({
    type: 'string',
    enum: ['json', 'csv'],
    description: '`Accept: text/csv` requests CSV too.',
  }),
)

const Query = strict({
  date: Type.Optional({ ...day, description: 'The day in force, YYYY-MM-DD. Default: today in Ecuador.' }),
  q: Type.Optional(
    Type.String({
      maxLength: 100,
      form: words('words to find, such as dividendos', 'palabras que buscar, como dividendos'),
      description: 'Words that code or names must have, in any order; accents and case do not matter.',
    }),
  ),
  format: Format,
})

const About = {
  name: Type.String({ examples: ['income-withholdings'] }),
  title: Type.String({ description: 'In Spanish.', examples: ['Retenciones de renta'] }),
  english: Type.String({ examples: ['income-tax withholdings'] }),
  usedIn: Type.String({ description: 'The members of an order for these codes.' }),
}

const Catalog = Type.Object(
  { ...About, rows: Type.Integer({ description: 'The number of rows, of all days.', examples: [206] }) },
  { title: 'Catalog' },
)

const CatalogRow = Type.Object(
  {
    code: Type.String({ examples: ['312'] }),
    name: Type.String({ description: "The authority's name, in Spanish." }),
    english: Type.Optional(Type.String({ description: 'Our translation.' })),
    rates: Type.Optional(
      Type.Array(Type.String(), { description: 'Percentages, the usual one first; left out if they vary.' }),
    ),
    range: Type.Optional(Type.String({ description: 'The printed percentages of a code without a fixed list.' })),
    from: Type.Optional(Type.String({ description: 'Left out if the start is not known.' })),
    to: Type.Optional(Type.String({ description: 'The last day; left out while it is in force.' })),
    knownSince: Type.Optional(
      Type.String({ description: 'Without `from`: the first day on which it is known to be in force.' }),
    ),
    source: Type.Optional(Type.String({ description: "The legal base, or the authority's table." })),
    mark: Type.Optional(
      Type.Unsafe<'F' | 'X' | 'R' | 'C' | 'S'>({
        type: 'string',
        enum: ['F', 'X', 'R', 'C', 'S'],
        description:
          'How it is known. F: technical sheet. X: schema. R: authorized documents. C: practice. S: second hand; a ' +
          'document that differs from such a row gets a warning, and is issued.',
      }),
    ),
  },
  {
    additionalProperties: true,
    description: 'Catalogs have further members, such as `documents` of supports and `annex` of item codes.',
  },
)

const CatalogOnDay = Type.Object({ ...About, date: day, rows: Type.Array(CatalogRow) }, { title: 'CatalogOnDay' })

const CSV = { contentType: 'text/csv; charset=utf-8', cacheControl: 'public, max-age=300' }
const JSON_TEXT = { contentType: 'application/json; charset=utf-8', cacheControl: 'public, max-age=300' }
const VARIES = 'accept, accept-encoding'
/** Recent answers are kept; a search makes one of its own. */
const KEPT = { ttlMs: 600_000, max: 100 }

/** GET /v1/developer/catalogs and /docs/catalogs: public, because codes are known to all. */
export function catalogRoutes(app: App, { now }: { now: () => number }): void {
  const listed = {
    json: textAsset(JSON.stringify({ data: publishedCatalogs.map(aboutOf) }), JSON_TEXT),
    csv: textAsset(csvText(catalogCsv(publishedCatalogs.map(aboutOf))), CSV),
  }
  const answers = cached(async (key: string): Promise<Asset> => answerOf(JSON.parse(key)), { ...KEPT, now })
  const common = { tags: ['catalogs'], 'x-access': 'anyone' as const }
  const list = {
    ...common,
    operationId: 'listCatalogs',
    summary: "List the authority's catalogs",
    description: 'Lists the catalogs of codes and rates. It needs no key.',
    querystring: strict({ format: Format }),
    response: { 200: orText(Type.Object({ data: Type.Array(Catalog) })), 400: Failure },
  }
  app.get('/v1/developer/catalogs', { schema: list }, (request, reply) =>
    answerAsset(request, reply, listed[formatOf(request, request.query)], VARIES),
  )
  const one = {
    ...common,
    operationId: 'getCatalog',
    summary: 'Get the codes of a catalog in force on a day',
    description:
      'Returns the rows in force on a day, with names in Spanish and English, rates, legal base and days. It needs ' +
      'no key, and has an ETag.',
    params: Type.Object({ name: Type.String({ description: 'A name that GET /v1/developer/catalogs lists.' }) }),
    querystring: Query,
    response: { 200: orText(Type.Object({ data: CatalogOnDay })), 400: Failure, 404: Failure },
    'x-errors': [gatewayErrors.catalogUnknown],
  }
  app.get('/v1/developer/catalogs/:name', { schema: one }, async (request, reply) => {
    const { name } = request.params
    known(name)
    const { date = authorityDay(now()), q = '' } = request.query
    const key = JSON.stringify({ name, date, q, format: formatOf(request, request.query) })
    return answerAsset(request, reply, await answers(key), VARIES)
  })
  const hidden = { schema: { hide: true } }
  app.get('/docs/catalogs', hidden, async (request, reply) => {
    reply.headers(catalogPageHeaders)
    return catalogListPage(languageIn(request))
  })
  app.get<{ Params: { name: string }; Querystring: Static<typeof Query> }>(
    '/docs/catalogs/:name',
    { schema: { hide: true, querystring: Type.Object({ ...Query.properties, lang: Type.Optional(Type.String()) }) } },
    async (request, reply) => {
      const catalog = known(request.params.name)
      const { date = authorityDay(now()), q = '' } = request.query
      reply.headers(catalogPageHeaders)
      return catalogPage(catalog, { date, q, language: languageIn(request) })
    },
  )
}

interface Request {
  name: string
  date: string
  q: string
  format: 'json' | 'csv'
}

function answerOf({ name, date, q, format }: Request): Asset {
  const catalog = known(name)
  const rows = catalogRows(catalog, { date, q })
  if (format === 'csv') return textAsset(csvText(catalogCsv(rows)), CSV)
  const { rows: _, ...about } = aboutOf(catalog)
  return textAsset(JSON.stringify({ data: { ...about, date, rows } }), JSON_TEXT)
}

/** @throws AppError `not-found` REQ_10009 */
function known(name: string): PublishedCatalog {
  const catalog = publishedCatalogs.find((one) => one.name === name)
  if (catalog === undefined) throw gatewayErrors.catalogUnknown({ names: publishedCatalogs.map((one) => one.name) })
  return catalog
}

function aboutOf({ name, title, english, usedIn, entries }: PublishedCatalog) {
  return { name, title, english, usedIn, rows: entries.length }
}

function orText(schema: object) {
  const Csv = Type.String({ description: 'UTF-8, with a header line; lists have blanks between their values.' })
  return { description: 'The codes.', content: { 'application/json': { schema }, 'text/csv': { schema: Csv } } }
}

function formatOf({ headers }: FastifyRequest, { format }: { format?: 'json' | 'csv' }): 'json' | 'csv' {
  return format ?? (/^\s*text\/csv\s*(;|$)/i.test(headers.accept ?? '') ? 'csv' : 'json')
}

function languageIn(request: FastifyRequest) {
  const { lang } = request.query as { lang?: unknown }
  return lang === 'en' || lang === 'es' ? lang : languageOf(request)
}
