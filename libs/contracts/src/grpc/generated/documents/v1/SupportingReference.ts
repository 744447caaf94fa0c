// Original file: protos/documents/v1/orders.proto


/**
 * Send the access_key of a receipt here, or document_type, number and issue_date.
 */
export interface SupportingReference {
  /**
   * The access key of a receipt here. Form: 49 digits, such as 2111202601179001167400110010010000000011234567814.
   */
  'accessKey'?: (string);
  /**
   * The kind of the document. Form: INVOICE or the authority's code, such as 01; or leave it out and send the
   * access_key of a receipt here.
   */
  'documentType'?: (string);
  /**
   * The number of the document. Form: a number such as 001-001-000000001, with or without dashes.
   */
  'number'?: (string);
  /**
   * The day of issue of the document, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   */
  'issueDate'?: (string);
  '_accessKey'?: "accessKey";
  '_documentType'?: "documentType";
  '_number'?: "number";
  '_issueDate'?: "issueDate";
}

/**
 * Send the access_key of a receipt here, or document_type, number and issue_date.
 */
export interface SupportingReference__Output {
  /**
   * The access key of a receipt here. Form: 49 digits, such as 2111202601179001167400110010010000000011234567814.
   */
  'accessKey'?: (string);
  /**
   * The kind of the document. Form: INVOICE or the authority's code, such as 01; or leave it out and send the
   * access_key of a receipt here.
   */
  'documentType'?: (string);
  /**
   * The number of the document. Form: a number such as 001-001-000000001, with or without dashes.
   */
  'number'?: (string);
  /**
   * The day of issue of the document, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   */
  'issueDate'?: (string);
  '_accessKey'?: "accessKey";
  '_documentType'?: "documentType";
  '_number'?: "number";
  '_issueDate'?: "issueDate";
}
