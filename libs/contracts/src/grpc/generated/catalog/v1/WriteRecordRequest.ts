// Original file: protos/catalog/v1/catalog.proto


/**
 * A record to write.
 */
export interface WriteRecordRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The plural path of the resource.
   */
  'resource'?: (string);
  /**
   * Set for creations: the caller's id, by which a repeat returns the same record. Default: a new id.
   */
  'id'?: (string);
  /**
   * The record as JSON.
   */
  'record'?: (Buffer | Uint8Array | string);
  /**
   * The mode of the invoice's receipt: test or live.
   */
  'mode'?: (string);
  /**
   * Set for the developer API's resources.
   */
  'ruc'?: (string);
  /**
   * See GetRecordRequest. It also marks the written invoices.
   */
  'spareProduction'?: (boolean);
  /**
   * Checks without storing, and returns the same answer.
   */
  'checkOnly'?: (boolean);
  /**
   * Set for taxpayers: fixes the registry number in the same write, like FixRegistryNumber.
   */
  'fixNumber'?: (boolean);
}

/**
 * A record to write.
 */
export interface WriteRecordRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The plural path of the resource.
   */
  'resource': (string);
  /**
   * Set for creations: the caller's id, by which a repeat returns the same record. Default: a new id.
   */
  'id': (string);
  /**
   * The record as JSON.
   */
  'record': (Buffer);
  /**
   * The mode of the invoice's receipt: test or live.
   */
  'mode': (string);
  /**
   * Set for the developer API's resources.
   */
  'ruc': (string);
  /**
   * See GetRecordRequest. It also marks the written invoices.
   */
  'spareProduction': (boolean);
  /**
   * Checks without storing, and returns the same answer.
   */
  'checkOnly': (boolean);
  /**
   * Set for taxpayers: fixes the registry number in the same write, like FixRegistryNumber.
   */
  'fixNumber': (boolean);
}
