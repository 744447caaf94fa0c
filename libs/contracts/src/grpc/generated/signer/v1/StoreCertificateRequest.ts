// Original file: protos/signer/v1/signer.proto


export interface StoreCertificateRequest {
  'workspaceId'?: (string);
  'taxpayerId'?: (string);
  'ruc'?: (string);
  /**
   * The PKCS#12 file, at most 64 KiB.
   */
  'file'?: (Buffer | Uint8Array | string);
  /**
   * Absent: the password that was set before is used.
   */
  'password'?: (string);
  /**
   * Everything is checked and nothing is kept; the answer is what storing would answer.
   */
  'checkOnly'?: (boolean);
  /**
   * Only the taxpayer's first certificate, or the same one again: forbidden ACS_10006 where there is another.
   */
  'firstOnly'?: (boolean);
  '_password'?: "password";
}

export interface StoreCertificateRequest__Output {
  'workspaceId': (string);
  'taxpayerId': (string);
  'ruc': (string);
  /**
   * The PKCS#12 file, at most 64 KiB.
   */
  'file': (Buffer);
  /**
   * Absent: the password that was set before is used.
   */
  'password'?: (string);
  /**
   * Everything is checked and nothing is kept; the answer is what storing would answer.
   */
  'checkOnly': (boolean);
  /**
   * Only the taxpayer's first certificate, or the same one again: forbidden ACS_10006 where there is another.
   */
  'firstOnly': (boolean);
  '_password'?: "password";
}
