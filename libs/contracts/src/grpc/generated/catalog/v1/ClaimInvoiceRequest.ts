// Original file: protos/catalog/v1/catalog.proto


export interface ClaimInvoiceRequest {
  'workspaceId'?: (string);
  'invoiceId'?: (string);
  /**
   * test or live.
   */
  'mode'?: (string);
  /**
   * The caller's id, for an invoice without one in this mode.
   */
  'receiptId'?: (string);
  /**
   * See GetRecordRequest; here for invoices written by test keys.
   */
  'spareProduction'?: (boolean);
}

export interface ClaimInvoiceRequest__Output {
  'workspaceId': (string);
  'invoiceId': (string);
  /**
   * test or live.
   */
  'mode': (string);
  /**
   * The caller's id, for an invoice without one in this mode.
   */
  'receiptId': (string);
  /**
   * See GetRecordRequest; here for invoices written by test keys.
   */
  'spareProduction': (boolean);
}
