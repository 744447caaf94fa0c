// Original file: protos/issuance/v1/issuance.proto


/**
 * The workspace's plan for a month; unlimited when `limited` is false.
 */
export interface Allowance {
  /**
   * Whether there is a limit.
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
   * The plan's month, "2026-11" or another name: usage counts under it. Never empty.
   */
  'period'?: (string);
}

/**
 * The workspace's plan for a month; unlimited when `limited` is false.
 */
export interface Allowance__Output {
  /**
   * Whether there is a limit.
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
   * The plan's month, "2026-11" or another name: usage counts under it. Never empty.
   */
  'period': (string);
}
