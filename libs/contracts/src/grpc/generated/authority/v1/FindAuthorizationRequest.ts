// Original file: protos/authority/v1/authority.proto


/**
 * The request of FindAuthorization.
 */
export interface FindAuthorizationRequest {
  /**
   * 49 digits. Its environment selects the authority: test or production.
   */
  'accessKey'?: (string);
  /**
   * The compared document, as UTF-8; empty for any. With it, an authorization of another document under the same key
   * does not count; another notation of the same document does.
   */
  'document'?: (Buffer | Uint8Array | string);
}

/**
 * The request of FindAuthorization.
 */
export interface FindAuthorizationRequest__Output {
  /**
   * 49 digits. Its environment selects the authority: test or production.
   */
  'accessKey': (string);
  /**
   * The compared document, as UTF-8; empty for any. With it, an authorization of another document under the same key
   * does not count; another notation of the same document does.
   */
  'document': (Buffer);
}
