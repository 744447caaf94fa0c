// Original file: protos/documents/v1/orders.proto


/**
 * The supplier of the reimbursed document.
 */
export interface ReimbursementSupplier {
  /**
   * The kind of identification. One of RUC, NATIONAL_ID, PASSPORT, FINAL_CONSUMER, FOREIGN_ID. Required.
   */
  'identificationType'?: (string);
  /**
   * The number of the identification. At most 20 characters. Required.
   */
  'identification'?: (string);
  /**
   * Whether the identification is of a person or a company. One of PERSON, COMPANY. Required.
   */
  'kind'?: (string);
  /**
   * The authority's code of the country, table 25. Form: three digits of the authority's table of countries, such as
   * 593.
   */
  'country'?: (string);
  '_country'?: "country";
}

/**
 * The supplier of the reimbursed document.
 */
export interface ReimbursementSupplier__Output {
  /**
   * The kind of identification. One of RUC, NATIONAL_ID, PASSPORT, FINAL_CONSUMER, FOREIGN_ID. Required.
   */
  'identificationType': (string);
  /**
   * The number of the identification. At most 20 characters. Required.
   */
  'identification': (string);
  /**
   * Whether the identification is of a person or a company. One of PERSON, COMPANY. Required.
   */
  'kind': (string);
  /**
   * The authority's code of the country, table 25. Form: three digits of the authority's table of countries, such as
   * 593.
   */
  'country'?: (string);
  '_country'?: "country";
}
