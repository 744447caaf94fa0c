// Original file: protos/issuance/v1/issuance.proto

import type { Receipt as _issuance_v1_Receipt, Receipt__Output as _issuance_v1_Receipt__Output } from '../../issuance/v1/Receipt.ts';

export interface ListChangedResponse {
  'receipts'?: (_issuance_v1_Receipt)[];
}

export interface ListChangedResponse__Output {
  'receipts': (_issuance_v1_Receipt__Output)[];
}
