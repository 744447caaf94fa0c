// Original file: protos/documents/v1/receipt.proto


/**
 * The last answer of the authority's consultation service about the document. absent: it was never asked; send
 * ?online=true. The answer changes no status: a receipt whose document was cancelled at the authority stays COMPLETED.
 */
export interface AuthorityStatus {
  /**
   * CANCELLATION_PENDING: the issuer has asked the authority to cancel the document, and the recipient has to accept.
   * CANCELLED: the document is no longer valid. One of AUTHORIZED, NOT_AUTHORIZED, CANCELLATION_PENDING, CANCELLED.
   */
  'state'?: (string);
  /**
   * When it was asked: RFC 3339 in UTC. For example 2026-11-21T15:04:07.000Z.
   */
  'checkedAt'?: (string);
}

/**
 * The last answer of the authority's consultation service about the document. absent: it was never asked; send
 * ?online=true. The answer changes no status: a receipt whose document was cancelled at the authority stays COMPLETED.
 */
export interface AuthorityStatus__Output {
  /**
   * CANCELLATION_PENDING: the issuer has asked the authority to cancel the document, and the recipient has to accept.
   * CANCELLED: the document is no longer valid. One of AUTHORIZED, NOT_AUTHORIZED, CANCELLATION_PENDING, CANCELLED.
   */
  'state': (string);
  /**
   * When it was asked: RFC 3339 in UTC. For example 2026-11-21T15:04:07.000Z.
   */
  'checkedAt': (string);
}
