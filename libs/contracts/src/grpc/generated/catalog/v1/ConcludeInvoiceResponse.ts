// Original file: protos/catalog/v1/catalog.proto


/**
 * The answer of ConcludeInvoice.
 */
export interface ConcludeInvoiceResponse {
  /**
   * Whether this attempt issued it: true for one conclusion only.
   */
  'first'?: (boolean);
}

/**
 * The answer of ConcludeInvoice.
 */
export interface ConcludeInvoiceResponse__Output {
  /**
   * Whether this attempt issued it: true for one conclusion only.
   */
  'first': (boolean);
}
