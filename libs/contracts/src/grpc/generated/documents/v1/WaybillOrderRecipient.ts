// Original file: protos/documents/v1/orders.proto

import type { WaybillOrderRecipientSupportingDocument as _documents_v1_WaybillOrderRecipientSupportingDocument, WaybillOrderRecipientSupportingDocument__Output as _documents_v1_WaybillOrderRecipientSupportingDocument__Output } from '../../documents/v1/WaybillOrderRecipientSupportingDocument.ts';
import type { WaybillOrderRecipientItem as _documents_v1_WaybillOrderRecipientItem, WaybillOrderRecipientItem__Output as _documents_v1_WaybillOrderRecipientItem__Output } from '../../documents/v1/WaybillOrderRecipientItem.ts';

/**
 * A recipient of the goods.
 */
export interface WaybillOrderRecipient {
  /**
   * The number of its identification. At most 20 characters. Required.
   */
  'identification'?: (string);
  /**
   * Its legal name, or first name and surname. At most 300 characters. Required.
   */
  'legalName'?: (string);
  /**
   * The address of the delivery. At most 300 characters. Required.
   */
  'address'?: (string);
  /**
   * The reason of the transport. Form: a text of at most 300 characters, such as sale. Required.
   */
  'reason'?: (string);
  /**
   * The route. At most 300 characters.
   */
  'route'?: (string);
  /**
   * The code of the establishment there. Form: three digits, such as 001.
   */
  'destinationEstablishment'?: (string);
  /**
   * The number of the customs document. At most 20 characters.
   */
  'customsDocument'?: (string);
  /**
   * The document of the sale.
   */
  'supportingDocument'?: (_documents_v1_WaybillOrderRecipientSupportingDocument | null);
  /**
   * A carried item. At least one. Required.
   */
  'items'?: (_documents_v1_WaybillOrderRecipientItem)[];
  '_route'?: "route";
  '_destinationEstablishment'?: "destinationEstablishment";
  '_customsDocument'?: "customsDocument";
}

/**
 * A recipient of the goods.
 */
export interface WaybillOrderRecipient__Output {
  /**
   * The number of its identification. At most 20 characters. Required.
   */
  'identification': (string);
  /**
   * Its legal name, or first name and surname. At most 300 characters. Required.
   */
  'legalName': (string);
  /**
   * The address of the delivery. At most 300 characters. Required.
   */
  'address': (string);
  /**
   * The reason of the transport. Form: a text of at most 300 characters, such as sale. Required.
   */
  'reason': (string);
  /**
   * The route. At most 300 characters.
   */
  'route'?: (string);
  /**
   * The code of the establishment there. Form: three digits, such as 001.
   */
  'destinationEstablishment'?: (string);
  /**
   * The number of the customs document. At most 20 characters.
   */
  'customsDocument'?: (string);
  /**
   * The document of the sale.
   */
  'supportingDocument': (_documents_v1_WaybillOrderRecipientSupportingDocument__Output | null);
  /**
   * A carried item. At least one. Required.
   */
  'items': (_documents_v1_WaybillOrderRecipientItem__Output)[];
  '_route'?: "route";
  '_destinationEstablishment'?: "destinationEstablishment";
  '_customsDocument'?: "customsDocument";
}
