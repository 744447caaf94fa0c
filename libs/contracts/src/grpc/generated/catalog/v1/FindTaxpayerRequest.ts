// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of FindTaxpayer.
 */
export interface FindTaxpayerRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
}

/**
 * The request of FindTaxpayer.
 */
export interface FindTaxpayerRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
}
