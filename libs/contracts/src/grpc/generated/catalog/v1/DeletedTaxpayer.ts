// Original file: protos/catalog/v1/catalog.proto


export interface DeletedTaxpayer {
  'workspaceId'?: (string);
  'taxpayerId'?: (string);
  'ruc'?: (string);
}

export interface DeletedTaxpayer__Output {
  'workspaceId': (string);
  'taxpayerId': (string);
  'ruc': (string);
}
