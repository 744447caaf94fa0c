// Original file: protos/catalog/v1/catalog.proto


export interface ProductRecord {
  'id'?: (string);
  'code'?: (string);
  'description'?: (string);
  'unitPrice'?: (string);
  /**
   * The authority's codes of the product's tax and rate.
   */
  'taxCode'?: (string);
  'taxRateCode'?: (string);
  'taxPercentage'?: (string);
}

export interface ProductRecord__Output {
  'id': (string);
  'code': (string);
  'description': (string);
  'unitPrice': (string);
  /**
   * The authority's codes of the product's tax and rate.
   */
  'taxCode': (string);
  'taxRateCode': (string);
  'taxPercentage': (string);
}
