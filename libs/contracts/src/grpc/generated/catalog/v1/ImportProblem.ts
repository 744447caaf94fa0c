// Original file: protos/catalog/v1/catalog.proto


export interface ImportProblem {
  /**
   * As a text editor counts, the header being line 1.
   */
  'line'?: (number);
  'column'?: (string);
  /**
   * In English.
   */
  'message'?: (string);
  /**
   * Of the error that the line or the column has.
   */
  'code'?: (string);
  /**
   * The facts that the sentence is made of: a JSON object; empty where there are none.
   */
  'paramsJson'?: (string);
}

export interface ImportProblem__Output {
  /**
   * As a text editor counts, the header being line 1.
   */
  'line': (number);
  'column': (string);
  /**
   * In English.
   */
  'message': (string);
  /**
   * Of the error that the line or the column has.
   */
  'code': (string);
  /**
   * The facts that the sentence is made of: a JSON object; empty where there are none.
   */
  'paramsJson': (string);
}
