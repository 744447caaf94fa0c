// Original file: protos/issuance/v1/issuance.proto


export interface KnownReceipt {
  'id'?: (string);
  /**
   * The version that the caller has.
   */
  'version'?: (number);
}

export interface KnownReceipt__Output {
  'id': (string);
  /**
   * The version that the caller has.
   */
  'version': (number);
}
