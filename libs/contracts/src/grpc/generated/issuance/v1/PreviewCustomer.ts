// Original file: protos/issuance/v1/issuance.proto


/**
 * The recipient of the document.
 */
export interface PreviewCustomer {
  /**
   * The number of the identification.
   */
  'identification'?: (string);
  /**
   * The legal name.
   */
  'legalName'?: (string);
}

/**
 * The recipient of the document.
 */
export interface PreviewCustomer__Output {
  /**
   * The number of the identification.
   */
  'identification': (string);
  /**
   * The legal name.
   */
  'legalName': (string);
}
