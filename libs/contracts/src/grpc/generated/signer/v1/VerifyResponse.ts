// Original file: protos/signer/v1/signer.proto


export interface VerifyResponse {
  /**
   * Arithmetic and XAdES properties hold against the certificate inside, and the document is what was signed.
   */
  'valid'?: (boolean);
  /**
   * The certificate's chain ends in a configured authority.
   */
  'trusted'?: (boolean);
  /**
   * Why it is not valid, or not trusted; empty where it is both.
   */
  'reason'?: (string);
  /**
   * Subject and issuer of the certificate, as in RFC 2253; empty where none could be read.
   */
  'signer'?: (string);
  'issuer'?: (string);
  'registryNumber'?: (string);
  'notBefore'?: (string);
  'notAfter'?: (string);
  /**
   * What the signature claims; empty where it claims nothing.
   */
  'signedAt'?: (string);
  /**
   * UNCHECKED where CERTIFICATE_AUTHORITIES names none; otherwise TRUSTED where the chain leads to one, or UNTRUSTED.
   */
  'chain'?: (string);
  /**
   * SHA-256 of the certificate, lowercase hexadecimal; empty where none could be read.
   */
  'fingerprint'?: (string);
  /**
   * Why the authority would refuse it though it is valid: for its certificate's key usage, or for how it refers to the
   * document; empty where it would not.
   */
  'objection'?: (string);
  /**
   * reason and objection in Spanish; empty where they are.
   */
  'reasonInSpanish'?: (string);
  'objectionInSpanish'?: (string);
}

export interface VerifyResponse__Output {
  /**
   * Arithmetic and XAdES properties hold against the certificate inside, and the document is what was signed.
   */
  'valid': (boolean);
  /**
   * The certificate's chain ends in a configured authority.
   */
  'trusted': (boolean);
  /**
   * Why it is not valid, or not trusted; empty where it is both.
   */
  'reason': (string);
  /**
   * Subject and issuer of the certificate, as in RFC 2253; empty where none could be read.
   */
  'signer': (string);
  'issuer': (string);
  'registryNumber': (string);
  'notBefore': (string);
  'notAfter': (string);
  /**
   * What the signature claims; empty where it claims nothing.
   */
  'signedAt': (string);
  /**
   * UNCHECKED where CERTIFICATE_AUTHORITIES names none; otherwise TRUSTED where the chain leads to one, or UNTRUSTED.
   */
  'chain': (string);
  /**
   * SHA-256 of the certificate, lowercase hexadecimal; empty where none could be read.
   */
  'fingerprint': (string);
  /**
   * Why the authority would refuse it though it is valid: for its certificate's key usage, or for how it refers to the
   * document; empty where it would not.
   */
  'objection': (string);
  /**
   * reason and objection in Spanish; empty where they are.
   */
  'reasonInSpanish': (string);
  'objectionInSpanish': (string);
}
