import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { CatalogClient as _catalog_v1_CatalogClient, CatalogDefinition as _catalog_v1_CatalogDefinition } from './catalog/v1/Catalog.ts';
import type { ClaimDeletedTaxpayersRequest as _catalog_v1_ClaimDeletedTaxpayersRequest, ClaimDeletedTaxpayersRequest__Output as _catalog_v1_ClaimDeletedTaxpayersRequest__Output } from './catalog/v1/ClaimDeletedTaxpayersRequest.ts';
import type { ClaimDeletedTaxpayersResponse as _catalog_v1_ClaimDeletedTaxpayersResponse, ClaimDeletedTaxpayersResponse__Output as _catalog_v1_ClaimDeletedTaxpayersResponse__Output } from './catalog/v1/ClaimDeletedTaxpayersResponse.ts';
import type { ClaimInvoiceRequest as _catalog_v1_ClaimInvoiceRequest, ClaimInvoiceRequest__Output as _catalog_v1_ClaimInvoiceRequest__Output } from './catalog/v1/ClaimInvoiceRequest.ts';
import type { ClaimInvoiceResponse as _catalog_v1_ClaimInvoiceResponse, ClaimInvoiceResponse__Output as _catalog_v1_ClaimInvoiceResponse__Output } from './catalog/v1/ClaimInvoiceResponse.ts';
import type { ClaimLapsedInvoicesRequest as _catalog_v1_ClaimLapsedInvoicesRequest, ClaimLapsedInvoicesRequest__Output as _catalog_v1_ClaimLapsedInvoicesRequest__Output } from './catalog/v1/ClaimLapsedInvoicesRequest.ts';
import type { ClaimLapsedInvoicesResponse as _catalog_v1_ClaimLapsedInvoicesResponse, ClaimLapsedInvoicesResponse__Output as _catalog_v1_ClaimLapsedInvoicesResponse__Output } from './catalog/v1/ClaimLapsedInvoicesResponse.ts';
import type { ConcludeInvoiceRequest as _catalog_v1_ConcludeInvoiceRequest, ConcludeInvoiceRequest__Output as _catalog_v1_ConcludeInvoiceRequest__Output } from './catalog/v1/ConcludeInvoiceRequest.ts';
import type { ConcludeInvoiceResponse as _catalog_v1_ConcludeInvoiceResponse, ConcludeInvoiceResponse__Output as _catalog_v1_ConcludeInvoiceResponse__Output } from './catalog/v1/ConcludeInvoiceResponse.ts';
import type { ConcludeTaxpayerDeletionRequest as _catalog_v1_ConcludeTaxpayerDeletionRequest, ConcludeTaxpayerDeletionRequest__Output as _catalog_v1_ConcludeTaxpayerDeletionRequest__Output } from './catalog/v1/ConcludeTaxpayerDeletionRequest.ts';
import type { ConcludeTaxpayerDeletionResponse as _catalog_v1_ConcludeTaxpayerDeletionResponse, ConcludeTaxpayerDeletionResponse__Output as _catalog_v1_ConcludeTaxpayerDeletionResponse__Output } from './catalog/v1/ConcludeTaxpayerDeletionResponse.ts';
import type { CustomerRecord as _catalog_v1_CustomerRecord, CustomerRecord__Output as _catalog_v1_CustomerRecord__Output } from './catalog/v1/CustomerRecord.ts';
import type { DeletedTaxpayer as _catalog_v1_DeletedTaxpayer, DeletedTaxpayer__Output as _catalog_v1_DeletedTaxpayer__Output } from './catalog/v1/DeletedTaxpayer.ts';
import type { DescribeResourcesRequest as _catalog_v1_DescribeResourcesRequest, DescribeResourcesRequest__Output as _catalog_v1_DescribeResourcesRequest__Output } from './catalog/v1/DescribeResourcesRequest.ts';
import type { DescribeResourcesResponse as _catalog_v1_DescribeResourcesResponse, DescribeResourcesResponse__Output as _catalog_v1_DescribeResourcesResponse__Output } from './catalog/v1/DescribeResourcesResponse.ts';
import type { EnsureDefaultTaxesRequest as _catalog_v1_EnsureDefaultTaxesRequest, EnsureDefaultTaxesRequest__Output as _catalog_v1_EnsureDefaultTaxesRequest__Output } from './catalog/v1/EnsureDefaultTaxesRequest.ts';
import type { ExportRecordsRequest as _catalog_v1_ExportRecordsRequest, ExportRecordsRequest__Output as _catalog_v1_ExportRecordsRequest__Output } from './catalog/v1/ExportRecordsRequest.ts';
import type { ExportRecordsResponse as _catalog_v1_ExportRecordsResponse, ExportRecordsResponse__Output as _catalog_v1_ExportRecordsResponse__Output } from './catalog/v1/ExportRecordsResponse.ts';
import type { FetchLogoRequest as _catalog_v1_FetchLogoRequest, FetchLogoRequest__Output as _catalog_v1_FetchLogoRequest__Output } from './catalog/v1/FetchLogoRequest.ts';
import type { FindTaxpayerRequest as _catalog_v1_FindTaxpayerRequest, FindTaxpayerRequest__Output as _catalog_v1_FindTaxpayerRequest__Output } from './catalog/v1/FindTaxpayerRequest.ts';
import type { FindTaxpayerResponse as _catalog_v1_FindTaxpayerResponse, FindTaxpayerResponse__Output as _catalog_v1_FindTaxpayerResponse__Output } from './catalog/v1/FindTaxpayerResponse.ts';
import type { FixRegistryNumberRequest as _catalog_v1_FixRegistryNumberRequest, FixRegistryNumberRequest__Output as _catalog_v1_FixRegistryNumberRequest__Output } from './catalog/v1/FixRegistryNumberRequest.ts';
import type { FixRegistryNumberResponse as _catalog_v1_FixRegistryNumberResponse, FixRegistryNumberResponse__Output as _catalog_v1_FixRegistryNumberResponse__Output } from './catalog/v1/FixRegistryNumberResponse.ts';
import type { GetRecordRequest as _catalog_v1_GetRecordRequest, GetRecordRequest__Output as _catalog_v1_GetRecordRequest__Output } from './catalog/v1/GetRecordRequest.ts';
import type { ImportProblem as _catalog_v1_ImportProblem, ImportProblem__Output as _catalog_v1_ImportProblem__Output } from './catalog/v1/ImportProblem.ts';
import type { ImportRecordsRequest as _catalog_v1_ImportRecordsRequest, ImportRecordsRequest__Output as _catalog_v1_ImportRecordsRequest__Output } from './catalog/v1/ImportRecordsRequest.ts';
import type { ImportRecordsResponse as _catalog_v1_ImportRecordsResponse, ImportRecordsResponse__Output as _catalog_v1_ImportRecordsResponse__Output } from './catalog/v1/ImportRecordsResponse.ts';
import type { IssuingProfile as _catalog_v1_IssuingProfile, IssuingProfile__Output as _catalog_v1_IssuingProfile__Output } from './catalog/v1/IssuingProfile.ts';
import type { LapsedInvoice as _catalog_v1_LapsedInvoice, LapsedInvoice__Output as _catalog_v1_LapsedInvoice__Output } from './catalog/v1/LapsedInvoice.ts';
import type { ListRecordsRequest as _catalog_v1_ListRecordsRequest, ListRecordsRequest__Output as _catalog_v1_ListRecordsRequest__Output } from './catalog/v1/ListRecordsRequest.ts';
import type { ListRecordsResponse as _catalog_v1_ListRecordsResponse, ListRecordsResponse__Output as _catalog_v1_ListRecordsResponse__Output } from './catalog/v1/ListRecordsResponse.ts';
import type { Logo as _catalog_v1_Logo, Logo__Output as _catalog_v1_Logo__Output } from './catalog/v1/Logo.ts';
import type { MoveStockRequest as _catalog_v1_MoveStockRequest, MoveStockRequest__Output as _catalog_v1_MoveStockRequest__Output } from './catalog/v1/MoveStockRequest.ts';
import type { MoveStockResponse as _catalog_v1_MoveStockResponse, MoveStockResponse__Output as _catalog_v1_MoveStockResponse__Output } from './catalog/v1/MoveStockResponse.ts';
import type { NoteCertificateRequest as _catalog_v1_NoteCertificateRequest, NoteCertificateRequest__Output as _catalog_v1_NoteCertificateRequest__Output } from './catalog/v1/NoteCertificateRequest.ts';
import type { NoteCertificateResponse as _catalog_v1_NoteCertificateResponse, NoteCertificateResponse__Output as _catalog_v1_NoteCertificateResponse__Output } from './catalog/v1/NoteCertificateResponse.ts';
import type { PrepareWorkspaceRequest as _catalog_v1_PrepareWorkspaceRequest, PrepareWorkspaceRequest__Output as _catalog_v1_PrepareWorkspaceRequest__Output } from './catalog/v1/PrepareWorkspaceRequest.ts';
import type { PrepareWorkspaceResponse as _catalog_v1_PrepareWorkspaceResponse, PrepareWorkspaceResponse__Output as _catalog_v1_PrepareWorkspaceResponse__Output } from './catalog/v1/PrepareWorkspaceResponse.ts';
import type { ProductRecord as _catalog_v1_ProductRecord, ProductRecord__Output as _catalog_v1_ProductRecord__Output } from './catalog/v1/ProductRecord.ts';
import type { Record as _catalog_v1_Record, Record__Output as _catalog_v1_Record__Output } from './catalog/v1/Record.ts';
import type { ResolveIssuerRequest as _catalog_v1_ResolveIssuerRequest, ResolveIssuerRequest__Output as _catalog_v1_ResolveIssuerRequest__Output } from './catalog/v1/ResolveIssuerRequest.ts';
import type { ResolveIssuerResponse as _catalog_v1_ResolveIssuerResponse, ResolveIssuerResponse__Output as _catalog_v1_ResolveIssuerResponse__Output } from './catalog/v1/ResolveIssuerResponse.ts';
import type { StockLine as _catalog_v1_StockLine, StockLine__Output as _catalog_v1_StockLine__Output } from './catalog/v1/StockLine.ts';
import type { StoreLogoRequest as _catalog_v1_StoreLogoRequest, StoreLogoRequest__Output as _catalog_v1_StoreLogoRequest__Output } from './catalog/v1/StoreLogoRequest.ts';
import type { WriteRecordRequest as _catalog_v1_WriteRecordRequest, WriteRecordRequest__Output as _catalog_v1_WriteRecordRequest__Output } from './catalog/v1/WriteRecordRequest.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  catalog: {
    v1: {
      /**
       * The records of workspaces.
       */
      Catalog: SubtypeConstructor<typeof grpc.Client, _catalog_v1_CatalogClient> & { service: _catalog_v1_CatalogDefinition }
      ClaimDeletedTaxpayersRequest: MessageTypeDefinition<_catalog_v1_ClaimDeletedTaxpayersRequest, _catalog_v1_ClaimDeletedTaxpayersRequest__Output>
      ClaimDeletedTaxpayersResponse: MessageTypeDefinition<_catalog_v1_ClaimDeletedTaxpayersResponse, _catalog_v1_ClaimDeletedTaxpayersResponse__Output>
      ClaimInvoiceRequest: MessageTypeDefinition<_catalog_v1_ClaimInvoiceRequest, _catalog_v1_ClaimInvoiceRequest__Output>
      ClaimInvoiceResponse: MessageTypeDefinition<_catalog_v1_ClaimInvoiceResponse, _catalog_v1_ClaimInvoiceResponse__Output>
      ClaimLapsedInvoicesRequest: MessageTypeDefinition<_catalog_v1_ClaimLapsedInvoicesRequest, _catalog_v1_ClaimLapsedInvoicesRequest__Output>
      ClaimLapsedInvoicesResponse: MessageTypeDefinition<_catalog_v1_ClaimLapsedInvoicesResponse, _catalog_v1_ClaimLapsedInvoicesResponse__Output>
      ConcludeInvoiceRequest: MessageTypeDefinition<_catalog_v1_ConcludeInvoiceRequest, _catalog_v1_ConcludeInvoiceRequest__Output>
      ConcludeInvoiceResponse: MessageTypeDefinition<_catalog_v1_ConcludeInvoiceResponse, _catalog_v1_ConcludeInvoiceResponse__Output>
      ConcludeTaxpayerDeletionRequest: MessageTypeDefinition<_catalog_v1_ConcludeTaxpayerDeletionRequest, _catalog_v1_ConcludeTaxpayerDeletionRequest__Output>
      ConcludeTaxpayerDeletionResponse: MessageTypeDefinition<_catalog_v1_ConcludeTaxpayerDeletionResponse, _catalog_v1_ConcludeTaxpayerDeletionResponse__Output>
      CustomerRecord: MessageTypeDefinition<_catalog_v1_CustomerRecord, _catalog_v1_CustomerRecord__Output>
      DeletedTaxpayer: MessageTypeDefinition<_catalog_v1_DeletedTaxpayer, _catalog_v1_DeletedTaxpayer__Output>
      DescribeResourcesRequest: MessageTypeDefinition<_catalog_v1_DescribeResourcesRequest, _catalog_v1_DescribeResourcesRequest__Output>
      DescribeResourcesResponse: MessageTypeDefinition<_catalog_v1_DescribeResourcesResponse, _catalog_v1_DescribeResourcesResponse__Output>
      EnsureDefaultTaxesRequest: MessageTypeDefinition<_catalog_v1_EnsureDefaultTaxesRequest, _catalog_v1_EnsureDefaultTaxesRequest__Output>
      ExportRecordsRequest: MessageTypeDefinition<_catalog_v1_ExportRecordsRequest, _catalog_v1_ExportRecordsRequest__Output>
      ExportRecordsResponse: MessageTypeDefinition<_catalog_v1_ExportRecordsResponse, _catalog_v1_ExportRecordsResponse__Output>
      FetchLogoRequest: MessageTypeDefinition<_catalog_v1_FetchLogoRequest, _catalog_v1_FetchLogoRequest__Output>
      FindTaxpayerRequest: MessageTypeDefinition<_catalog_v1_FindTaxpayerRequest, _catalog_v1_FindTaxpayerRequest__Output>
      FindTaxpayerResponse: MessageTypeDefinition<_catalog_v1_FindTaxpayerResponse, _catalog_v1_FindTaxpayerResponse__Output>
      FixRegistryNumberRequest: MessageTypeDefinition<_catalog_v1_FixRegistryNumberRequest, _catalog_v1_FixRegistryNumberRequest__Output>
      FixRegistryNumberResponse: MessageTypeDefinition<_catalog_v1_FixRegistryNumberResponse, _catalog_v1_FixRegistryNumberResponse__Output>
      GetRecordRequest: MessageTypeDefinition<_catalog_v1_GetRecordRequest, _catalog_v1_GetRecordRequest__Output>
      ImportProblem: MessageTypeDefinition<_catalog_v1_ImportProblem, _catalog_v1_ImportProblem__Output>
      ImportRecordsRequest: MessageTypeDefinition<_catalog_v1_ImportRecordsRequest, _catalog_v1_ImportRecordsRequest__Output>
      ImportRecordsResponse: MessageTypeDefinition<_catalog_v1_ImportRecordsResponse, _catalog_v1_ImportRecordsResponse__Output>
      IssuingProfile: MessageTypeDefinition<_catalog_v1_IssuingProfile, _catalog_v1_IssuingProfile__Output>
      LapsedInvoice: MessageTypeDefinition<_catalog_v1_LapsedInvoice, _catalog_v1_LapsedInvoice__Output>
      ListRecordsRequest: MessageTypeDefinition<_catalog_v1_ListRecordsRequest, _catalog_v1_ListRecordsRequest__Output>
      ListRecordsResponse: MessageTypeDefinition<_catalog_v1_ListRecordsResponse, _catalog_v1_ListRecordsResponse__Output>
      Logo: MessageTypeDefinition<_catalog_v1_Logo, _catalog_v1_Logo__Output>
      MoveStockRequest: MessageTypeDefinition<_catalog_v1_MoveStockRequest, _catalog_v1_MoveStockRequest__Output>
      MoveStockResponse: MessageTypeDefinition<_catalog_v1_MoveStockResponse, _catalog_v1_MoveStockResponse__Output>
      NoteCertificateRequest: MessageTypeDefinition<_catalog_v1_NoteCertificateRequest, _catalog_v1_NoteCertificateRequest__Output>
      NoteCertificateResponse: MessageTypeDefinition<_catalog_v1_NoteCertificateResponse, _catalog_v1_NoteCertificateResponse__Output>
      PrepareWorkspaceRequest: MessageTypeDefinition<_catalog_v1_PrepareWorkspaceRequest, _catalog_v1_PrepareWorkspaceRequest__Output>
      PrepareWorkspaceResponse: MessageTypeDefinition<_catalog_v1_PrepareWorkspaceResponse, _catalog_v1_PrepareWorkspaceResponse__Output>
      ProductRecord: MessageTypeDefinition<_catalog_v1_ProductRecord, _catalog_v1_ProductRecord__Output>
      Record: MessageTypeDefinition<_catalog_v1_Record, _catalog_v1_Record__Output>
      ResolveIssuerRequest: MessageTypeDefinition<_catalog_v1_ResolveIssuerRequest, _catalog_v1_ResolveIssuerRequest__Output>
      ResolveIssuerResponse: MessageTypeDefinition<_catalog_v1_ResolveIssuerResponse, _catalog_v1_ResolveIssuerResponse__Output>
      StockLine: MessageTypeDefinition<_catalog_v1_StockLine, _catalog_v1_StockLine__Output>
      StoreLogoRequest: MessageTypeDefinition<_catalog_v1_StoreLogoRequest, _catalog_v1_StoreLogoRequest__Output>
      WriteRecordRequest: MessageTypeDefinition<_catalog_v1_WriteRecordRequest, _catalog_v1_WriteRecordRequest__Output>
    }
  }
}

