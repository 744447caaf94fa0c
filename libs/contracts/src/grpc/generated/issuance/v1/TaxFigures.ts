// Original file: protos/issuance/v1/issuance.proto


export interface TaxFigures {
  'code'?: (string);
  'rateCode'?: (string);
  'rate'?: (string);
  'documents'?: (number);
  'base'?: (string);
  'amount'?: (string);
  /**
   * Those that are voided here.
   */
  'voidedDocuments'?: (number);
  'voidedAmount'?: (string);
}

export interface TaxFigures__Output {
  'code': (string);
  'rateCode': (string);
  'rate': (string);
  'documents': (number);
  'base': (string);
  'amount': (string);
  /**
   * Those that are voided here.
   */
  'voidedDocuments': (number);
  'voidedAmount': (string);
}
