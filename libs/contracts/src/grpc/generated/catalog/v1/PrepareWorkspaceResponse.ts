// Original file: protos/catalog/v1/catalog.proto


export interface PrepareWorkspaceResponse {
  'taxpayerId'?: (string);
  'ruc'?: (string);
  'establishmentId'?: (string);
  'emissionPointId'?: (string);
}

export interface PrepareWorkspaceResponse__Output {
  'taxpayerId': (string);
  'ruc': (string);
  'establishmentId': (string);
  'emissionPointId': (string);
}
