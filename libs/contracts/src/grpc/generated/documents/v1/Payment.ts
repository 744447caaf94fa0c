// Original file: protos/documents/v1/orders.proto


/**
 * A payment: method, amount and term. The payments add up to the total.
 */
export interface Payment {
  /**
   * The authority's code, table 24: 01, 15 to 21. Form: a code of the authority's table 24: 01 (cash or another way
   * outside the financial system), 15 to 18, 19 (credit card), 20 (others through banks) or 21, such as 01. Required.
   */
  'method'?: (string);
  /**
   * The amount paid by this method. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   * Required.
   */
  'amount'?: (string);
  /**
   * The time until the payment, in time_unit. Decimal text: at most 12 digits before the point and 2 after it, such as
   * 12.5.
   */
  'term'?: (string);
  /**
   * The unit of term. One of DAY, MONTH, YEAR.
   */
  'timeUnit'?: (string);
  '_term'?: "term";
  '_timeUnit'?: "timeUnit";
}

/**
 * A payment: method, amount and term. The payments add up to the total.
 */
export interface Payment__Output {
  /**
   * The authority's code, table 24: 01, 15 to 21. Form: a code of the authority's table 24: 01 (cash or another way
   * outside the financial system), 15 to 18, 19 (credit card), 20 (others through banks) or 21, such as 01. Required.
   */
  'method': (string);
  /**
   * The amount paid by this method. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   * Required.
   */
  'amount': (string);
  /**
   * The time until the payment, in time_unit. Decimal text: at most 12 digits before the point and 2 after it, such as
   * 12.5.
   */
  'term'?: (string);
  /**
   * The unit of term. One of DAY, MONTH, YEAR.
   */
  'timeUnit'?: (string);
  '_term'?: "term";
  '_timeUnit'?: "timeUnit";
}
