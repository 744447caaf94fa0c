// Original file: protos/catalog/v1/catalog.proto


export interface CustomerRecord {
  'id'?: (string);
  /**
   * The authority's two-digit code of the identification type.
   */
  'type'?: (string);
  'identification'?: (string);
  'name'?: (string);
  'email'?: (string);
  'phone'?: (string);
  'address'?: (string);
}

export interface CustomerRecord__Output {
  'id': (string);
  /**
   * The authority's two-digit code of the identification type.
   */
  'type': (string);
  'identification': (string);
  'name': (string);
  'email': (string);
  'phone': (string);
  'address': (string);
}
