// Original file: protos/documents/v1/documents.proto


/**
 * The file of a document.
 */
export interface GetXmlResponse {
  /**
   * Its name: kind and number, Factura_001-001-000000001.xml.
   */
  'name'?: (string);
  /**
   * application/xml.
   */
  'contentType'?: (string);
  /**
   * The bytes.
   */
  'content'?: (Buffer | Uint8Array | string);
}

/**
 * The file of a document.
 */
export interface GetXmlResponse__Output {
  /**
   * Its name: kind and number, Factura_001-001-000000001.xml.
   */
  'name': (string);
  /**
   * application/xml.
   */
  'contentType': (string);
  /**
   * The bytes.
   */
  'content': (Buffer);
}
