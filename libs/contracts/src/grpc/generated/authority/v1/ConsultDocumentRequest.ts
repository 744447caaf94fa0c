// Original file: protos/authority/v1/authority.proto


/**
 * The request of ConsultDocument.
 */
export interface ConsultDocumentRequest {
  /**
   * 49 digits. Its environment selects the authority: test or production.
   */
  'accessKey'?: (string);
  /**
   * The document of a sandbox receipt, as UTF-8, and a devReference that scripts the answer as an element after it:
   * selects the simulated authority, which alone knows it. Otherwise empty.
   */
  'sandboxDocument'?: (Buffer | Uint8Array | string);
}

/**
 * The request of ConsultDocument.
 */
export interface ConsultDocumentRequest__Output {
  /**
   * 49 digits. Its environment selects the authority: test or production.
   */
  'accessKey': (string);
  /**
   * The document of a sandbox receipt, as UTF-8, and a devReference that scripts the answer as an element after it:
   * selects the simulated authority, which alone knows it. Otherwise empty.
   */
  'sandboxDocument': (Buffer);
}
