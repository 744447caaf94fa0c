// Original file: protos/accounts/v1/accounts.proto


export interface OpenWorkspaceRequest {
  'email'?: (string);
  'password'?: (string);
  'workspaceName'?: (string);
  /**
   * A name of the plan table: free, entry, …, development (no quota, no rate limit).
   */
  'plan'?: (string);
}

export interface OpenWorkspaceRequest__Output {
  'email': (string);
  'password': (string);
  'workspaceName': (string);
  /**
   * A name of the plan table: free, entry, …, development (no quota, no rate limit).
   */
  'plan': (string);
}
