// Original file: protos/issuance/v1/issuance.proto


export interface Sequential {
  'documentType'?: (string);
  'establishment'?: (string);
  'emissionPoint'?: (string);
  /**
   * What the next document gets.
   */
  'next'?: (number);
  /**
   * The last that was used; 0 for none.
   */
  'last'?: (number);
}

export interface Sequential__Output {
  'documentType': (string);
  'establishment': (string);
  'emissionPoint': (string);
  /**
   * What the next document gets.
   */
  'next': (number);
  /**
   * The last that was used; 0 for none.
   */
  'last': (number);
}
