// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

/**
 * The request of ListReceipts.
 */
export interface ListReceiptsRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_issuance_v1_Caller | null);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * Empty for all kinds.
   */
  'documentType'?: (string);
  /**
   * The status; empty for all.
   */
  'status'?: (string);
  /**
   * The first day of issue, YYYY-MM-DD; empty for any.
   */
  'from'?: (string);
  /**
   * The last day of issue; empty for any.
   */
  'to'?: (string);
  /**
   * The reference of the order; empty for all.
   */
  'devReference'?: (string);
  /**
   * The customer's identification; empty for all.
   */
  'customerIdentification'?: (string);
  /**
   * The page, from 1; 0 for the first.
   */
  'page'?: (number);
  /**
   * The receipts of a page, at most 100; 20 for 0.
   */
  'limit'?: (number);
  /**
   * next_cursor of the previous page, instead of a page.
   */
  'cursor'?: (string);
  /**
   * Any of these, together with `status`.
   */
  'statuses'?: (string)[];
  /**
   * 001-001-000000123, or the sequential alone: 123.
   */
  'number'?: (string);
  /**
   * The access key; empty for all.
   */
  'accessKey'?: (string);
  /**
   * A search text: a number, an access key, a reference, or the customer's identification or words of its name.
   */
  'q'?: (string);
  /**
   * The number of an invoice, 001-001-000000123: its credit and debit notes.
   */
  'modifies'?: (string);
}

/**
 * The request of ListReceipts.
 */
export interface ListReceiptsRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_issuance_v1_Caller__Output | null);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * Empty for all kinds.
   */
  'documentType': (string);
  /**
   * The status; empty for all.
   */
  'status': (string);
  /**
   * The first day of issue, YYYY-MM-DD; empty for any.
   */
  'from': (string);
  /**
   * The last day of issue; empty for any.
   */
  'to': (string);
  /**
   * The reference of the order; empty for all.
   */
  'devReference': (string);
  /**
   * The customer's identification; empty for all.
   */
  'customerIdentification': (string);
  /**
   * The page, from 1; 0 for the first.
   */
  'page': (number);
  /**
   * The receipts of a page, at most 100; 20 for 0.
   */
  'limit': (number);
  /**
   * next_cursor of the previous page, instead of a page.
   */
  'cursor': (string);
  /**
   * Any of these, together with `status`.
   */
  'statuses': (string)[];
  /**
   * 001-001-000000123, or the sequential alone: 123.
   */
  'number': (string);
  /**
   * The access key; empty for all.
   */
  'accessKey': (string);
  /**
   * A search text: a number, an access key, a reference, or the customer's identification or words of its name.
   */
  'q': (string);
  /**
   * The number of an invoice, 001-001-000000123: its credit and debit notes.
   */
  'modifies': (string);
}
