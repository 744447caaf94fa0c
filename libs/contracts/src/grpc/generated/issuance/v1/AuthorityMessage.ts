// Original file: protos/issuance/v1/issuance.proto


export interface AuthorityMessage {
  /**
   * ERROR, WARNING or INFO.
   */
  'type'?: (string);
  /**
   * The authority's number, as text.
   */
  'code'?: (string);
  'message'?: (string);
  'additionalInfo'?: (string);
}

export interface AuthorityMessage__Output {
  /**
   * ERROR, WARNING or INFO.
   */
  'type': (string);
  /**
   * The authority's number, as text.
   */
  'code': (string);
  'message': (string);
  'additionalInfo': (string);
}
