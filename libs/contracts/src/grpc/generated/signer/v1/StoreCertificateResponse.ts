// Original file: protos/signer/v1/signer.proto

import type { CertificateStatus as _signer_v1_CertificateStatus, CertificateStatus__Output as _signer_v1_CertificateStatus__Output } from '../../signer/v1/CertificateStatus.ts';
import type { CertificateWarning as _signer_v1_CertificateWarning, CertificateWarning__Output as _signer_v1_CertificateWarning__Output } from '../../signer/v1/CertificateWarning.ts';

export interface StoreCertificateResponse {
  'certificate'?: (_signer_v1_CertificateStatus | null);
  'warnings'?: (_signer_v1_CertificateWarning)[];
}

export interface StoreCertificateResponse__Output {
  'certificate': (_signer_v1_CertificateStatus__Output | null);
  'warnings': (_signer_v1_CertificateWarning__Output)[];
}
