// Original file: protos/documents/v1/documents.proto


/**
 * The allowed recipients of mail. Mail to others is recorded as suppressed, and the receipt continues.
 */
export interface MailPolicy {
  /**
   * Whether all addresses are allowed.
   */
  'everybody'?: (boolean);
  /**
   * The only allowed addresses otherwise.
   */
  'addresses'?: (string)[];
}

/**
 * The allowed recipients of mail. Mail to others is recorded as suppressed, and the receipt continues.
 */
export interface MailPolicy__Output {
  /**
   * Whether all addresses are allowed.
   */
  'everybody': (boolean);
  /**
   * The only allowed addresses otherwise.
   */
  'addresses': (string)[];
}
