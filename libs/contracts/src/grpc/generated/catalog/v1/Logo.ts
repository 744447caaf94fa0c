// Original file: protos/catalog/v1/catalog.proto


export interface Logo {
  /**
   * image/png or image/jpeg.
   */
  'contentType'?: (string);
  'content'?: (Buffer | Uint8Array | string);
}

export interface Logo__Output {
  /**
   * image/png or image/jpeg.
   */
  'contentType': (string);
  'content': (Buffer);
}
