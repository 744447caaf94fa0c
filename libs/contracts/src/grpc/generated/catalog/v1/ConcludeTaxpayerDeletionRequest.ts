// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of ConcludeTaxpayerDeletion.
 */
export interface ConcludeTaxpayerDeletionRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId'?: (string);
}

/**
 * The request of ConcludeTaxpayerDeletion.
 */
export interface ConcludeTaxpayerDeletionRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId': (string);
}
