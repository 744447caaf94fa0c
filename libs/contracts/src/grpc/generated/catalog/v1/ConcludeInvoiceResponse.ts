// Original file: protos/catalog/v1/catalog.proto


export interface ConcludeInvoiceResponse {
  /**
   * Whether this attempt issued it: true for one conclusion only.
   */
  'first'?: (boolean);
}

export interface ConcludeInvoiceResponse__Output {
  /**
   * Whether this attempt issued it: true for one conclusion only.
   */
  'first': (boolean);
}
