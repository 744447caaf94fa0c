// Original file: protos/documents/v1/orders.proto


/**
 * A payment of a supporting document.
 */
export interface WithheldDocumentPayment {
  /**
   * The authority's code, table 24. Form: a code of the authority's table 24: 01 (cash or another way outside the
   * financial system), 15 to 18, 19 (credit card), 20 (others through banks) or 21, such as 01. Required.
   */
  'method'?: (string);
  /**
   * The amount paid by this method. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   * Required.
   */
  'amount'?: (string);
}

/**
 * A payment of a supporting document.
 */
export interface WithheldDocumentPayment__Output {
  /**
   * The authority's code, table 24. Form: a code of the authority's table 24: 01 (cash or another way outside the
   * financial system), 15 to 18, 19 (credit card), 20 (others through banks) or 21, such as 01. Required.
   */
  'method': (string);
  /**
   * The amount paid by this method. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   * Required.
   */
  'amount': (string);
}
