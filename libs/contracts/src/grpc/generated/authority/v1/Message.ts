// Original file: protos/authority/v1/authority.proto


/**
 * A message of the authority, unchanged.
 */
export interface Message {
  /**
   * ERROR | WARNING | INFO.
   */
  'type'?: (string);
  'code'?: (string);
  'message'?: (string);
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
  'code': (string);
  'message': (string);
  'additionalInfo': (string);
}
