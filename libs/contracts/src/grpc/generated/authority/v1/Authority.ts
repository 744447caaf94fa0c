// Original file: protos/authority/v1/authority.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ConsultDocumentRequest as _authority_v1_ConsultDocumentRequest, ConsultDocumentRequest__Output as _authority_v1_ConsultDocumentRequest__Output } from '../../authority/v1/ConsultDocumentRequest.ts';
import type { ConsultDocumentResponse as _authority_v1_ConsultDocumentResponse, ConsultDocumentResponse__Output as _authority_v1_ConsultDocumentResponse__Output } from '../../authority/v1/ConsultDocumentResponse.ts';
import type { FindAuthorizationRequest as _authority_v1_FindAuthorizationRequest, FindAuthorizationRequest__Output as _authority_v1_FindAuthorizationRequest__Output } from '../../authority/v1/FindAuthorizationRequest.ts';
import type { FindAuthorizationResponse as _authority_v1_FindAuthorizationResponse, FindAuthorizationResponse__Output as _authority_v1_FindAuthorizationResponse__Output } from '../../authority/v1/FindAuthorizationResponse.ts';
import type { ForgetRequest as _authority_v1_ForgetRequest, ForgetRequest__Output as _authority_v1_ForgetRequest__Output } from '../../authority/v1/ForgetRequest.ts';
import type { ForgetResponse as _authority_v1_ForgetResponse, ForgetResponse__Output as _authority_v1_ForgetResponse__Output } from '../../authority/v1/ForgetResponse.ts';

/**
 * The calls to the authority.
 */
export interface AuthorityClient extends grpc.Client {
  /**
   * Asks the authority's consultation service for the current state of a document, which may be cancelled.
   * invalid AUT_00003: not an access key. unavailable AUT_00004: the service does not answer.
   */
  ConsultDocument(argument: _authority_v1_ConsultDocumentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_authority_v1_ConsultDocumentResponse__Output>): grpc.ClientUnaryCall;
  ConsultDocument(argument: _authority_v1_ConsultDocumentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_authority_v1_ConsultDocumentResponse__Output>): grpc.ClientUnaryCall;
  ConsultDocument(argument: _authority_v1_ConsultDocumentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_authority_v1_ConsultDocumentResponse__Output>): grpc.ClientUnaryCall;
  ConsultDocument(argument: _authority_v1_ConsultDocumentRequest, callback: grpc.requestCallback<_authority_v1_ConsultDocumentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Asks the authority's consultation service for the current state of a document, which may be cancelled.
   * invalid AUT_00003: not an access key. unavailable AUT_00004: the service does not answer.
   */
  consultDocument(argument: _authority_v1_ConsultDocumentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_authority_v1_ConsultDocumentResponse__Output>): grpc.ClientUnaryCall;
  consultDocument(argument: _authority_v1_ConsultDocumentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_authority_v1_ConsultDocumentResponse__Output>): grpc.ClientUnaryCall;
  consultDocument(argument: _authority_v1_ConsultDocumentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_authority_v1_ConsultDocumentResponse__Output>): grpc.ClientUnaryCall;
  consultDocument(argument: _authority_v1_ConsultDocumentRequest, callback: grpc.requestCallback<_authority_v1_ConsultDocumentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Asks the authority for the document of an access key: for imports and online checks.
   * invalid AUT_00003: not an access key. unavailable AUT_00004: the authority does not answer.
   */
  FindAuthorization(argument: _authority_v1_FindAuthorizationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_authority_v1_FindAuthorizationResponse__Output>): grpc.ClientUnaryCall;
  FindAuthorization(argument: _authority_v1_FindAuthorizationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_authority_v1_FindAuthorizationResponse__Output>): grpc.ClientUnaryCall;
  FindAuthorization(argument: _authority_v1_FindAuthorizationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_authority_v1_FindAuthorizationResponse__Output>): grpc.ClientUnaryCall;
  FindAuthorization(argument: _authority_v1_FindAuthorizationRequest, callback: grpc.requestCallback<_authority_v1_FindAuthorizationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Asks the authority for the document of an access key: for imports and online checks.
   * invalid AUT_00003: not an access key. unavailable AUT_00004: the authority does not answer.
   */
  findAuthorization(argument: _authority_v1_FindAuthorizationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_authority_v1_FindAuthorizationResponse__Output>): grpc.ClientUnaryCall;
  findAuthorization(argument: _authority_v1_FindAuthorizationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_authority_v1_FindAuthorizationResponse__Output>): grpc.ClientUnaryCall;
  findAuthorization(argument: _authority_v1_FindAuthorizationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_authority_v1_FindAuthorizationResponse__Output>): grpc.ClientUnaryCall;
  findAuthorization(argument: _authority_v1_FindAuthorizationRequest, callback: grpc.requestCallback<_authority_v1_FindAuthorizationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes the conversations and registry entries of deleted sandbox receipts. Safe to repeat.
   * invalid AUT_00001: more than 10,000 receipts. invalid AUT_00002: not a UUID.
   */
  Forget(argument: _authority_v1_ForgetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_authority_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  Forget(argument: _authority_v1_ForgetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_authority_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  Forget(argument: _authority_v1_ForgetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_authority_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  Forget(argument: _authority_v1_ForgetRequest, callback: grpc.requestCallback<_authority_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes the conversations and registry entries of deleted sandbox receipts. Safe to repeat.
   * invalid AUT_00001: more than 10,000 receipts. invalid AUT_00002: not a UUID.
   */
  forget(argument: _authority_v1_ForgetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_authority_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  forget(argument: _authority_v1_ForgetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_authority_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  forget(argument: _authority_v1_ForgetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_authority_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  forget(argument: _authority_v1_ForgetRequest, callback: grpc.requestCallback<_authority_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The calls to the authority.
 */
export interface AuthorityHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Asks the authority's consultation service for the current state of a document, which may be cancelled.
   * invalid AUT_00003: not an access key. unavailable AUT_00004: the service does not answer.
   */
  ConsultDocument: grpc.handleUnaryCall<_authority_v1_ConsultDocumentRequest__Output, _authority_v1_ConsultDocumentResponse>;
  
  /**
   * Asks the authority for the document of an access key: for imports and online checks.
   * invalid AUT_00003: not an access key. unavailable AUT_00004: the authority does not answer.
   */
  FindAuthorization: grpc.handleUnaryCall<_authority_v1_FindAuthorizationRequest__Output, _authority_v1_FindAuthorizationResponse>;
  
  /**
   * Deletes the conversations and registry entries of deleted sandbox receipts. Safe to repeat.
   * invalid AUT_00001: more than 10,000 receipts. invalid AUT_00002: not a UUID.
   */
  Forget: grpc.handleUnaryCall<_authority_v1_ForgetRequest__Output, _authority_v1_ForgetResponse>;
  
}

export interface AuthorityDefinition extends grpc.ServiceDefinition {
  ConsultDocument: MethodDefinition<_authority_v1_ConsultDocumentRequest, _authority_v1_ConsultDocumentResponse, _authority_v1_ConsultDocumentRequest__Output, _authority_v1_ConsultDocumentResponse__Output>
  FindAuthorization: MethodDefinition<_authority_v1_FindAuthorizationRequest, _authority_v1_FindAuthorizationResponse, _authority_v1_FindAuthorizationRequest__Output, _authority_v1_FindAuthorizationResponse__Output>
  Forget: MethodDefinition<_authority_v1_ForgetRequest, _authority_v1_ForgetResponse, _authority_v1_ForgetRequest__Output, _authority_v1_ForgetResponse__Output>
}
