// Original file: protos/catalog/v1/catalog.proto


export interface FetchLogoRequest {
  'logoId'?: (string);
}

export interface FetchLogoRequest__Output {
  'logoId': (string);
}
