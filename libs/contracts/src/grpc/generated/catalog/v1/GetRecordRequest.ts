// Original file: protos/catalog/v1/catalog.proto


export interface GetRecordRequest {
  'workspaceId'?: (string);
  'resource'?: (string);
  'id'?: (string);
}

export interface GetRecordRequest__Output {
  'workspaceId': (string);
  'resource': (string);
  'id': (string);
}
