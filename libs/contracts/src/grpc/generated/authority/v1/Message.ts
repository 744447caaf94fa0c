// Original file: protos/authority/v1/authority.proto


/**
 * A message of the authority, as it came.
 */
export interface Message {
  /**
   * ERROR | WARNING | INFO.
   */
  'type'?: (string);
  'code'?: (string);
  'message'?: (string);
  /**
   * Empty where there is none.
   */
  'additionalInfo'?: (string);
}

/**
 * A message of the authority, as it came.
 */
export interface Message__Output {
  /**
   * ERROR | WARNING | INFO.
   */
  'type': (string);
  'code': (string);
  'message': (string);
  /**
   * Empty where there is none.
   */
  'additionalInfo': (string);
}
