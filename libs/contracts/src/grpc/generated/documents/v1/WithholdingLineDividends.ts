// Original file: protos/documents/v1/orders.proto


/**
 * The dividends that are paid. Send them only with support code 10.
 */
export interface WithholdingLineDividends {
  /**
   * The day of the payment, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22. Required.
   */
  'paidOn'?: (string);
  /**
   * The income tax that the company paid. Decimal text: at most 12 digits before the point and 2 after it, such as
   * 12.5. Required.
   */
  'incomeTax'?: (string);
  /**
   * The year of the profit. Form: a year, such as 2026. Required.
   */
  'fiscalYear'?: (string);
}

/**
 * The dividends that are paid. Send them only with support code 10.
 */
export interface WithholdingLineDividends__Output {
  /**
   * The day of the payment, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22. Required.
   */
  'paidOn': (string);
  /**
   * The income tax that the company paid. Decimal text: at most 12 digits before the point and 2 after it, such as
   * 12.5. Required.
   */
  'incomeTax': (string);
  /**
   * The year of the profit. Form: a year, such as 2026. Required.
   */
  'fiscalYear': (string);
}
