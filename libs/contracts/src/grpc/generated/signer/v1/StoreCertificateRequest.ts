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
   * Absent: the stored password.
   */
  'password'?: (string);
  /**
   * Checks without storing, and returns the same answer.
   */
  'checkOnly'?: (boolean);
  /**
   * Only the first certificate, or the same one: forbidden ACS_10006 if there is another.
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
   * Absent: the stored password.
   */
  'password'?: (string);
  /**
   * Checks without storing, and returns the same answer.
   */
  'checkOnly': (boolean);
  /**
   * Only the first certificate, or the same one: forbidden ACS_10006 if there is another.
   */
  'firstOnly': (boolean);
  '_password'?: "password";
}
