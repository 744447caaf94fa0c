// Original file: protos/issuance/v1/issuance.proto


/**
 * The sum of a tax at one rate.
 */
export interface PreviewTax {
  /**
   * The authority's codes.
   */
  'code'?: (string);
  /**
   * The authority's code of the rate.
   */
  'rateCode'?: (string);
  /**
   * The rate in per cent.
   */
  'rate'?: (string);
  /**
   * The base of the tax.
   */
  'base'?: (string);
  /**
   * The amount of the tax.
   */
  'amount'?: (string);
}

/**
 * The sum of a tax at one rate.
 */
export interface PreviewTax__Output {
  /**
   * The authority's codes.
   */
  'code': (string);
  /**
   * The authority's code of the rate.
   */
  'rateCode': (string);
  /**
   * The rate in per cent.
   */
  'rate': (string);
  /**
   * The base of the tax.
   */
  'base': (string);
  /**
   * The amount of the tax.
   */
  'amount': (string);
}
