// Original file: protos/authority/v1/authority.proto

export const Status = {
  STATUS_UNSPECIFIED: 'STATUS_UNSPECIFIED',
  AUTHORIZED: 'AUTHORIZED',
  REJECTED: 'REJECTED',
  /**
   * Received, without a verdict yet.
   */
  IN_PROCESS: 'IN_PROCESS',
  /**
   * Unknown, or older than the authority's answers (about two weeks to a month).
   */
  NOT_FOUND: 'NOT_FOUND',
} as const;

export type Status =
  | 'STATUS_UNSPECIFIED'
  | 0
  | 'AUTHORIZED'
  | 1
  | 'REJECTED'
  | 2
  /**
   * Received, without a verdict yet.
   */
  | 'IN_PROCESS'
  | 3
  /**
   * Unknown, or older than the authority's answers (about two weeks to a month).
   */
  | 'NOT_FOUND'
  | 4

export type Status__Output = typeof Status[keyof typeof Status]
