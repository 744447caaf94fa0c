// Original file: protos/authority/v1/authority.proto


export interface FindAuthorizationRequest {
  /**
   * 49 digits. Its environment says which authority is asked: test or production.
   */
  'accessKey'?: (string);
  /**
   * The document in question, as UTF-8; empty for whichever the authority has. With it, only what the authority says of
   * this very document counts, however it is written: an authorization of another one under the same key does not.
   */
  'document'?: (Buffer | Uint8Array | string);
}

export interface FindAuthorizationRequest__Output {
  /**
   * 49 digits. Its environment says which authority is asked: test or production.
   */
  'accessKey': (string);
  /**
   * The document in question, as UTF-8; empty for whichever the authority has. With it, only what the authority says of
   * this very document counts, however it is written: an authorization of another one under the same key does not.
   */
  'document': (Buffer);
}
