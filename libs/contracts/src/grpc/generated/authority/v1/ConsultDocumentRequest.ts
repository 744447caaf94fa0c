// Original file: protos/authority/v1/authority.proto


export interface ConsultDocumentRequest {
  /**
   * 49 digits. Its environment says which authority is asked: test or production.
   */
  'accessKey'?: (string);
  /**
   * The document of a sandbox receipt, which only the simulated authority knows: that one is asked. UTF-8; empty otherwise.
   */
  'sandboxDocument'?: (Buffer | Uint8Array | string);
}

export interface ConsultDocumentRequest__Output {
  /**
   * 49 digits. Its environment says which authority is asked: test or production.
   */
  'accessKey': (string);
  /**
   * The document of a sandbox receipt, which only the simulated authority knows: that one is asked. UTF-8; empty otherwise.
   */
  'sandboxDocument': (Buffer);
}
