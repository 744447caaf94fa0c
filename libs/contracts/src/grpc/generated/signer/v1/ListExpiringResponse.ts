// Original file: protos/signer/v1/signer.proto

import type { ExpiringCertificate as _signer_v1_ExpiringCertificate, ExpiringCertificate__Output as _signer_v1_ExpiringCertificate__Output } from '../../signer/v1/ExpiringCertificate.ts';

export interface ListExpiringResponse {
  /**
   * May be empty before the last part.
   */
  'certificates'?: (_signer_v1_ExpiringCertificate)[];
  /**
   * Empty after the last part.
   */
  'next'?: (string);
}

export interface ListExpiringResponse__Output {
  /**
   * May be empty before the last part.
   */
  'certificates': (_signer_v1_ExpiringCertificate__Output)[];
  /**
   * Empty after the last part.
   */
  'next': (string);
}
