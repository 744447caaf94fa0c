// Original file: protos/documents/v1/documents.proto


/**
 * The limit of documents in a period.
 */
export interface Allowance {
  /**
   * Whether there is a limit. Usage counts in any case.
   */
  'limited'?: (boolean);
  /**
   * The documents of the period.
   */
  'quota'?: (number);
  /**
   * Further documents beyond the quota.
   */
  'excess'?: (number);
  /**
   * The period under whose name usage counts. Default: the month, such as 2026-11.
   */
  'period'?: (string);
}

/**
 * The limit of documents in a period.
 */
export interface Allowance__Output {
  /**
   * Whether there is a limit. Usage counts in any case.
   */
  'limited': (boolean);
  /**
   * The documents of the period.
   */
  'quota': (number);
  /**
   * Further documents beyond the quota.
   */
  'excess': (number);
  /**
   * The period under whose name usage counts. Default: the month, such as 2026-11.
   */
  'period': (string);
}
