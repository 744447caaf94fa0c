// Original file: protos/catalog/v1/catalog.proto


/**
 * The picture of a logo.
 */
export interface StoreLogoRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId'?: (string);
  /**
   * The picture: PNG or JPEG.
   */
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

/**
 * The picture of a logo.
 */
export interface StoreLogoRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId': (string);
  /**
   * The picture: PNG or JPEG.
   */
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
