// Original file: protos/issuance/v1/issuance.proto


/**
 * The signed document.
 */
export interface SignXmlResponse {
  /**
   * The signed document in UTF-8.
   */
  'xml'?: (Buffer | Uint8Array | string);
  /**
   * The access key of the document: 49 digits.
   */
  'accessKey'?: (string);
}

/**
 * The signed document.
 */
export interface SignXmlResponse__Output {
  /**
   * The signed document in UTF-8.
   */
  'xml': (Buffer);
  /**
   * The access key of the document: 49 digits.
   */
  'accessKey': (string);
}
