// Original file: protos/catalog/v1/catalog.proto


export interface ConcludeInvoiceRequest {
  'workspaceId'?: (string);
  'invoiceId'?: (string);
  'mode'?: (string);
  'receiptId'?: (string);
  'issued'?: (boolean);
  /**
   * The receipt_id in this caller's claim: identifies its attempts.
   */
  'attemptId'?: (string);
  /**
   * The id from ClaimLapsedInvoices, instead of attempt_id. Not issued ends all claims, except newer ones.
   */
  'lookupId'?: (string);
}

export interface ConcludeInvoiceRequest__Output {
  'workspaceId': (string);
  'invoiceId': (string);
  'mode': (string);
  'receiptId': (string);
  'issued': (boolean);
  /**
   * The receipt_id in this caller's claim: identifies its attempts.
   */
  'attemptId': (string);
  /**
   * The id from ClaimLapsedInvoices, instead of attempt_id. Not issued ends all claims, except newer ones.
   */
  'lookupId': (string);
}
