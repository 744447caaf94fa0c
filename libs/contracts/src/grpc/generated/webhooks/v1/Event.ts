// Original file: protos/webhooks/v1/webhooks.proto


export interface Event {
  /**
   * The id in the body and in webhook-id.
   */
  'id'?: (string);
  /**
   * invoice.authorized
   */
  'type'?: (string);
  /**
   * As sent.
   */
  'body'?: (string);
}

export interface Event__Output {
  /**
   * The id in the body and in webhook-id.
   */
  'id': (string);
  /**
   * invoice.authorized
   */
  'type': (string);
  /**
   * As sent.
   */
  'body': (string);
}
