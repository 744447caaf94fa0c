// Original file: protos/accounts/v1/accounts.proto


/**
 * The user and the workspace.
 */
export interface OpenWorkspaceRequest {
  /**
   * The user's e-mail address.
   */
  'email'?: (string);
  /**
   * The user's password.
   */
  'password'?: (string);
  /**
   * The name of the workspace.
   */
  'workspaceName'?: (string);
  /**
   * A name of the plan table: free, entry, …, development (no quota, no rate limit).
   */
  'plan'?: (string);
}

/**
 * The user and the workspace.
 */
export interface OpenWorkspaceRequest__Output {
  /**
   * The user's e-mail address.
   */
  'email': (string);
  /**
   * The user's password.
   */
  'password': (string);
  /**
   * The name of the workspace.
   */
  'workspaceName': (string);
  /**
   * A name of the plan table: free, entry, …, development (no quota, no rate limit).
   */
  'plan': (string);
}
