import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { App } from '../http/app.ts'
import { csvText } from '../http/domain/csv-text.ts'
import { callerOf } from '../http/domain/principal.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { asFile } from '../http/schema-parts.ts'
import type { Clients } from '../ports.ts'
import { reportPeriod } from './domain/report-period.ts'
import { figuresTable, salesTable, usageTable } from './domain/report-tables.ts'
import { salesReport, taxReport, withholdingReport } from './domain/report-views.ts'
import {
  DailyUsage,
  DailyUsageQuery,
  orCsv,
  ReportQuery,
  SalesQuery,
  SalesReport,
  TaxReport,
  WithholdingReport,
} from './report-schemas.ts'

export interface ReportDependencies {
  issuance: Pick<Clients['issuance'], 'describeFigures' | 'describeDailyUsage'>
  now: () => number
}

type Asking = Pick<FastifyRequest, 'principal' | 'issuer'> & { query: Static<typeof SalesQuery> }
type Report = 'REPORT_SALES' | 'REPORT_SALE_TAXES' | 'REPORT_PURCHASE_TAXES' | 'REPORT_WITHHOLDINGS'

const tags = ['reports']
const COUNTED =
  'Includes documents that the authority has authorized, also imported ones, by their day of issue. Excludes ' +
  'documents that are cancelled at the authority. Documents that are only voided here count; `voided` has ' +
  'their number and amounts. The figures include every change up to `asOf`.'

export function reportRoutes(app: App, needs: ReportDependencies): void {
  salesRoute(app, needs)
  taxesRoute(app, needs)
  withholdingsRoute(app, needs)
  dailyUsageRoute(app, needs)
}

function salesRoute(app: App, needs: ReportDependencies): void {
  const schema = {
    operationId: 'getSalesReport',
    tags,
    summary: 'Report sales by period, place, kind or customer',
    description: `Sums invoices and debit notes, less credit notes. ${COUNTED}`,
    querystring: SalesQuery,
    ...answering(
      SalesReport,
      'sales.csv',
      'day,name,documents,subtotal,discount,tax,total,voidedDocuments,voidedTotal\r\n2026-11-21,,12,1020.00,20.00,153.00,1173.00,1,11.50\r\n',
    ),
  }
  app.get('/reports/sales', { schema }, async (request, reply) => {
    const { reportQuery, figures } = readReportQuery(request, needs)
    const report = salesReport(reportQuery, await figures('REPORT_SALES'))
    return answered(request, reply, report, () => ['sales', salesTable(report)])
  })
}

function taxesRoute(app: App, needs: ReportDependencies): void {
  const schema = {
    operationId: 'getTaxReport',
    tags,
    summary: 'Report taxes by period, place, kind or customer',
    description: `Sums the taxes of sales and of purchases, by tax and rate. ${COUNTED}`,
    querystring: ReportQuery,
    ...answering(
      TaxReport,
      'taxes.csv',
      'side,day,name,code,rateCode,rate,documents,base,amount,voidedDocuments,voidedAmount\r\nsales,2026-11-21,,2,4,15,12,1020.00,153.00,1,1.50\r\n',
    ),
  }
  app.get('/reports/taxes', { schema }, async (request, reply) => {
    const { reportQuery, figures } = readReportQuery(request, needs)
    const [sales, purchases] = await Promise.all([figures('REPORT_SALE_TAXES'), figures('REPORT_PURCHASE_TAXES')])
    const report = taxReport(reportQuery, sales, purchases)
    const sides = { sales: report.sales, purchases: report.purchases }
    return answered(request, reply, report, () => ['taxes', figuresTable(reportQuery.by, sides)])
  })
}

function withholdingsRoute(app: App, needs: ReportDependencies): void {
  const schema = {
    operationId: 'getWithholdingReport',
    tags,
    summary: 'Report withholdings by period, place or payee',
    description: `Sums the withholding receipts of the taxpayer, by tax and withholding code. ${COUNTED}`,
    querystring: ReportQuery,
    ...answering(
      WithholdingReport,
      'withholdings.csv',
      'day,name,code,rateCode,rate,documents,base,amount,voidedDocuments,voidedAmount\r\n2026-11-21,,1,312,1.75,12,1020.00,17.85,0,0.00\r\n',
    ),
  }
  app.get('/reports/withholdings', { schema }, async (request, reply) => {
    const { reportQuery, figures } = readReportQuery(request, needs)
    const report = withholdingReport(reportQuery, await figures('REPORT_WITHHOLDINGS'))
    return answered(request, reply, report, () => ['withholdings', figuresTable(reportQuery.by, { '': report })])
  })
}

function dailyUsageRoute(app: App, { issuance, now }: ReportDependencies): void {
  const schema = {
    operationId: 'getDailyUsage',
    tags: ['usage'],
    summary: 'Get the usage of each day, by kind of document',
    description:
      'Returns the receipts that count for the quota, by the day they were made, for the whole workspace in the ' +
      'mode of the key. The days of a month add up to `used` of GET /v1/developer/usage. The header ' +
      'x-taxpayer-ruc is required, as for any other request; the figures include all taxpayers.',
    querystring: DailyUsageQuery,
    ...answering(DailyUsage, 'usage.csv', 'day,documentType,used\r\n2026-11-21,INVOICE,7\r\n'),
  }
  app.get('/usage/days', { schema }, async (request, reply) => {
    const period = reportPeriod(request.query, now())
    const { days } = await issuance.describeDailyUsage({ caller: callerOf(request.principal), ...period })
    const usage = {
      ...period,
      days: days.map(({ day, byDocumentType }) => ({
        day,
        used: Object.values(byDocumentType).reduce((sum, one) => sum + one, 0),
        byDocumentType,
      })),
    }
    return answered(request, reply, usage, () => ['usage', usageTable(usage.days)])
  })
}

function answering<Report extends TSchema>(schema: Report, file: string, example: string) {
  return {
    response: { 200: orCsv(answer(schema), example), 400: Failure },
    'x-answer-headers': { 200: asFile(file) },
  }
}

function readReportQuery({ query, principal, issuer }: Asking, { issuance, now }: ReportDependencies) {
  const { by = 'day', limit = '1000', establishment = '', emissionPoint = '' } = query
  const { documentType = '', customerIdentification = '' } = query
  const filters = { establishment, emissionPoint, documentType, customerIdentification }
  const reportQuery = { ...reportPeriod(query, now()), by, maxGroups: Number(limit), ...filters }
  const figures = (report: Report) =>
    issuance.describeFigures({ caller: callerOf(principal), ruc: issuer.ruc, report, ...reportQuery })
  return { reportQuery, figures }
}

async function answered<Data>(
  request: FastifyRequest,
  reply: FastifyReply,
  data: Data,
  table: () => [name: string, rows: readonly (readonly string[])[]],
) {
  if (!wantsCsv(request)) return enveloped(request, data)
  const [name, rows] = table()
  reply.header('content-type', 'text/csv; charset=utf-8')
  reply.header('content-disposition', `attachment; filename="${name}.csv"`)
  return reply.send(csvText(rows))
}

function wantsCsv({ query, headers }: FastifyRequest): boolean {
  const { format } = query as { format?: string }
  if (format !== undefined) return format === 'csv'
  return /^\s*text\/csv\s*(;|$)/i.test(headers.accept ?? '')
}
