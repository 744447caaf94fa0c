// Original file: protos/issuance/v1/issuance.proto


/**
 * A receipt.
 */
export interface Receipt {
  /**
   * The UUID of the receipt.
   */
  'id'?: (string);
  /**
   * The receipt of the API and of webhooks: JSON of the schema ReceiptView, which describes all fields
   * (libs/contracts/src/messages/receipt-view.ts) and is the component Receipt of /openapi.json. Decode it with
   * decodeReceiptView of @etax/contracts.
   */
  'view'?: (Buffer | Uint8Array | string);
}

/**
 * A receipt.
 */
export interface Receipt__Output {
  /**
   * The UUID of the receipt.
   */
  'id': (string);
  /**
   * The receipt of the API and of webhooks: JSON of the schema ReceiptView, which describes all fields
   * (libs/contracts/src/messages/receipt-view.ts) and is the component Receipt of /openapi.json. Decode it with
   * decodeReceiptView of @etax/contracts.
   */
  'view': (Buffer);
}
