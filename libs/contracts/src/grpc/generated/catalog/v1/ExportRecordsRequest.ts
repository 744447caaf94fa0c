// Original file: protos/catalog/v1/catalog.proto


export interface ExportRecordsRequest {
  'workspaceId'?: (string);
  'resource'?: (string);
  'taxpayerId'?: (string);
  /**
   * Empty for the first part, which begins with the header.
   */
  'cursor'?: (string);
}

export interface ExportRecordsRequest__Output {
  'workspaceId': (string);
  'resource': (string);
  'taxpayerId': (string);
  /**
   * Empty for the first part, which begins with the header.
   */
  'cursor': (string);
}
