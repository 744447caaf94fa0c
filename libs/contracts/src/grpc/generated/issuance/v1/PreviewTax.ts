// Original file: protos/issuance/v1/issuance.proto


export interface PreviewTax {
  /**
   * The authority's codes.
   */
  'code'?: (string);
  'rateCode'?: (string);
  'rate'?: (string);
  'base'?: (string);
  'amount'?: (string);
}

export interface PreviewTax__Output {
  /**
   * The authority's codes.
   */
  'code': (string);
  'rateCode': (string);
  'rate': (string);
  'base': (string);
  'amount': (string);
}
