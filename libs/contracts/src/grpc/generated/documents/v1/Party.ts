// Original file: protos/documents/v1/orders.proto


/**
 * A person or a company.
 */
export interface Party {
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
  '_identification'?: "identification";
  '_legalName'?: "legalName";
  '_email'?: "email";
  '_phone'?: "phone";
  '_address'?: "address";
}

/**
 * A person or a company.
 */
export interface Party__Output {
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
  '_identification'?: "identification";
  '_legalName'?: "legalName";
  '_email'?: "email";
  '_phone'?: "phone";
  '_address'?: "address";
}
