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
}
