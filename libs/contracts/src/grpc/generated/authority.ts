import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { AuthorityClient as _authority_v1_AuthorityClient, AuthorityDefinition as _authority_v1_AuthorityDefinition } from './authority/v1/Authority.ts';
import type { ConsultDocumentRequest as _authority_v1_ConsultDocumentRequest, ConsultDocumentRequest__Output as _authority_v1_ConsultDocumentRequest__Output } from './authority/v1/ConsultDocumentRequest.ts';
import type { ConsultDocumentResponse as _authority_v1_ConsultDocumentResponse, ConsultDocumentResponse__Output as _authority_v1_ConsultDocumentResponse__Output } from './authority/v1/ConsultDocumentResponse.ts';
import type { FindAuthorizationRequest as _authority_v1_FindAuthorizationRequest, FindAuthorizationRequest__Output as _authority_v1_FindAuthorizationRequest__Output } from './authority/v1/FindAuthorizationRequest.ts';
import type { FindAuthorizationResponse as _authority_v1_FindAuthorizationResponse, FindAuthorizationResponse__Output as _authority_v1_FindAuthorizationResponse__Output } from './authority/v1/FindAuthorizationResponse.ts';
import type { ForgetRequest as _authority_v1_ForgetRequest, ForgetRequest__Output as _authority_v1_ForgetRequest__Output } from './authority/v1/ForgetRequest.ts';
import type { ForgetResponse as _authority_v1_ForgetResponse, ForgetResponse__Output as _authority_v1_ForgetResponse__Output } from './authority/v1/ForgetResponse.ts';
import type { Message as _authority_v1_Message, Message__Output as _authority_v1_Message__Output } from './authority/v1/Message.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  authority: {
    v1: {
      /**
       * The calls to the authority.
       */
      Authority: SubtypeConstructor<typeof grpc.Client, _authority_v1_AuthorityClient> & { service: _authority_v1_AuthorityDefinition }
      ConsultDocumentRequest: MessageTypeDefinition<_authority_v1_ConsultDocumentRequest, _authority_v1_ConsultDocumentRequest__Output>
      ConsultDocumentResponse: MessageTypeDefinition<_authority_v1_ConsultDocumentResponse, _authority_v1_ConsultDocumentResponse__Output>
      FindAuthorizationRequest: MessageTypeDefinition<_authority_v1_FindAuthorizationRequest, _authority_v1_FindAuthorizationRequest__Output>
      FindAuthorizationResponse: MessageTypeDefinition<_authority_v1_FindAuthorizationResponse, _authority_v1_FindAuthorizationResponse__Output>
      ForgetRequest: MessageTypeDefinition<_authority_v1_ForgetRequest, _authority_v1_ForgetRequest__Output>
      ForgetResponse: MessageTypeDefinition<_authority_v1_ForgetResponse, _authority_v1_ForgetResponse__Output>
      Message: MessageTypeDefinition<_authority_v1_Message, _authority_v1_Message__Output>
      Status: EnumTypeDefinition
    }
  }
}

