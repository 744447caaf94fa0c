// Original file: protos/signer/v1/signer.proto

import type { CertificateStatus as _signer_v1_CertificateStatus, CertificateStatus__Output as _signer_v1_CertificateStatus__Output } from '../../signer/v1/CertificateStatus.ts';

export interface DescribeCertificatesResponse {
  'certificates'?: (_signer_v1_CertificateStatus)[];
}

export interface DescribeCertificatesResponse__Output {
  'certificates': (_signer_v1_CertificateStatus__Output)[];
}
