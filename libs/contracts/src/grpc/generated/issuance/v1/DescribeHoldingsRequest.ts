// Original file: protos/issuance/v1/issuance.proto


export interface DescribeHoldingsRequest {
  'workspaceId'?: (string);
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

export interface DescribeHoldingsRequest__Output {
  'workspaceId': (string);
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
