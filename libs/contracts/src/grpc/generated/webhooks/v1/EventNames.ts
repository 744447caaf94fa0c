// Original file: protos/webhooks/v1/webhooks.proto


/**
 * A list of names of events.
 */
export interface EventNames {
  /**
   * The names of events.
   */
  'names'?: (string)[];
}

/**
 * A list of names of events.
 */
export interface EventNames__Output {
  /**
   * The names of events.
   */
  'names': (string)[];
}
