// Original file: protos/documents/v1/orders.proto


/**
 * The tax on plastic bottles that cannot be returned.
 */
export interface OrderItemPlasticBottleTax {
  /**
   * The tax of the whole line. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5. Required.
   */
  'amount'?: (string);
}

/**
 * The tax on plastic bottles that cannot be returned.
 */
export interface OrderItemPlasticBottleTax__Output {
  /**
   * The tax of the whole line. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5. Required.
   */
  'amount': (string);
}
