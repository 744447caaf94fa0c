// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of PrepareWorkspace.
 */
export interface PrepareWorkspaceRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The name of the workspace.
   */
  'name'?: (string);
}

/**
 * The request of PrepareWorkspace.
 */
export interface PrepareWorkspaceRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The name of the workspace.
   */
  'name': (string);
}
