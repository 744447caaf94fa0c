import { dataOf } from './answers.ts'
import type { CallOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import type { Query } from './description.ts'
import type { DailyUsage, SalesReport, TaxReport, WithholdingReport } from './generated/api.ts'

type ReportQuery<Id extends 'getSalesReport' | 'getTaxReport' | 'getWithholdingReport' | 'getDailyUsage'> = Omit<
  Query<Id>,
  'format'
>

/**
 * Sums of the taxpayer's authorized documents. Decimals are texts; `asOf` is the time up to which they are complete.
 */
export interface Reports {
  /** Invoices and debit notes less credit notes. Default: this month. */
  sales(query?: ReportQuery<'getSalesReport'>, options?: CallOptions): Promise<SalesReport>
  taxes(query?: ReportQuery<'getTaxReport'>, options?: CallOptions): Promise<TaxReport>
  withholdings(query?: ReportQuery<'getWithholdingReport'>, options?: CallOptions): Promise<WithholdingReport>
  dailyUsage(query?: ReportQuery<'getDailyUsage'>, options?: CallOptions): Promise<DailyUsage>
}

export function reports(connection: Connection): Reports {
  return {
    sales: (query = {}, options) => dataOf(connection, 'getSalesReport', { query }, options),
    taxes: (query = {}, options) => dataOf(connection, 'getTaxReport', { query }, options),
    withholdings: (query = {}, options) => dataOf(connection, 'getWithholdingReport', { query }, options),
    dailyUsage: (query = {}, options) => dataOf(connection, 'getDailyUsage', { query }, options),
  }
}
