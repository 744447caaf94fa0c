// Original file: protos/signer/v1/signer.proto


/**
 * The state of a certificate.
 */
export interface CertificateStatus {
  /**
   * MISSING | VALID | EXPIRING (30 days or fewer left) | EXPIRED.
   */
  'status'?: (string);
  /**
   * The certificate's fields are empty for MISSING. Names as in RFC 2253.
   */
  'subject'?: (string);
  /**
   * The certificate's issuer, as in RFC 2253.
   */
  'issuer'?: (string);
  /**
   * 13 digits, or the 10 of a national id, or empty.
   */
  'registryNumber'?: (string);
  /**
   * Lowercase hexadecimal.
   */
  'serialNumber'?: (string);
  /**
   * The begin of its validity.
   */
  'notBefore'?: (string);
  /**
   * The end of its validity.
   */
  'notAfter'?: (string);
  /**
   * Whole days until not_after; negative after it.
   */
  'daysLeft'?: (number);
  /**
   * SHA-256 of the certificate, lowercase hexadecimal.
   */
  'fingerprint'?: (string);
  /**
   * A new UUID for each upload.
   */
  'fileId'?: (string);
  /**
   * TRUSTED or UNTRUSTED by its chain; UNCHECKED without CERTIFICATE_AUTHORITIES.
   */
  'chain'?: (string);
  /**
   * An operator confirms this certificate for the registry number, which it does not name.
   */
  'vouched'?: (boolean);
  /**
   * A password is stored, with or without a certificate.
   */
  'hasPassword'?: (boolean);
}

/**
 * The state of a certificate.
 */
export interface CertificateStatus__Output {
  /**
   * MISSING | VALID | EXPIRING (30 days or fewer left) | EXPIRED.
   */
  'status': (string);
  /**
   * The certificate's fields are empty for MISSING. Names as in RFC 2253.
   */
  'subject': (string);
  /**
   * The certificate's issuer, as in RFC 2253.
   */
  'issuer': (string);
  /**
   * 13 digits, or the 10 of a national id, or empty.
   */
  'registryNumber': (string);
  /**
   * Lowercase hexadecimal.
   */
  'serialNumber': (string);
  /**
   * The begin of its validity.
   */
  'notBefore': (string);
  /**
   * The end of its validity.
   */
  'notAfter': (string);
  /**
   * Whole days until not_after; negative after it.
   */
  'daysLeft': (number);
  /**
   * SHA-256 of the certificate, lowercase hexadecimal.
   */
  'fingerprint': (string);
  /**
   * A new UUID for each upload.
   */
  'fileId': (string);
  /**
   * TRUSTED or UNTRUSTED by its chain; UNCHECKED without CERTIFICATE_AUTHORITIES.
   */
  'chain': (string);
  /**
   * An operator confirms this certificate for the registry number, which it does not name.
   */
  'vouched': (boolean);
  /**
   * A password is stored, with or without a certificate.
   */
  'hasPassword': (boolean);
}
