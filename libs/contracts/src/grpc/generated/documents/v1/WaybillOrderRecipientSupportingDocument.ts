// Original file: protos/documents/v1/orders.proto


/**
 * The document of the sale.
 */
export interface WaybillOrderRecipientSupportingDocument {
  /**
   * The kind of the document. Form: INVOICE, another kind of document, or the authority's code, such as 01. Required.
   */
  'documentType'?: (string);
  /**
   * The number of the document. Form: a number such as 001-001-000000001, with or without dashes. Required.
   */
  'number'?: (string);
  /**
   * The authorization number of the document. Form: 10 to 49 digits, such as 1234567890.
   */
  'authorizationNumber'?: (string);
  /**
   * The day of issue of the document, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   * Required.
   */
  'issueDate'?: (string);
  '_authorizationNumber'?: "authorizationNumber";
}

/**
 * The document of the sale.
 */
export interface WaybillOrderRecipientSupportingDocument__Output {
  /**
   * The kind of the document. Form: INVOICE, another kind of document, or the authority's code, such as 01. Required.
   */
  'documentType': (string);
  /**
   * The number of the document. Form: a number such as 001-001-000000001, with or without dashes. Required.
   */
  'number': (string);
  /**
   * The authorization number of the document. Form: 10 to 49 digits, such as 1234567890.
   */
  'authorizationNumber'?: (string);
  /**
   * The day of issue of the document, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   * Required.
   */
  'issueDate': (string);
  '_authorizationNumber'?: "authorizationNumber";
}
