// Original file: protos/signer/v1/signer.proto


/**
 * The signed document.
 */
export interface SignResponse {
  /**
   * The signed document.
   */
  'xml'?: (Buffer | Uint8Array | string);
}

/**
 * The signed document.
 */
export interface SignResponse__Output {
  /**
   * The signed document.
   */
  'xml': (Buffer);
}
