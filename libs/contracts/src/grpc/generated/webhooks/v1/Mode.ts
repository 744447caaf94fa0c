// Original file: protos/webhooks/v1/webhooks.proto

/**
 * The two modes have separate endpoints.
 */
export const Mode = {
  /**
   * Not a mode: refused.
   */
  MODE_UNSPECIFIED: 'MODE_UNSPECIFIED',
  /**
   * The sandbox.
   */
  MODE_TEST: 'MODE_TEST',
  /**
   * Production.
   */
  MODE_LIVE: 'MODE_LIVE',
} as const;

/**
 * The two modes have separate endpoints.
 */
export type Mode =
  /**
   * Not a mode: refused.
   */
  | 'MODE_UNSPECIFIED'
  | 0
  /**
   * The sandbox.
   */
  | 'MODE_TEST'
  | 1
  /**
   * Production.
   */
  | 'MODE_LIVE'
  | 2

/**
 * The two modes have separate endpoints.
 */
export type Mode__Output = typeof Mode[keyof typeof Mode]
