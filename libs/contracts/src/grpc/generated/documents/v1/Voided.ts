// Original file: protos/documents/v1/receipt.proto


/**
 * Present if the receipt is marked as voided here. The authority is not informed.
 */
export interface Voided {
  /**
   * When it was marked: RFC 3339 in UTC. For example 2026-11-21T15:04:07.000Z.
   */
  'at'?: (string);
  /**
   * The reason of the caller. For example wrong customer.
   */
  'reason'?: (string);
}

/**
 * Present if the receipt is marked as voided here. The authority is not informed.
 */
export interface Voided__Output {
  /**
   * When it was marked: RFC 3339 in UTC. For example 2026-11-21T15:04:07.000Z.
   */
  'at': (string);
  /**
   * The reason of the caller. For example wrong customer.
   */
  'reason': (string);
}
