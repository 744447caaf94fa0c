// Original file: protos/catalog/v1/catalog.proto

import type { ImportProblem as _catalog_v1_ImportProblem, ImportProblem__Output as _catalog_v1_ImportProblem__Output } from '../../catalog/v1/ImportProblem.ts';

export interface ImportRecordsResponse {
  /**
   * False until the last part.
   */
  'finished'?: (boolean);
  'created'?: (number);
  'updated'?: (number);
  /**
   * The number of wrong lines; the answer has the first thousand problems. With any, nothing is imported.
   */
  'wrongLines'?: (number);
  'problems'?: (_catalog_v1_ImportProblem)[];
  /**
   * Lines equal to their record.
   */
  'unchanged'?: (number);
}

export interface ImportRecordsResponse__Output {
  /**
   * False until the last part.
   */
  'finished': (boolean);
  'created': (number);
  'updated': (number);
  /**
   * The number of wrong lines; the answer has the first thousand problems. With any, nothing is imported.
   */
  'wrongLines': (number);
  'problems': (_catalog_v1_ImportProblem__Output)[];
  /**
   * Lines equal to their record.
   */
  'unchanged': (number);
}
