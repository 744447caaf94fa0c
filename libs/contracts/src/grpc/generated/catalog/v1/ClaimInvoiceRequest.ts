// Original file: protos/catalog/v1/catalog.proto


export interface ClaimInvoiceRequest {
  'workspaceId'?: (string);
  'invoiceId'?: (string);
  /**
   * test or live.
   */
  'mode'?: (string);
  /**
   * Minted by whoever asks; used when the invoice has none in this mode yet.
   */
  'receiptId'?: (string);
  /**
   * As in GetRecordRequest, but for invoices that test keys wrote.
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
   * Minted by whoever asks; used when the invoice has none in this mode yet.
   */
  'receiptId': (string);
  /**
   * As in GetRecordRequest, but for invoices that test keys wrote.
   */
  'spareProduction': (boolean);
}
