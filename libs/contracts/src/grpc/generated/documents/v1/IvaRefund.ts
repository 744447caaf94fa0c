// Original file: protos/documents/v1/orders.proto


/**
 * Value-added tax that is refunded at once to an older or disabled buyer. It lowers the total.
 */
export interface IvaRefund {
  /**
   * The percentage of its tax rate. Decimal text: at most 4 digits, at most 2 of them after the point, without %, such
   * as 15. Required.
   */
  'tax'?: (string);
  /**
   * The refunded amount. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5. Required.
   */
  'amount'?: (string);
}

/**
 * Value-added tax that is refunded at once to an older or disabled buyer. It lowers the total.
 */
export interface IvaRefund__Output {
  /**
   * The percentage of its tax rate. Decimal text: at most 4 digits, at most 2 of them after the point, without %, such
   * as 15. Required.
   */
  'tax': (string);
  /**
   * The refunded amount. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5. Required.
   */
  'amount': (string);
}
