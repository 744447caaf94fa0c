// Original file: protos/catalog/v1/catalog.proto


export interface StoreLogoRequest {
  'workspaceId'?: (string);
  'taxpayerId'?: (string);
  'content'?: (Buffer | Uint8Array | string);
  /**
   * test (also when empty) or live: live keys cannot change the test taxpayer.
   */
  'mode'?: (string);
  /**
   * See GetRecordRequest.
   */
  'spareProduction'?: (boolean);
}

export interface StoreLogoRequest__Output {
  'workspaceId': (string);
  'taxpayerId': (string);
  'content': (Buffer);
  /**
   * test (also when empty) or live: live keys cannot change the test taxpayer.
   */
  'mode': (string);
  /**
   * See GetRecordRequest.
   */
  'spareProduction': (boolean);
}
