// Original file: protos/signer/v1/signer.proto

import type { ExpiringCertificate as _signer_v1_ExpiringCertificate, ExpiringCertificate__Output as _signer_v1_ExpiringCertificate__Output } from '../../signer/v1/ExpiringCertificate.ts';

/**
 * The answer of ListExpiring.
 */
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

/**
 * The answer of ListExpiring.
 */
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
