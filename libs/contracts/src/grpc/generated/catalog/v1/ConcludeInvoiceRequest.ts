// Original file: protos/catalog/v1/catalog.proto


export interface ConcludeInvoiceRequest {
  'workspaceId'?: (string);
  'invoiceId'?: (string);
  'mode'?: (string);
  'receiptId'?: (string);
  'issued'?: (boolean);
  /**
   * The receipt_id this caller sent with its claim: tells its attempt from those of others, repeated or not.
   */
  'attemptId'?: (string);
  /**
   * In place of attempt_id, from ClaimLapsedInvoices. Not issued ends every claim, unless it was claimed anew since.
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
   * The receipt_id this caller sent with its claim: tells its attempt from those of others, repeated or not.
   */
  'attemptId': (string);
  /**
   * In place of attempt_id, from ClaimLapsedInvoices. Not issued ends every claim, unless it was claimed anew since.
   */
  'lookupId': (string);
}
