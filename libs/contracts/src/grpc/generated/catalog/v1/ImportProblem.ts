// Original file: protos/catalog/v1/catalog.proto


export interface ImportProblem {
  /**
   * As a text editor counts, the header being line 1.
   */
  'line'?: (number);
  'column'?: (string);
  'message'?: (string);
}

export interface ImportProblem__Output {
  /**
   * As a text editor counts, the header being line 1.
   */
  'line': (number);
  'column': (string);
  'message': (string);
}
