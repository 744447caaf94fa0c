// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

export interface ListReceiptsRequest {
  'caller'?: (_issuance_v1_Caller | null);
  'ruc'?: (string);
  /**
   * Empty for all kinds.
   */
  'documentType'?: (string);
  'status'?: (string);
  'from'?: (string);
  'to'?: (string);
  'devReference'?: (string);
  'customerIdentification'?: (string);
  'page'?: (number);
  'limit'?: (number);
  'cursor'?: (string);
  /**
   * Any of these, together with `status`.
   */
  'statuses'?: (string)[];
  /**
   * 001-001-000000123, or the sequential alone: 123.
   */
  'number'?: (string);
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

export interface ListReceiptsRequest__Output {
  'caller': (_issuance_v1_Caller__Output | null);
  'ruc': (string);
  /**
   * Empty for all kinds.
   */
  'documentType': (string);
  'status': (string);
  'from': (string);
  'to': (string);
  'devReference': (string);
  'customerIdentification': (string);
  'page': (number);
  'limit': (number);
  'cursor': (string);
  /**
   * Any of these, together with `status`.
   */
  'statuses': (string)[];
  /**
   * 001-001-000000123, or the sequential alone: 123.
   */
  'number': (string);
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
