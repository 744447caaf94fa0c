// Original file: protos/issuance/v1/issuance.proto

import type { TaxTotal as _issuance_v1_TaxTotal, TaxTotal__Output as _issuance_v1_TaxTotal__Output } from '../../issuance/v1/TaxTotal.ts';

export interface Totals {
  'subtotal'?: (string);
  'discount'?: (string);
  'taxes'?: (_issuance_v1_TaxTotal)[];
  'total'?: (string);
}

export interface Totals__Output {
  'subtotal': (string);
  'discount': (string);
  'taxes': (_issuance_v1_TaxTotal__Output)[];
  'total': (string);
}
