// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of ExportRecords.
 */
export interface ExportRecordsRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * customers or products.
   */
  'resource'?: (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId'?: (string);
  /**
   * Empty for the first part, which begins with the header.
   */
  'cursor'?: (string);
}

/**
 * The request of ExportRecords.
 */
export interface ExportRecordsRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * customers or products.
   */
  'resource': (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId': (string);
  /**
   * Empty for the first part, which begins with the header.
   */
  'cursor': (string);
}
