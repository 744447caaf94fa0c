// Original file: protos/catalog/v1/catalog.proto

import type { LapsedInvoice as _catalog_v1_LapsedInvoice, LapsedInvoice__Output as _catalog_v1_LapsedInvoice__Output } from '../../catalog/v1/LapsedInvoice.ts';

/**
 * The answer of ClaimLapsedInvoices.
 */
export interface ClaimLapsedInvoicesResponse {
  /**
   * The invoices.
   */
  'invoices'?: (_catalog_v1_LapsedInvoice)[];
}

/**
 * The answer of ClaimLapsedInvoices.
 */
export interface ClaimLapsedInvoicesResponse__Output {
  /**
   * The invoices.
   */
  'invoices': (_catalog_v1_LapsedInvoice__Output)[];
}
