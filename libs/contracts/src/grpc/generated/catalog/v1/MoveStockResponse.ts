// Original file: protos/catalog/v1/catalog.proto


export interface MoveStockResponse {
  /**
   * Products whose stock was moved by this call; 0 when it was done before.
   */
  'moved'?: (number);
}

export interface MoveStockResponse__Output {
  /**
   * Products whose stock was moved by this call; 0 when it was done before.
   */
  'moved': (number);
}
