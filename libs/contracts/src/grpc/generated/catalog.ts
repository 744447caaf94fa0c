import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { CatalogClient as _catalog_v1_CatalogClient, CatalogDefinition as _catalog_v1_CatalogDefinition } from './catalog/v1/Catalog.ts';
import type { CustomerRecord as _catalog_v1_CustomerRecord, CustomerRecord__Output as _catalog_v1_CustomerRecord__Output } from './catalog/v1/CustomerRecord.ts';
import type { FindTaxpayerRequest as _catalog_v1_FindTaxpayerRequest, FindTaxpayerRequest__Output as _catalog_v1_FindTaxpayerRequest__Output } from './catalog/v1/FindTaxpayerRequest.ts';
import type { FindTaxpayerResponse as _catalog_v1_FindTaxpayerResponse, FindTaxpayerResponse__Output as _catalog_v1_FindTaxpayerResponse__Output } from './catalog/v1/FindTaxpayerResponse.ts';
import type { GetRecordRequest as _catalog_v1_GetRecordRequest, GetRecordRequest__Output as _catalog_v1_GetRecordRequest__Output } from './catalog/v1/GetRecordRequest.ts';
import type { IssuingProfile as _catalog_v1_IssuingProfile, IssuingProfile__Output as _catalog_v1_IssuingProfile__Output } from './catalog/v1/IssuingProfile.ts';
import type { ListRecordsRequest as _catalog_v1_ListRecordsRequest, ListRecordsRequest__Output as _catalog_v1_ListRecordsRequest__Output } from './catalog/v1/ListRecordsRequest.ts';
import type { ListRecordsResponse as _catalog_v1_ListRecordsResponse, ListRecordsResponse__Output as _catalog_v1_ListRecordsResponse__Output } from './catalog/v1/ListRecordsResponse.ts';
import type { PrepareWorkspaceRequest as _catalog_v1_PrepareWorkspaceRequest, PrepareWorkspaceRequest__Output as _catalog_v1_PrepareWorkspaceRequest__Output } from './catalog/v1/PrepareWorkspaceRequest.ts';
import type { PrepareWorkspaceResponse as _catalog_v1_PrepareWorkspaceResponse, PrepareWorkspaceResponse__Output as _catalog_v1_PrepareWorkspaceResponse__Output } from './catalog/v1/PrepareWorkspaceResponse.ts';
import type { ProductRecord as _catalog_v1_ProductRecord, ProductRecord__Output as _catalog_v1_ProductRecord__Output } from './catalog/v1/ProductRecord.ts';
import type { Record as _catalog_v1_Record, Record__Output as _catalog_v1_Record__Output } from './catalog/v1/Record.ts';
import type { ResolveIssuerRequest as _catalog_v1_ResolveIssuerRequest, ResolveIssuerRequest__Output as _catalog_v1_ResolveIssuerRequest__Output } from './catalog/v1/ResolveIssuerRequest.ts';
import type { ResolveIssuerResponse as _catalog_v1_ResolveIssuerResponse, ResolveIssuerResponse__Output as _catalog_v1_ResolveIssuerResponse__Output } from './catalog/v1/ResolveIssuerResponse.ts';
import type { WriteRecordRequest as _catalog_v1_WriteRecordRequest, WriteRecordRequest__Output as _catalog_v1_WriteRecordRequest__Output } from './catalog/v1/WriteRecordRequest.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  catalog: {
    v1: {
      Catalog: SubtypeConstructor<typeof grpc.Client, _catalog_v1_CatalogClient> & { service: _catalog_v1_CatalogDefinition }
      CustomerRecord: MessageTypeDefinition<_catalog_v1_CustomerRecord, _catalog_v1_CustomerRecord__Output>
      FindTaxpayerRequest: MessageTypeDefinition<_catalog_v1_FindTaxpayerRequest, _catalog_v1_FindTaxpayerRequest__Output>
      FindTaxpayerResponse: MessageTypeDefinition<_catalog_v1_FindTaxpayerResponse, _catalog_v1_FindTaxpayerResponse__Output>
      GetRecordRequest: MessageTypeDefinition<_catalog_v1_GetRecordRequest, _catalog_v1_GetRecordRequest__Output>
      IssuingProfile: MessageTypeDefinition<_catalog_v1_IssuingProfile, _catalog_v1_IssuingProfile__Output>
      ListRecordsRequest: MessageTypeDefinition<_catalog_v1_ListRecordsRequest, _catalog_v1_ListRecordsRequest__Output>
      ListRecordsResponse: MessageTypeDefinition<_catalog_v1_ListRecordsResponse, _catalog_v1_ListRecordsResponse__Output>
      PrepareWorkspaceRequest: MessageTypeDefinition<_catalog_v1_PrepareWorkspaceRequest, _catalog_v1_PrepareWorkspaceRequest__Output>
      PrepareWorkspaceResponse: MessageTypeDefinition<_catalog_v1_PrepareWorkspaceResponse, _catalog_v1_PrepareWorkspaceResponse__Output>
      ProductRecord: MessageTypeDefinition<_catalog_v1_ProductRecord, _catalog_v1_ProductRecord__Output>
      Record: MessageTypeDefinition<_catalog_v1_Record, _catalog_v1_Record__Output>
      ResolveIssuerRequest: MessageTypeDefinition<_catalog_v1_ResolveIssuerRequest, _catalog_v1_ResolveIssuerRequest__Output>
      ResolveIssuerResponse: MessageTypeDefinition<_catalog_v1_ResolveIssuerResponse, _catalog_v1_ResolveIssuerResponse__Output>
      WriteRecordRequest: MessageTypeDefinition<_catalog_v1_WriteRecordRequest, _catalog_v1_WriteRecordRequest__Output>
    }
  }
}

