// Original file: protos/renderer/v1/renderer.proto


/**
 * The document to print.
 */
export interface PrintDraftRequest {
  /**
   * UTF-8, unsigned.
   */
  'xml'?: (Buffer | Uint8Array | string);
  /**
   * The id of the logo; empty for none.
   */
  'logoId'?: (string);
}

/**
 * The document to print.
 */
export interface PrintDraftRequest__Output {
  /**
   * UTF-8, unsigned.
   */
  'xml': (Buffer);
  /**
   * The id of the logo; empty for none.
   */
  'logoId': (string);
}
