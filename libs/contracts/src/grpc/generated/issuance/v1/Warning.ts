// Original file: protos/issuance/v1/issuance.proto


export interface Warning {
  'code'?: (string);
  /**
   * In English.
   */
  'message'?: (string);
  'path'?: (string);
  /**
   * The facts that the sentence is made of: a JSON object; empty where there are none.
   */
  'paramsJson'?: (string);
}

export interface Warning__Output {
  'code': (string);
  /**
   * In English.
   */
  'message': (string);
  'path': (string);
  /**
   * The facts that the sentence is made of: a JSON object; empty where there are none.
   */
  'paramsJson': (string);
}
