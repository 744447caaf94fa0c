// Original file: protos/issuance/v1/issuance.proto


/**
 * The answer of PurgeSandbox.
 */
export interface PurgeSandboxResponse {
  /**
   * The number of deleted receipts.
   */
  'deleted'?: (number);
}

/**
 * The answer of PurgeSandbox.
 */
export interface PurgeSandboxResponse__Output {
  /**
   * The number of deleted receipts.
   */
  'deleted': (number);
}
