// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of EnsureDefaultTaxes.
 */
export interface EnsureDefaultTaxesRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
}

/**
 * The request of EnsureDefaultTaxes.
 */
export interface EnsureDefaultTaxesRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
}
