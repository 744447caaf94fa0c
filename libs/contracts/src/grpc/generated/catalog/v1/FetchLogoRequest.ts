// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of FetchLogo.
 */
export interface FetchLogoRequest {
  /**
   * The id of the logo.
   */
  'logoId'?: (string);
}

/**
 * The request of FetchLogo.
 */
export interface FetchLogoRequest__Output {
  /**
   * The id of the logo.
   */
  'logoId': (string);
}
