// Original file: protos/documents/v1/orders.proto


/**
 * A tax of a reimbursed document.
 */
export interface ReimbursedTax {
  /**
   * The tax, or the treatment for value-added tax. One of IVA_RATE, IVA_EXEMPT, IVA_NOT_SUBJECT, ICE, PLASTIC_BOTTLES.
   * Required.
   */
  'taxType'?: (string);
  /**
   * The code of the excise. Send it only with ICE. Form: one to four digits, such as 3031.
   */
  'code'?: (string);
  /**
   * The base of the tax. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5. Required.
   */
  'base'?: (string);
  /**
   * The amount of the tax. Default: the rate applied to the base. Decimal text: at most 12 digits before the point and
   * 2 after it, such as 12.5.
   */
  'amount'?: (string);
  /**
   * The rate in per cent. Send it with IVA_RATE and ICE. Decimal text: at most 4 digits, at most 2 of them after the
   * point, without %, such as 15.
   */
  'tax'?: (string);
  '_code'?: "code";
  '_amount'?: "amount";
  '_tax'?: "tax";
}

/**
 * A tax of a reimbursed document.
 */
export interface ReimbursedTax__Output {
  /**
   * The tax, or the treatment for value-added tax. One of IVA_RATE, IVA_EXEMPT, IVA_NOT_SUBJECT, ICE, PLASTIC_BOTTLES.
   * Required.
   */
  'taxType': (string);
  /**
   * The code of the excise. Send it only with ICE. Form: one to four digits, such as 3031.
   */
  'code'?: (string);
  /**
   * The base of the tax. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5. Required.
   */
  'base': (string);
  /**
   * The amount of the tax. Default: the rate applied to the base. Decimal text: at most 12 digits before the point and
   * 2 after it, such as 12.5.
   */
  'amount'?: (string);
  /**
   * The rate in per cent. Send it with IVA_RATE and ICE. Decimal text: at most 4 digits, at most 2 of them after the
   * point, without %, such as 15.
   */
  'tax'?: (string);
  '_code'?: "code";
  '_amount'?: "amount";
  '_tax'?: "tax";
}
