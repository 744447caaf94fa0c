// Original file: protos/renderer/v1/renderer.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { FetchPdfRequest as _renderer_v1_FetchPdfRequest, FetchPdfRequest__Output as _renderer_v1_FetchPdfRequest__Output } from '../../renderer/v1/FetchPdfRequest.ts';
import type { ForgetRequest as _renderer_v1_ForgetRequest, ForgetRequest__Output as _renderer_v1_ForgetRequest__Output } from '../../renderer/v1/ForgetRequest.ts';
import type { ForgetResponse as _renderer_v1_ForgetResponse, ForgetResponse__Output as _renderer_v1_ForgetResponse__Output } from '../../renderer/v1/ForgetResponse.ts';
import type { Pdf as _renderer_v1_Pdf, Pdf__Output as _renderer_v1_Pdf__Output } from '../../renderer/v1/Pdf.ts';
import type { PdfDescription as _renderer_v1_PdfDescription, PdfDescription__Output as _renderer_v1_PdfDescription__Output } from '../../renderer/v1/PdfDescription.ts';
import type { PrintDraftRequest as _renderer_v1_PrintDraftRequest, PrintDraftRequest__Output as _renderer_v1_PrintDraftRequest__Output } from '../../renderer/v1/PrintDraftRequest.ts';

/**
 * The printed documents.
 */
export interface RendererClient extends grpc.Client {
  /**
   * Name and size, without the bytes.
   */
  DescribePdf(argument: _renderer_v1_FetchPdfRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_PdfDescription__Output>): grpc.ClientUnaryCall;
  DescribePdf(argument: _renderer_v1_FetchPdfRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_renderer_v1_PdfDescription__Output>): grpc.ClientUnaryCall;
  DescribePdf(argument: _renderer_v1_FetchPdfRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_PdfDescription__Output>): grpc.ClientUnaryCall;
  DescribePdf(argument: _renderer_v1_FetchPdfRequest, callback: grpc.requestCallback<_renderer_v1_PdfDescription__Output>): grpc.ClientUnaryCall;
  /**
   * Name and size, without the bytes.
   */
  describePdf(argument: _renderer_v1_FetchPdfRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_PdfDescription__Output>): grpc.ClientUnaryCall;
  describePdf(argument: _renderer_v1_FetchPdfRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_renderer_v1_PdfDescription__Output>): grpc.ClientUnaryCall;
  describePdf(argument: _renderer_v1_FetchPdfRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_PdfDescription__Output>): grpc.ClientUnaryCall;
  describePdf(argument: _renderer_v1_FetchPdfRequest, callback: grpc.requestCallback<_renderer_v1_PdfDescription__Output>): grpc.ClientUnaryCall;
  
  /**
   * The PDF of a receipt. not-found before it is printed.
   */
  FetchPdf(argument: _renderer_v1_FetchPdfRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  FetchPdf(argument: _renderer_v1_FetchPdfRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  FetchPdf(argument: _renderer_v1_FetchPdfRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  FetchPdf(argument: _renderer_v1_FetchPdfRequest, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  /**
   * The PDF of a receipt. not-found before it is printed.
   */
  fetchPdf(argument: _renderer_v1_FetchPdfRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  fetchPdf(argument: _renderer_v1_FetchPdfRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  fetchPdf(argument: _renderer_v1_FetchPdfRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  fetchPdf(argument: _renderer_v1_FetchPdfRequest, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes the PDFs of deleted sandbox receipts.
   */
  Forget(argument: _renderer_v1_ForgetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  Forget(argument: _renderer_v1_ForgetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_renderer_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  Forget(argument: _renderer_v1_ForgetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  Forget(argument: _renderer_v1_ForgetRequest, callback: grpc.requestCallback<_renderer_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes the PDFs of deleted sandbox receipts.
   */
  forget(argument: _renderer_v1_ForgetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  forget(argument: _renderer_v1_ForgetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_renderer_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  forget(argument: _renderer_v1_ForgetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  forget(argument: _renderer_v1_ForgetRequest, callback: grpc.requestCallback<_renderer_v1_ForgetResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Prints an unissued document as a draft, without access key and barcode, and stores nothing.
   * invalid: not a readable tax document.
   */
  PrintDraft(argument: _renderer_v1_PrintDraftRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  PrintDraft(argument: _renderer_v1_PrintDraftRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  PrintDraft(argument: _renderer_v1_PrintDraftRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  PrintDraft(argument: _renderer_v1_PrintDraftRequest, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  /**
   * Prints an unissued document as a draft, without access key and barcode, and stores nothing.
   * invalid: not a readable tax document.
   */
  printDraft(argument: _renderer_v1_PrintDraftRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  printDraft(argument: _renderer_v1_PrintDraftRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  printDraft(argument: _renderer_v1_PrintDraftRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  printDraft(argument: _renderer_v1_PrintDraftRequest, callback: grpc.requestCallback<_renderer_v1_Pdf__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The printed documents.
 */
export interface RendererHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Name and size, without the bytes.
   */
  DescribePdf: grpc.handleUnaryCall<_renderer_v1_FetchPdfRequest__Output, _renderer_v1_PdfDescription>;
  
  /**
   * The PDF of a receipt. not-found before it is printed.
   */
  FetchPdf: grpc.handleUnaryCall<_renderer_v1_FetchPdfRequest__Output, _renderer_v1_Pdf>;
  
  /**
   * Deletes the PDFs of deleted sandbox receipts.
   */
  Forget: grpc.handleUnaryCall<_renderer_v1_ForgetRequest__Output, _renderer_v1_ForgetResponse>;
  
  /**
   * Prints an unissued document as a draft, without access key and barcode, and stores nothing.
   * invalid: not a readable tax document.
   */
  PrintDraft: grpc.handleUnaryCall<_renderer_v1_PrintDraftRequest__Output, _renderer_v1_Pdf>;
  
}

export interface RendererDefinition extends grpc.ServiceDefinition {
  DescribePdf: MethodDefinition<_renderer_v1_FetchPdfRequest, _renderer_v1_PdfDescription, _renderer_v1_FetchPdfRequest__Output, _renderer_v1_PdfDescription__Output>
  FetchPdf: MethodDefinition<_renderer_v1_FetchPdfRequest, _renderer_v1_Pdf, _renderer_v1_FetchPdfRequest__Output, _renderer_v1_Pdf__Output>
  Forget: MethodDefinition<_renderer_v1_ForgetRequest, _renderer_v1_ForgetResponse, _renderer_v1_ForgetRequest__Output, _renderer_v1_ForgetResponse__Output>
  PrintDraft: MethodDefinition<_renderer_v1_PrintDraftRequest, _renderer_v1_Pdf, _renderer_v1_PrintDraftRequest__Output, _renderer_v1_Pdf__Output>
}
