// Original file: protos/issuance/v1/issuance.proto


export interface SandboxAuthorization {
  /**
   * Whether the document in question is the one that was authorized.
   */
  'sameDocument'?: (boolean);
  'number'?: (string);
  /**
   * The authority's own time, as it wrote it.
   */
  'at'?: (string);
}

export interface SandboxAuthorization__Output {
  /**
   * Whether the document in question is the one that was authorized.
   */
  'sameDocument': (boolean);
  'number': (string);
  /**
   * The authority's own time, as it wrote it.
   */
  'at': (string);
}
