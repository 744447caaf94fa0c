// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';
import type { MailPolicy as _issuance_v1_MailPolicy, MailPolicy__Output as _issuance_v1_MailPolicy__Output } from '../../issuance/v1/MailPolicy.ts';

/**
 * The request of EmailReceipt.
 */
export interface EmailReceiptRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_issuance_v1_Caller | null);
  /**
   * The receipt's UUID or its 49-digit access key.
   */
  'id'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * Empty for the customer's.
   */
  'to'?: (string)[];
  /**
   * The allowed recipients of mail.
   */
  'mail'?: (_issuance_v1_MailPolicy | null);
}

/**
 * The request of EmailReceipt.
 */
export interface EmailReceiptRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_issuance_v1_Caller__Output | null);
  /**
   * The receipt's UUID or its 49-digit access key.
   */
  'id': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * Empty for the customer's.
   */
  'to': (string)[];
  /**
   * The allowed recipients of mail.
   */
  'mail': (_issuance_v1_MailPolicy__Output | null);
}
