// Original file: protos/issuance/v1/issuance.proto

import type { Receipt as _issuance_v1_Receipt, Receipt__Output as _issuance_v1_Receipt__Output } from '../../issuance/v1/Receipt.ts';

export interface ListReceiptsResponse {
  'receipts'?: (_issuance_v1_Receipt)[];
  'total'?: (number);
  'nextCursor'?: (string);
}

export interface ListReceiptsResponse__Output {
  'receipts': (_issuance_v1_Receipt__Output)[];
  'total': (number);
  'nextCursor': (string);
}
