// Original file: protos/renderer/v1/renderer.proto


/**
 * The receipt of a PDF.
 */
export interface FetchPdfRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The UUID of the receipt, in lower case.
   */
  'receiptId'?: (string);
}

/**
 * The receipt of a PDF.
 */
export interface FetchPdfRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The UUID of the receipt, in lower case.
   */
  'receiptId': (string);
}
