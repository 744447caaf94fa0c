// Original file: protos/catalog/v1/catalog.proto


export interface FixRegistryNumberRequest {
  'workspaceId'?: (string);
  'taxpayerId'?: (string);
  'taxpayerRuc'?: (string);
}

export interface FixRegistryNumberRequest__Output {
  'workspaceId': (string);
  'taxpayerId': (string);
  'taxpayerRuc': (string);
}
