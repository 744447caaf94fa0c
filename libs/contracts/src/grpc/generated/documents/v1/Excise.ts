// Original file: protos/documents/v1/orders.proto


/**
 * Excise: a percentage of the line, its amount, or base and rate.
 */
export interface Excise {
  /**
   * The authority's code, table 18. Form: one to four digits, such as 3031. Required.
   */
  'code'?: (string);
  /**
   * The base of the rate: dollars, or units. Default: the line before taxes. Decimal text: at most 12 digits before the
   * point and 2 after it, such as 12.5.
   */
  'base'?: (string);
  /**
   * A percentage; for codes charged per unit, dollars per unit: then send the base too. Decimal text: at most 4 digits,
   * at most 2 of them after the point, such as 12.5.
   */
  'rate'?: (string);
  /**
   * Send it instead of base and rate. If the code can be charged in both ways, send it with them to select one. Decimal
   * text: at most 12 digits before the point and 2 after it, such as 12.5.
   */
  'amount'?: (string);
  '_base'?: "base";
  '_rate'?: "rate";
  '_amount'?: "amount";
}

/**
 * Excise: a percentage of the line, its amount, or base and rate.
 */
export interface Excise__Output {
  /**
   * The authority's code, table 18. Form: one to four digits, such as 3031. Required.
   */
  'code': (string);
  /**
   * The base of the rate: dollars, or units. Default: the line before taxes. Decimal text: at most 12 digits before the
   * point and 2 after it, such as 12.5.
   */
  'base'?: (string);
  /**
   * A percentage; for codes charged per unit, dollars per unit: then send the base too. Decimal text: at most 4 digits,
   * at most 2 of them after the point, such as 12.5.
   */
  'rate'?: (string);
  /**
   * Send it instead of base and rate. If the code can be charged in both ways, send it with them to select one. Decimal
   * text: at most 12 digits before the point and 2 after it, such as 12.5.
   */
  'amount'?: (string);
  '_base'?: "base";
  '_rate'?: "rate";
  '_amount'?: "amount";
}
