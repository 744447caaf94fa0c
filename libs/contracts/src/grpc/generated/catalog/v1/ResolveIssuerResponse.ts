// Original file: protos/catalog/v1/catalog.proto

import type { IssuingProfile as _catalog_v1_IssuingProfile, IssuingProfile__Output as _catalog_v1_IssuingProfile__Output } from '../../catalog/v1/IssuingProfile.ts';
import type { CustomerRecord as _catalog_v1_CustomerRecord, CustomerRecord__Output as _catalog_v1_CustomerRecord__Output } from '../../catalog/v1/CustomerRecord.ts';
import type { ProductRecord as _catalog_v1_ProductRecord, ProductRecord__Output as _catalog_v1_ProductRecord__Output } from '../../catalog/v1/ProductRecord.ts';

/**
 * The answer of ResolveIssuer.
 */
export interface ResolveIssuerResponse {
  /**
   * The data of the issuer.
   */
  'profile'?: (_catalog_v1_IssuingProfile | null);
  /**
   * Only with customer_id.
   */
  'customer'?: (_catalog_v1_CustomerRecord | null);
  /**
   * The products are in the order of product_ids.
   */
  'products'?: (_catalog_v1_ProductRecord)[];
}

/**
 * The answer of ResolveIssuer.
 */
export interface ResolveIssuerResponse__Output {
  /**
   * The data of the issuer.
   */
  'profile': (_catalog_v1_IssuingProfile__Output | null);
  /**
   * Only with customer_id.
   */
  'customer': (_catalog_v1_CustomerRecord__Output | null);
  /**
   * The products are in the order of product_ids.
   */
  'products': (_catalog_v1_ProductRecord__Output)[];
}
