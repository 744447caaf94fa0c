// Original file: protos/issuance/v1/issuance.proto


/**
 * The issuing taxpayer.
 */
export interface PreviewIssuer {
  /**
   * The taxpayer's legal name.
   */
  'legalName'?: (string);
  /**
   * The commercial name; may be empty.
   */
  'commercialName'?: (string);
}

/**
 * The issuing taxpayer.
 */
export interface PreviewIssuer__Output {
  /**
   * The taxpayer's legal name.
   */
  'legalName': (string);
  /**
   * The commercial name; may be empty.
   */
  'commercialName': (string);
}
