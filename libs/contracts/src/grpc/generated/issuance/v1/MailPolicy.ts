// Original file: protos/issuance/v1/issuance.proto


/**
 * Whom the receipt may be mailed to: everybody, or these addresses only. Without it, nobody in the sandbox. To whom it may
 * not go it is noted as suppressed, and the receipt goes on.
 */
export interface MailPolicy {
  'everybody'?: (boolean);
  'addresses'?: (string)[];
}

/**
 * Whom the receipt may be mailed to: everybody, or these addresses only. Without it, nobody in the sandbox. To whom it may
 * not go it is noted as suppressed, and the receipt goes on.
 */
export interface MailPolicy__Output {
  'everybody': (boolean);
  'addresses': (string)[];
}
