import { dataOf } from './answers.ts'
import type { CallOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import type { Data, Query } from './description.ts'

type ReportQuery<Id extends 'getSalesReport' | 'getTaxReport' | 'getWithholdingReport' | 'getDailyUsage'> = Omit<
  Query<Id>,
  'format'
>

/** What the taxpayer's authorized documents come to. Decimals are texts; `asOf` says to when they are complete. */
export interface Reports {
  /** Invoices and debit notes, less credit notes; of this month unless told. */
  sales(query?: ReportQuery<'getSalesReport'>, options?: CallOptions): Promise<Data<'getSalesReport'>>
  /** Taxes of sales, and of purchase settlements. */
  taxes(query?: ReportQuery<'getTaxReport'>, options?: CallOptions): Promise<Data<'getTaxReport'>>
  /** What was withheld. */
  withholdings(
    query?: ReportQuery<'getWithholdingReport'>,
    options?: CallOptions,
  ): Promise<Data<'getWithholdingReport'>>
  /** What the workspace has used of its plan, by day and kind. */
  dailyUsage(query?: ReportQuery<'getDailyUsage'>, options?: CallOptions): Promise<Data<'getDailyUsage'>>
}

export function reports(connection: Connection): Reports {
  return {
    sales: (query = {}, options) => dataOf(connection, 'getSalesReport', { query }, options),
    taxes: (query = {}, options) => dataOf(connection, 'getTaxReport', { query }, options),
    withholdings: (query = {}, options) => dataOf(connection, 'getWithholdingReport', { query }, options),
    dailyUsage: (query = {}, options) => dataOf(connection, 'getDailyUsage', { query }, options),
  }
}
