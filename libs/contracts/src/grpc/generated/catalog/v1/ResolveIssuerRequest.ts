// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of ResolveIssuer.
 */
export interface ResolveIssuerRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * Three digits; empty for the taxpayer's first.
   */
  'establishment'?: (string);
  /**
   * Three digits; empty for the establishment's first.
   */
  'emissionPoint'?: (string);
  /**
   * The id of the customer; empty for none.
   */
  'customerId'?: (string);
  /**
   * The ids of the products.
   */
  'productIds'?: (string)[];
}

/**
 * The request of ResolveIssuer.
 */
export interface ResolveIssuerRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * Three digits; empty for the taxpayer's first.
   */
  'establishment': (string);
  /**
   * Three digits; empty for the establishment's first.
   */
  'emissionPoint': (string);
  /**
   * The id of the customer; empty for none.
   */
  'customerId': (string);
  /**
   * The ids of the products.
   */
  'productIds': (string)[];
}
