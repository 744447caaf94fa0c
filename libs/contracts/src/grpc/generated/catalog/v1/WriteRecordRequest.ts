// Original file: protos/catalog/v1/catalog.proto


export interface WriteRecordRequest {
  'workspaceId'?: (string);
  'resource'?: (string);
  /**
   * Empty on create.
   */
  'id'?: (string);
  'record'?: (Buffer | Uint8Array | string);
}

export interface WriteRecordRequest__Output {
  'workspaceId': (string);
  'resource': (string);
  /**
   * Empty on create.
   */
  'id': (string);
  'record': (Buffer);
}
