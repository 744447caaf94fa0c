// Original file: protos/signer/v1/signer.proto

import type { CertificateStatus as _signer_v1_CertificateStatus, CertificateStatus__Output as _signer_v1_CertificateStatus__Output } from '../../signer/v1/CertificateStatus.ts';

export interface ExpiringCertificate {
  'workspaceId'?: (string);
  'ruc'?: (string);
  /**
   * The status lacks chain and voucher.
   */
  'certificate'?: (_signer_v1_CertificateStatus | null);
}

export interface ExpiringCertificate__Output {
  'workspaceId': (string);
  'ruc': (string);
  /**
   * The status lacks chain and voucher.
   */
  'certificate': (_signer_v1_CertificateStatus__Output | null);
}
