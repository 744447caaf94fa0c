// Original file: protos/issuance/v1/issuance.proto


export interface TaxTotal {
  /**
   * The authority's codes: 2 value-added, 3 excise, 5 plastic bottles; and the code of the rate.
   */
  'code'?: (string);
  'rateCode'?: (string);
  'rate'?: (string);
  'base'?: (string);
  'amount'?: (string);
}

export interface TaxTotal__Output {
  /**
   * The authority's codes: 2 value-added, 3 excise, 5 plastic bottles; and the code of the rate.
   */
  'code': (string);
  'rateCode': (string);
  'rate': (string);
  'base': (string);
  'amount': (string);
}
