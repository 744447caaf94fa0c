// Original file: protos/catalog/v1/catalog.proto


/**
 * A stored product.
 */
export interface ProductRecord {
  /**
   * The id: a UUID.
   */
  'id'?: (string);
  /**
   * The product's code.
   */
  'code'?: (string);
  /**
   * The description.
   */
  'description'?: (string);
  /**
   * The price of a unit, a decimal.
   */
  'unitPrice'?: (string);
  /**
   * The authority's codes of the product's tax and rate.
   */
  'taxCode'?: (string);
  /**
   * The authority's code of the rate.
   */
  'taxRateCode'?: (string);
  /**
   * The percentage of the rate.
   */
  'taxPercentage'?: (string);
}

/**
 * A stored product.
 */
export interface ProductRecord__Output {
  /**
   * The id: a UUID.
   */
  'id': (string);
  /**
   * The product's code.
   */
  'code': (string);
  /**
   * The description.
   */
  'description': (string);
  /**
   * The price of a unit, a decimal.
   */
  'unitPrice': (string);
  /**
   * The authority's codes of the product's tax and rate.
   */
  'taxCode': (string);
  /**
   * The authority's code of the rate.
   */
  'taxRateCode': (string);
  /**
   * The percentage of the rate.
   */
  'taxPercentage': (string);
}
