// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';
import type { Allowance as _issuance_v1_Allowance, Allowance__Output as _issuance_v1_Allowance__Output } from '../../issuance/v1/Allowance.ts';
import type { MailPolicy as _issuance_v1_MailPolicy, MailPolicy__Output as _issuance_v1_MailPolicy__Output } from '../../issuance/v1/MailPolicy.ts';

/**
 * The request of SubmitXml.
 */
export interface SubmitXmlRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_issuance_v1_Caller | null);
  /**
   * The caller's UUID in lower case: a repeat makes no second receipt.
   */
  'receiptId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * The caller's own reference of the order; empty for none.
   */
  'devReference'?: (string);
  /**
   * SHA-256 of the request's body, 64 lower-case hex digits.
   */
  'bodyHash'?: (string);
  /**
   * The recipients of the mail; empty for none.
   */
  'recipients'?: (string)[];
  /**
   * The limit of the workspace's plan.
   */
  'allowance'?: (_issuance_v1_Allowance | null);
  /**
   * UTF-8; final except for the signature.
   */
  'xml'?: (Buffer | Uint8Array | string);
  /**
   * Whether it is already signed.
   */
  'signed'?: (boolean);
  /**
   * The allowed recipients of mail.
   */
  'mail'?: (_issuance_v1_MailPolicy | null);
}

/**
 * The request of SubmitXml.
 */
export interface SubmitXmlRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_issuance_v1_Caller__Output | null);
  /**
   * The caller's UUID in lower case: a repeat makes no second receipt.
   */
  'receiptId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * The caller's own reference of the order; empty for none.
   */
  'devReference': (string);
  /**
   * SHA-256 of the request's body, 64 lower-case hex digits.
   */
  'bodyHash': (string);
  /**
   * The recipients of the mail; empty for none.
   */
  'recipients': (string)[];
  /**
   * The limit of the workspace's plan.
   */
  'allowance': (_issuance_v1_Allowance__Output | null);
  /**
   * UTF-8; final except for the signature.
   */
  'xml': (Buffer);
  /**
   * Whether it is already signed.
   */
  'signed': (boolean);
  /**
   * The allowed recipients of mail.
   */
  'mail': (_issuance_v1_MailPolicy__Output | null);
}
