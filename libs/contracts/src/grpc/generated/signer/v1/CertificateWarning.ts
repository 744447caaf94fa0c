// Original file: protos/signer/v1/signer.proto


/**
 * A remark that does not prevent signing: SGN_15001 the certificate has no registry number, SGN_15002 it has only its
 * national id.
 */
export interface CertificateWarning {
  /**
   * The code: docs/errors.md.
   */
  'code'?: (string);
  /**
   * The sentence, in English.
   */
  'message'?: (string);
}

/**
 * A remark that does not prevent signing: SGN_15001 the certificate has no registry number, SGN_15002 it has only its
 * national id.
 */
export interface CertificateWarning__Output {
  /**
   * The code: docs/errors.md.
   */
  'code': (string);
  /**
   * The sentence, in English.
   */
  'message': (string);
}
