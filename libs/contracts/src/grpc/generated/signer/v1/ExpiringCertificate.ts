// Original file: protos/signer/v1/signer.proto

import type { CertificateStatus as _signer_v1_CertificateStatus, CertificateStatus__Output as _signer_v1_CertificateStatus__Output } from '../../signer/v1/CertificateStatus.ts';

/**
 * A certificate that expires soon.
 */
export interface ExpiringCertificate {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * The status lacks chain and voucher.
   */
  'certificate'?: (_signer_v1_CertificateStatus | null);
}

/**
 * A certificate that expires soon.
 */
export interface ExpiringCertificate__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * The status lacks chain and voucher.
   */
  'certificate': (_signer_v1_CertificateStatus__Output | null);
}
