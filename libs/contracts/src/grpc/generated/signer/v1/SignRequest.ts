// Original file: protos/signer/v1/signer.proto


export interface SignRequest {
  'workspaceId'?: (string);
  /**
   * Whose certificate it must be.
   */
  'taxpayerId'?: (string);
  /**
   * 13 digits: the taxpayer who signs.
   */
  'ruc'?: (string);
  /**
   * 49 digits: the access key the document must carry.
   */
  'accessKey'?: (string);
  /**
   * sandbox | production: what the document must be for.
   */
  'environment'?: (string);
  /**
   * The kind, as the API names it: INVOICE.
   */
  'documentType'?: (string);
  /**
   * UTF-8, at most 1 MiB, unsigned.
   */
  'xml'?: (Buffer | Uint8Array | string);
}

export interface SignRequest__Output {
  'workspaceId': (string);
  /**
   * Whose certificate it must be.
   */
  'taxpayerId': (string);
  /**
   * 13 digits: the taxpayer who signs.
   */
  'ruc': (string);
  /**
   * 49 digits: the access key the document must carry.
   */
  'accessKey': (string);
  /**
   * sandbox | production: what the document must be for.
   */
  'environment': (string);
  /**
   * The kind, as the API names it: INVOICE.
   */
  'documentType': (string);
  /**
   * UTF-8, at most 1 MiB, unsigned.
   */
  'xml': (Buffer);
}
