// Original file: protos/issuance/v1/issuance.proto


/**
 * The request of DescribeHoldings.
 */
export interface DescribeHoldingsRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * Three digits; empty for all.
   */
  'establishment'?: (string);
  /**
   * Three digits; empty for all. Only with an establishment.
   */
  'emissionPoint'?: (string);
}

/**
 * The request of DescribeHoldings.
 */
export interface DescribeHoldingsRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * Three digits; empty for all.
   */
  'establishment': (string);
  /**
   * Three digits; empty for all. Only with an establishment.
   */
  'emissionPoint': (string);
}
