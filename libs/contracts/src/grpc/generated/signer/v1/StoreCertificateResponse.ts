// Original file: protos/signer/v1/signer.proto

import type { CertificateStatus as _signer_v1_CertificateStatus, CertificateStatus__Output as _signer_v1_CertificateStatus__Output } from '../../signer/v1/CertificateStatus.ts';
import type { CertificateWarning as _signer_v1_CertificateWarning, CertificateWarning__Output as _signer_v1_CertificateWarning__Output } from '../../signer/v1/CertificateWarning.ts';

/**
 * The answer of StoreCertificate.
 */
export interface StoreCertificateResponse {
  /**
   * The stored certificate.
   */
  'certificate'?: (_signer_v1_CertificateStatus | null);
  /**
   * Remarks that do not prevent signing.
   */
  'warnings'?: (_signer_v1_CertificateWarning)[];
}

/**
 * The answer of StoreCertificate.
 */
export interface StoreCertificateResponse__Output {
  /**
   * The stored certificate.
   */
  'certificate': (_signer_v1_CertificateStatus__Output | null);
  /**
   * Remarks that do not prevent signing.
   */
  'warnings': (_signer_v1_CertificateWarning__Output)[];
}
