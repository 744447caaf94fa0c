// Original file: protos/issuance/v1/issuance.proto

import type { DayUsage as _issuance_v1_DayUsage, DayUsage__Output as _issuance_v1_DayUsage__Output } from '../../issuance/v1/DayUsage.ts';

/**
 * The receipts by day.
 */
export interface DailyUsage {
  /**
   * Days without documents are omitted.
   */
  'days'?: (_issuance_v1_DayUsage)[];
}

/**
 * The receipts by day.
 */
export interface DailyUsage__Output {
  /**
   * Days without documents are omitted.
   */
  'days': (_issuance_v1_DayUsage__Output)[];
}
