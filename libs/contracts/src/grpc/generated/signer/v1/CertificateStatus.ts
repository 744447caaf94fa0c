// Original file: protos/signer/v1/signer.proto


export interface CertificateStatus {
  /**
   * MISSING | VALID | EXPIRING (30 days or fewer left) | EXPIRED.
   */
  'status'?: (string);
  /**
   * The certificate's own fields are empty where the status is MISSING. Names as in RFC 2253.
   */
  'subject'?: (string);
  'issuer'?: (string);
  /**
   * 13 digits, or the 10 of a national id; empty where the certificate names neither.
   */
  'registryNumber'?: (string);
  /**
   * Lowercase hexadecimal.
   */
  'serialNumber'?: (string);
  'notBefore'?: (string);
  'notAfter'?: (string);
  /**
   * Whole days until not_after; negative once it has expired.
   */
  'daysLeft'?: (number);
  /**
   * SHA-256 of the certificate, lowercase hexadecimal.
   */
  'fingerprint'?: (string);
  /**
   * A new UUID at every upload.
   */
  'fileId'?: (string);
  /**
   * UNCHECKED where CERTIFICATE_AUTHORITIES names none; otherwise TRUSTED where the chain leads to one, or UNTRUSTED.
   */
  'chain'?: (string);
  /**
   * An operator has vouched that this certificate, which does not name the registry number, may act for it.
   */
  'vouched'?: (boolean);
  /**
   * A password is kept, with the certificate or waiting for one.
   */
  'hasPassword'?: (boolean);
}

export interface CertificateStatus__Output {
  /**
   * MISSING | VALID | EXPIRING (30 days or fewer left) | EXPIRED.
   */
  'status': (string);
  /**
   * The certificate's own fields are empty where the status is MISSING. Names as in RFC 2253.
   */
  'subject': (string);
  'issuer': (string);
  /**
   * 13 digits, or the 10 of a national id; empty where the certificate names neither.
   */
  'registryNumber': (string);
  /**
   * Lowercase hexadecimal.
   */
  'serialNumber': (string);
  'notBefore': (string);
  'notAfter': (string);
  /**
   * Whole days until not_after; negative once it has expired.
   */
  'daysLeft': (number);
  /**
   * SHA-256 of the certificate, lowercase hexadecimal.
   */
  'fingerprint': (string);
  /**
   * A new UUID at every upload.
   */
  'fileId': (string);
  /**
   * UNCHECKED where CERTIFICATE_AUTHORITIES names none; otherwise TRUSTED where the chain leads to one, or UNTRUSTED.
   */
  'chain': (string);
  /**
   * An operator has vouched that this certificate, which does not name the registry number, may act for it.
   */
  'vouched': (boolean);
  /**
   * A password is kept, with the certificate or waiting for one.
   */
  'hasPassword': (boolean);
}
