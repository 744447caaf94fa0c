// Original file: protos/catalog/v1/catalog.proto


/**
 * The answer of MoveStock.
 */
export interface MoveStockResponse {
  /**
   * Products whose stock this call moved; 0 for a repeat.
   */
  'moved'?: (number);
}

/**
 * The answer of MoveStock.
 */
export interface MoveStockResponse__Output {
  /**
   * Products whose stock this call moved; 0 for a repeat.
   */
  'moved': (number);
}
