// Original file: protos/issuance/v1/issuance.proto

export const Report = {
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

export type Report =
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

export type Report__Output = typeof Report[keyof typeof Report]
