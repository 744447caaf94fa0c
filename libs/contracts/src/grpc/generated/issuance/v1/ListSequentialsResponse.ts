// Original file: protos/issuance/v1/issuance.proto

import type { Sequential as _issuance_v1_Sequential, Sequential__Output as _issuance_v1_Sequential__Output } from '../../issuance/v1/Sequential.ts';

/**
 * The answer of ListSequentials.
 */
export interface ListSequentialsResponse {
  /**
   * The list is sorted by kind of document, establishment and emission point.
   */
  'sequentials'?: (_issuance_v1_Sequential)[];
}

/**
 * The answer of ListSequentials.
 */
export interface ListSequentialsResponse__Output {
  /**
   * The list is sorted by kind of document, establishment and emission point.
   */
  'sequentials': (_issuance_v1_Sequential__Output)[];
}
