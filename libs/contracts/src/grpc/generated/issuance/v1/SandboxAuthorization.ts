// Original file: protos/issuance/v1/issuance.proto


/**
 * The authorization of the simulated authority.
 */
export interface SandboxAuthorization {
  /**
   * Whether the compared document is the authorized one.
   */
  'sameDocument'?: (boolean);
  /**
   * The authorization number.
   */
  'number'?: (string);
  /**
   * The authority's own time, in its form.
   */
  'at'?: (string);
}

/**
 * The authorization of the simulated authority.
 */
export interface SandboxAuthorization__Output {
  /**
   * Whether the compared document is the authorized one.
   */
  'sameDocument': (boolean);
  /**
   * The authorization number.
   */
  'number': (string);
  /**
   * The authority's own time, in its form.
   */
  'at': (string);
}
