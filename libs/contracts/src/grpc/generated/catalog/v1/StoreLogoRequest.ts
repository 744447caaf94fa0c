// Original file: protos/catalog/v1/catalog.proto


export interface StoreLogoRequest {
  'workspaceId'?: (string);
  'taxpayerId'?: (string);
  'content'?: (Buffer | Uint8Array | string);
}

export interface StoreLogoRequest__Output {
  'workspaceId': (string);
  'taxpayerId': (string);
  'content': (Buffer);
}
