// Original file: protos/documents/v1/orders.proto


/**
 * A name and a text to print with an item.
 */
export interface Detail {
  /**
   * The name of the detail. At most 300 characters. Required.
   */
  'name'?: (string);
  /**
   * Its text. At most 300 characters. Required.
   */
  'value'?: (string);
}

/**
 * A name and a text to print with an item.
 */
export interface Detail__Output {
  /**
   * The name of the detail. At most 300 characters. Required.
   */
  'name': (string);
  /**
   * Its text. At most 300 characters. Required.
   */
  'value': (string);
}
