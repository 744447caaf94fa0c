// Original file: protos/authority/v1/authority.proto

/**
 * The status of a document at the authority.
 */
export const Status = {
  /**
   * Never sent.
   */
  STATUS_UNSPECIFIED: 'STATUS_UNSPECIFIED',
  /**
   * The authority authorized the document.
   */
  AUTHORIZED: 'AUTHORIZED',
  /**
   * The authority refused the document.
   */
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

/**
 * The status of a document at the authority.
 */
export type Status =
  /**
   * Never sent.
   */
  | 'STATUS_UNSPECIFIED'
  | 0
  /**
   * The authority authorized the document.
   */
  | 'AUTHORIZED'
  | 1
  /**
   * The authority refused the document.
   */
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

/**
 * The status of a document at the authority.
 */
export type Status__Output = typeof Status[keyof typeof Status]
