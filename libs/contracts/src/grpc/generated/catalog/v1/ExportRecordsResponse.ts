// Original file: protos/catalog/v1/catalog.proto


export interface ExportRecordsResponse {
  'content'?: (Buffer | Uint8Array | string);
  /**
   * Empty after the last part.
   */
  'nextCursor'?: (string);
}

export interface ExportRecordsResponse__Output {
  'content': (Buffer);
  /**
   * Empty after the last part.
   */
  'nextCursor': (string);
}
