import { kindsOfReport } from '@etax/tax-document'
import { type Static, type TSchema, Type } from 'typebox'
import { day, described, filterValue, oneOf, strict, threeDigits, wholeNumberTo } from '../http/schema-parts.ts'

const GROUPINGS = ['day', 'month', 'establishment', 'emissionPoint', 'documentType', 'customer'] as const

const period = {
  from: Type.Optional(described(day, 'The first day of issue, YYYY-MM-DD. Default: the first of the month of `to`.')),
  to: Type.Optional(
    described(day, 'The last day of issue, YYYY-MM-DD, at most 366 days after `from`. Default: today, in UTC-5.'),
  ),
}

const format = Type.Optional({
  ...oneOf('json', 'csv'),
  description: 'csv returns a file, as `Accept: text/csv` does. Default json, unless Accept lists only text/csv.',
})

const filters = {
  establishment: Type.Optional(described(threeDigits, 'Only this establishment.')),
  emissionPoint: Type.Optional(
    described(threeDigits, 'Only emission points with this code. Send `establishment` too for a single one.'),
  ),
  customerIdentification: Type.Optional(described(filterValue, 'Only the customer with this identification.')),
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
    description: `The maximum number of groups; \`rest\` sums the others. Default and maximum ${MAX_GROUPS}.`,
  }),
)

const grouping = (usual: string) =>
  Type.Optional({ ...oneOf(...GROUPINGS), description: `How to group the figures. Default ${usual}.` })

export const ReportQuery = strict({ ...period, by: grouping('day'), ...filters, limit, format })

export const SalesQuery = strict({
  ...ReportQuery.properties,
  documentType: Type.Optional({
    ...oneOf(...kindsOfReport('sales')),
    description: 'Only documents of this kind.',
  }),
})

export const DailyUsageQuery = strict({
  from: Type.Optional(described(day, 'The first day, YYYY-MM-DD. Default: the first of the month of `to`.')),
  to: Type.Optional(
    described(day, 'The last day, YYYY-MM-DD, at most 366 days after `from`. Default: today, in UTC-5.'),
  ),
  format,
})

const amount = (description: string, example: string) => Type.String({ description, examples: [example] })

const queryMembers = {
  from: Type.String({ description: 'The first day of issue.', examples: ['2026-11-01'] }),
  to: Type.String({ description: 'The last day of issue.', examples: ['2026-11-30'] }),
  by: Type.Unsafe<string>({ type: 'string', enum: GROUPINGS, examples: ['day'] }),
}

const asOf = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  description:
    'The figures include every change of a receipt up to this instant (RFC 3339, UTC), usually some seconds ' +
    'ago. Null while receipts from before an upgrade are still being added.',
  examples: ['2026-11-21T15:04:07.000Z'],
})

const of = {
  key: Type.String({
    description:
      'The key of the group: a day (2026-11-21), a month (2026-11), an establishment (001), an emission point ' +
      '(001-001), a kind of document (INVOICE) or the identification of a customer.',
    examples: ['2026-11-21'],
  }),
  name: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'The name of the customer on one of the documents; null for other groups.',
    examples: [null],
  }),
}

const VOIDED =
  'The documents in these figures that are marked as voided here. They count until they are cancelled at the ' +
  'authority.'
const voidedDocuments = Type.Integer({ minimum: 0, description: 'The number of these documents.', examples: [1] })

const salesFigures = {
  documents: Type.Integer({ minimum: 0, description: 'The number of documents.', examples: [12] }),
  subtotal: amount('The amount before taxes and after discounts.', '1020.00'),
  discount: amount('The sum of all discounts.', '20.00'),
  tax: amount('The sum of all taxes.', '153.00'),
  total: amount('The amount to pay.', '1173.00'),
  voided: Type.Object(
    { documents: voidedDocuments, total: amount('The part of these documents in the total.', '11.50') },
    { title: 'VoidedSales', description: VOIDED },
  ),
}

const SalesFigures = Type.Object(salesFigures, {
  title: 'SalesFigures',
  description: 'The figures, decimals as text. Credit notes are subtracted, so figures can be negative.',
})
const SalesRest = Type.Unsafe<Static<typeof SalesFigures> | null>({
  ...Type.Object(salesFigures, { title: 'SalesRest' }),
  type: ['object', 'null'],
  description: 'The sums of the groups beyond the limit; null if there are none.',
})
const SalesGroup = Type.Object({ ...of, ...salesFigures }, { title: 'SalesGroup' })

export const SalesReport = Type.Object(
  {
    ...queryMembers,
    totals: SalesFigures,
    groups: Type.Array(SalesGroup, {
      description: 'The groups with documents, sorted by key; customers are sorted by total, the greatest first.',
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
      rate: amount('The rate in per cent.', whose === 'tax' ? '15' : '1.75'),
      documents: Type.Integer({ minimum: 0, description: 'The number of documents with this tax.', examples: [12] }),
      base: amount('The base of the tax.', '1020.00'),
      amount: amount(
        whose === 'tax' ? 'The amount of the tax.' : 'The amount withheld.',
        whose === 'tax' ? '153.00' : '17.85',
      ),
      voided: Type.Object(
        { documents: voidedDocuments, amount: amount('The part of these documents in the amount.', '1.50') },
        { title: whose === 'tax' ? 'VoidedTaxes' : 'VoidedWithholdings', description: VOIDED },
      ),
    },
    { title: whose === 'tax' ? 'TaxFigures' : 'WithholdingFigures' },
  )

const TaxLine = line('tax')

const TaxGroup = Type.Object({ ...of, taxes: Type.Array(TaxLine) }, { title: 'TaxGroup' })

function sideOf(title: string, description: string) {
  const groups = Type.Array(TaxGroup, {
    description: 'The groups, as in the report of sales; customers are sorted by tax, the greatest first.',
  })
  return Type.Object({ totals: Type.Array(TaxLine), groups, rest: restOf(TaxLine) }, { title, description })
}

export const TaxReport = Type.Object(
  {
    ...queryMembers,
    sales: sideOf('SaleTaxes', 'The taxes of invoices and debit notes, minus those of credit notes.'),
    purchases: sideOf('PurchaseTaxes', 'The taxes of purchase settlements.'),
    asOf,
  },
  { title: 'TaxReport' },
)

const WithholdingLine = line('withholding')
export const WithholdingReport = Type.Object(
  {
    ...queryMembers,
    totals: Type.Array(WithholdingLine),
    groups: Type.Array(
      Type.Object({ ...of, withholdings: Type.Array(WithholdingLine) }, { title: 'WithholdingGroup' }),
      {
        description:
          'The groups, as in the report of sales; payees are sorted by the amount withheld, the greatest first.',
      },
    ),
    rest: restOf(WithholdingLine),
    asOf,
  },
  { title: 'WithholdingReport' },
)

export const DailyUsage = Type.Object(
  {
    from: Type.String({ description: 'The first day.', examples: ['2026-11-01'] }),
    to: Type.String({ description: 'The last day.', examples: ['2026-11-30'] }),
    days: Type.Array(
      Type.Object(
        {
          day: Type.String({ description: 'YYYY-MM-DD, in UTC-5.', examples: ['2026-11-21'] }),
          used: Type.Integer({ minimum: 0, examples: [7] }),
          byDocumentType: Type.Record(Type.String(), Type.Integer(), {
            description: 'The number of receipts by kind of document.',
            examples: [{ INVOICE: 7 }],
          }),
        },
        { title: 'DayUsage' },
      ),
      { description: 'The days with documents, oldest first.' },
    ),
  },
  { title: 'DailyUsage' },
)

function restOf<Line extends ReturnType<typeof line>>(Line: Line) {
  const description = 'The sums of the groups beyond the limit; empty if there are none.'
  return Type.Array(Line, { description, examples: [[]] })
}

export function orCsv(schema: TSchema, example: string) {
  const Csv = Type.String({ description: 'UTF-8, with a header line; decimals with a point.' })
  const content = { 'application/json': { schema }, 'text/csv': { schema: Csv, example } }
  return { description: 'The figures.', content }
}
