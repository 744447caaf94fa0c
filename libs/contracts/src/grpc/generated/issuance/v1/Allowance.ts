// Original file: protos/issuance/v1/issuance.proto


/**
 * What the workspace's plan allows in a month; unlimited when `limited` is false.
 */
export interface Allowance {
  'limited'?: (boolean);
  'quota'?: (number);
  'excess'?: (number);
  /**
   * The plan's month, "2026-11" or a name of its own: usage is counted under it. Never empty.
   */
  'period'?: (string);
}

/**
 * What the workspace's plan allows in a month; unlimited when `limited` is false.
 */
export interface Allowance__Output {
  'limited': (boolean);
  'quota': (number);
  'excess': (number);
  /**
   * The plan's month, "2026-11" or a name of its own: usage is counted under it. Never empty.
   */
  'period': (string);
}
