// Original file: protos/renderer/v1/renderer.proto


export interface FetchPdfRequest {
  'workspaceId'?: (string);
  'receiptId'?: (string);
}

export interface FetchPdfRequest__Output {
  'workspaceId': (string);
  'receiptId': (string);
}
