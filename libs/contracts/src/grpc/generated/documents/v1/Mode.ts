// Original file: protos/documents/v1/documents.proto

/**
 * The two modes have separate receipts, numbers and usage.
 */
export const Mode = {
  /**
   * Not a mode: refused.
   */
  MODE_UNSPECIFIED: 'MODE_UNSPECIFIED',
  /**
   * The sandbox: a simulator replaces the authority.
   */
  MODE_TEST: 'MODE_TEST',
  /**
   * Production: documents with legal value.
   */
  MODE_LIVE: 'MODE_LIVE',
} as const;

/**
 * The two modes have separate receipts, numbers and usage.
 */
export type Mode =
  /**
   * Not a mode: refused.
   */
  | 'MODE_UNSPECIFIED'
  | 0
  /**
   * The sandbox: a simulator replaces the authority.
   */
  | 'MODE_TEST'
  | 1
  /**
   * Production: documents with legal value.
   */
  | 'MODE_LIVE'
  | 2

/**
 * The two modes have separate receipts, numbers and usage.
 */
export type Mode__Output = typeof Mode[keyof typeof Mode]
