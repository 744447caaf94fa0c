// Original file: protos/issuance/v1/issuance.proto

import type { Receipt as _issuance_v1_Receipt, Receipt__Output as _issuance_v1_Receipt__Output } from '../../issuance/v1/Receipt.ts';
import type { Warning as _issuance_v1_Warning, Warning__Output as _issuance_v1_Warning__Output } from '../../issuance/v1/Warning.ts';

/**
 * The receipt of the reference.
 */
export interface FindDuplicateResponse {
  /**
   * Whether there is one.
   */
  'found'?: (boolean);
  /**
   * The receipt, if there is one.
   */
  'receipt'?: (_issuance_v1_Receipt | null);
  /**
   * Remarks that refuse nothing.
   */
  'warnings'?: (_issuance_v1_Warning)[];
}

/**
 * The receipt of the reference.
 */
export interface FindDuplicateResponse__Output {
  /**
   * Whether there is one.
   */
  'found': (boolean);
  /**
   * The receipt, if there is one.
   */
  'receipt': (_issuance_v1_Receipt__Output | null);
  /**
   * Remarks that refuse nothing.
   */
  'warnings': (_issuance_v1_Warning__Output)[];
}
