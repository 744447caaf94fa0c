// Original file: protos/renderer/v1/renderer.proto


/**
 * A PDF.
 */
export interface Pdf {
  /**
   * Access key with ".pdf"; for a draft, its kind.
   */
  'name'?: (string);
  /**
   * The PDF.
   */
  'content'?: (Buffer | Uint8Array | string);
}

/**
 * A PDF.
 */
export interface Pdf__Output {
  /**
   * Access key with ".pdf"; for a draft, its kind.
   */
  'name': (string);
  /**
   * The PDF.
   */
  'content': (Buffer);
}
