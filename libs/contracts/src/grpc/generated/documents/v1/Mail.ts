// Original file: protos/documents/v1/receipt.proto


/**
 * A mail of the document.
 */
export interface Mail {
  /**
   * The recipients.
   */
  'to'?: (string)[];
  /**
   * PENDING: the mail waits; it is retried for a day. SENT: the mail server accepted it. NOT_DELIVERED: at least one
   * recipient did not receive it. One of PENDING, SENT, NOT_DELIVERED.
   */
  'state'?: (string);
  /**
   * Whether POST /receipts/{id}/email requested it.
   */
  'requested'?: (boolean);
  /**
   * When it was requested, or when the authorization arrived. For example 2026-11-21T15:04:07.000Z.
   */
  'at'?: (string);
  /**
   * The reason of the mail server for not delivering it.
   */
  'detail'?: (string);
  '_detail'?: "detail";
}

/**
 * A mail of the document.
 */
export interface Mail__Output {
  /**
   * The recipients.
   */
  'to': (string)[];
  /**
   * PENDING: the mail waits; it is retried for a day. SENT: the mail server accepted it. NOT_DELIVERED: at least one
   * recipient did not receive it. One of PENDING, SENT, NOT_DELIVERED.
   */
  'state': (string);
  /**
   * Whether POST /receipts/{id}/email requested it.
   */
  'requested': (boolean);
  /**
   * When it was requested, or when the authorization arrived. For example 2026-11-21T15:04:07.000Z.
   */
  'at': (string);
  /**
   * The reason of the mail server for not delivering it.
   */
  'detail'?: (string);
  '_detail'?: "detail";
}
