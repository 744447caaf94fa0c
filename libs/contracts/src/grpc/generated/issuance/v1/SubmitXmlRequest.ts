// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';
import type { Allowance as _issuance_v1_Allowance, Allowance__Output as _issuance_v1_Allowance__Output } from '../../issuance/v1/Allowance.ts';
import type { MailPolicy as _issuance_v1_MailPolicy, MailPolicy__Output as _issuance_v1_MailPolicy__Output } from '../../issuance/v1/MailPolicy.ts';

export interface SubmitXmlRequest {
  'caller'?: (_issuance_v1_Caller | null);
  'receiptId'?: (string);
  'ruc'?: (string);
  'devReference'?: (string);
  'bodyHash'?: (string);
  /**
   * The recipients of the mail; empty for none.
   */
  'recipients'?: (string)[];
  'allowance'?: (_issuance_v1_Allowance | null);
  /**
   * UTF-8; final except for the signature.
   */
  'xml'?: (Buffer | Uint8Array | string);
  /**
   * Whether it is already signed.
   */
  'signed'?: (boolean);
  'mail'?: (_issuance_v1_MailPolicy | null);
}

export interface SubmitXmlRequest__Output {
  'caller': (_issuance_v1_Caller__Output | null);
  'receiptId': (string);
  'ruc': (string);
  'devReference': (string);
  'bodyHash': (string);
  /**
   * The recipients of the mail; empty for none.
   */
  'recipients': (string)[];
  'allowance': (_issuance_v1_Allowance__Output | null);
  /**
   * UTF-8; final except for the signature.
   */
  'xml': (Buffer);
  /**
   * Whether it is already signed.
   */
  'signed': (boolean);
  'mail': (_issuance_v1_MailPolicy__Output | null);
}
