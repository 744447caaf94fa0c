// Original file: protos/documents/v1/orders.proto


/**
 * A tax that was withheld in advance.
 */
export interface PresumptiveWithholding {
  /**
   * The authority's code, table 23. Form: one to three digits, such as 327. Required.
   */
  'code'?: (string);
  /**
   * The percentage withheld. Decimal text: at most 5 digits, at most 2 of them after the point, such as 12.5. Required.
   */
  'rate'?: (string);
  /**
   * The amount withheld. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5. Required.
   */
  'amount'?: (string);
}

/**
 * A tax that was withheld in advance.
 */
export interface PresumptiveWithholding__Output {
  /**
   * The authority's code, table 23. Form: one to three digits, such as 327. Required.
   */
  'code': (string);
  /**
   * The percentage withheld. Decimal text: at most 5 digits, at most 2 of them after the point, such as 12.5. Required.
   */
  'rate': (string);
  /**
   * The amount withheld. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5. Required.
   */
  'amount': (string);
}
