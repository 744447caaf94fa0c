// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

export interface ImportReceiptRequest {
  'caller'?: (_issuance_v1_Caller | null);
  'receiptId'?: (string);
  'ruc'?: (string);
  'accessKey'?: (string);
}

export interface ImportReceiptRequest__Output {
  'caller': (_issuance_v1_Caller__Output | null);
  'receiptId': (string);
  'ruc': (string);
  'accessKey': (string);
}
