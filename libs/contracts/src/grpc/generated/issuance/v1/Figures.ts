// Original file: protos/issuance/v1/issuance.proto

import type { FiguresGroup as _issuance_v1_FiguresGroup, FiguresGroup__Output as _issuance_v1_FiguresGroup__Output } from '../../issuance/v1/FiguresGroup.ts';

export interface Figures {
  'totals'?: (_issuance_v1_FiguresGroup | null);
  /**
   * By the greatest total for customers, otherwise in the order of their keys.
   */
  'groups'?: (_issuance_v1_FiguresGroup)[];
  /**
   * Without one where the groups are all there are.
   */
  'rest'?: (_issuance_v1_FiguresGroup | null);
  /**
   * Every change of a receipt until then is in: RFC 3339 in UTC. Empty while receipts of before an upgrade are still missing.
   */
  'asOf'?: (string);
}

export interface Figures__Output {
  'totals': (_issuance_v1_FiguresGroup__Output | null);
  /**
   * By the greatest total for customers, otherwise in the order of their keys.
   */
  'groups': (_issuance_v1_FiguresGroup__Output)[];
  /**
   * Without one where the groups are all there are.
   */
  'rest': (_issuance_v1_FiguresGroup__Output | null);
  /**
   * Every change of a receipt until then is in: RFC 3339 in UTC. Empty while receipts of before an upgrade are still missing.
   */
  'asOf': (string);
}
