// Original file: protos/catalog/v1/catalog.proto


export interface FixRegistryNumberRequest {
  'workspaceId'?: (string);
  'taxpayerId'?: (string);
  'ruc'?: (string);
  /**
   * The series of a future live receipt, three digits each, or empty.
   */
  'liveEstablishment'?: (string);
  'liveEmissionPoint'?: (string);
}

export interface FixRegistryNumberRequest__Output {
  'workspaceId': (string);
  'taxpayerId': (string);
  'ruc': (string);
  /**
   * The series of a future live receipt, three digits each, or empty.
   */
  'liveEstablishment': (string);
  'liveEmissionPoint': (string);
}
