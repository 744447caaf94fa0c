// Original file: protos/catalog/v1/catalog.proto


export interface WriteRecordRequest {
  'workspaceId'?: (string);
  'resource'?: (string);
  /**
   * For creations: the caller's id, by which a repeat returns the same record. Default: a new id.
   */
  'id'?: (string);
  'record'?: (Buffer | Uint8Array | string);
  /**
   * The mode of the invoice's receipt: test or live.
   */
  'mode'?: (string);
  /**
   * For the developer API's resources.
   */
  'ruc'?: (string);
  /**
   * As in GetRecordRequest. It also marks the written invoices.
   */
  'spareProduction'?: (boolean);
  /**
   * Checks without storing, and returns the same answer.
   */
  'checkOnly'?: (boolean);
  /**
   * For taxpayers: fixes the registry number in the same write, like FixRegistryNumber.
   */
  'fixNumber'?: (boolean);
}

export interface WriteRecordRequest__Output {
  'workspaceId': (string);
  'resource': (string);
  /**
   * For creations: the caller's id, by which a repeat returns the same record. Default: a new id.
   */
  'id': (string);
  'record': (Buffer);
  /**
   * The mode of the invoice's receipt: test or live.
   */
  'mode': (string);
  /**
   * For the developer API's resources.
   */
  'ruc': (string);
  /**
   * As in GetRecordRequest. It also marks the written invoices.
   */
  'spareProduction': (boolean);
  /**
   * Checks without storing, and returns the same answer.
   */
  'checkOnly': (boolean);
  /**
   * For taxpayers: fixes the registry number in the same write, like FixRegistryNumber.
   */
  'fixNumber': (boolean);
}
