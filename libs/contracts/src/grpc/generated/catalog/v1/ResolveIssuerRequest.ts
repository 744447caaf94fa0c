// Original file: protos/catalog/v1/catalog.proto


export interface ResolveIssuerRequest {
  'workspaceId'?: (string);
  'ruc'?: (string);
  /**
   * Three digits; empty for the taxpayer's first.
   */
  'establishment'?: (string);
  'emissionPoint'?: (string);
  'customerId'?: (string);
  'productIds'?: (string)[];
}

export interface ResolveIssuerRequest__Output {
  'workspaceId': (string);
  'ruc': (string);
  /**
   * Three digits; empty for the taxpayer's first.
   */
  'establishment': (string);
  'emissionPoint': (string);
  'customerId': (string);
  'productIds': (string)[];
}
