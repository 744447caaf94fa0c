// Original file: protos/documents/v1/orders.proto


/**
 * The boxes of bananas and their price. Send them only with the banana codes.
 */
export interface WithholdingLineBananas {
  /**
   * The number of boxes. Form: one to seven digits, such as 120. Required.
   */
  'boxes'?: (string);
  /**
   * The price of a box. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5. Required.
   */
  'price'?: (string);
}

/**
 * The boxes of bananas and their price. Send them only with the banana codes.
 */
export interface WithholdingLineBananas__Output {
  /**
   * The number of boxes. Form: one to seven digits, such as 120. Required.
   */
  'boxes': (string);
  /**
   * The price of a box. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5. Required.
   */
  'price': (string);
}
