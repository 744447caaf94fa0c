// Original file: protos/issuance/v1/issuance.proto


export interface Receipt {
  'id'?: (string);
  /**
   * The receipt of the API and of webhooks: JSON of the schema ReceiptView, which describes all fields
   * (libs/contracts/src/messages/receipt-view.ts) and is the component Receipt of /openapi.json. Decode it with
   * decodeReceiptView of @etax/contracts.
   */
  'view'?: (Buffer | Uint8Array | string);
}

export interface Receipt__Output {
  'id': (string);
  /**
   * The receipt of the API and of webhooks: JSON of the schema ReceiptView, which describes all fields
   * (libs/contracts/src/messages/receipt-view.ts) and is the component Receipt of /openapi.json. Decode it with
   * decodeReceiptView of @etax/contracts.
   */
  'view': (Buffer);
}
