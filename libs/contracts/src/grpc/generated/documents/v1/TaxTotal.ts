// Original file: protos/documents/v1/receipt.proto


/**
 * The sum of a tax at one rate.
 */
export interface TaxTotal {
  /**
   * The authority's code of the tax: 2 value-added, 3 excise, 5 plastic bottles. For example 2.
   */
  'code'?: (string);
  /**
   * The authority's code of the rate. For example 4.
   */
  'rateCode'?: (string);
  /**
   * The rate in per cent. For example 15.
   */
  'rate'?: (string);
  /**
   * The base of the tax. For example 10.00.
   */
  'base'?: (string);
  /**
   * The amount of the tax. For example 1.50.
   */
  'amount'?: (string);
}

/**
 * The sum of a tax at one rate.
 */
export interface TaxTotal__Output {
  /**
   * The authority's code of the tax: 2 value-added, 3 excise, 5 plastic bottles. For example 2.
   */
  'code': (string);
  /**
   * The authority's code of the rate. For example 4.
   */
  'rateCode': (string);
  /**
   * The rate in per cent. For example 15.
   */
  'rate': (string);
  /**
   * The base of the tax. For example 10.00.
   */
  'base': (string);
  /**
   * The amount of the tax. For example 1.50.
   */
  'amount': (string);
}
