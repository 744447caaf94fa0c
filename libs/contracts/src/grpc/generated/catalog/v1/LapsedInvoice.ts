// Original file: protos/catalog/v1/catalog.proto


export interface LapsedInvoice {
  'workspaceId'?: (string);
  'invoiceId'?: (string);
  /**
   * test or live.
   */
  'mode'?: (string);
  /**
   * Its receipt, if any.
   */
  'receiptId'?: (string);
  'lookupId'?: (string);
}

export interface LapsedInvoice__Output {
  'workspaceId': (string);
  'invoiceId': (string);
  /**
   * test or live.
   */
  'mode': (string);
  /**
   * Its receipt, if any.
   */
  'receiptId': (string);
  'lookupId': (string);
}
