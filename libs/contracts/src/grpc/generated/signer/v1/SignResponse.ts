// Original file: protos/signer/v1/signer.proto


export interface SignResponse {
  /**
   * The document with its signature.
   */
  'xml'?: (Buffer | Uint8Array | string);
}

export interface SignResponse__Output {
  /**
   * The document with its signature.
   */
  'xml': (Buffer);
}
