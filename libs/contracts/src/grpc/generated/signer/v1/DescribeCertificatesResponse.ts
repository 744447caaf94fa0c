// Original file: protos/signer/v1/signer.proto

import type { CertificateStatus as _signer_v1_CertificateStatus, CertificateStatus__Output as _signer_v1_CertificateStatus__Output } from '../../signer/v1/CertificateStatus.ts';

/**
 * The answer of DescribeCertificates.
 */
export interface DescribeCertificatesResponse {
  /**
   * The certificates.
   */
  'certificates'?: (_signer_v1_CertificateStatus)[];
}

/**
 * The answer of DescribeCertificates.
 */
export interface DescribeCertificatesResponse__Output {
  /**
   * The certificates.
   */
  'certificates': (_signer_v1_CertificateStatus__Output)[];
}
