// Original file: protos/issuance/v1/issuance.proto


/**
 * A file.
 */
export interface File {
  /**
   * The name of the file.
   */
  'name'?: (string);
  /**
   * The media type.
   */
  'contentType'?: (string);
  /**
   * The bytes.
   */
  'content'?: (Buffer | Uint8Array | string);
}

/**
 * A file.
 */
export interface File__Output {
  /**
   * The name of the file.
   */
  'name': (string);
  /**
   * The media type.
   */
  'contentType': (string);
  /**
   * The bytes.
   */
  'content': (Buffer);
}
