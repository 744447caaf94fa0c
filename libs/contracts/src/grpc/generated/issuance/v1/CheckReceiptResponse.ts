// Original file: protos/issuance/v1/issuance.proto

import type { Receipt as _issuance_v1_Receipt, Receipt__Output as _issuance_v1_Receipt__Output } from '../../issuance/v1/Receipt.ts';
import type { Warning as _issuance_v1_Warning, Warning__Output as _issuance_v1_Warning__Output } from '../../issuance/v1/Warning.ts';

export interface CheckReceiptResponse {
  'receipt'?: (_issuance_v1_Receipt | null);
  'warnings'?: (_issuance_v1_Warning)[];
}

export interface CheckReceiptResponse__Output {
  'receipt': (_issuance_v1_Receipt__Output | null);
  'warnings': (_issuance_v1_Warning__Output)[];
}
