// Original file: protos/catalog/v1/catalog.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ClaimDeletedTaxpayersRequest as _catalog_v1_ClaimDeletedTaxpayersRequest, ClaimDeletedTaxpayersRequest__Output as _catalog_v1_ClaimDeletedTaxpayersRequest__Output } from '../../catalog/v1/ClaimDeletedTaxpayersRequest.ts';
import type { ClaimDeletedTaxpayersResponse as _catalog_v1_ClaimDeletedTaxpayersResponse, ClaimDeletedTaxpayersResponse__Output as _catalog_v1_ClaimDeletedTaxpayersResponse__Output } from '../../catalog/v1/ClaimDeletedTaxpayersResponse.ts';
import type { ClaimInvoiceRequest as _catalog_v1_ClaimInvoiceRequest, ClaimInvoiceRequest__Output as _catalog_v1_ClaimInvoiceRequest__Output } from '../../catalog/v1/ClaimInvoiceRequest.ts';
import type { ClaimInvoiceResponse as _catalog_v1_ClaimInvoiceResponse, ClaimInvoiceResponse__Output as _catalog_v1_ClaimInvoiceResponse__Output } from '../../catalog/v1/ClaimInvoiceResponse.ts';
import type { ClaimLapsedInvoicesRequest as _catalog_v1_ClaimLapsedInvoicesRequest, ClaimLapsedInvoicesRequest__Output as _catalog_v1_ClaimLapsedInvoicesRequest__Output } from '../../catalog/v1/ClaimLapsedInvoicesRequest.ts';
import type { ClaimLapsedInvoicesResponse as _catalog_v1_ClaimLapsedInvoicesResponse, ClaimLapsedInvoicesResponse__Output as _catalog_v1_ClaimLapsedInvoicesResponse__Output } from '../../catalog/v1/ClaimLapsedInvoicesResponse.ts';
import type { ConcludeInvoiceRequest as _catalog_v1_ConcludeInvoiceRequest, ConcludeInvoiceRequest__Output as _catalog_v1_ConcludeInvoiceRequest__Output } from '../../catalog/v1/ConcludeInvoiceRequest.ts';
import type { ConcludeInvoiceResponse as _catalog_v1_ConcludeInvoiceResponse, ConcludeInvoiceResponse__Output as _catalog_v1_ConcludeInvoiceResponse__Output } from '../../catalog/v1/ConcludeInvoiceResponse.ts';
import type { ConcludeTaxpayerDeletionRequest as _catalog_v1_ConcludeTaxpayerDeletionRequest, ConcludeTaxpayerDeletionRequest__Output as _catalog_v1_ConcludeTaxpayerDeletionRequest__Output } from '../../catalog/v1/ConcludeTaxpayerDeletionRequest.ts';
import type { ConcludeTaxpayerDeletionResponse as _catalog_v1_ConcludeTaxpayerDeletionResponse, ConcludeTaxpayerDeletionResponse__Output as _catalog_v1_ConcludeTaxpayerDeletionResponse__Output } from '../../catalog/v1/ConcludeTaxpayerDeletionResponse.ts';
import type { DescribeResourcesRequest as _catalog_v1_DescribeResourcesRequest, DescribeResourcesRequest__Output as _catalog_v1_DescribeResourcesRequest__Output } from '../../catalog/v1/DescribeResourcesRequest.ts';
import type { DescribeResourcesResponse as _catalog_v1_DescribeResourcesResponse, DescribeResourcesResponse__Output as _catalog_v1_DescribeResourcesResponse__Output } from '../../catalog/v1/DescribeResourcesResponse.ts';
import type { EnsureDefaultTaxesRequest as _catalog_v1_EnsureDefaultTaxesRequest, EnsureDefaultTaxesRequest__Output as _catalog_v1_EnsureDefaultTaxesRequest__Output } from '../../catalog/v1/EnsureDefaultTaxesRequest.ts';
import type { ExportRecordsRequest as _catalog_v1_ExportRecordsRequest, ExportRecordsRequest__Output as _catalog_v1_ExportRecordsRequest__Output } from '../../catalog/v1/ExportRecordsRequest.ts';
import type { ExportRecordsResponse as _catalog_v1_ExportRecordsResponse, ExportRecordsResponse__Output as _catalog_v1_ExportRecordsResponse__Output } from '../../catalog/v1/ExportRecordsResponse.ts';
import type { FetchLogoRequest as _catalog_v1_FetchLogoRequest, FetchLogoRequest__Output as _catalog_v1_FetchLogoRequest__Output } from '../../catalog/v1/FetchLogoRequest.ts';
import type { FindTaxpayerRequest as _catalog_v1_FindTaxpayerRequest, FindTaxpayerRequest__Output as _catalog_v1_FindTaxpayerRequest__Output } from '../../catalog/v1/FindTaxpayerRequest.ts';
import type { FindTaxpayerResponse as _catalog_v1_FindTaxpayerResponse, FindTaxpayerResponse__Output as _catalog_v1_FindTaxpayerResponse__Output } from '../../catalog/v1/FindTaxpayerResponse.ts';
import type { FixRegistryNumberRequest as _catalog_v1_FixRegistryNumberRequest, FixRegistryNumberRequest__Output as _catalog_v1_FixRegistryNumberRequest__Output } from '../../catalog/v1/FixRegistryNumberRequest.ts';
import type { FixRegistryNumberResponse as _catalog_v1_FixRegistryNumberResponse, FixRegistryNumberResponse__Output as _catalog_v1_FixRegistryNumberResponse__Output } from '../../catalog/v1/FixRegistryNumberResponse.ts';
import type { GetRecordRequest as _catalog_v1_GetRecordRequest, GetRecordRequest__Output as _catalog_v1_GetRecordRequest__Output } from '../../catalog/v1/GetRecordRequest.ts';
import type { ImportRecordsRequest as _catalog_v1_ImportRecordsRequest, ImportRecordsRequest__Output as _catalog_v1_ImportRecordsRequest__Output } from '../../catalog/v1/ImportRecordsRequest.ts';
import type { ImportRecordsResponse as _catalog_v1_ImportRecordsResponse, ImportRecordsResponse__Output as _catalog_v1_ImportRecordsResponse__Output } from '../../catalog/v1/ImportRecordsResponse.ts';
import type { ListRecordsRequest as _catalog_v1_ListRecordsRequest, ListRecordsRequest__Output as _catalog_v1_ListRecordsRequest__Output } from '../../catalog/v1/ListRecordsRequest.ts';
import type { ListRecordsResponse as _catalog_v1_ListRecordsResponse, ListRecordsResponse__Output as _catalog_v1_ListRecordsResponse__Output } from '../../catalog/v1/ListRecordsResponse.ts';
import type { Logo as _catalog_v1_Logo, Logo__Output as _catalog_v1_Logo__Output } from '../../catalog/v1/Logo.ts';
import type { MoveStockRequest as _catalog_v1_MoveStockRequest, MoveStockRequest__Output as _catalog_v1_MoveStockRequest__Output } from '../../catalog/v1/MoveStockRequest.ts';
import type { MoveStockResponse as _catalog_v1_MoveStockResponse, MoveStockResponse__Output as _catalog_v1_MoveStockResponse__Output } from '../../catalog/v1/MoveStockResponse.ts';
import type { NoteCertificateRequest as _catalog_v1_NoteCertificateRequest, NoteCertificateRequest__Output as _catalog_v1_NoteCertificateRequest__Output } from '../../catalog/v1/NoteCertificateRequest.ts';
import type { NoteCertificateResponse as _catalog_v1_NoteCertificateResponse, NoteCertificateResponse__Output as _catalog_v1_NoteCertificateResponse__Output } from '../../catalog/v1/NoteCertificateResponse.ts';
import type { PrepareWorkspaceRequest as _catalog_v1_PrepareWorkspaceRequest, PrepareWorkspaceRequest__Output as _catalog_v1_PrepareWorkspaceRequest__Output } from '../../catalog/v1/PrepareWorkspaceRequest.ts';
import type { PrepareWorkspaceResponse as _catalog_v1_PrepareWorkspaceResponse, PrepareWorkspaceResponse__Output as _catalog_v1_PrepareWorkspaceResponse__Output } from '../../catalog/v1/PrepareWorkspaceResponse.ts';
import type { Record as _catalog_v1_Record, Record__Output as _catalog_v1_Record__Output } from '../../catalog/v1/Record.ts';
import type { ResolveIssuerRequest as _catalog_v1_ResolveIssuerRequest, ResolveIssuerRequest__Output as _catalog_v1_ResolveIssuerRequest__Output } from '../../catalog/v1/ResolveIssuerRequest.ts';
import type { ResolveIssuerResponse as _catalog_v1_ResolveIssuerResponse, ResolveIssuerResponse__Output as _catalog_v1_ResolveIssuerResponse__Output } from '../../catalog/v1/ResolveIssuerResponse.ts';
import type { StoreLogoRequest as _catalog_v1_StoreLogoRequest, StoreLogoRequest__Output as _catalog_v1_StoreLogoRequest__Output } from '../../catalog/v1/StoreLogoRequest.ts';
import type { WriteRecordRequest as _catalog_v1_WriteRecordRequest, WriteRecordRequest__Output as _catalog_v1_WriteRecordRequest__Output } from '../../catalog/v1/WriteRecordRequest.ts';

/**
 * The records of workspaces.
 */
export interface CatalogClient extends grpc.Client {
  /**
   * Taxpayers whose deletion began a minute ago or earlier and is not concluded. The caller holds them for a minute,
   * destroys their certificates and concludes.
   */
  ClaimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  ClaimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  ClaimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  ClaimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Taxpayers whose deletion began a minute ago or earlier and is not concluded. The caller holds them for a minute,
   * destroys their certificates and concludes.
   */
  claimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  claimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  claimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  claimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Claims an invoice of the resource API in one mode, and returns the order for issuance. All claims get the same
   * receipt_id, which makes one receipt. The invoice cannot change until the conclusion of the claim; its issuing
   * begins within half a minute, or never. not-found; invalid CAT_3000x: it cannot be issued, and has no earlier claim.
   * With an earlier claim there may be a receipt: deleted_part names a deleted record, and the caller looks for the
   * receipt before it refuses.
   */
  ClaimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  ClaimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  ClaimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  ClaimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Claims an invoice of the resource API in one mode, and returns the order for issuance. All claims get the same
   * receipt_id, which makes one receipt. The invoice cannot change until the conclusion of the claim; its issuing
   * begins within half a minute, or never. not-found; invalid CAT_3000x: it cannot be issued, and has no earlier claim.
   * With an earlier claim there may be a receipt: deleted_part names a deleted record, and the caller looks for the
   * receipt before it refuses.
   */
  claimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  claimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  claimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  claimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Invoices whose claim began a minute ago or earlier and is not concluded. The caller holds them for half a minute,
   * asks issuance for their receipts, and concludes with the lookup_id.
   */
  ClaimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ClaimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ClaimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ClaimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Invoices whose claim began a minute ago or earlier and is not concluded. The caller holds them for half a minute,
   * asks issuance for their receipts, and concludes with the lookup_id.
   */
  claimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  claimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  claimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  claimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends the attempt of a claim: issued, or refused by issuance, which unlocks the invoice. Do not call it while the
   * end is unknown. Safe to repeat when issued.
   */
  ConcludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  ConcludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  ConcludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  ConcludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends the attempt of a claim: issued, or refused by issuance, which unlocks the invoice. Do not call it while the
   * end is unknown. Safe to repeat when issued.
   */
  concludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  concludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  concludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  concludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Other services store nothing more for a deleted taxpayer. Safe to repeat.
   */
  ConcludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  ConcludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  ConcludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  ConcludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Other services store nothing more for a deleted taxpayer. Safe to repeat.
   */
  concludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  concludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  concludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  concludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a record.
   */
  CreateRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  CreateRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  CreateRecord(argument: _catalog_v1_WriteRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  CreateRecord(argument: _catalog_v1_WriteRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a record.
   */
  createRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  createRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  createRecord(argument: _catalog_v1_WriteRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  createRecord(argument: _catalog_v1_WriteRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  
  /**
   * The caller that deletes a taxpayer must destroy its certificate and conclude the deletion. Until then DeleteRecord
   * returns the record again, and ClaimDeletedTaxpayers returns the taxpayer.
   */
  DeleteRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  DeleteRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  DeleteRecord(argument: _catalog_v1_GetRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  DeleteRecord(argument: _catalog_v1_GetRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  /**
   * The caller that deletes a taxpayer must destroy its certificate and conclude the deletion. Until then DeleteRecord
   * returns the record again, and ClaimDeletedTaxpayers returns the taxpayer.
   */
  deleteRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  deleteRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  deleteRecord(argument: _catalog_v1_GetRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  deleteRecord(argument: _catalog_v1_GetRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  
  /**
   * JSON Schemas of the resources' bodies and records, and their filters, for documentation.
   */
  DescribeResources(argument: _catalog_v1_DescribeResourcesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  DescribeResources(argument: _catalog_v1_DescribeResourcesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  DescribeResources(argument: _catalog_v1_DescribeResourcesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  DescribeResources(argument: _catalog_v1_DescribeResourcesRequest, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * JSON Schemas of the resources' bodies and records, and their filters, for documentation.
   */
  describeResources(argument: _catalog_v1_DescribeResourcesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  describeResources(argument: _catalog_v1_DescribeResourcesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  describeResources(argument: _catalog_v1_DescribeResourcesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  describeResources(argument: _catalog_v1_DescribeResourcesRequest, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the workspace's default taxes, and creates missing ones. Concurrent calls are safe.
   */
  EnsureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  EnsureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  EnsureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  EnsureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the workspace's default taxes, and creates missing ones. Concurrent calls are safe.
   */
  ensureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  ensureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  ensureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  ensureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * A taxpayer's customers or products as CSV parts, in the form of ImportRecords.
   */
  ExportRecords(argument: _catalog_v1_ExportRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ExportRecordsResponse__Output>): grpc.ClientUnaryCall;
  ExportRecords(argument: _catalog_v1_ExportRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ExportRecordsResponse__Output>): grpc.ClientUnaryCall;
  ExportRecords(argument: _catalog_v1_ExportRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ExportRecordsResponse__Output>): grpc.ClientUnaryCall;
  ExportRecords(argument: _catalog_v1_ExportRecordsRequest, callback: grpc.requestCallback<_catalog_v1_ExportRecordsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * A taxpayer's customers or products as CSV parts, in the form of ImportRecords.
   */
  exportRecords(argument: _catalog_v1_ExportRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ExportRecordsResponse__Output>): grpc.ClientUnaryCall;
  exportRecords(argument: _catalog_v1_ExportRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ExportRecordsResponse__Output>): grpc.ClientUnaryCall;
  exportRecords(argument: _catalog_v1_ExportRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ExportRecordsResponse__Output>): grpc.ClientUnaryCall;
  exportRecords(argument: _catalog_v1_ExportRecordsRequest, callback: grpc.requestCallback<_catalog_v1_ExportRecordsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * not-found CAT_40004.
   */
  FetchLogo(argument: _catalog_v1_FetchLogoRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Logo__Output>): grpc.ClientUnaryCall;
  FetchLogo(argument: _catalog_v1_FetchLogoRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Logo__Output>): grpc.ClientUnaryCall;
  FetchLogo(argument: _catalog_v1_FetchLogoRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Logo__Output>): grpc.ClientUnaryCall;
  FetchLogo(argument: _catalog_v1_FetchLogoRequest, callback: grpc.requestCallback<_catalog_v1_Logo__Output>): grpc.ClientUnaryCall;
  /**
   * not-found CAT_40004.
   */
  fetchLogo(argument: _catalog_v1_FetchLogoRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Logo__Output>): grpc.ClientUnaryCall;
  fetchLogo(argument: _catalog_v1_FetchLogoRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Logo__Output>): grpc.ClientUnaryCall;
  fetchLogo(argument: _catalog_v1_FetchLogoRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Logo__Output>): grpc.ClientUnaryCall;
  fetchLogo(argument: _catalog_v1_FetchLogoRequest, callback: grpc.requestCallback<_catalog_v1_Logo__Output>): grpc.ClientUnaryCall;
  
  /**
   * The id of a registry number in the workspace, or not-found.
   */
  FindTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  FindTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  FindTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  FindTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The id of a registry number in the workspace, or not-found.
   */
  findTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  findTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  findTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  findTaxpayer(argument: _catalog_v1_FindTaxpayerRequest, callback: grpc.requestCallback<_catalog_v1_FindTaxpayerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Fixes a taxpayer's registry number. Call it before storing anything else under that number: a certificate, a
   * password, a receipt or a sequential. UpdateRecord then refuses another number, conflict CAT_10021. invalid
   * CTX_10002 for a deleted taxpayer, or one whose number has changed. Safe to repeat.
   * With a series it also marks that live receipts use it, before the first is numbered: the taxpayer is then in
   * production. It excludes the deletion of the series: series_found says whether the series exists.
   */
  FixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  FixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  FixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  FixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Fixes a taxpayer's registry number. Call it before storing anything else under that number: a certificate, a
   * password, a receipt or a sequential. UpdateRecord then refuses another number, conflict CAT_10021. invalid
   * CTX_10002 for a deleted taxpayer, or one whose number has changed. Safe to repeat.
   * With a series it also marks that live receipts use it, before the first is numbered: the taxpayer is then in
   * production. It excludes the deletion of the series: series_found says whether the series exists.
   */
  fixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  fixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  fixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  fixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * One record. not-found CAT_10012.
   */
  GetRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  GetRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  GetRecord(argument: _catalog_v1_GetRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  GetRecord(argument: _catalog_v1_GetRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  /**
   * One record. not-found CAT_10012.
   */
  getRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  getRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  getRecord(argument: _catalog_v1_GetRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  getRecord(argument: _catalog_v1_GetRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  
  /**
   * Receives a CSV file of customers or products in parts. With the last part it imports all lines, or none if one is
   * wrong. It matches records by identification or code, creates new ones and changes existing ones. The last call
   * needs a deadline of two minutes. Safe to repeat: a repeated last part waits for the current import. unavailable
   * CAT_60004: it takes longer.
   */
  ImportRecords(argument: _catalog_v1_ImportRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  ImportRecords(argument: _catalog_v1_ImportRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  ImportRecords(argument: _catalog_v1_ImportRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  ImportRecords(argument: _catalog_v1_ImportRecordsRequest, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Receives a CSV file of customers or products in parts. With the last part it imports all lines, or none if one is
   * wrong. It matches records by identification or code, creates new ones and changes existing ones. The last call
   * needs a deadline of two minutes. Safe to repeat: a repeated last part waits for the current import. unavailable
   * CAT_60004: it takes longer.
   */
  importRecords(argument: _catalog_v1_ImportRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  importRecords(argument: _catalog_v1_ImportRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  importRecords(argument: _catalog_v1_ImportRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  importRecords(argument: _catalog_v1_ImportRecordsRequest, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * The resource API by record. `resource` is the plural path of family A ("customers", "emission-points",
   * "payment-methods"), or "developer/customers" and "developer/products": the same records with the developer API's
   * fields, confined to ruc. `record` and `filters` are that API's JSON; the catalog checks them.
   * Errors: invalid VAL_10000 (message and details name every wrong field), not-found CAT_10012 (in the resource API's
   * words), conflict CAT_10009 (a business key is in use) or CAT_10014 (another record needs it).
   */
  ListRecords(argument: _catalog_v1_ListRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  ListRecords(argument: _catalog_v1_ListRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  ListRecords(argument: _catalog_v1_ListRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  ListRecords(argument: _catalog_v1_ListRecordsRequest, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The resource API by record. `resource` is the plural path of family A ("customers", "emission-points",
   * "payment-methods"), or "developer/customers" and "developer/products": the same records with the developer API's
   * fields, confined to ruc. `record` and `filters` are that API's JSON; the catalog checks them.
   * Errors: invalid VAL_10000 (message and details name every wrong field), not-found CAT_10012 (in the resource API's
   * words), conflict CAT_10009 (a business key is in use) or CAT_10014 (another record needs it).
   */
  listRecords(argument: _catalog_v1_ListRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  listRecords(argument: _catalog_v1_ListRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  listRecords(argument: _catalog_v1_ListRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  listRecords(argument: _catalog_v1_ListRecordsRequest, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Moves the stock of products that manage it, once for each receipt and direction. Safe to repeat.
   */
  MoveStock(argument: _catalog_v1_MoveStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  MoveStock(argument: _catalog_v1_MoveStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  MoveStock(argument: _catalog_v1_MoveStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  MoveStock(argument: _catalog_v1_MoveStockRequest, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Moves the stock of products that manage it, once for each receipt and direction. Safe to repeat.
   */
  moveStock(argument: _catalog_v1_MoveStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  moveStock(argument: _catalog_v1_MoveStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  moveStock(argument: _catalog_v1_MoveStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  moveStock(argument: _catalog_v1_MoveStockRequest, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Records the signer's certificate file of a taxpayer. not-found.
   */
  NoteCertificate(argument: _catalog_v1_NoteCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  NoteCertificate(argument: _catalog_v1_NoteCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  NoteCertificate(argument: _catalog_v1_NoteCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  NoteCertificate(argument: _catalog_v1_NoteCertificateRequest, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Records the signer's certificate file of a taxpayer. not-found.
   */
  noteCertificate(argument: _catalog_v1_NoteCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  noteCertificate(argument: _catalog_v1_NoteCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  noteCertificate(argument: _catalog_v1_NoteCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  noteCertificate(argument: _catalog_v1_NoteCertificateRequest, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a new workspace's records: the test taxpayer with establishment 001, emission point 001, a main warehouse,
   * a default price type, and the default taxes. Safe to repeat.
   */
  PrepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  PrepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  PrepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  PrepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a new workspace's records: the test taxpayer with establishment 001, emission point 001, a main warehouse,
   * a default price type, and the default taxes. Safe to repeat.
   */
  prepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  prepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  prepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  prepareWorkspace(argument: _catalog_v1_PrepareWorkspaceRequest, callback: grpc.requestCallback<_catalog_v1_PrepareWorkspaceResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * All data for issuance, in one answer. invalid CTX_10002: the workspace lacks the registry number; in details
   * CAT_20002 / CAT_20003: unknown establishment or emission point; CAT_20004 / CAT_20005: unknown customer or product.
   */
  ResolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  ResolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  ResolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  ResolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * All data for issuance, in one answer. invalid CTX_10002: the workspace lacks the registry number; in details
   * CAT_20002 / CAT_20003: unknown establishment or emission point; CAT_20004 / CAT_20005: unknown customer or product.
   */
  resolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  resolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  resolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  resolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Checks, scales and stores a taxpayer's logo. invalid CAT_40001 to CAT_40003: not a PNG or JPEG, broken, too large.
   */
  StoreLogo(argument: _catalog_v1_StoreLogoRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  StoreLogo(argument: _catalog_v1_StoreLogoRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  StoreLogo(argument: _catalog_v1_StoreLogoRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  StoreLogo(argument: _catalog_v1_StoreLogoRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  /**
   * Checks, scales and stores a taxpayer's logo. invalid CAT_40001 to CAT_40003: not a PNG or JPEG, broken, too large.
   */
  storeLogo(argument: _catalog_v1_StoreLogoRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  storeLogo(argument: _catalog_v1_StoreLogoRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  storeLogo(argument: _catalog_v1_StoreLogoRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  storeLogo(argument: _catalog_v1_StoreLogoRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes a record: only the given members.
   */
  UpdateRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  UpdateRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  UpdateRecord(argument: _catalog_v1_WriteRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  UpdateRecord(argument: _catalog_v1_WriteRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  /**
   * Changes a record: only the given members.
   */
  updateRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  updateRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  updateRecord(argument: _catalog_v1_WriteRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  updateRecord(argument: _catalog_v1_WriteRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The records of workspaces.
 */
export interface CatalogHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Taxpayers whose deletion began a minute ago or earlier and is not concluded. The caller holds them for a minute,
   * destroys their certificates and concludes.
   */
  ClaimDeletedTaxpayers: grpc.handleUnaryCall<_catalog_v1_ClaimDeletedTaxpayersRequest__Output, _catalog_v1_ClaimDeletedTaxpayersResponse>;
  
  /**
   * Claims an invoice of the resource API in one mode, and returns the order for issuance. All claims get the same
   * receipt_id, which makes one receipt. The invoice cannot change until the conclusion of the claim; its issuing
   * begins within half a minute, or never. not-found; invalid CAT_3000x: it cannot be issued, and has no earlier claim.
   * With an earlier claim there may be a receipt: deleted_part names a deleted record, and the caller looks for the
   * receipt before it refuses.
   */
  ClaimInvoice: grpc.handleUnaryCall<_catalog_v1_ClaimInvoiceRequest__Output, _catalog_v1_ClaimInvoiceResponse>;
  
  /**
   * Invoices whose claim began a minute ago or earlier and is not concluded. The caller holds them for half a minute,
   * asks issuance for their receipts, and concludes with the lookup_id.
   */
  ClaimLapsedInvoices: grpc.handleUnaryCall<_catalog_v1_ClaimLapsedInvoicesRequest__Output, _catalog_v1_ClaimLapsedInvoicesResponse>;
  
  /**
   * Ends the attempt of a claim: issued, or refused by issuance, which unlocks the invoice. Do not call it while the
   * end is unknown. Safe to repeat when issued.
   */
  ConcludeInvoice: grpc.handleUnaryCall<_catalog_v1_ConcludeInvoiceRequest__Output, _catalog_v1_ConcludeInvoiceResponse>;
  
  /**
   * Other services store nothing more for a deleted taxpayer. Safe to repeat.
   */
  ConcludeTaxpayerDeletion: grpc.handleUnaryCall<_catalog_v1_ConcludeTaxpayerDeletionRequest__Output, _catalog_v1_ConcludeTaxpayerDeletionResponse>;
  
  /**
   * Creates a record.
   */
  CreateRecord: grpc.handleUnaryCall<_catalog_v1_WriteRecordRequest__Output, _catalog_v1_Record>;
  
  /**
   * The caller that deletes a taxpayer must destroy its certificate and conclude the deletion. Until then DeleteRecord
   * returns the record again, and ClaimDeletedTaxpayers returns the taxpayer.
   */
  DeleteRecord: grpc.handleUnaryCall<_catalog_v1_GetRecordRequest__Output, _catalog_v1_Record>;
  
  /**
   * JSON Schemas of the resources' bodies and records, and their filters, for documentation.
   */
  DescribeResources: grpc.handleUnaryCall<_catalog_v1_DescribeResourcesRequest__Output, _catalog_v1_DescribeResourcesResponse>;
  
  /**
   * Returns the workspace's default taxes, and creates missing ones. Concurrent calls are safe.
   */
  EnsureDefaultTaxes: grpc.handleUnaryCall<_catalog_v1_EnsureDefaultTaxesRequest__Output, _catalog_v1_ListRecordsResponse>;
  
  /**
   * A taxpayer's customers or products as CSV parts, in the form of ImportRecords.
   */
  ExportRecords: grpc.handleUnaryCall<_catalog_v1_ExportRecordsRequest__Output, _catalog_v1_ExportRecordsResponse>;
  
  /**
   * not-found CAT_40004.
   */
  FetchLogo: grpc.handleUnaryCall<_catalog_v1_FetchLogoRequest__Output, _catalog_v1_Logo>;
  
  /**
   * The id of a registry number in the workspace, or not-found.
   */
  FindTaxpayer: grpc.handleUnaryCall<_catalog_v1_FindTaxpayerRequest__Output, _catalog_v1_FindTaxpayerResponse>;
  
  /**
   * Fixes a taxpayer's registry number. Call it before storing anything else under that number: a certificate, a
   * password, a receipt or a sequential. UpdateRecord then refuses another number, conflict CAT_10021. invalid
   * CTX_10002 for a deleted taxpayer, or one whose number has changed. Safe to repeat.
   * With a series it also marks that live receipts use it, before the first is numbered: the taxpayer is then in
   * production. It excludes the deletion of the series: series_found says whether the series exists.
   */
  FixRegistryNumber: grpc.handleUnaryCall<_catalog_v1_FixRegistryNumberRequest__Output, _catalog_v1_FixRegistryNumberResponse>;
  
  /**
   * One record. not-found CAT_10012.
   */
  GetRecord: grpc.handleUnaryCall<_catalog_v1_GetRecordRequest__Output, _catalog_v1_Record>;
  
  /**
   * Receives a CSV file of customers or products in parts. With the last part it imports all lines, or none if one is
   * wrong. It matches records by identification or code, creates new ones and changes existing ones. The last call
   * needs a deadline of two minutes. Safe to repeat: a repeated last part waits for the current import. unavailable
   * CAT_60004: it takes longer.
   */
  ImportRecords: grpc.handleUnaryCall<_catalog_v1_ImportRecordsRequest__Output, _catalog_v1_ImportRecordsResponse>;
  
  /**
   * The resource API by record. `resource` is the plural path of family A ("customers", "emission-points",
   * "payment-methods"), or "developer/customers" and "developer/products": the same records with the developer API's
   * fields, confined to ruc. `record` and `filters` are that API's JSON; the catalog checks them.
   * Errors: invalid VAL_10000 (message and details name every wrong field), not-found CAT_10012 (in the resource API's
   * words), conflict CAT_10009 (a business key is in use) or CAT_10014 (another record needs it).
   */
  ListRecords: grpc.handleUnaryCall<_catalog_v1_ListRecordsRequest__Output, _catalog_v1_ListRecordsResponse>;
  
  /**
   * Moves the stock of products that manage it, once for each receipt and direction. Safe to repeat.
   */
  MoveStock: grpc.handleUnaryCall<_catalog_v1_MoveStockRequest__Output, _catalog_v1_MoveStockResponse>;
  
  /**
   * Records the signer's certificate file of a taxpayer. not-found.
   */
  NoteCertificate: grpc.handleUnaryCall<_catalog_v1_NoteCertificateRequest__Output, _catalog_v1_NoteCertificateResponse>;
  
  /**
   * Creates a new workspace's records: the test taxpayer with establishment 001, emission point 001, a main warehouse,
   * a default price type, and the default taxes. Safe to repeat.
   */
  PrepareWorkspace: grpc.handleUnaryCall<_catalog_v1_PrepareWorkspaceRequest__Output, _catalog_v1_PrepareWorkspaceResponse>;
  
  /**
   * All data for issuance, in one answer. invalid CTX_10002: the workspace lacks the registry number; in details
   * CAT_20002 / CAT_20003: unknown establishment or emission point; CAT_20004 / CAT_20005: unknown customer or product.
   */
  ResolveIssuer: grpc.handleUnaryCall<_catalog_v1_ResolveIssuerRequest__Output, _catalog_v1_ResolveIssuerResponse>;
  
  /**
   * Checks, scales and stores a taxpayer's logo. invalid CAT_40001 to CAT_40003: not a PNG or JPEG, broken, too large.
   */
  StoreLogo: grpc.handleUnaryCall<_catalog_v1_StoreLogoRequest__Output, _catalog_v1_Record>;
  
  /**
   * Changes a record: only the given members.
   */
  UpdateRecord: grpc.handleUnaryCall<_catalog_v1_WriteRecordRequest__Output, _catalog_v1_Record>;
  
}

export interface CatalogDefinition extends grpc.ServiceDefinition {
  ClaimDeletedTaxpayers: MethodDefinition<_catalog_v1_ClaimDeletedTaxpayersRequest, _catalog_v1_ClaimDeletedTaxpayersResponse, _catalog_v1_ClaimDeletedTaxpayersRequest__Output, _catalog_v1_ClaimDeletedTaxpayersResponse__Output>
  ClaimInvoice: MethodDefinition<_catalog_v1_ClaimInvoiceRequest, _catalog_v1_ClaimInvoiceResponse, _catalog_v1_ClaimInvoiceRequest__Output, _catalog_v1_ClaimInvoiceResponse__Output>
  ClaimLapsedInvoices: MethodDefinition<_catalog_v1_ClaimLapsedInvoicesRequest, _catalog_v1_ClaimLapsedInvoicesResponse, _catalog_v1_ClaimLapsedInvoicesRequest__Output, _catalog_v1_ClaimLapsedInvoicesResponse__Output>
  ConcludeInvoice: MethodDefinition<_catalog_v1_ConcludeInvoiceRequest, _catalog_v1_ConcludeInvoiceResponse, _catalog_v1_ConcludeInvoiceRequest__Output, _catalog_v1_ConcludeInvoiceResponse__Output>
  ConcludeTaxpayerDeletion: MethodDefinition<_catalog_v1_ConcludeTaxpayerDeletionRequest, _catalog_v1_ConcludeTaxpayerDeletionResponse, _catalog_v1_ConcludeTaxpayerDeletionRequest__Output, _catalog_v1_ConcludeTaxpayerDeletionResponse__Output>
  CreateRecord: MethodDefinition<_catalog_v1_WriteRecordRequest, _catalog_v1_Record, _catalog_v1_WriteRecordRequest__Output, _catalog_v1_Record__Output>
  DeleteRecord: MethodDefinition<_catalog_v1_GetRecordRequest, _catalog_v1_Record, _catalog_v1_GetRecordRequest__Output, _catalog_v1_Record__Output>
  DescribeResources: MethodDefinition<_catalog_v1_DescribeResourcesRequest, _catalog_v1_DescribeResourcesResponse, _catalog_v1_DescribeResourcesRequest__Output, _catalog_v1_DescribeResourcesResponse__Output>
  EnsureDefaultTaxes: MethodDefinition<_catalog_v1_EnsureDefaultTaxesRequest, _catalog_v1_ListRecordsResponse, _catalog_v1_EnsureDefaultTaxesRequest__Output, _catalog_v1_ListRecordsResponse__Output>
  ExportRecords: MethodDefinition<_catalog_v1_ExportRecordsRequest, _catalog_v1_ExportRecordsResponse, _catalog_v1_ExportRecordsRequest__Output, _catalog_v1_ExportRecordsResponse__Output>
  FetchLogo: MethodDefinition<_catalog_v1_FetchLogoRequest, _catalog_v1_Logo, _catalog_v1_FetchLogoRequest__Output, _catalog_v1_Logo__Output>
  FindTaxpayer: MethodDefinition<_catalog_v1_FindTaxpayerRequest, _catalog_v1_FindTaxpayerResponse, _catalog_v1_FindTaxpayerRequest__Output, _catalog_v1_FindTaxpayerResponse__Output>
  FixRegistryNumber: MethodDefinition<_catalog_v1_FixRegistryNumberRequest, _catalog_v1_FixRegistryNumberResponse, _catalog_v1_FixRegistryNumberRequest__Output, _catalog_v1_FixRegistryNumberResponse__Output>
  GetRecord: MethodDefinition<_catalog_v1_GetRecordRequest, _catalog_v1_Record, _catalog_v1_GetRecordRequest__Output, _catalog_v1_Record__Output>
  ImportRecords: MethodDefinition<_catalog_v1_ImportRecordsRequest, _catalog_v1_ImportRecordsResponse, _catalog_v1_ImportRecordsRequest__Output, _catalog_v1_ImportRecordsResponse__Output>
  ListRecords: MethodDefinition<_catalog_v1_ListRecordsRequest, _catalog_v1_ListRecordsResponse, _catalog_v1_ListRecordsRequest__Output, _catalog_v1_ListRecordsResponse__Output>
  MoveStock: MethodDefinition<_catalog_v1_MoveStockRequest, _catalog_v1_MoveStockResponse, _catalog_v1_MoveStockRequest__Output, _catalog_v1_MoveStockResponse__Output>
  NoteCertificate: MethodDefinition<_catalog_v1_NoteCertificateRequest, _catalog_v1_NoteCertificateResponse, _catalog_v1_NoteCertificateRequest__Output, _catalog_v1_NoteCertificateResponse__Output>
  PrepareWorkspace: MethodDefinition<_catalog_v1_PrepareWorkspaceRequest, _catalog_v1_PrepareWorkspaceResponse, _catalog_v1_PrepareWorkspaceRequest__Output, _catalog_v1_PrepareWorkspaceResponse__Output>
  ResolveIssuer: MethodDefinition<_catalog_v1_ResolveIssuerRequest, _catalog_v1_ResolveIssuerResponse, _catalog_v1_ResolveIssuerRequest__Output, _catalog_v1_ResolveIssuerResponse__Output>
  StoreLogo: MethodDefinition<_catalog_v1_StoreLogoRequest, _catalog_v1_Record, _catalog_v1_StoreLogoRequest__Output, _catalog_v1_Record__Output>
  UpdateRecord: MethodDefinition<_catalog_v1_WriteRecordRequest, _catalog_v1_Record, _catalog_v1_WriteRecordRequest__Output, _catalog_v1_Record__Output>
}
