// Original file: protos/issuance/v1/issuance.proto


/**
 * The answer of SetNextSequential.
 */
export interface SetNextSequentialResponse {
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
}

/**
 * The answer of SetNextSequential.
 */
export interface SetNextSequentialResponse__Output {
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
}
