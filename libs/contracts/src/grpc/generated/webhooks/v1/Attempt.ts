// Original file: protos/webhooks/v1/webhooks.proto


export interface Attempt {
  'at'?: (string);
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

export interface Attempt__Output {
  'at': (string);
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
