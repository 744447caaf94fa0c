// Original file: protos/catalog/v1/catalog.proto


/**
 * The answer of ClaimInvoice.
 */
export interface ClaimInvoiceResponse {
  /**
   * The id of the receipt, the same for all claims.
   */
  'receiptId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * The order for issuance.v1 IssueRequest, document type INVOICE: JSON with customer, items and payments, without ids.
   */
  'order'?: (Buffer | Uint8Array | string);
  /**
   * It was issued before, as receipt_id.
   */
  'issuedBefore'?: (boolean);
  /**
   * The field of a deleted record, such as customerId, with an empty order; otherwise empty.
   */
  'deletedPart'?: (string);
}

/**
 * The answer of ClaimInvoice.
 */
export interface ClaimInvoiceResponse__Output {
  /**
   * The id of the receipt, the same for all claims.
   */
  'receiptId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * The order for issuance.v1 IssueRequest, document type INVOICE: JSON with customer, items and payments, without ids.
   */
  'order': (Buffer);
  /**
   * It was issued before, as receipt_id.
   */
  'issuedBefore': (boolean);
  /**
   * The field of a deleted record, such as customerId, with an empty order; otherwise empty.
   */
  'deletedPart': (string);
}
