// Original file: protos/documents/v1/orders.proto

import type { Detail as _documents_v1_Detail, Detail__Output as _documents_v1_Detail__Output } from '../../documents/v1/Detail.ts';

/**
 * A carried item.
 */
export interface WaybillOrderRecipientItem {
  /**
   * Your code of the item. At most 25 characters. Required.
   */
  'code'?: (string);
  /**
   * A second code, such as a bar code. At most 25 characters.
   */
  'auxiliaryCode'?: (string);
  /**
   * What is carried. At most 300 characters. Required.
   */
  'description'?: (string);
  /**
   * The number of units. Decimal text: at most 12 digits before the point and 6 after it, such as 12.5. Required.
   */
  'quantity'?: (string);
  /**
   * A name and a text to print with an item. At most 3.
   */
  'details'?: (_documents_v1_Detail)[];
  '_auxiliaryCode'?: "auxiliaryCode";
}

/**
 * A carried item.
 */
export interface WaybillOrderRecipientItem__Output {
  /**
   * Your code of the item. At most 25 characters. Required.
   */
  'code': (string);
  /**
   * A second code, such as a bar code. At most 25 characters.
   */
  'auxiliaryCode'?: (string);
  /**
   * What is carried. At most 300 characters. Required.
   */
  'description': (string);
  /**
   * The number of units. Decimal text: at most 12 digits before the point and 6 after it, such as 12.5. Required.
   */
  'quantity': (string);
  /**
   * A name and a text to print with an item. At most 3.
   */
  'details': (_documents_v1_Detail__Output)[];
  '_auxiliaryCode'?: "auxiliaryCode";
}
