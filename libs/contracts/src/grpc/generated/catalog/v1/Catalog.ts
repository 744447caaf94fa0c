// Original file: protos/catalog/v1/catalog.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { FindTaxpayerRequest as _catalog_v1_FindTaxpayerRequest, FindTaxpayerRequest__Output as _catalog_v1_FindTaxpayerRequest__Output } from '../../catalog/v1/FindTaxpayerRequest.ts';
import type { FindTaxpayerResponse as _catalog_v1_FindTaxpayerResponse, FindTaxpayerResponse__Output as _catalog_v1_FindTaxpayerResponse__Output } from '../../catalog/v1/FindTaxpayerResponse.ts';
import type { GetRecordRequest as _catalog_v1_GetRecordRequest, GetRecordRequest__Output as _catalog_v1_GetRecordRequest__Output } from '../../catalog/v1/GetRecordRequest.ts';
import type { ListRecordsRequest as _catalog_v1_ListRecordsRequest, ListRecordsRequest__Output as _catalog_v1_ListRecordsRequest__Output } from '../../catalog/v1/ListRecordsRequest.ts';
import type { ListRecordsResponse as _catalog_v1_ListRecordsResponse, ListRecordsResponse__Output as _catalog_v1_ListRecordsResponse__Output } from '../../catalog/v1/ListRecordsResponse.ts';
import type { PrepareWorkspaceRequest as _catalog_v1_PrepareWorkspaceRequest, PrepareWorkspaceRequest__Output as _catalog_v1_PrepareWorkspaceRequest__Output } from '../../catalog/v1/PrepareWorkspaceRequest.ts';
import type { PrepareWorkspaceResponse as _catalog_v1_PrepareWorkspaceResponse, PrepareWorkspaceResponse__Output as _catalog_v1_PrepareWorkspaceResponse__Output } from '../../catalog/v1/PrepareWorkspaceResponse.ts';
import type { Record as _catalog_v1_Record, Record__Output as _catalog_v1_Record__Output } from '../../catalog/v1/Record.ts';
import type { ResolveIssuerRequest as _catalog_v1_ResolveIssuerRequest, ResolveIssuerRequest__Output as _catalog_v1_ResolveIssuerRequest__Output } from '../../catalog/v1/ResolveIssuerRequest.ts';
import type { ResolveIssuerResponse as _catalog_v1_ResolveIssuerResponse, ResolveIssuerResponse__Output as _catalog_v1_ResolveIssuerResponse__Output } from '../../catalog/v1/ResolveIssuerResponse.ts';
import type { WriteRecordRequest as _catalog_v1_WriteRecordRequest, WriteRecordRequest__Output as _catalog_v1_WriteRecordRequest__Output } from '../../catalog/v1/WriteRecordRequest.ts';

export interface CatalogClient extends grpc.Client {
  CreateRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  CreateRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  CreateRecord(argument: _catalog_v1_WriteRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  CreateRecord(argument: _catalog_v1_WriteRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  createRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  createRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  createRecord(argument: _catalog_v1_WriteRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  createRecord(argument: _catalog_v1_WriteRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  
  DeleteRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  DeleteRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  DeleteRecord(argument: _catalog_v1_GetRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  DeleteRecord(argument: _catalog_v1_GetRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  deleteRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  deleteRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  deleteRecord(argument: _catalog_v1_GetRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  deleteRecord(argument: _catalog_v1_GetRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  
  /**
   * Whether a registry number is in the workspace, and its id. not-found otherwise.
   */
  FindTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  FindTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  FindTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  FindTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Whether a registry number is in the workspace, and its id. not-found otherwise.
   */
  findTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  findTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  findTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  findTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  
  GetRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  GetRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  GetRecord(argument: _catalog_v1_GetRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  GetRecord(argument: _catalog_v1_GetRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  getRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  getRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  getRecord(argument: _catalog_v1_GetRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  getRecord(argument: _catalog_v1_GetRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  
  /**
   * The resource API, record by record. `resource` is the plural path of family A ("customers"); `record` and
   * `filters` are JSON in the shape of that API, checked here. Errors: invalid, not-found, conflict.
   */
  ListRecords(argument: _catalog_v1_ListRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  ListRecords(argument: _catalog_v1_ListRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  ListRecords(argument: _catalog_v1_ListRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  ListRecords(argument: _catalog_v1_ListRecordsRequest, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The resource API, record by record. `resource` is the plural path of family A ("customers"); `record` and
   * `filters` are JSON in the shape of that API, checked here. Errors: invalid, not-found, conflict.
   */
  listRecords(argument: _catalog_v1_ListRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  listRecords(argument: _catalog_v1_ListRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  listRecords(argument: _catalog_v1_ListRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  listRecords(argument: _catalog_v1_ListRecordsRequest, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * A new workspace's records: the test taxpayer with establishment 001, emission point 001, a main warehouse,
   * a default price type, and the default taxes. Safe to repeat.
   */
  PrepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  PrepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  PrepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  PrepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * A new workspace's records: the test taxpayer with establishment 001, emission point 001, a main warehouse,
   * a default price type, and the default taxes. Safe to repeat.
   */
  prepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  prepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  prepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  prepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Everything issuance needs, in one answer. invalid CAT_20001: the registry number is not in the workspace;
   * CAT_20002 / CAT_20003: unknown establishment or emission point; CAT_20004 / CAT_20005: unknown customer or product.
   */
  ResolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  ResolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  ResolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  ResolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Everything issuance needs, in one answer. invalid CAT_20001: the registry number is not in the workspace;
   * CAT_20002 / CAT_20003: unknown establishment or emission point; CAT_20004 / CAT_20005: unknown customer or product.
   */
  resolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  resolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  resolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  resolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  
  UpdateRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  UpdateRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  UpdateRecord(argument: _catalog_v1_WriteRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  UpdateRecord(argument: _catalog_v1_WriteRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  updateRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  updateRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  updateRecord(argument: _catalog_v1_WriteRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  updateRecord(argument: _catalog_v1_WriteRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  
}

export interface CatalogHandlers extends grpc.UntypedServiceImplementation {
  CreateRecord: grpc.handleUnaryCall<_catalog_v1_WriteRecordRequest__Output, _catalog_v1_Record>;
  
  DeleteRecord: grpc.handleUnaryCall<_catalog_v1_GetRecordRequest__Output, _catalog_v1_Record>;
  
  /**
   * Whether a registry number is in the workspace, and its id. not-found otherwise.
   */
  FindTaxpayer: grpc.handleUnaryCall<_catalog_v1_FindTaxpayerRequest__Output, _catalog_v1_FindTaxpayerResponse>;
  
  GetRecord: grpc.handleUnaryCall<_catalog_v1_GetRecordRequest__Output, _catalog_v1_Record>;
  
  /**
   * The resource API, record by record. `resource` is the plural path of family A ("customers"); `record` and
   * `filters` are JSON in the shape of that API, checked here. Errors: invalid, not-found, conflict.
   */
  ListRecords: grpc.handleUnaryCall<_catalog_v1_ListRecordsRequest__Output, _catalog_v1_ListRecordsResponse>;
  
  /**
   * A new workspace's records: the test taxpayer with establishment 001, emission point 001, a main warehouse,
   * a default price type, and the default taxes. Safe to repeat.
   */
  PrepareWorkspace: grpc.handleUnaryCall<_catalog_v1_PrepareWorkspaceRequest__Output, _catalog_v1_PrepareWorkspaceResponse>;
  
  /**
   * Everything issuance needs, in one answer. invalid CAT_20001: the registry number is not in the workspace;
   * CAT_20002 / CAT_20003: unknown establishment or emission point; CAT_20004 / CAT_20005: unknown customer or product.
   */
  ResolveIssuer: grpc.handleUnaryCall<_catalog_v1_ResolveIssuerRequest__Output, _catalog_v1_ResolveIssuerResponse>;
  
  UpdateRecord: grpc.handleUnaryCall<_catalog_v1_WriteRecordRequest__Output, _catalog_v1_Record>;
  
}

export interface CatalogDefinition extends grpc.ServiceDefinition {
  CreateRecord: MethodDefinition<_catalog_v1_WriteRecordRequest, _catalog_v1_Record, _catalog_v1_WriteRecordRequest__Output, _catalog_v1_Record__Output>
  DeleteRecord: MethodDefinition<_catalog_v1_GetRecordRequest, _catalog_v1_Record, _catalog_v1_GetRecordRequest__Output, _catalog_v1_Record__Output>
  FindTaxpayer: MethodDefinition<_catalog_v1_FindTaxpayerRequest, _catalog_v1_FindTaxpayerResponse, _catalog_v1_FindTaxpayerRequest__Output, _catalog_v1_FindTaxpayerResponse__Output>
  GetRecord: MethodDefinition<_catalog_v1_GetRecordRequest, _catalog_v1_Record, _catalog_v1_GetRecordRequest__Output, _catalog_v1_Record__Output>
  ListRecords: MethodDefinition<_catalog_v1_ListRecordsRequest, _catalog_v1_ListRecordsResponse, _catalog_v1_ListRecordsRequest__Output, _catalog_v1_ListRecordsResponse__Output>
  PrepareWorkspace: MethodDefinition<_catalog_v1_PrepareWorkspaceRequest, _catalog_v1_PrepareWorkspaceResponse, _catalog_v1_PrepareWorkspaceRequest__Output, _catalog_v1_PrepareWorkspaceResponse__Output>
  ResolveIssuer: MethodDefinition<_catalog_v1_ResolveIssuerRequest, _catalog_v1_ResolveIssuerResponse, _catalog_v1_ResolveIssuerRequest__Output, _catalog_v1_ResolveIssuerResponse__Output>
  UpdateRecord: MethodDefinition<_catalog_v1_WriteRecordRequest, _catalog_v1_Record, _catalog_v1_WriteRecordRequest__Output, _catalog_v1_Record__Output>
}
