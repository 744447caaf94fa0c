// Original file: protos/webhooks/v1/webhooks.proto


/**
 * An event as endpoints receive it.
 */
export interface Event {
  /**
   * The id in the body and in webhook-id.
   */
  'id'?: (string);
  /**
   * The type, such as invoice.authorized.
   */
  'type'?: (string);
  /**
   * As sent.
   */
  'body'?: (string);
}

/**
 * An event as endpoints receive it.
 */
export interface Event__Output {
  /**
   * The id in the body and in webhook-id.
   */
  'id': (string);
  /**
   * The type, such as invoice.authorized.
   */
  'type': (string);
  /**
   * As sent.
   */
  'body': (string);
}
