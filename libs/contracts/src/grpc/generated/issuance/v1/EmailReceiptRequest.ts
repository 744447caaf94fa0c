// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';
import type { MailPolicy as _issuance_v1_MailPolicy, MailPolicy__Output as _issuance_v1_MailPolicy__Output } from '../../issuance/v1/MailPolicy.ts';

export interface EmailReceiptRequest {
  'caller'?: (_issuance_v1_Caller | null);
  'id'?: (string);
  'ruc'?: (string);
  /**
   * Empty for the customer's.
   */
  'to'?: (string)[];
  'mail'?: (_issuance_v1_MailPolicy | null);
}

export interface EmailReceiptRequest__Output {
  'caller': (_issuance_v1_Caller__Output | null);
  'id': (string);
  'ruc': (string);
  /**
   * Empty for the customer's.
   */
  'to': (string)[];
  'mail': (_issuance_v1_MailPolicy__Output | null);
}
