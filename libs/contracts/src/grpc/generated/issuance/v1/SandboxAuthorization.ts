// Original file: protos/issuance/v1/issuance.proto


export interface SandboxAuthorization {
  /**
   * Whether the compared document is the authorized one.
   */
  'sameDocument'?: (boolean);
  'number'?: (string);
  /**
   * The authority's own time, in its form.
   */
  'at'?: (string);
}

export interface SandboxAuthorization__Output {
  /**
   * Whether the compared document is the authorized one.
   */
  'sameDocument': (boolean);
  'number': (string);
  /**
   * The authority's own time, in its form.
   */
  'at': (string);
}
