// Original file: protos/signer/v1/signer.proto


/**
 * The request of Verify.
 */
export interface VerifyRequest {
  /**
   * The signed document, at most 1 MiB.
   */
  'xml'?: (Buffer | Uint8Array | string);
  /**
   * The caller's: workspaces take turns. May be empty.
   */
  'workspaceId'?: (string);
}

/**
 * The request of Verify.
 */
export interface VerifyRequest__Output {
  /**
   * The signed document, at most 1 MiB.
   */
  'xml': (Buffer);
  /**
   * The caller's: workspaces take turns. May be empty.
   */
  'workspaceId': (string);
}
