// Original file: protos/issuance/v1/issuance.proto


/**
 * The workspace's plan for a month; unlimited when `limited` is false.
 */
export interface Allowance {
  'limited'?: (boolean);
  'quota'?: (number);
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
  'limited': (boolean);
  'quota': (number);
  'excess': (number);
  /**
   * The plan's month, "2026-11" or another name: usage counts under it. Never empty.
   */
  'period': (string);
}
