// Original file: protos/documents/v1/orders.proto


/**
 * An amount that is collected for another party.
 */
export interface InvoiceOrderThirdPartyItem {
  /**
   * What it is for. At most 300 characters. Required.
   */
  'concept'?: (string);
  /**
   * The amount. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5. Required.
   */
  'amount'?: (string);
}

/**
 * An amount that is collected for another party.
 */
export interface InvoiceOrderThirdPartyItem__Output {
  /**
   * What it is for. At most 300 characters. Required.
   */
  'concept': (string);
  /**
   * The amount. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5. Required.
   */
  'amount': (string);
}
