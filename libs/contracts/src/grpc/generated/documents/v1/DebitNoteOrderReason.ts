// Original file: protos/documents/v1/orders.proto


/**
 * A charge, with its reason.
 */
export interface DebitNoteOrderReason {
  /**
   * Why it is charged. Form: a text of at most 300 characters, such as late payment. Required.
   */
  'reason'?: (string);
  /**
   * The charged amount, before taxes. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   * Required.
   */
  'amount'?: (string);
}

/**
 * A charge, with its reason.
 */
export interface DebitNoteOrderReason__Output {
  /**
   * Why it is charged. Form: a text of at most 300 characters, such as late payment. Required.
   */
  'reason': (string);
  /**
   * The charged amount, before taxes. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   * Required.
   */
  'amount': (string);
}
