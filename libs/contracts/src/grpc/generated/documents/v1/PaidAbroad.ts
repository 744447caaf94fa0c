// Original file: protos/documents/v1/orders.proto


/**
 * The data of a payment abroad.
 */
export interface PaidAbroad {
  /**
   * The tax regime abroad: 01 general, 02 tax haven, 03 preferential. One of 01, 02, 03. Required.
   */
  'regime'?: (string);
  /**
   * The authority's code of the country, table 25. Form: three digits of the authority's table of countries, such as
   * 593. Required.
   */
  'country'?: (string);
  /**
   * Whether a treaty against double taxation applies. Required.
   */
  'taxTreaty'?: (boolean);
  /**
   * Whether the payment is subject to withholding. Send it if no treaty applies.
   */
  'subjectToWithholding'?: (boolean);
  /**
   * Whether the recipient is in a preferential fiscal regime.
   */
  'fiscalRegime'?: (boolean);
  '_taxTreaty'?: "taxTreaty";
  '_subjectToWithholding'?: "subjectToWithholding";
  '_fiscalRegime'?: "fiscalRegime";
}

/**
 * The data of a payment abroad.
 */
export interface PaidAbroad__Output {
  /**
   * The tax regime abroad: 01 general, 02 tax haven, 03 preferential. One of 01, 02, 03. Required.
   */
  'regime': (string);
  /**
   * The authority's code of the country, table 25. Form: three digits of the authority's table of countries, such as
   * 593. Required.
   */
  'country': (string);
  /**
   * Whether a treaty against double taxation applies. Required.
   */
  'taxTreaty'?: (boolean);
  /**
   * Whether the payment is subject to withholding. Send it if no treaty applies.
   */
  'subjectToWithholding'?: (boolean);
  /**
   * Whether the recipient is in a preferential fiscal regime.
   */
  'fiscalRegime'?: (boolean);
  '_taxTreaty'?: "taxTreaty";
  '_subjectToWithholding'?: "subjectToWithholding";
  '_fiscalRegime'?: "fiscalRegime";
}
