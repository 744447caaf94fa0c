// Original file: protos/catalog/v1/catalog.proto


export interface PrepareWorkspaceRequest {
  'workspaceId'?: (string);
  'name'?: (string);
}

export interface PrepareWorkspaceRequest__Output {
  'workspaceId': (string);
  'name': (string);
}
