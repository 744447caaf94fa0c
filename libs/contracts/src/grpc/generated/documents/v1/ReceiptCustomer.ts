// Original file: protos/documents/v1/receipt.proto


/**
 * The recipient of the document; absent if its kind has none.
 */
export interface ReceiptCustomer {
  /**
   * The kind of identification, with the names that orders use. For example NATIONAL_ID.
   */
  'identificationType'?: (string);
  /**
   * The number of the identification. For example 1710034065.
   */
  'identification'?: (string);
  /**
   * The legal name, or first name and surname. For example María Peña.
   */
  'legalName'?: (string);
  /**
   * One or several addresses, separated by commas. For example maria@example.com.
   */
  'email'?: (string);
  /**
   * The telephone number.
   */
  'phone'?: (string);
  /**
   * The postal address.
   */
  'address'?: (string);
  '_email'?: "email";
  '_phone'?: "phone";
  '_address'?: "address";
}

/**
 * The recipient of the document; absent if its kind has none.
 */
export interface ReceiptCustomer__Output {
  /**
   * The kind of identification, with the names that orders use. For example NATIONAL_ID.
   */
  'identificationType': (string);
  /**
   * The number of the identification. For example 1710034065.
   */
  'identification': (string);
  /**
   * The legal name, or first name and surname. For example María Peña.
   */
  'legalName': (string);
  /**
   * One or several addresses, separated by commas. For example maria@example.com.
   */
  'email'?: (string);
  /**
   * The telephone number.
   */
  'phone'?: (string);
  /**
   * The postal address.
   */
  'address'?: (string);
  '_email'?: "email";
  '_phone'?: "phone";
  '_address'?: "address";
}
