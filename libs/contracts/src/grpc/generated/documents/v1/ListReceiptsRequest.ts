// Original file: protos/documents/v1/documents.proto

import type { Caller as _documents_v1_Caller, Caller__Output as _documents_v1_Caller__Output } from '../../documents/v1/Caller.ts';

/**
 * The conditions of a list: empty ones select all.
 */
export interface ListReceiptsRequest {
  /**
   * The workspace and the mode. Required.
   */
  'caller'?: (_documents_v1_Caller | null);
  /**
   * The registry number (RUC) of the taxpayer. Required.
   */
  'ruc'?: (string);
  /**
   * The kind of the document, such as INVOICE.
   */
  'documentType'?: (string);
  /**
   * Any of these statuses.
   */
  'statuses'?: (string)[];
  /**
   * The first day of issue.
   */
  'issuedFrom'?: (string);
  /**
   * The last day of issue.
   */
  'issuedTo'?: (string);
  /**
   * The reference of the order.
   */
  'devReference'?: (string);
  /**
   * The number of the customer's identification.
   */
  'customerIdentification'?: (string);
  /**
   * The document's number 001-001-000000123, or its last part: 123.
   */
  'number'?: (string);
  /**
   * A search text: a number, an access key, a reference, or the customer's identification or words of its name.
   */
  'q'?: (string);
  /**
   * The receipts of a page, 1 to 100. Default 20.
   */
  'limit'?: (number);
  /**
   * The next_cursor of the previous page; empty for the first.
   */
  'cursor'?: (string);
}

/**
 * The conditions of a list: empty ones select all.
 */
export interface ListReceiptsRequest__Output {
  /**
   * The workspace and the mode. Required.
   */
  'caller': (_documents_v1_Caller__Output | null);
  /**
   * The registry number (RUC) of the taxpayer. Required.
   */
  'ruc': (string);
  /**
   * The kind of the document, such as INVOICE.
   */
  'documentType': (string);
  /**
   * Any of these statuses.
   */
  'statuses': (string)[];
  /**
   * The first day of issue.
   */
  'issuedFrom': (string);
  /**
   * The last day of issue.
   */
  'issuedTo': (string);
  /**
   * The reference of the order.
   */
  'devReference': (string);
  /**
   * The number of the customer's identification.
   */
  'customerIdentification': (string);
  /**
   * The document's number 001-001-000000123, or its last part: 123.
   */
  'number': (string);
  /**
   * A search text: a number, an access key, a reference, or the customer's identification or words of its name.
   */
  'q': (string);
  /**
   * The receipts of a page, 1 to 100. Default 20.
   */
  'limit': (number);
  /**
   * The next_cursor of the previous page; empty for the first.
   */
  'cursor': (string);
}
