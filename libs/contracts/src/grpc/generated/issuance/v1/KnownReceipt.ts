// Original file: protos/issuance/v1/issuance.proto


export interface KnownReceipt {
  'id'?: (string);
  /**
   * The caller's version.
   */
  'version'?: (number);
}

export interface KnownReceipt__Output {
  'id': (string);
  /**
   * The caller's version.
   */
  'version': (number);
}
