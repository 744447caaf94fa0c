// Original file: protos/catalog/v1/catalog.proto

import type { ImportProblem as _catalog_v1_ImportProblem, ImportProblem__Output as _catalog_v1_ImportProblem__Output } from '../../catalog/v1/ImportProblem.ts';

/**
 * The answer of ImportRecords.
 */
export interface ImportRecordsResponse {
  /**
   * False until the last part.
   */
  'finished'?: (boolean);
  /**
   * The number of created records.
   */
  'created'?: (number);
  /**
   * The number of changed records.
   */
  'updated'?: (number);
  /**
   * The number of wrong lines; the answer has the first thousand problems. With any, nothing is imported.
   */
  'wrongLines'?: (number);
  /**
   * The problems of the lines.
   */
  'problems'?: (_catalog_v1_ImportProblem)[];
  /**
   * Lines equal to their record.
   */
  'unchanged'?: (number);
}

/**
 * The answer of ImportRecords.
 */
export interface ImportRecordsResponse__Output {
  /**
   * False until the last part.
   */
  'finished': (boolean);
  /**
   * The number of created records.
   */
  'created': (number);
  /**
   * The number of changed records.
   */
  'updated': (number);
  /**
   * The number of wrong lines; the answer has the first thousand problems. With any, nothing is imported.
   */
  'wrongLines': (number);
  /**
   * The problems of the lines.
   */
  'problems': (_catalog_v1_ImportProblem__Output)[];
  /**
   * Lines equal to their record.
   */
  'unchanged': (number);
}
