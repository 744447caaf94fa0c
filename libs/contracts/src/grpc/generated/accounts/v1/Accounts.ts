// Original file: protos/accounts/v1/accounts.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { OpenWorkspaceRequest as _accounts_v1_OpenWorkspaceRequest, OpenWorkspaceRequest__Output as _accounts_v1_OpenWorkspaceRequest__Output } from '../../accounts/v1/OpenWorkspaceRequest.ts';
import type { OpenWorkspaceResponse as _accounts_v1_OpenWorkspaceResponse, OpenWorkspaceResponse__Output as _accounts_v1_OpenWorkspaceResponse__Output } from '../../accounts/v1/OpenWorkspaceResponse.ts';

/**
 * The accounts of the gateway.
 */
export interface AccountsClient extends grpc.Client {
  /**
   * Creates a user, a workspace on any plan, its test taxpayer, and one API key of each mode. The caller vouches for
   * the e-mail address, which counts as verified. conflict for a known address; invalid for an easily guessed password.
   */
  OpenWorkspace(argument: _accounts_v1_OpenWorkspaceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_accounts_v1_OpenWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  OpenWorkspace(argument: _accounts_v1_OpenWorkspaceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_accounts_v1_OpenWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  OpenWorkspace(argument: _accounts_v1_OpenWorkspaceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_accounts_v1_OpenWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  OpenWorkspace(argument: _accounts_v1_OpenWorkspaceRequest, callback: grpc.requestCallback<_accounts_v1_OpenWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a user, a workspace on any plan, its test taxpayer, and one API key of each mode. The caller vouches for
   * the e-mail address, which counts as verified. conflict for a known address; invalid for an easily guessed password.
   */
  openWorkspace(argument: _accounts_v1_OpenWorkspaceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_accounts_v1_OpenWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  openWorkspace(argument: _accounts_v1_OpenWorkspaceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_accounts_v1_OpenWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  openWorkspace(argument: _accounts_v1_OpenWorkspaceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_accounts_v1_OpenWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  openWorkspace(argument: _accounts_v1_OpenWorkspaceRequest, callback: grpc.requestCallback<_accounts_v1_OpenWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The accounts of the gateway.
 */
export interface AccountsHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Creates a user, a workspace on any plan, its test taxpayer, and one API key of each mode. The caller vouches for
   * the e-mail address, which counts as verified. conflict for a known address; invalid for an easily guessed password.
   */
  OpenWorkspace: grpc.handleUnaryCall<_accounts_v1_OpenWorkspaceRequest__Output, _accounts_v1_OpenWorkspaceResponse>;
  
}

export interface AccountsDefinition extends grpc.ServiceDefinition {
  OpenWorkspace: MethodDefinition<_accounts_v1_OpenWorkspaceRequest, _accounts_v1_OpenWorkspaceResponse, _accounts_v1_OpenWorkspaceRequest__Output, _accounts_v1_OpenWorkspaceResponse__Output>
}
