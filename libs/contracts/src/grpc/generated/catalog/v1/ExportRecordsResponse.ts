// Original file: protos/catalog/v1/catalog.proto


/**
 * The answer of ExportRecords.
 */
export interface ExportRecordsResponse {
  /**
   * The bytes of the part.
   */
  'content'?: (Buffer | Uint8Array | string);
  /**
   * Empty after the last part.
   */
  'nextCursor'?: (string);
}

/**
 * The answer of ExportRecords.
 */
export interface ExportRecordsResponse__Output {
  /**
   * The bytes of the part.
   */
  'content': (Buffer);
  /**
   * Empty after the last part.
   */
  'nextCursor': (string);
}
