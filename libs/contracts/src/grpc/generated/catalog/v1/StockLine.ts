// Original file: protos/catalog/v1/catalog.proto


/**
 * A product and its quantity.
 */
export interface StockLine {
  /**
   * The product's code.
   */
  'code'?: (string);
  /**
   * The quantity, a decimal.
   */
  'quantity'?: (string);
}

/**
 * A product and its quantity.
 */
export interface StockLine__Output {
  /**
   * The product's code.
   */
  'code': (string);
  /**
   * The quantity, a decimal.
   */
  'quantity': (string);
}
