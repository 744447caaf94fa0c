// Original file: protos/signer/v1/signer.proto


/**
 * The document to sign.
 */
export interface SignRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The owner of the certificate.
   */
  'taxpayerId'?: (string);
  /**
   * 13 digits: the signing taxpayer.
   */
  'ruc'?: (string);
  /**
   * 49 digits: the document's access key.
   */
  'accessKey'?: (string);
  /**
   * sandbox | production: the document's environment.
   */
  'environment'?: (string);
  /**
   * The API's kind: INVOICE.
   */
  'documentType'?: (string);
  /**
   * UTF-8, at most 1 MiB, unsigned.
   */
  'xml'?: (Buffer | Uint8Array | string);
}

/**
 * The document to sign.
 */
export interface SignRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The owner of the certificate.
   */
  'taxpayerId': (string);
  /**
   * 13 digits: the signing taxpayer.
   */
  'ruc': (string);
  /**
   * 49 digits: the document's access key.
   */
  'accessKey': (string);
  /**
   * sandbox | production: the document's environment.
   */
  'environment': (string);
  /**
   * The API's kind: INVOICE.
   */
  'documentType': (string);
  /**
   * UTF-8, at most 1 MiB, unsigned.
   */
  'xml': (Buffer);
}
