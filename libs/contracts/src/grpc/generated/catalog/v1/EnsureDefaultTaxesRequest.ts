// Original file: protos/catalog/v1/catalog.proto


export interface EnsureDefaultTaxesRequest {
  'workspaceId'?: (string);
}

export interface EnsureDefaultTaxesRequest__Output {
  'workspaceId': (string);
}
