// Original file: protos/signer/v1/signer.proto

import type { TaxpayerName as _signer_v1_TaxpayerName, TaxpayerName__Output as _signer_v1_TaxpayerName__Output } from '../../signer/v1/TaxpayerName.ts';

/**
 * The request of DescribeCertificates.
 */
export interface DescribeCertificatesRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The taxpayers.
   */
  'taxpayers'?: (_signer_v1_TaxpayerName)[];
}

/**
 * The request of DescribeCertificates.
 */
export interface DescribeCertificatesRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The taxpayers.
   */
  'taxpayers': (_signer_v1_TaxpayerName__Output)[];
}
