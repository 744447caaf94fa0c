// Original file: protos/catalog/v1/catalog.proto


export interface MoveStockResponse {
  /**
   * Products whose stock this call moved; 0 for a repeat.
   */
  'moved'?: (number);
}

export interface MoveStockResponse__Output {
  /**
   * Products whose stock this call moved; 0 for a repeat.
   */
  'moved': (number);
}
