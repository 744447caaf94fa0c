// Original file: protos/catalog/v1/catalog.proto


/**
 * A problem of a line.
 */
export interface ImportProblem {
  /**
   * Lines are counted as in a text editor: the header is line 1.
   */
  'line'?: (number);
  /**
   * The name of the column.
   */
  'column'?: (string);
  /**
   * The message is in English.
   */
  'message'?: (string);
  /**
   * The code of the error.
   */
  'code'?: (string);
  /**
   * The facts of the sentence: a JSON object, or empty.
   */
  'paramsJson'?: (string);
}

/**
 * A problem of a line.
 */
export interface ImportProblem__Output {
  /**
   * Lines are counted as in a text editor: the header is line 1.
   */
  'line': (number);
  /**
   * The name of the column.
   */
  'column': (string);
  /**
   * The message is in English.
   */
  'message': (string);
  /**
   * The code of the error.
   */
  'code': (string);
  /**
   * The facts of the sentence: a JSON object, or empty.
   */
  'paramsJson': (string);
}
