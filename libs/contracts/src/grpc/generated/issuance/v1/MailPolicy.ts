// Original file: protos/issuance/v1/issuance.proto


/**
 * The allowed recipients of mail: all, or these addresses only. Without it, none in the sandbox. Mail to others is
 * recorded as suppressed, and the receipt continues.
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
 * The allowed recipients of mail: all, or these addresses only. Without it, none in the sandbox. Mail to others is
 * recorded as suppressed, and the receipt continues.
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
