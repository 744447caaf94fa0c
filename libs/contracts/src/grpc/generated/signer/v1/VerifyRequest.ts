// Original file: protos/signer/v1/signer.proto


export interface VerifyRequest {
  /**
   * The signed document, at most 1 MiB.
   */
  'xml'?: (Buffer | Uint8Array | string);
}

export interface VerifyRequest__Output {
  /**
   * The signed document, at most 1 MiB.
   */
  'xml': (Buffer);
}
