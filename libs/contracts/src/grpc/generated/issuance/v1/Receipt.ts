// Original file: protos/issuance/v1/issuance.proto


export interface Receipt {
  'id'?: (string);
  /**
   * The receipt as API callers and webhook receivers see it: JSON of the schema ReceiptView, which describes every
   * field (libs/contracts/src/messages/receipt-view.ts) and is published as the component Receipt of /openapi.json.
   * Decode it with decodeReceiptView of @etax/contracts.
   */
  'view'?: (Buffer | Uint8Array | string);
}

export interface Receipt__Output {
  'id': (string);
  /**
   * The receipt as API callers and webhook receivers see it: JSON of the schema ReceiptView, which describes every
   * field (libs/contracts/src/messages/receipt-view.ts) and is published as the component Receipt of /openapi.json.
   * Decode it with decodeReceiptView of @etax/contracts.
   */
  'view': (Buffer);
}
