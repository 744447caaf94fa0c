// Original file: protos/documents/v1/orders.proto


/**
 * A destination of the goods.
 */
export interface TransportDestination {
  /**
   * The reason of the transport. At most 300 characters. Required.
   */
  'reason'?: (string);
  /**
   * The number of the customs document. At most 64 characters.
   */
  'customsDocument'?: (string);
  /**
   * The code of the establishment there. Form: three digits, such as 001.
   */
  'establishment'?: (string);
  /**
   * The route. At most 300 characters.
   */
  'route'?: (string);
  '_customsDocument'?: "customsDocument";
  '_establishment'?: "establishment";
  '_route'?: "route";
}

/**
 * A destination of the goods.
 */
export interface TransportDestination__Output {
  /**
   * The reason of the transport. At most 300 characters. Required.
   */
  'reason': (string);
  /**
   * The number of the customs document. At most 64 characters.
   */
  'customsDocument'?: (string);
  /**
   * The code of the establishment there. Form: three digits, such as 001.
   */
  'establishment'?: (string);
  /**
   * The route. At most 300 characters.
   */
  'route'?: (string);
  '_customsDocument'?: "customsDocument";
  '_establishment'?: "establishment";
  '_route'?: "route";
}
