// Original file: protos/webhooks/v1/webhooks.proto


export interface Attempt {
  'at'?: (string);
  'durationMs'?: (number);
  /**
   * 0 when there was no answer: then `error` says why.
   */
  'statusCode'?: (number);
  /**
   * name-unknown, refused, closed, unreachable, no-answer, not-tls, certificate-expired, certificate-of-another,
   * certificate-untrusted, tls, not-http, not-allowed or other; of attempts stored by earlier versions a text.
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
   * 0 when there was no answer: then `error` says why.
   */
  'statusCode': (number);
  /**
   * name-unknown, refused, closed, unreachable, no-answer, not-tls, certificate-expired, certificate-of-another,
   * certificate-untrusted, tls, not-http, not-allowed or other; of attempts stored by earlier versions a text.
   */
  'error': (string);
  /**
   * The first kilobyte of the answer.
   */
  'answer': (string);
}
