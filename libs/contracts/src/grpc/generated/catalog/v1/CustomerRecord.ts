// Original file: protos/catalog/v1/catalog.proto


/**
 * A stored customer.
 */
export interface CustomerRecord {
  /**
   * The id: a UUID.
   */
  'id'?: (string);
  /**
   * The authority's two-digit code of the identification type.
   */
  'type'?: (string);
  /**
   * The number of the identification.
   */
  'identification'?: (string);
  /**
   * The legal name.
   */
  'name'?: (string);
  /**
   * The e-mail address.
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
}

/**
 * A stored customer.
 */
export interface CustomerRecord__Output {
  /**
   * The id: a UUID.
   */
  'id': (string);
  /**
   * The authority's two-digit code of the identification type.
   */
  'type': (string);
  /**
   * The number of the identification.
   */
  'identification': (string);
  /**
   * The legal name.
   */
  'name': (string);
  /**
   * The e-mail address.
   */
  'email': (string);
  /**
   * The telephone number.
   */
  'phone': (string);
  /**
   * The postal address.
   */
  'address': (string);
}
