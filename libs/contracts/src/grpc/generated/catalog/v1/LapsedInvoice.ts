// Original file: protos/catalog/v1/catalog.proto


/**
 * An invoice whose claim is not concluded.
 */
export interface LapsedInvoice {
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
   * Its receipt, if any.
   */
  'receiptId'?: (string);
  /**
   * The id of this look-up, for ConcludeInvoice.
   */
  'lookupId'?: (string);
}

/**
 * An invoice whose claim is not concluded.
 */
export interface LapsedInvoice__Output {
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
   * Its receipt, if any.
   */
  'receiptId': (string);
  /**
   * The id of this look-up, for ConcludeInvoice.
   */
  'lookupId': (string);
}
