// Original file: protos/issuance/v1/issuance.proto


/**
 * A remark that refuses nothing.
 */
export interface Warning {
  /**
   * The code: docs/errors.md.
   */
  'code'?: (string);
  /**
   * The message is in English.
   */
  'message'?: (string);
  /**
   * The path of the field; may be empty.
   */
  'path'?: (string);
  /**
   * The facts of the sentence: a JSON object, or empty.
   */
  'paramsJson'?: (string);
}

/**
 * A remark that refuses nothing.
 */
export interface Warning__Output {
  /**
   * The code: docs/errors.md.
   */
  'code': (string);
  /**
   * The message is in English.
   */
  'message': (string);
  /**
   * The path of the field; may be empty.
   */
  'path': (string);
  /**
   * The facts of the sentence: a JSON object, or empty.
   */
  'paramsJson': (string);
}
