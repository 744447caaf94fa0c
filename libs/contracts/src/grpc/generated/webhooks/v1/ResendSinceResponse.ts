// Original file: protos/webhooks/v1/webhooks.proto


/**
 * The answer of ResendSince.
 */
export interface ResendSinceResponse {
  /**
   * The number of deliveries that start again.
   */
  'deliveries'?: (number);
}

/**
 * The answer of ResendSince.
 */
export interface ResendSinceResponse__Output {
  /**
   * The number of deliveries that start again.
   */
  'deliveries': (number);
}
