// Original file: protos/signer/v1/signer.proto


/**
 * What the signature proves.
 */
export interface VerifyResponse {
  /**
   * The signature matches its certificate and its XAdES properties, and covers the document.
   */
  'valid'?: (boolean);
  /**
   * The certificate's chain ends in a configured authority.
   */
  'trusted'?: (boolean);
  /**
   * Why it is not valid or not trusted, or empty.
   */
  'reason'?: (string);
  /**
   * Subject and issuer of the certificate, as in RFC 2253; empty for an unreadable one.
   */
  'signer'?: (string);
  /**
   * The certificate's issuer, as in RFC 2253.
   */
  'issuer'?: (string);
  /**
   * The registry number in the certificate; may be empty.
   */
  'registryNumber'?: (string);
  /**
   * The begin of its validity.
   */
  'notBefore'?: (string);
  /**
   * The end of its validity.
   */
  'notAfter'?: (string);
  /**
   * The signature's own claim, or empty.
   */
  'signedAt'?: (string);
  /**
   * TRUSTED or UNTRUSTED by its chain; UNCHECKED without CERTIFICATE_AUTHORITIES.
   */
  'chain'?: (string);
  /**
   * SHA-256 of the certificate, lowercase hexadecimal; empty for an unreadable one.
   */
  'fingerprint'?: (string);
  /**
   * Why the authority refuses a valid signature: its certificate's key usage, or its reference to the document;
   * otherwise empty.
   */
  'objection'?: (string);
  /**
   * reason and objection in Spanish.
   */
  'reasonInSpanish'?: (string);
  /**
   * The objection in Spanish.
   */
  'objectionInSpanish'?: (string);
}

/**
 * What the signature proves.
 */
export interface VerifyResponse__Output {
  /**
   * The signature matches its certificate and its XAdES properties, and covers the document.
   */
  'valid': (boolean);
  /**
   * The certificate's chain ends in a configured authority.
   */
  'trusted': (boolean);
  /**
   * Why it is not valid or not trusted, or empty.
   */
  'reason': (string);
  /**
   * Subject and issuer of the certificate, as in RFC 2253; empty for an unreadable one.
   */
  'signer': (string);
  /**
   * The certificate's issuer, as in RFC 2253.
   */
  'issuer': (string);
  /**
   * The registry number in the certificate; may be empty.
   */
  'registryNumber': (string);
  /**
   * The begin of its validity.
   */
  'notBefore': (string);
  /**
   * The end of its validity.
   */
  'notAfter': (string);
  /**
   * The signature's own claim, or empty.
   */
  'signedAt': (string);
  /**
   * TRUSTED or UNTRUSTED by its chain; UNCHECKED without CERTIFICATE_AUTHORITIES.
   */
  'chain': (string);
  /**
   * SHA-256 of the certificate, lowercase hexadecimal; empty for an unreadable one.
   */
  'fingerprint': (string);
  /**
   * Why the authority refuses a valid signature: its certificate's key usage, or its reference to the document;
   * otherwise empty.
   */
  'objection': (string);
  /**
   * reason and objection in Spanish.
   */
  'reasonInSpanish': (string);
  /**
   * The objection in Spanish.
   */
  'objectionInSpanish': (string);
}
