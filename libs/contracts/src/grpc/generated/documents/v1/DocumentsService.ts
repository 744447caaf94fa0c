// Original file: protos/documents/v1/documents.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GetReceiptRequest as _documents_v1_GetReceiptRequest, GetReceiptRequest__Output as _documents_v1_GetReceiptRequest__Output } from '../../documents/v1/GetReceiptRequest.ts';
import type { GetReceiptResponse as _documents_v1_GetReceiptResponse, GetReceiptResponse__Output as _documents_v1_GetReceiptResponse__Output } from '../../documents/v1/GetReceiptResponse.ts';
import type { GetXmlRequest as _documents_v1_GetXmlRequest, GetXmlRequest__Output as _documents_v1_GetXmlRequest__Output } from '../../documents/v1/GetXmlRequest.ts';
import type { GetXmlResponse as _documents_v1_GetXmlResponse, GetXmlResponse__Output as _documents_v1_GetXmlResponse__Output } from '../../documents/v1/GetXmlResponse.ts';
import type { IssueDocumentRequest as _documents_v1_IssueDocumentRequest, IssueDocumentRequest__Output as _documents_v1_IssueDocumentRequest__Output } from '../../documents/v1/IssueDocumentRequest.ts';
import type { IssueDocumentResponse as _documents_v1_IssueDocumentResponse, IssueDocumentResponse__Output as _documents_v1_IssueDocumentResponse__Output } from '../../documents/v1/IssueDocumentResponse.ts';
import type { ListReceiptsRequest as _documents_v1_ListReceiptsRequest, ListReceiptsRequest__Output as _documents_v1_ListReceiptsRequest__Output } from '../../documents/v1/ListReceiptsRequest.ts';
import type { ListReceiptsResponse as _documents_v1_ListReceiptsResponse, ListReceiptsResponse__Output as _documents_v1_ListReceiptsResponse__Output } from '../../documents/v1/ListReceiptsResponse.ts';
import type { PreviewDocumentRequest as _documents_v1_PreviewDocumentRequest, PreviewDocumentRequest__Output as _documents_v1_PreviewDocumentRequest__Output } from '../../documents/v1/PreviewDocumentRequest.ts';
import type { PreviewDocumentResponse as _documents_v1_PreviewDocumentResponse, PreviewDocumentResponse__Output as _documents_v1_PreviewDocumentResponse__Output } from '../../documents/v1/PreviewDocumentResponse.ts';
import type { WatchReceiptRequest as _documents_v1_WatchReceiptRequest, WatchReceiptRequest__Output as _documents_v1_WatchReceiptRequest__Output } from '../../documents/v1/WatchReceiptRequest.ts';
import type { WatchReceiptResponse as _documents_v1_WatchReceiptResponse, WatchReceiptResponse__Output as _documents_v1_WatchReceiptResponse__Output } from '../../documents/v1/WatchReceiptResponse.ts';

/**
 * Issues documents and returns their receipts. Every call is confined to the caller's workspace and mode; the
 * certificate's name must be admitted to the workspace (GRPC_TEAMS), otherwise PERMISSION_DENIED SYS_10005.
 */
export interface DocumentsServiceClient extends grpc.Client {
  /**
   * One receipt, by id or access key. NOT_FOUND RCP_10001 in this workspace, mode and taxpayer.
   */
  GetReceipt(argument: _documents_v1_GetReceiptRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_GetReceiptResponse__Output>): grpc.ClientUnaryCall;
  GetReceipt(argument: _documents_v1_GetReceiptRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_documents_v1_GetReceiptResponse__Output>): grpc.ClientUnaryCall;
  GetReceipt(argument: _documents_v1_GetReceiptRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_GetReceiptResponse__Output>): grpc.ClientUnaryCall;
  GetReceipt(argument: _documents_v1_GetReceiptRequest, callback: grpc.requestCallback<_documents_v1_GetReceiptResponse__Output>): grpc.ClientUnaryCall;
  /**
   * One receipt, by id or access key. NOT_FOUND RCP_10001 in this workspace, mode and taxpayer.
   */
  getReceipt(argument: _documents_v1_GetReceiptRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_GetReceiptResponse__Output>): grpc.ClientUnaryCall;
  getReceipt(argument: _documents_v1_GetReceiptRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_documents_v1_GetReceiptResponse__Output>): grpc.ClientUnaryCall;
  getReceipt(argument: _documents_v1_GetReceiptRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_GetReceiptResponse__Output>): grpc.ClientUnaryCall;
  getReceipt(argument: _documents_v1_GetReceiptRequest, callback: grpc.requestCallback<_documents_v1_GetReceiptResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * The authorized XML in the authority's wrapper. FAILED_PRECONDITION before the authorization.
   */
  GetXml(argument: _documents_v1_GetXmlRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_GetXmlResponse__Output>): grpc.ClientUnaryCall;
  GetXml(argument: _documents_v1_GetXmlRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_documents_v1_GetXmlResponse__Output>): grpc.ClientUnaryCall;
  GetXml(argument: _documents_v1_GetXmlRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_GetXmlResponse__Output>): grpc.ClientUnaryCall;
  GetXml(argument: _documents_v1_GetXmlRequest, callback: grpc.requestCallback<_documents_v1_GetXmlResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The authorized XML in the authority's wrapper. FAILED_PRECONDITION before the authorization.
   */
  getXml(argument: _documents_v1_GetXmlRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_GetXmlResponse__Output>): grpc.ClientUnaryCall;
  getXml(argument: _documents_v1_GetXmlRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_documents_v1_GetXmlResponse__Output>): grpc.ClientUnaryCall;
  getXml(argument: _documents_v1_GetXmlRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_GetXmlResponse__Output>): grpc.ClientUnaryCall;
  getXml(argument: _documents_v1_GetXmlRequest, callback: grpc.requestCallback<_documents_v1_GetXmlResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Numbers and stores the document of an order; signing, sending, printing and mailing follow in the background.
   * A repeat with the same receipt_id, or with the same dev_reference, returns the first receipt.
   * INVALID_ARGUMENT VAL_10000: wrong fields; ISS_10006: caller, receipt_id or order. FAILED_PRECONDITION ISS_30082:
   * another caller, taxpayer or kind has the receipt_id. PERMISSION_DENIED SUB_12002, SUB_12008: no quota left.
   */
  IssueDocument(argument: _documents_v1_IssueDocumentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_IssueDocumentResponse__Output>): grpc.ClientUnaryCall;
  IssueDocument(argument: _documents_v1_IssueDocumentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_documents_v1_IssueDocumentResponse__Output>): grpc.ClientUnaryCall;
  IssueDocument(argument: _documents_v1_IssueDocumentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_IssueDocumentResponse__Output>): grpc.ClientUnaryCall;
  IssueDocument(argument: _documents_v1_IssueDocumentRequest, callback: grpc.requestCallback<_documents_v1_IssueDocumentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Numbers and stores the document of an order; signing, sending, printing and mailing follow in the background.
   * A repeat with the same receipt_id, or with the same dev_reference, returns the first receipt.
   * INVALID_ARGUMENT VAL_10000: wrong fields; ISS_10006: caller, receipt_id or order. FAILED_PRECONDITION ISS_30082:
   * another caller, taxpayer or kind has the receipt_id. PERMISSION_DENIED SUB_12002, SUB_12008: no quota left.
   */
  issueDocument(argument: _documents_v1_IssueDocumentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_IssueDocumentResponse__Output>): grpc.ClientUnaryCall;
  issueDocument(argument: _documents_v1_IssueDocumentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_documents_v1_IssueDocumentResponse__Output>): grpc.ClientUnaryCall;
  issueDocument(argument: _documents_v1_IssueDocumentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_IssueDocumentResponse__Output>): grpc.ClientUnaryCall;
  issueDocument(argument: _documents_v1_IssueDocumentRequest, callback: grpc.requestCallback<_documents_v1_IssueDocumentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Receipts of a taxpayer, newest first, by page. INVALID_ARGUMENT ISS_10003 for a cursor of another list.
   */
  ListReceipts(argument: _documents_v1_ListReceiptsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  ListReceipts(argument: _documents_v1_ListReceiptsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_documents_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  ListReceipts(argument: _documents_v1_ListReceiptsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  ListReceipts(argument: _documents_v1_ListReceiptsRequest, callback: grpc.requestCallback<_documents_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Receipts of a taxpayer, newest first, by page. INVALID_ARGUMENT ISS_10003 for a cursor of another list.
   */
  listReceipts(argument: _documents_v1_ListReceiptsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  listReceipts(argument: _documents_v1_ListReceiptsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_documents_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  listReceipts(argument: _documents_v1_ListReceiptsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  listReceipts(argument: _documents_v1_ListReceiptsRequest, callback: grpc.requestCallback<_documents_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Checks an order like IssueDocument, and returns its totals and the unsigned document. Stores and numbers nothing.
   */
  PreviewDocument(argument: _documents_v1_PreviewDocumentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_PreviewDocumentResponse__Output>): grpc.ClientUnaryCall;
  PreviewDocument(argument: _documents_v1_PreviewDocumentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_documents_v1_PreviewDocumentResponse__Output>): grpc.ClientUnaryCall;
  PreviewDocument(argument: _documents_v1_PreviewDocumentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_PreviewDocumentResponse__Output>): grpc.ClientUnaryCall;
  PreviewDocument(argument: _documents_v1_PreviewDocumentRequest, callback: grpc.requestCallback<_documents_v1_PreviewDocumentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Checks an order like IssueDocument, and returns its totals and the unsigned document. Stores and numbers nothing.
   */
  previewDocument(argument: _documents_v1_PreviewDocumentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_PreviewDocumentResponse__Output>): grpc.ClientUnaryCall;
  previewDocument(argument: _documents_v1_PreviewDocumentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_documents_v1_PreviewDocumentResponse__Output>): grpc.ClientUnaryCall;
  previewDocument(argument: _documents_v1_PreviewDocumentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_documents_v1_PreviewDocumentResponse__Output>): grpc.ClientUnaryCall;
  previewDocument(argument: _documents_v1_PreviewDocumentRequest, callback: grpc.requestCallback<_documents_v1_PreviewDocumentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sends the receipt now and after each change. The stream ends after a final status (COMPLETED, REJECTED, RETURNED),
   * at the deadline, or after 45 seconds: then call again. RESOURCE_EXHAUSTED LIM_10010: too many open streams.
   */
  WatchReceipt(argument: _documents_v1_WatchReceiptRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_documents_v1_WatchReceiptResponse__Output>;
  WatchReceipt(argument: _documents_v1_WatchReceiptRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_documents_v1_WatchReceiptResponse__Output>;
  /**
   * Sends the receipt now and after each change. The stream ends after a final status (COMPLETED, REJECTED, RETURNED),
   * at the deadline, or after 45 seconds: then call again. RESOURCE_EXHAUSTED LIM_10010: too many open streams.
   */
  watchReceipt(argument: _documents_v1_WatchReceiptRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_documents_v1_WatchReceiptResponse__Output>;
  watchReceipt(argument: _documents_v1_WatchReceiptRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_documents_v1_WatchReceiptResponse__Output>;
  
}

/**
 * Issues documents and returns their receipts. Every call is confined to the caller's workspace and mode; the
 * certificate's name must be admitted to the workspace (GRPC_TEAMS), otherwise PERMISSION_DENIED SYS_10005.
 */
export interface DocumentsServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * One receipt, by id or access key. NOT_FOUND RCP_10001 in this workspace, mode and taxpayer.
   */
  GetReceipt: grpc.handleUnaryCall<_documents_v1_GetReceiptRequest__Output, _documents_v1_GetReceiptResponse>;
  
  /**
   * The authorized XML in the authority's wrapper. FAILED_PRECONDITION before the authorization.
   */
  GetXml: grpc.handleUnaryCall<_documents_v1_GetXmlRequest__Output, _documents_v1_GetXmlResponse>;
  
  /**
   * Numbers and stores the document of an order; signing, sending, printing and mailing follow in the background.
   * A repeat with the same receipt_id, or with the same dev_reference, returns the first receipt.
   * INVALID_ARGUMENT VAL_10000: wrong fields; ISS_10006: caller, receipt_id or order. FAILED_PRECONDITION ISS_30082:
   * another caller, taxpayer or kind has the receipt_id. PERMISSION_DENIED SUB_12002, SUB_12008: no quota left.
   */
  IssueDocument: grpc.handleUnaryCall<_documents_v1_IssueDocumentRequest__Output, _documents_v1_IssueDocumentResponse>;
  
  /**
   * Receipts of a taxpayer, newest first, by page. INVALID_ARGUMENT ISS_10003 for a cursor of another list.
   */
  ListReceipts: grpc.handleUnaryCall<_documents_v1_ListReceiptsRequest__Output, _documents_v1_ListReceiptsResponse>;
  
  /**
   * Checks an order like IssueDocument, and returns its totals and the unsigned document. Stores and numbers nothing.
   */
  PreviewDocument: grpc.handleUnaryCall<_documents_v1_PreviewDocumentRequest__Output, _documents_v1_PreviewDocumentResponse>;
  
  /**
   * Sends the receipt now and after each change. The stream ends after a final status (COMPLETED, REJECTED, RETURNED),
   * at the deadline, or after 45 seconds: then call again. RESOURCE_EXHAUSTED LIM_10010: too many open streams.
   */
  WatchReceipt: grpc.handleServerStreamingCall<_documents_v1_WatchReceiptRequest__Output, _documents_v1_WatchReceiptResponse>;
  
}

export interface DocumentsServiceDefinition extends grpc.ServiceDefinition {
  GetReceipt: MethodDefinition<_documents_v1_GetReceiptRequest, _documents_v1_GetReceiptResponse, _documents_v1_GetReceiptRequest__Output, _documents_v1_GetReceiptResponse__Output>
  GetXml: MethodDefinition<_documents_v1_GetXmlRequest, _documents_v1_GetXmlResponse, _documents_v1_GetXmlRequest__Output, _documents_v1_GetXmlResponse__Output>
  IssueDocument: MethodDefinition<_documents_v1_IssueDocumentRequest, _documents_v1_IssueDocumentResponse, _documents_v1_IssueDocumentRequest__Output, _documents_v1_IssueDocumentResponse__Output>
  ListReceipts: MethodDefinition<_documents_v1_ListReceiptsRequest, _documents_v1_ListReceiptsResponse, _documents_v1_ListReceiptsRequest__Output, _documents_v1_ListReceiptsResponse__Output>
  PreviewDocument: MethodDefinition<_documents_v1_PreviewDocumentRequest, _documents_v1_PreviewDocumentResponse, _documents_v1_PreviewDocumentRequest__Output, _documents_v1_PreviewDocumentResponse__Output>
  WatchReceipt: MethodDefinition<_documents_v1_WatchReceiptRequest, _documents_v1_WatchReceiptResponse, _documents_v1_WatchReceiptRequest__Output, _documents_v1_WatchReceiptResponse__Output>
}
