// Original file: protos/catalog/v1/catalog.proto


/**
 * A taxpayer whose deletion is not concluded.
 */
export interface DeletedTaxpayer {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
}

/**
 * A taxpayer whose deletion is not concluded.
 */
export interface DeletedTaxpayer__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
}
