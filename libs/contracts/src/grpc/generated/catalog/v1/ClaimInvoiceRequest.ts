// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of ClaimInvoice.
 */
export interface ClaimInvoiceRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The id of the invoice: a UUID.
   */
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

/**
 * The request of ClaimInvoice.
 */
export interface ClaimInvoiceRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The id of the invoice: a UUID.
   */
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
