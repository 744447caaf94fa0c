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

export interface CatalogClient extends grpc.Client {
  /**
   * Taxpayers that were deleted a minute ago or more, and whose deletion nobody has concluded: the caller has them for a
   * minute, destroys their certificates and concludes.
   */
  ClaimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  ClaimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  ClaimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  ClaimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Taxpayers that were deleted a minute ago or more, and whose deletion nobody has concluded: the caller has them for a
   * minute, destroys their certificates and concludes.
   */
  claimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  claimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  claimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  claimDeletedTaxpayers(argument: _catalog_v1_ClaimDeletedTaxpayersRequest, callback: grpc.requestCallback<_catalog_v1_ClaimDeletedTaxpayersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Takes an invoice of the resource API to be issued in one mode, and gives the order for issuance. However many ask,
   * and however often, they get the same receipt_id: issuing with it makes one receipt. Until the claim is concluded
   * the invoice cannot change; issuing it begins within half a minute, or not at all. not-found; invalid CAT_3000x: it cannot be issued as it is, and
   * nobody has tried before. Where somebody has, there may be a receipt: deleted_part says what is gone, and the caller
   * looks for the receipt before it refuses.
   */
  ClaimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  ClaimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  ClaimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  ClaimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Takes an invoice of the resource API to be issued in one mode, and gives the order for issuance. However many ask,
   * and however often, they get the same receipt_id: issuing with it makes one receipt. Until the claim is concluded
   * the invoice cannot change; issuing it begins within half a minute, or not at all. not-found; invalid CAT_3000x: it cannot be issued as it is, and
   * nobody has tried before. Where somebody has, there may be a receipt: deleted_part says what is gone, and the caller
   * looks for the receipt before it refuses.
   */
  claimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  claimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  claimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  claimInvoice(argument: _catalog_v1_ClaimInvoiceRequest, callback: grpc.requestCallback<_catalog_v1_ClaimInvoiceResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Invoices that were claimed a minute ago or more, and whose claims nobody has concluded: the caller has them for half a
   * minute, asks issuance for their receipts, and concludes with the lookup_id.
   */
  ClaimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ClaimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ClaimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ClaimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Invoices that were claimed a minute ago or more, and whose claims nobody has concluded: the caller has them for half a
   * minute, asks issuance for their receipts, and concludes with the lookup_id.
   */
  claimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  claimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  claimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  claimLapsedInvoices(argument: _catalog_v1_ClaimLapsedInvoicesRequest, callback: grpc.requestCallback<_catalog_v1_ClaimLapsedInvoicesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Says how the attempt of one claim ended. Issued for good, or refused by issuance, and then it can be changed again.
   * Where the end is not known, it is not called. Safe to repeat when issued.
   */
  ConcludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  ConcludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  ConcludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  ConcludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Says how the attempt of one claim ended. Issued for good, or refused by issuance, and then it can be changed again.
   * Where the end is not known, it is not called. Safe to repeat when issued.
   */
  concludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  concludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  concludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  concludeInvoice(argument: _catalog_v1_ConcludeInvoiceRequest, callback: grpc.requestCallback<_catalog_v1_ConcludeInvoiceResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Nothing is kept for a deleted taxpayer any more. Safe to repeat.
   */
  ConcludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  ConcludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  ConcludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  ConcludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Nothing is kept for a deleted taxpayer any more. Safe to repeat.
   */
  concludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  concludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  concludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  concludeTaxpayerDeletion(argument: _catalog_v1_ConcludeTaxpayerDeletionRequest, callback: grpc.requestCallback<_catalog_v1_ConcludeTaxpayerDeletionResponse__Output>): grpc.ClientUnaryCall;
  
  CreateRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  CreateRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  CreateRecord(argument: _catalog_v1_WriteRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  CreateRecord(argument: _catalog_v1_WriteRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  createRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  createRecord(argument: _catalog_v1_WriteRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  createRecord(argument: _catalog_v1_WriteRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  createRecord(argument: _catalog_v1_WriteRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deleting a taxpayer obliges to destroy its certificate and to conclude the deletion. Until then DeleteRecord of it
   * answers the record again, and it is handed out by ClaimDeletedTaxpayers.
   */
  DeleteRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  DeleteRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  DeleteRecord(argument: _catalog_v1_GetRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  DeleteRecord(argument: _catalog_v1_GetRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  /**
   * Deleting a taxpayer obliges to destroy its certificate and to conclude the deletion. Until then DeleteRecord of it
   * answers the record again, and it is handed out by ClaimDeletedTaxpayers.
   */
  deleteRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  deleteRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  deleteRecord(argument: _catalog_v1_GetRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  deleteRecord(argument: _catalog_v1_GetRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  
  /**
   * What the resources look like: JSON Schemas of bodies and records, filters. For documentation.
   */
  DescribeResources(argument: _catalog_v1_DescribeResourcesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  DescribeResources(argument: _catalog_v1_DescribeResourcesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  DescribeResources(argument: _catalog_v1_DescribeResourcesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  DescribeResources(argument: _catalog_v1_DescribeResourcesRequest, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * What the resources look like: JSON Schemas of bodies and records, filters. For documentation.
   */
  describeResources(argument: _catalog_v1_DescribeResourcesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  describeResources(argument: _catalog_v1_DescribeResourcesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  describeResources(argument: _catalog_v1_DescribeResourcesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  describeResources(argument: _catalog_v1_DescribeResourcesRequest, callback: grpc.requestCallback<_catalog_v1_DescribeResourcesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * The workspace's default taxes, made where they are missing; safe to call at once.
   */
  EnsureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  EnsureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  EnsureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  EnsureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The workspace's default taxes, made where they are missing; safe to call at once.
   */
  ensureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  ensureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  ensureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  ensureDefaultTaxes(argument: _catalog_v1_EnsureDefaultTaxesRequest, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * A taxpayer's customers or products as CSV, a part at a time, in the form ImportRecords takes.
   */
  ExportRecords(argument: _catalog_v1_ExportRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ExportRecordsResponse__Output>): grpc.ClientUnaryCall;
  ExportRecords(argument: _catalog_v1_ExportRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ExportRecordsResponse__Output>): grpc.ClientUnaryCall;
  ExportRecords(argument: _catalog_v1_ExportRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ExportRecordsResponse__Output>): grpc.ClientUnaryCall;
  ExportRecords(argument: _catalog_v1_ExportRecordsRequest, callback: grpc.requestCallback<_catalog_v1_ExportRecordsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * A taxpayer's customers or products as CSV, a part at a time, in the form ImportRecords takes.
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
  
  /**
   * Fixes a taxpayer's registry number for good: called before anything is kept elsewhere under that number, a
   * certificate, a password, a receipt or a sequential. Afterwards UpdateRecord refuses another number, conflict
   * CAT_10021. invalid CTX_10002 where the taxpayer is gone, or has another number by now. Safe to repeat.
   * With a series, that live receipts stand in it is marked too, before the first is numbered: from then on the taxpayer is
   * in production. Of this and the end of the series one wins: series_found says whether it is there.
   */
  FixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  FixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  FixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  FixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Fixes a taxpayer's registry number for good: called before anything is kept elsewhere under that number, a
   * certificate, a password, a receipt or a sequential. Afterwards UpdateRecord refuses another number, conflict
   * CAT_10021. invalid CTX_10002 where the taxpayer is gone, or has another number by now. Safe to repeat.
   * With a series, that live receipts stand in it is marked too, before the first is numbered: from then on the taxpayer is
   * in production. Of this and the end of the series one wins: series_found says whether it is there.
   */
  fixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  fixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  fixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  fixRegistryNumber(argument: _catalog_v1_FixRegistryNumberRequest, callback: grpc.requestCallback<_catalog_v1_FixRegistryNumberResponse__Output>): grpc.ClientUnaryCall;
  
  GetRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  GetRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  GetRecord(argument: _catalog_v1_GetRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  GetRecord(argument: _catalog_v1_GetRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  getRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  getRecord(argument: _catalog_v1_GetRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  getRecord(argument: _catalog_v1_GetRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  getRecord(argument: _catalog_v1_GetRecordRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  
  /**
   * Takes a CSV file of customers or products part by part, and with the last part imports all of it or, where any line
   * is wrong, none. Records are matched by identification or code: new ones are made, known ones changed. Give the call
   * with the last part two minutes. Any part may be sent again: the last one waits for the import that is under way, and
   * nothing is written twice. unavailable CAT_60004: it takes longer.
   */
  ImportRecords(argument: _catalog_v1_ImportRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  ImportRecords(argument: _catalog_v1_ImportRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  ImportRecords(argument: _catalog_v1_ImportRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  ImportRecords(argument: _catalog_v1_ImportRecordsRequest, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Takes a CSV file of customers or products part by part, and with the last part imports all of it or, where any line
   * is wrong, none. Records are matched by identification or code: new ones are made, known ones changed. Give the call
   * with the last part two minutes. Any part may be sent again: the last one waits for the import that is under way, and
   * nothing is written twice. unavailable CAT_60004: it takes longer.
   */
  importRecords(argument: _catalog_v1_ImportRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  importRecords(argument: _catalog_v1_ImportRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  importRecords(argument: _catalog_v1_ImportRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  importRecords(argument: _catalog_v1_ImportRecordsRequest, callback: grpc.requestCallback<_catalog_v1_ImportRecordsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * The resource API, record by record. `resource` is the plural path of family A ("customers", "emission-points",
   * "payment-methods"), or "developer/customers" and "developer/products": the same records with the fields of the
   * developer API, confined to taxpayer_ruc. `record` and `filters` are JSON in the shape of that API, checked here.
   * Errors: invalid VAL_10000 (message and details name every broken field), not-found CAT_10012 (in the words of the
   * resource API), conflict CAT_10009 (a business key is taken) or CAT_10014 (something live needs it).
   */
  ListRecords(argument: _catalog_v1_ListRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  ListRecords(argument: _catalog_v1_ListRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  ListRecords(argument: _catalog_v1_ListRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  ListRecords(argument: _catalog_v1_ListRecordsRequest, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The resource API, record by record. `resource` is the plural path of family A ("customers", "emission-points",
   * "payment-methods"), or "developer/customers" and "developer/products": the same records with the fields of the
   * developer API, confined to taxpayer_ruc. `record` and `filters` are JSON in the shape of that API, checked here.
   * Errors: invalid VAL_10000 (message and details name every broken field), not-found CAT_10012 (in the words of the
   * resource API), conflict CAT_10009 (a business key is taken) or CAT_10014 (something live needs it).
   */
  listRecords(argument: _catalog_v1_ListRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  listRecords(argument: _catalog_v1_ListRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  listRecords(argument: _catalog_v1_ListRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  listRecords(argument: _catalog_v1_ListRecordsRequest, callback: grpc.requestCallback<_catalog_v1_ListRecordsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Moves the stock of products that manage it, once for each receipt and direction, however often it is called.
   */
  MoveStock(argument: _catalog_v1_MoveStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  MoveStock(argument: _catalog_v1_MoveStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  MoveStock(argument: _catalog_v1_MoveStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  MoveStock(argument: _catalog_v1_MoveStockRequest, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Moves the stock of products that manage it, once for each receipt and direction, however often it is called.
   */
  moveStock(argument: _catalog_v1_MoveStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  moveStock(argument: _catalog_v1_MoveStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  moveStock(argument: _catalog_v1_MoveStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  moveStock(argument: _catalog_v1_MoveStockRequest, callback: grpc.requestCallback<_catalog_v1_MoveStockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Notes which certificate file the signer keeps for a taxpayer. not-found.
   */
  NoteCertificate(argument: _catalog_v1_NoteCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  NoteCertificate(argument: _catalog_v1_NoteCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  NoteCertificate(argument: _catalog_v1_NoteCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  NoteCertificate(argument: _catalog_v1_NoteCertificateRequest, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Notes which certificate file the signer keeps for a taxpayer. not-found.
   */
  noteCertificate(argument: _catalog_v1_NoteCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  noteCertificate(argument: _catalog_v1_NoteCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  noteCertificate(argument: _catalog_v1_NoteCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  noteCertificate(argument: _catalog_v1_NoteCertificateRequest, callback: grpc.requestCallback<_catalog_v1_NoteCertificateResponse__Output>): grpc.ClientUnaryCall;
  
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
   * Everything issuance needs, in one answer. invalid CTX_10002: the registry number is not in the workspace;
   * in details CAT_20002 / CAT_20003: unknown establishment or emission point; CAT_20004 / CAT_20005: unknown customer or product.
   */
  ResolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  ResolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  ResolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  ResolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Everything issuance needs, in one answer. invalid CTX_10002: the registry number is not in the workspace;
   * in details CAT_20002 / CAT_20003: unknown establishment or emission point; CAT_20004 / CAT_20005: unknown customer or product.
   */
  resolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  resolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  resolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  resolveIssuer(argument: _catalog_v1_ResolveIssuerRequest, callback: grpc.requestCallback<_catalog_v1_ResolveIssuerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Checks, fits and keeps a taxpayer's logo. invalid CAT_40001 to CAT_40003: not a PNG or JPEG, broken, too large.
   */
  StoreLogo(argument: _catalog_v1_StoreLogoRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  StoreLogo(argument: _catalog_v1_StoreLogoRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  StoreLogo(argument: _catalog_v1_StoreLogoRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  StoreLogo(argument: _catalog_v1_StoreLogoRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  /**
   * Checks, fits and keeps a taxpayer's logo. invalid CAT_40001 to CAT_40003: not a PNG or JPEG, broken, too large.
   */
  storeLogo(argument: _catalog_v1_StoreLogoRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  storeLogo(argument: _catalog_v1_StoreLogoRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  storeLogo(argument: _catalog_v1_StoreLogoRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  storeLogo(argument: _catalog_v1_StoreLogoRequest, callback: grpc.requestCallback<_catalog_v1_Record__Output>): grpc.ClientUnaryCall;
  
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
  /**
   * Taxpayers that were deleted a minute ago or more, and whose deletion nobody has concluded: the caller has them for a
   * minute, destroys their certificates and concludes.
   */
  ClaimDeletedTaxpayers: grpc.handleUnaryCall<_catalog_v1_ClaimDeletedTaxpayersRequest__Output, _catalog_v1_ClaimDeletedTaxpayersResponse>;
  
  /**
   * Takes an invoice of the resource API to be issued in one mode, and gives the order for issuance. However many ask,
   * and however often, they get the same receipt_id: issuing with it makes one receipt. Until the claim is concluded
   * the invoice cannot change; issuing it begins within half a minute, or not at all. not-found; invalid CAT_3000x: it cannot be issued as it is, and
   * nobody has tried before. Where somebody has, there may be a receipt: deleted_part says what is gone, and the caller
   * looks for the receipt before it refuses.
   */
  ClaimInvoice: grpc.handleUnaryCall<_catalog_v1_ClaimInvoiceRequest__Output, _catalog_v1_ClaimInvoiceResponse>;
  
  /**
   * Invoices that were claimed a minute ago or more, and whose claims nobody has concluded: the caller has them for half a
   * minute, asks issuance for their receipts, and concludes with the lookup_id.
   */
  ClaimLapsedInvoices: grpc.handleUnaryCall<_catalog_v1_ClaimLapsedInvoicesRequest__Output, _catalog_v1_ClaimLapsedInvoicesResponse>;
  
  /**
   * Says how the attempt of one claim ended. Issued for good, or refused by issuance, and then it can be changed again.
   * Where the end is not known, it is not called. Safe to repeat when issued.
   */
  ConcludeInvoice: grpc.handleUnaryCall<_catalog_v1_ConcludeInvoiceRequest__Output, _catalog_v1_ConcludeInvoiceResponse>;
  
  /**
   * Nothing is kept for a deleted taxpayer any more. Safe to repeat.
   */
  ConcludeTaxpayerDeletion: grpc.handleUnaryCall<_catalog_v1_ConcludeTaxpayerDeletionRequest__Output, _catalog_v1_ConcludeTaxpayerDeletionResponse>;
  
  CreateRecord: grpc.handleUnaryCall<_catalog_v1_WriteRecordRequest__Output, _catalog_v1_Record>;
  
  /**
   * Deleting a taxpayer obliges to destroy its certificate and to conclude the deletion. Until then DeleteRecord of it
   * answers the record again, and it is handed out by ClaimDeletedTaxpayers.
   */
  DeleteRecord: grpc.handleUnaryCall<_catalog_v1_GetRecordRequest__Output, _catalog_v1_Record>;
  
  /**
   * What the resources look like: JSON Schemas of bodies and records, filters. For documentation.
   */
  DescribeResources: grpc.handleUnaryCall<_catalog_v1_DescribeResourcesRequest__Output, _catalog_v1_DescribeResourcesResponse>;
  
  /**
   * The workspace's default taxes, made where they are missing; safe to call at once.
   */
  EnsureDefaultTaxes: grpc.handleUnaryCall<_catalog_v1_EnsureDefaultTaxesRequest__Output, _catalog_v1_ListRecordsResponse>;
  
  /**
   * A taxpayer's customers or products as CSV, a part at a time, in the form ImportRecords takes.
   */
  ExportRecords: grpc.handleUnaryCall<_catalog_v1_ExportRecordsRequest__Output, _catalog_v1_ExportRecordsResponse>;
  
  /**
   * not-found CAT_40004.
   */
  FetchLogo: grpc.handleUnaryCall<_catalog_v1_FetchLogoRequest__Output, _catalog_v1_Logo>;
  
  /**
   * Whether a registry number is in the workspace, and its id. not-found otherwise.
   */
  FindTaxpayer: grpc.handleUnaryCall<_catalog_v1_FindTaxpayerRequest__Output, _catalog_v1_FindTaxpayerResponse>;
  
  /**
   * Fixes a taxpayer's registry number for good: called before anything is kept elsewhere under that number, a
   * certificate, a password, a receipt or a sequential. Afterwards UpdateRecord refuses another number, conflict
   * CAT_10021. invalid CTX_10002 where the taxpayer is gone, or has another number by now. Safe to repeat.
   * With a series, that live receipts stand in it is marked too, before the first is numbered: from then on the taxpayer is
   * in production. Of this and the end of the series one wins: series_found says whether it is there.
   */
  FixRegistryNumber: grpc.handleUnaryCall<_catalog_v1_FixRegistryNumberRequest__Output, _catalog_v1_FixRegistryNumberResponse>;
  
  GetRecord: grpc.handleUnaryCall<_catalog_v1_GetRecordRequest__Output, _catalog_v1_Record>;
  
  /**
   * Takes a CSV file of customers or products part by part, and with the last part imports all of it or, where any line
   * is wrong, none. Records are matched by identification or code: new ones are made, known ones changed. Give the call
   * with the last part two minutes. Any part may be sent again: the last one waits for the import that is under way, and
   * nothing is written twice. unavailable CAT_60004: it takes longer.
   */
  ImportRecords: grpc.handleUnaryCall<_catalog_v1_ImportRecordsRequest__Output, _catalog_v1_ImportRecordsResponse>;
  
  /**
   * The resource API, record by record. `resource` is the plural path of family A ("customers", "emission-points",
   * "payment-methods"), or "developer/customers" and "developer/products": the same records with the fields of the
   * developer API, confined to taxpayer_ruc. `record` and `filters` are JSON in the shape of that API, checked here.
   * Errors: invalid VAL_10000 (message and details name every broken field), not-found CAT_10012 (in the words of the
   * resource API), conflict CAT_10009 (a business key is taken) or CAT_10014 (something live needs it).
   */
  ListRecords: grpc.handleUnaryCall<_catalog_v1_ListRecordsRequest__Output, _catalog_v1_ListRecordsResponse>;
  
  /**
   * Moves the stock of products that manage it, once for each receipt and direction, however often it is called.
   */
  MoveStock: grpc.handleUnaryCall<_catalog_v1_MoveStockRequest__Output, _catalog_v1_MoveStockResponse>;
  
  /**
   * Notes which certificate file the signer keeps for a taxpayer. not-found.
   */
  NoteCertificate: grpc.handleUnaryCall<_catalog_v1_NoteCertificateRequest__Output, _catalog_v1_NoteCertificateResponse>;
  
  /**
   * A new workspace's records: the test taxpayer with establishment 001, emission point 001, a main warehouse,
   * a default price type, and the default taxes. Safe to repeat.
   */
  PrepareWorkspace: grpc.handleUnaryCall<_catalog_v1_PrepareWorkspaceRequest__Output, _catalog_v1_PrepareWorkspaceResponse>;
  
  /**
   * Everything issuance needs, in one answer. invalid CTX_10002: the registry number is not in the workspace;
   * in details CAT_20002 / CAT_20003: unknown establishment or emission point; CAT_20004 / CAT_20005: unknown customer or product.
   */
  ResolveIssuer: grpc.handleUnaryCall<_catalog_v1_ResolveIssuerRequest__Output, _catalog_v1_ResolveIssuerResponse>;
  
  /**
   * Checks, fits and keeps a taxpayer's logo. invalid CAT_40001 to CAT_40003: not a PNG or JPEG, broken, too large.
   */
  StoreLogo: grpc.handleUnaryCall<_catalog_v1_StoreLogoRequest__Output, _catalog_v1_Record>;
  
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
