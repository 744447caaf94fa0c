// Original file: protos/catalog/v1/catalog.proto


export interface StockLine {
  /**
   * The product's code.
   */
  'code'?: (string);
  'quantity'?: (string);
}

export interface StockLine__Output {
  /**
   * The product's code.
   */
  'code': (string);
  'quantity': (string);
}
