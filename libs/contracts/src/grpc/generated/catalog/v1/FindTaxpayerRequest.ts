// Original file: protos/catalog/v1/catalog.proto


export interface FindTaxpayerRequest {
  'workspaceId'?: (string);
  'ruc'?: (string);
}

export interface FindTaxpayerRequest__Output {
  'workspaceId': (string);
  'ruc': (string);
}
