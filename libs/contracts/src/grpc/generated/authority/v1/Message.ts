// Original file: protos/authority/v1/authority.proto


/**
 * A message of the authority, unchanged.
 */
export interface Message {
  /**
   * ERROR | WARNING | INFO.
   */
  'type'?: (string);
  /**
   * The authority's number of the message.
   */
  'code'?: (string);
  /**
   * The authority's text.
   */
  'message'?: (string);
  /**
   * The authority's own detail; may be empty.
   */
  'additionalInfo'?: (string);
}

/**
 * A message of the authority, unchanged.
 */
export interface Message__Output {
  /**
   * ERROR | WARNING | INFO.
   */
  'type': (string);
  /**
   * The authority's number of the message.
   */
  'code': (string);
  /**
   * The authority's text.
   */
  'message': (string);
  /**
   * The authority's own detail; may be empty.
   */
  'additionalInfo': (string);
}
