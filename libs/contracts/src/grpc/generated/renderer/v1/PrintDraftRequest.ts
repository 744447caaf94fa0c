// Original file: protos/renderer/v1/renderer.proto


export interface PrintDraftRequest {
  /**
   * UTF-8, unsigned.
   */
  'xml'?: (Buffer | Uint8Array | string);
  'logoId'?: (string);
}

export interface PrintDraftRequest__Output {
  /**
   * UTF-8, unsigned.
   */
  'xml': (Buffer);
  'logoId': (string);
}
