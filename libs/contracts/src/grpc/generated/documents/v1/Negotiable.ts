// Original file: protos/documents/v1/orders.proto


/**
 * Makes the document a negotiable commercial invoice.
 */
export interface Negotiable {
  /**
   * The address for the transfer of the commercial invoice. At most 100 characters. Required.
   */
  'email'?: (string);
}

/**
 * Makes the document a negotiable commercial invoice.
 */
export interface Negotiable__Output {
  /**
   * The address for the transfer of the commercial invoice. At most 100 characters. Required.
   */
  'email': (string);
}
