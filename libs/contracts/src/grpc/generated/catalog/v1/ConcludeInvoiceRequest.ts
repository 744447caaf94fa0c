// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of ConcludeInvoice.
 */
export interface ConcludeInvoiceRequest {
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
   * The id of the receipt, from the claim.
   */
  'receiptId'?: (string);
  /**
   * Whether the receipt exists; false for a refusal.
   */
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

/**
 * The request of ConcludeInvoice.
 */
export interface ConcludeInvoiceRequest__Output {
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
   * The id of the receipt, from the claim.
   */
  'receiptId': (string);
  /**
   * Whether the receipt exists; false for a refusal.
   */
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
