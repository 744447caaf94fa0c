// Original file: protos/webhooks/v1/webhooks.proto


/**
 * An attempt of a delivery.
 */
export interface Attempt {
  /**
   * When it began.
   */
  'at'?: (string);
  /**
   * Its duration in milliseconds.
   */
  'durationMs'?: (number);
  /**
   * 0 without an answer: `error` has the reason.
   */
  'statusCode'?: (number);
  /**
   * name-unknown, refused, closed, unreachable, no-answer, not-tls, certificate-expired, certificate-of-another,
   * certificate-untrusted, tls, not-http, not-allowed or other; a text in attempts of older versions.
   */
  'error'?: (string);
  /**
   * The first kilobyte of the answer.
   */
  'answer'?: (string);
}

/**
 * An attempt of a delivery.
 */
export interface Attempt__Output {
  /**
   * When it began.
   */
  'at': (string);
  /**
   * Its duration in milliseconds.
   */
  'durationMs': (number);
  /**
   * 0 without an answer: `error` has the reason.
   */
  'statusCode': (number);
  /**
   * name-unknown, refused, closed, unreachable, no-answer, not-tls, certificate-expired, certificate-of-another,
   * certificate-untrusted, tls, not-http, not-allowed or other; a text in attempts of older versions.
   */
  'error': (string);
  /**
   * The first kilobyte of the answer.
   */
  'answer': (string);
}
