// Original file: protos/documents/v1/orders.proto


/**
 * The person or company that is withheld from.
 */
export interface WithheldSubject {
  /**
   * The kind of identification. One of RUC, NATIONAL_ID, PASSPORT, FINAL_CONSUMER, FOREIGN_ID. Required.
   */
  'identificationType'?: (string);
  /**
   * The number of the identification. Not required for FINAL_CONSUMER. At most 20 characters.
   */
  'identification'?: (string);
  /**
   * The legal name, or first name and surname. Not required for FINAL_CONSUMER. At most 300 characters.
   */
  'legalName'?: (string);
  /**
   * One address or several (at most 5), separated by commas. At most 1000 characters.
   */
  'email'?: (string);
  /**
   * The telephone number. At most 300 characters.
   */
  'phone'?: (string);
  /**
   * The postal address. At most 300 characters.
   */
  'address'?: (string);
  /**
   * Whether the identification is of a person or a company. One of PERSON, COMPANY.
   */
  'kind'?: (string);
  '_identification'?: "identification";
  '_legalName'?: "legalName";
  '_email'?: "email";
  '_phone'?: "phone";
  '_address'?: "address";
  '_kind'?: "kind";
}

/**
 * The person or company that is withheld from.
 */
export interface WithheldSubject__Output {
  /**
   * The kind of identification. One of RUC, NATIONAL_ID, PASSPORT, FINAL_CONSUMER, FOREIGN_ID. Required.
   */
  'identificationType': (string);
  /**
   * The number of the identification. Not required for FINAL_CONSUMER. At most 20 characters.
   */
  'identification'?: (string);
  /**
   * The legal name, or first name and surname. Not required for FINAL_CONSUMER. At most 300 characters.
   */
  'legalName'?: (string);
  /**
   * One address or several (at most 5), separated by commas. At most 1000 characters.
   */
  'email'?: (string);
  /**
   * The telephone number. At most 300 characters.
   */
  'phone'?: (string);
  /**
   * The postal address. At most 300 characters.
   */
  'address'?: (string);
  /**
   * Whether the identification is of a person or a company. One of PERSON, COMPANY.
   */
  'kind'?: (string);
  '_identification'?: "identification";
  '_legalName'?: "legalName";
  '_email'?: "email";
  '_phone'?: "phone";
  '_address'?: "address";
  '_kind'?: "kind";
}
