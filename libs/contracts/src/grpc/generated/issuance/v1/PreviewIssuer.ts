// Original file: protos/issuance/v1/issuance.proto


export interface PreviewIssuer {
  'legalName'?: (string);
  /**
   * Empty for none.
   */
  'commercialName'?: (string);
}

export interface PreviewIssuer__Output {
  'legalName': (string);
  /**
   * Empty for none.
   */
  'commercialName': (string);
}
