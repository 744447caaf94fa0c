// Original file: protos/issuance/v1/issuance.proto


export interface Sequential {
  'documentType'?: (string);
  'establishment'?: (string);
  'emissionPoint'?: (string);
  /**
   * The number of the next document.
   */
  'next'?: (number);
  /**
   * The last used number; 0 for none.
   */
  'last'?: (number);
}

export interface Sequential__Output {
  'documentType': (string);
  'establishment': (string);
  'emissionPoint': (string);
  /**
   * The number of the next document.
   */
  'next': (number);
  /**
   * The last used number; 0 for none.
   */
  'last': (number);
}
