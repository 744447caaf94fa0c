import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { AccountsClient as _accounts_v1_AccountsClient, AccountsDefinition as _accounts_v1_AccountsDefinition } from './accounts/v1/Accounts.ts';
import type { OpenWorkspaceRequest as _accounts_v1_OpenWorkspaceRequest, OpenWorkspaceRequest__Output as _accounts_v1_OpenWorkspaceRequest__Output } from './accounts/v1/OpenWorkspaceRequest.ts';
import type { OpenWorkspaceResponse as _accounts_v1_OpenWorkspaceResponse, OpenWorkspaceResponse__Output as _accounts_v1_OpenWorkspaceResponse__Output } from './accounts/v1/OpenWorkspaceResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  accounts: {
    v1: {
      /**
       * The accounts of the gateway.
       */
      Accounts: SubtypeConstructor<typeof grpc.Client, _accounts_v1_AccountsClient> & { service: _accounts_v1_AccountsDefinition }
      OpenWorkspaceRequest: MessageTypeDefinition<_accounts_v1_OpenWorkspaceRequest, _accounts_v1_OpenWorkspaceRequest__Output>
      OpenWorkspaceResponse: MessageTypeDefinition<_accounts_v1_OpenWorkspaceResponse, _accounts_v1_OpenWorkspaceResponse__Output>
    }
  }
}

