// Original file: protos/signer/v1/signer.proto

import type { ExpiringCertificate as _signer_v1_ExpiringCertificate, ExpiringCertificate__Output as _signer_v1_ExpiringCertificate__Output } from '../../signer/v1/ExpiringCertificate.ts';

export interface ListExpiringResponse {
  /**
   * May be empty though there is more.
   */
  'certificates'?: (_signer_v1_ExpiringCertificate)[];
  /**
   * Empty where there is no more.
   */
  'next'?: (string);
}

export interface ListExpiringResponse__Output {
  /**
   * May be empty though there is more.
   */
  'certificates': (_signer_v1_ExpiringCertificate__Output)[];
  /**
   * Empty where there is no more.
   */
  'next': (string);
}
