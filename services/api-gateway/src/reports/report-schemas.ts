import { kindsOfReport } from '@etax/tax-document'
import { type Static, type TSchema, Type } from 'typebox'
import { day, described, filterValue, oneOf, strict, threeDigits, wholeNumberTo } from '../http/schema-parts.ts'

/** What a report may be divided by. */
const GROUPINGS = ['day', 'month', 'establishment', 'emissionPoint', 'documentType', 'customer'] as const

const period = {
  from: Type.Optional(described(day, 'First day of issue, YYYY-MM-DD. Default: the first of the month of `to`.')),
  to: Type.Optional(described(day, 'Last day of issue, YYYY-MM-DD, at most 366 days on. Default: today, in UTC-5.')),
}

const format = Type.Optional({
  ...oneOf('json', 'csv'),
  description: 'csv: a file, as by `Accept: text/csv`. Default json, unless Accept asks for text/csv alone.',
})

const filters = {
  establishment: Type.Optional(described(threeDigits, 'Only of this establishment.')),
  emissionPoint: Type.Optional(
    described(threeDigits, 'Only of this emission point, of each establishment unless given.'),
  ),
  customerIdentification: Type.Optional(described(filterValue, "Only of this customer's identification.")),
}

const MAX_GROUPS = 1_000

const limit = Type.Optional(
  Type.String({
    pattern: '^([1-9][0-9]{0,2}|1000)$',
    published: {
      type: 'integer',
      minimum: 1,
      maximum: MAX_GROUPS,
      default: MAX_GROUPS,
      pattern: undefined,
      form: undefined,
    },
    form: wholeNumberTo(MAX_GROUPS),
    description: `At most so many groups; what the others come to is \`rest\`. Default and at most ${MAX_GROUPS}.`,
  }),
)

const grouping = (usual: string) =>
  Type.Optional({ ...oneOf(...GROUPINGS), description: `What the groups are made by. Default ${usual}.` })

export const ReportQuery = strict({ ...period, by: grouping('day'), ...filters, limit, format })

export const SalesQuery = strict({
  ...ReportQuery.properties,
  documentType: Type.Optional({
    ...oneOf(...kindsOfReport('sales')),
    description: 'Only documents of this kind.',
  }),
})

export const DailyUsageQuery = strict({
  from: Type.Optional(described(day, 'First day, YYYY-MM-DD. Default: the first of the month of `to`.')),
  to: Type.Optional(described(day, 'Last day, YYYY-MM-DD, at most 366 days on. Default: today, in UTC-5.')),
  format,
})

const amount = (description: string, example: string) => Type.String({ description, examples: [example] })

const asked = {
  from: Type.String({ description: 'First day of issue.', examples: ['2026-11-01'] }),
  to: Type.String({ description: 'Last day of issue.', examples: ['2026-11-30'] }),
  by: Type.Unsafe<string>({ type: 'string', enum: GROUPINGS, examples: ['day'] }),
}

const asOf = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  description:
    'Every change of a receipt until this instant (RFC 3339, UTC) is in; usually some seconds ago. Null while receipts of ' +
    'before an upgrade are still being added.',
  examples: ['2026-11-21T15:04:07.000Z'],
})

const of = {
  key: Type.String({
    description:
      'What the group is of: a day (2026-11-21), a month (2026-11), an establishment (001), an emission point (001-001), a ' +
      'kind of document (INVOICE) or the identification of a customer.',
    examples: ['2026-11-21'],
  }),
  name: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: "The customer's, as a document has it; null for other groups.",
    examples: [null],
  }),
}

const VOIDED =
  'Of these, the documents that are marked as voided here: they count until they are cancelled at the authority.'
const voidedDocuments = Type.Integer({ minimum: 0, description: 'How many of the documents.', examples: [1] })

const salesFigures = {
  documents: Type.Integer({ minimum: 0, description: 'How many documents.', examples: [12] }),
  subtotal: amount('Before taxes, discounts taken off.', '1020.00'),
  discount: amount('All discounts.', '20.00'),
  tax: amount('All taxes.', '153.00'),
  total: amount('What is to be paid.', '1173.00'),
  voided: Type.Object(
    { documents: voidedDocuments, total: amount('What of the total is theirs.', '11.50') },
    { title: 'VoidedSales', description: VOIDED },
  ),
}

const SalesFigures = Type.Object(salesFigures, {
  title: 'SalesFigures',
  description: 'Decimals as text; what credit notes come to is taken off, so figures may be negative.',
})
const SalesRest = Type.Unsafe<Static<typeof SalesFigures> | null>({
  ...Type.Object(salesFigures, { title: 'SalesRest' }),
  type: ['object', 'null'],
  description: 'What groups beyond the limit come to; null where there are none.',
})
const SalesGroup = Type.Object({ ...of, ...salesFigures }, { title: 'SalesGroup' })

export const SalesReport = Type.Object(
  {
    ...asked,
    totals: SalesFigures,
    groups: Type.Array(SalesGroup, {
      description: 'Those with documents, by their key; customers by their total, the greatest first.',
    }),
    rest: SalesRest,
    asOf,
  },
  { title: 'SalesReport' },
)

const line = (whose: 'tax' | 'withholding') =>
  Type.Object(
    {
      code: Type.String({
        description:
          whose === 'tax'
            ? "The authority's code of the tax: 2 value-added, 3 excise, 5 plastic bottles."
            : "The authority's code of the tax withheld: 1 income tax, 2 value-added, 6 tax on money sent abroad.",
        examples: [whose === 'tax' ? '2' : '1'],
      }),
      rateCode: Type.String({
        description: whose === 'tax' ? "The authority's code of the rate." : 'The code of the withholding.',
        examples: [whose === 'tax' ? '4' : '312'],
      }),
      rate: amount('Percentage.', whose === 'tax' ? '15' : '1.75'),
      documents: Type.Integer({ minimum: 0, description: 'How many documents have it.', examples: [12] }),
      base: amount('What it is taken of.', '1020.00'),
      amount: amount(whose === 'tax' ? 'The tax.' : 'What is withheld.', whose === 'tax' ? '153.00' : '17.85'),
      voided: Type.Object(
        { documents: voidedDocuments, amount: amount('What of the amount is theirs.', '1.50') },
        { title: whose === 'tax' ? 'VoidedTaxes' : 'VoidedWithholdings', description: VOIDED },
      ),
    },
    { title: whose === 'tax' ? 'TaxFigures' : 'WithholdingFigures' },
  )

const TaxLine = line('tax')

const TaxGroup = Type.Object({ ...of, taxes: Type.Array(TaxLine) }, { title: 'TaxGroup' })

function sideOf(title: string, description: string) {
  const groups = Type.Array(TaxGroup, { description: 'As those of sales; customers by what their taxes come to.' })
  return Type.Object({ totals: Type.Array(TaxLine), groups, rest: restOf(TaxLine) }, { title, description })
}

export const TaxReport = Type.Object(
  {
    ...asked,
    sales: sideOf('SaleTaxes', 'Of invoices and debit notes; those of credit notes are taken off.'),
    purchases: sideOf('PurchaseTaxes', 'Of purchase settlements.'),
    asOf,
  },
  { title: 'TaxReport' },
)

const WithholdingLine = line('withholding')
export const WithholdingReport = Type.Object(
  {
    ...asked,
    totals: Type.Array(WithholdingLine),
    groups: Type.Array(
      Type.Object({ ...of, withholdings: Type.Array(WithholdingLine) }, { title: 'WithholdingGroup' }),
      { description: 'As those of sales; whom it is withheld from by what is withheld.' },
    ),
    rest: restOf(WithholdingLine),
    asOf,
  },
  { title: 'WithholdingReport' },
)

export const DailyUsage = Type.Object(
  {
    from: Type.String({ description: 'First day.', examples: ['2026-11-01'] }),
    to: Type.String({ description: 'Last day.', examples: ['2026-11-30'] }),
    days: Type.Array(
      Type.Object(
        {
          day: Type.String({ description: 'YYYY-MM-DD, in UTC-5.', examples: ['2026-11-21'] }),
          used: Type.Integer({ minimum: 0, examples: [7] }),
          byDocumentType: Type.Record(Type.String(), Type.Integer(), {
            description: 'By kind of document.',
            examples: [{ INVOICE: 7 }],
          }),
        },
        { title: 'DayUsage' },
      ),
      { description: 'Those on which something was issued, the first one first.' },
    ),
  },
  { title: 'DailyUsage' },
)

function restOf<Line extends ReturnType<typeof line>>(Line: Line) {
  const description = 'What groups beyond the limit come to; empty where there are none.'
  return Type.Array(Line, { description, examples: [[]] })
}

/** Figures as JSON, or the same as a file. */
export function orCsv(schema: TSchema, example: string) {
  const Csv = Type.String({ description: 'UTF-8, with a header line; decimals with a point.' })
  const content = { 'application/json': { schema }, 'text/csv': { schema: Csv, example } }
  return { description: 'The figures.', content }
}
