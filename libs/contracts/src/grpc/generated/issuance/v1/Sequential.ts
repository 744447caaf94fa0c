// Original file: protos/issuance/v1/issuance.proto


/**
 * A series of numbers.
 */
export interface Sequential {
  /**
   * The kind of the document, such as INVOICE.
   */
  'documentType'?: (string);
  /**
   * The code of the establishment: three digits.
   */
  'establishment'?: (string);
  /**
   * The code of the emission point: three digits.
   */
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

/**
 * A series of numbers.
 */
export interface Sequential__Output {
  /**
   * The kind of the document, such as INVOICE.
   */
  'documentType': (string);
  /**
   * The code of the establishment: three digits.
   */
  'establishment': (string);
  /**
   * The code of the emission point: three digits.
   */
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
