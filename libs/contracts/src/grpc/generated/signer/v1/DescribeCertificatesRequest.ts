// Original file: protos/signer/v1/signer.proto

import type { TaxpayerName as _signer_v1_TaxpayerName, TaxpayerName__Output as _signer_v1_TaxpayerName__Output } from '../../signer/v1/TaxpayerName.ts';

export interface DescribeCertificatesRequest {
  'workspaceId'?: (string);
  'taxpayers'?: (_signer_v1_TaxpayerName)[];
}

export interface DescribeCertificatesRequest__Output {
  'workspaceId': (string);
  'taxpayers': (_signer_v1_TaxpayerName__Output)[];
}
