// Original file: protos/signer/v1/signer.proto


/**
 * A remark that does not prevent signing: SGN_15001 the certificate has no registry number, SGN_15002 it has only its
 * national id.
 */
export interface CertificateWarning {
  'code'?: (string);
  'message'?: (string);
}

/**
 * A remark that does not prevent signing: SGN_15001 the certificate has no registry number, SGN_15002 it has only its
 * national id.
 */
export interface CertificateWarning__Output {
  'code': (string);
  'message': (string);
}
