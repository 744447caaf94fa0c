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
  /**
   * Lines whose record was as they say already.
   */
  'unchanged'?: (number);
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
  /**
   * Lines whose record was as they say already.
   */
  'unchanged': (number);
}
