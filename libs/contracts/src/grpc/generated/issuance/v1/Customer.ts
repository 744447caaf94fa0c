// Original file: protos/issuance/v1/issuance.proto


export interface Customer {
  'identificationType'?: (string);
  'identification'?: (string);
  'legalName'?: (string);
  /**
   * One or several, comma-separated.
   */
  'email'?: (string);
  'phone'?: (string);
  'address'?: (string);
}

export interface Customer__Output {
  'identificationType': (string);
  'identification': (string);
  'legalName': (string);
  /**
   * One or several, comma-separated.
   */
  'email': (string);
  'phone': (string);
  'address': (string);
}
