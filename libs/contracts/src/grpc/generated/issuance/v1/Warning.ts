// Original file: protos/issuance/v1/issuance.proto


export interface Warning {
  'code'?: (string);
  /**
   * The message is in English.
   */
  'message'?: (string);
  'path'?: (string);
  /**
   * The facts of the sentence: a JSON object, or empty.
   */
  'paramsJson'?: (string);
}

export interface Warning__Output {
  'code': (string);
  /**
   * The message is in English.
   */
  'message': (string);
  'path': (string);
  /**
   * The facts of the sentence: a JSON object, or empty.
   */
  'paramsJson': (string);
}
