// Original file: protos/catalog/v1/catalog.proto


/**
 * A taxpayer's logo.
 */
export interface Logo {
  /**
   * image/png or image/jpeg.
   */
  'contentType'?: (string);
  /**
   * The picture.
   */
  'content'?: (Buffer | Uint8Array | string);
}

/**
 * A taxpayer's logo.
 */
export interface Logo__Output {
  /**
   * image/png or image/jpeg.
   */
  'contentType': (string);
  /**
   * The picture.
   */
  'content': (Buffer);
}
