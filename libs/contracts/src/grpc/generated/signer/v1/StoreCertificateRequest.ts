// Original file: protos/signer/v1/signer.proto


/**
 * The certificate file of a taxpayer.
 */
export interface StoreCertificateRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
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

/**
 * The certificate file of a taxpayer.
 */
export interface StoreCertificateRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
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
