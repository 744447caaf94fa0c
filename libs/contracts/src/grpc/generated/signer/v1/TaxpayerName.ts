// Original file: protos/signer/v1/signer.proto


/**
 * A taxpayer by id and number.
 */
export interface TaxpayerName {
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
}

/**
 * A taxpayer by id and number.
 */
export interface TaxpayerName__Output {
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
}
