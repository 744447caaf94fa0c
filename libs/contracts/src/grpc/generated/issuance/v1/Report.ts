// Original file: protos/issuance/v1/issuance.proto

/**
 * The reports of DescribeFigures.
 */
export const Report = {
  /**
   * Not a report: refused.
   */
  REPORT_UNSPECIFIED: 'REPORT_UNSPECIFIED',
  /**
   * Invoices and debit notes less credit notes.
   */
  REPORT_SALES: 'REPORT_SALES',
  /**
   * Their taxes.
   */
  REPORT_SALE_TAXES: 'REPORT_SALE_TAXES',
  /**
   * The taxes of purchase settlements.
   */
  REPORT_PURCHASE_TAXES: 'REPORT_PURCHASE_TAXES',
  /**
   * The withheld amounts.
   */
  REPORT_WITHHOLDINGS: 'REPORT_WITHHOLDINGS',
} as const;

/**
 * The reports of DescribeFigures.
 */
export type Report =
  /**
   * Not a report: refused.
   */
  | 'REPORT_UNSPECIFIED'
  | 0
  /**
   * Invoices and debit notes less credit notes.
   */
  | 'REPORT_SALES'
  | 1
  /**
   * Their taxes.
   */
  | 'REPORT_SALE_TAXES'
  | 2
  /**
   * The taxes of purchase settlements.
   */
  | 'REPORT_PURCHASE_TAXES'
  | 3
  /**
   * The withheld amounts.
   */
  | 'REPORT_WITHHOLDINGS'
  | 4

/**
 * The reports of DescribeFigures.
 */
export type Report__Output = typeof Report[keyof typeof Report]
