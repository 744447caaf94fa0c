// Original file: protos/catalog/v1/catalog.proto


export interface LapsedInvoice {
  'workspaceId'?: (string);
  'invoiceId'?: (string);
  /**
   * test or live.
   */
  'mode'?: (string);
  /**
   * The receipt it is, if there is one.
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
   * The receipt it is, if there is one.
   */
  'receiptId': (string);
  'lookupId': (string);
}
