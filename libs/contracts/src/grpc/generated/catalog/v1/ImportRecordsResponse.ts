// Original file: protos/catalog/v1/catalog.proto

import type { ImportProblem as _catalog_v1_ImportProblem, ImportProblem__Output as _catalog_v1_ImportProblem__Output } from '../../catalog/v1/ImportProblem.ts';

export interface ImportRecordsResponse {
  /**
   * False while more parts are expected.
   */
  'finished'?: (boolean);
  'created'?: (number);
  'updated'?: (number);
  /**
   * How many lines are wrong; the first thousand problems are listed. With any, nothing was imported.
   */
  'wrongLines'?: (number);
  'problems'?: (_catalog_v1_ImportProblem)[];
}

export interface ImportRecordsResponse__Output {
  /**
   * False while more parts are expected.
   */
  'finished': (boolean);
  'created': (number);
  'updated': (number);
  /**
   * How many lines are wrong; the first thousand problems are listed. With any, nothing was imported.
   */
  'wrongLines': (number);
  'problems': (_catalog_v1_ImportProblem__Output)[];
}
