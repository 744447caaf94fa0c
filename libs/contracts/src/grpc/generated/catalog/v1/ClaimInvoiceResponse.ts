// Original file: protos/catalog/v1/catalog.proto


export interface ClaimInvoiceResponse {
  'receiptId'?: (string);
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

export interface ClaimInvoiceResponse__Output {
  'receiptId': (string);
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
