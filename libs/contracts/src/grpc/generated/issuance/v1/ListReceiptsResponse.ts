// Original file: protos/issuance/v1/issuance.proto

import type { Receipt as _issuance_v1_Receipt, Receipt__Output as _issuance_v1_Receipt__Output } from '../../issuance/v1/Receipt.ts';

export interface ListReceiptsResponse {
  'receipts'?: (_issuance_v1_Receipt)[];
  /**
   * The total is counted to 10,000.
   */
  'total'?: (number);
  'nextCursor'?: (string);
  /**
   * Whether there are more than `total`.
   */
  'totalIsMinimum'?: (boolean);
}

export interface ListReceiptsResponse__Output {
  'receipts': (_issuance_v1_Receipt__Output)[];
  /**
   * The total is counted to 10,000.
   */
  'total': (number);
  'nextCursor': (string);
  /**
   * Whether there are more than `total`.
   */
  'totalIsMinimum': (boolean);
}
