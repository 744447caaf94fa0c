// Original file: protos/issuance/v1/issuance.proto

import type { FiguresGroup as _issuance_v1_FiguresGroup, FiguresGroup__Output as _issuance_v1_FiguresGroup__Output } from '../../issuance/v1/FiguresGroup.ts';

/**
 * The sums of a report.
 */
export interface Figures {
  /**
   * The sums of all documents.
   */
  'totals'?: (_issuance_v1_FiguresGroup | null);
  /**
   * Customers by descending total, others by key.
   */
  'groups'?: (_issuance_v1_FiguresGroup)[];
  /**
   * Absent where the groups are complete.
   */
  'rest'?: (_issuance_v1_FiguresGroup | null);
  /**
   * All changes before it are included: RFC 3339 in UTC. Empty while receipts from before an upgrade are missing.
   */
  'asOf'?: (string);
}

/**
 * The sums of a report.
 */
export interface Figures__Output {
  /**
   * The sums of all documents.
   */
  'totals': (_issuance_v1_FiguresGroup__Output | null);
  /**
   * Customers by descending total, others by key.
   */
  'groups': (_issuance_v1_FiguresGroup__Output)[];
  /**
   * Absent where the groups are complete.
   */
  'rest': (_issuance_v1_FiguresGroup__Output | null);
  /**
   * All changes before it are included: RFC 3339 in UTC. Empty while receipts from before an upgrade are missing.
   */
  'asOf': (string);
}
