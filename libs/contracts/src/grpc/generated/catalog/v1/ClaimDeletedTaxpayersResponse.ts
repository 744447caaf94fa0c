// Original file: protos/catalog/v1/catalog.proto

import type { DeletedTaxpayer as _catalog_v1_DeletedTaxpayer, DeletedTaxpayer__Output as _catalog_v1_DeletedTaxpayer__Output } from '../../catalog/v1/DeletedTaxpayer.ts';

/**
 * The answer of ClaimDeletedTaxpayers.
 */
export interface ClaimDeletedTaxpayersResponse {
  /**
   * The taxpayers.
   */
  'taxpayers'?: (_catalog_v1_DeletedTaxpayer)[];
}

/**
 * The answer of ClaimDeletedTaxpayers.
 */
export interface ClaimDeletedTaxpayersResponse__Output {
  /**
   * The taxpayers.
   */
  'taxpayers': (_catalog_v1_DeletedTaxpayer__Output)[];
}
