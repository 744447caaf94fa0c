// Original file: protos/catalog/v1/catalog.proto


export interface ClaimInvoiceResponse {
  'receiptId'?: (string);
  'taxpayerRuc'?: (string);
  /**
   * For issuance.v1 IssueRequest.order, document type INVOICE: JSON with customer, items and payments, no ids.
   */
  'order'?: (Buffer | Uint8Array | string);
  /**
   * It was issued before: receipt_id names the receipt there is.
   */
  'issuedBefore'?: (boolean);
  /**
   * The field that names a record deleted since, such as customerId; the order is empty then. Empty for none.
   */
  'deletedPart'?: (string);
}

export interface ClaimInvoiceResponse__Output {
  'receiptId': (string);
  'taxpayerRuc': (string);
  /**
   * For issuance.v1 IssueRequest.order, document type INVOICE: JSON with customer, items and payments, no ids.
   */
  'order': (Buffer);
  /**
   * It was issued before: receipt_id names the receipt there is.
   */
  'issuedBefore': (boolean);
  /**
   * The field that names a record deleted since, such as customerId; the order is empty then. Empty for none.
   */
  'deletedPart': (string);
}
