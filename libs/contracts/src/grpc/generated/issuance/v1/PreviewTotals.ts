// Original file: protos/issuance/v1/issuance.proto

import type { PreviewTax as _issuance_v1_PreviewTax, PreviewTax__Output as _issuance_v1_PreviewTax__Output } from '../../issuance/v1/PreviewTax.ts';

export interface PreviewTotals {
  'subtotal'?: (string);
  'discount'?: (string);
  'taxes'?: (_issuance_v1_PreviewTax)[];
  'total'?: (string);
}

export interface PreviewTotals__Output {
  'subtotal': (string);
  'discount': (string);
  'taxes': (_issuance_v1_PreviewTax__Output)[];
  'total': (string);
}
