// Original file: protos/catalog/v1/catalog.proto


export interface ConcludeTaxpayerDeletionRequest {
  'workspaceId'?: (string);
  'taxpayerId'?: (string);
}

export interface ConcludeTaxpayerDeletionRequest__Output {
  'workspaceId': (string);
  'taxpayerId': (string);
}
