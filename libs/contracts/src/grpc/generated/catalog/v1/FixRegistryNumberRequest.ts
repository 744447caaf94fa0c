// Original file: protos/catalog/v1/catalog.proto


export interface FixRegistryNumberRequest {
  'workspaceId'?: (string);
  'taxpayerId'?: (string);
  'taxpayerRuc'?: (string);
  /**
   * The series, three digits each, that a live receipt is going to stand in; empty for none.
   */
  'liveEstablishment'?: (string);
  'liveEmissionPoint'?: (string);
}

export interface FixRegistryNumberRequest__Output {
  'workspaceId': (string);
  'taxpayerId': (string);
  'taxpayerRuc': (string);
  /**
   * The series, three digits each, that a live receipt is going to stand in; empty for none.
   */
  'liveEstablishment': (string);
  'liveEmissionPoint': (string);
}
