// Original file: protos/catalog/v1/catalog.proto


export interface ConcludeInvoiceResponse {
  /**
   * This attempt is the one that issued it: of all that conclude an invoice as issued, one is told so.
   */
  'first'?: (boolean);
}

export interface ConcludeInvoiceResponse__Output {
  /**
   * This attempt is the one that issued it: of all that conclude an invoice as issued, one is told so.
   */
  'first': (boolean);
}
