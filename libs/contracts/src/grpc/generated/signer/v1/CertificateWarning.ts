// Original file: protos/signer/v1/signer.proto


/**
 * Something to know that does not prevent signing: SGN_15001 the certificate names no registry number,
 * SGN_15002 it names only the national id the number is made of.
 */
export interface CertificateWarning {
  'code'?: (string);
  'message'?: (string);
}

/**
 * Something to know that does not prevent signing: SGN_15001 the certificate names no registry number,
 * SGN_15002 it names only the national id the number is made of.
 */
export interface CertificateWarning__Output {
  'code': (string);
  'message': (string);
}
