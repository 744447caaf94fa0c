// Original file: protos/catalog/v1/catalog.proto

import type { DeletedTaxpayer as _catalog_v1_DeletedTaxpayer, DeletedTaxpayer__Output as _catalog_v1_DeletedTaxpayer__Output } from '../../catalog/v1/DeletedTaxpayer.ts';

export interface ClaimDeletedTaxpayersResponse {
  'taxpayers'?: (_catalog_v1_DeletedTaxpayer)[];
}

export interface ClaimDeletedTaxpayersResponse__Output {
  'taxpayers': (_catalog_v1_DeletedTaxpayer__Output)[];
}
