// Original file: protos/catalog/v1/catalog.proto


export interface ImportProblem {
  /**
   * As in a text editor: the header is line 1.
   */
  'line'?: (number);
  'column'?: (string);
  /**
   * In English.
   */
  'message'?: (string);
  /**
   * Of the error of the line or the column.
   */
  'code'?: (string);
  /**
   * The facts of the sentence: a JSON object, or empty.
   */
  'paramsJson'?: (string);
}

export interface ImportProblem__Output {
  /**
   * As in a text editor: the header is line 1.
   */
  'line': (number);
  'column': (string);
  /**
   * In English.
   */
  'message': (string);
  /**
   * Of the error of the line or the column.
   */
  'code': (string);
  /**
   * The facts of the sentence: a JSON object, or empty.
   */
  'paramsJson': (string);
}
