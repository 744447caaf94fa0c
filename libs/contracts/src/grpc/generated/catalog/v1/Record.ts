// Original file: protos/catalog/v1/catalog.proto


/**
 * A record.
 */
export interface Record {
  /**
   * The record as JSON.
   */
  'record'?: (Buffer | Uint8Array | string);
}

/**
 * A record.
 */
export interface Record__Output {
  /**
   * The record as JSON.
   */
  'record': (Buffer);
}
