// Original file: protos/catalog/v1/catalog.proto

import type { LapsedInvoice as _catalog_v1_LapsedInvoice, LapsedInvoice__Output as _catalog_v1_LapsedInvoice__Output } from '../../catalog/v1/LapsedInvoice.ts';

export interface ClaimLapsedInvoicesResponse {
  'invoices'?: (_catalog_v1_LapsedInvoice)[];
}

export interface ClaimLapsedInvoicesResponse__Output {
  'invoices': (_catalog_v1_LapsedInvoice__Output)[];
}
