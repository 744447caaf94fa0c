// Original file: protos/issuance/v1/issuance.proto


/**
 * The sums of a tax at one rate.
 */
export interface TaxFigures {
  /**
   * The authority's code of the tax.
   */
  'code'?: (string);
  /**
   * The authority's code of the rate.
   */
  'rateCode'?: (string);
  /**
   * The rate in per cent.
   */
  'rate'?: (string);
  /**
   * The number of documents.
   */
  'documents'?: (number);
  /**
   * The sum of the bases.
   */
  'base'?: (string);
  /**
   * The sum of the amounts.
   */
  'amount'?: (string);
  /**
   * Those that are voided here.
   */
  'voidedDocuments'?: (number);
  /**
   * Their part of amount.
   */
  'voidedAmount'?: (string);
}

/**
 * The sums of a tax at one rate.
 */
export interface TaxFigures__Output {
  /**
   * The authority's code of the tax.
   */
  'code': (string);
  /**
   * The authority's code of the rate.
   */
  'rateCode': (string);
  /**
   * The rate in per cent.
   */
  'rate': (string);
  /**
   * The number of documents.
   */
  'documents': (number);
  /**
   * The sum of the bases.
   */
  'base': (string);
  /**
   * The sum of the amounts.
   */
  'amount': (string);
  /**
   * Those that are voided here.
   */
  'voidedDocuments': (number);
  /**
   * Their part of amount.
   */
  'voidedAmount': (string);
}
