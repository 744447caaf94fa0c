// Original file: protos/signer/v1/signer.proto


export interface SignResponse {
  /**
   * The signed document.
   */
  'xml'?: (Buffer | Uint8Array | string);
}

export interface SignResponse__Output {
  /**
   * The signed document.
   */
  'xml': (Buffer);
}
