// Original file: protos/signer/v1/signer.proto


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
  'issuer'?: (string);
  'registryNumber'?: (string);
  'notBefore'?: (string);
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
  'objectionInSpanish'?: (string);
}

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
  'issuer': (string);
  'registryNumber': (string);
  'notBefore': (string);
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
  'objectionInSpanish': (string);
}
