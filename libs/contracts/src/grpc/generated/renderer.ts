import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { FetchPdfRequest as _renderer_v1_FetchPdfRequest, FetchPdfRequest__Output as _renderer_v1_FetchPdfRequest__Output } from './renderer/v1/FetchPdfRequest.ts';
import type { ForgetRequest as _renderer_v1_ForgetRequest, ForgetRequest__Output as _renderer_v1_ForgetRequest__Output } from './renderer/v1/ForgetRequest.ts';
import type { ForgetResponse as _renderer_v1_ForgetResponse, ForgetResponse__Output as _renderer_v1_ForgetResponse__Output } from './renderer/v1/ForgetResponse.ts';
import type { Pdf as _renderer_v1_Pdf, Pdf__Output as _renderer_v1_Pdf__Output } from './renderer/v1/Pdf.ts';
import type { PdfDescription as _renderer_v1_PdfDescription, PdfDescription__Output as _renderer_v1_PdfDescription__Output } from './renderer/v1/PdfDescription.ts';
import type { PrintDraftRequest as _renderer_v1_PrintDraftRequest, PrintDraftRequest__Output as _renderer_v1_PrintDraftRequest__Output } from './renderer/v1/PrintDraftRequest.ts';
import type { RendererClient as _renderer_v1_RendererClient, RendererDefinition as _renderer_v1_RendererDefinition } from './renderer/v1/Renderer.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  renderer: {
    v1: {
      FetchPdfRequest: MessageTypeDefinition<_renderer_v1_FetchPdfRequest, _renderer_v1_FetchPdfRequest__Output>
      ForgetRequest: MessageTypeDefinition<_renderer_v1_ForgetRequest, _renderer_v1_ForgetRequest__Output>
      ForgetResponse: MessageTypeDefinition<_renderer_v1_ForgetResponse, _renderer_v1_ForgetResponse__Output>
      Pdf: MessageTypeDefinition<_renderer_v1_Pdf, _renderer_v1_Pdf__Output>
      PdfDescription: MessageTypeDefinition<_renderer_v1_PdfDescription, _renderer_v1_PdfDescription__Output>
      PrintDraftRequest: MessageTypeDefinition<_renderer_v1_PrintDraftRequest, _renderer_v1_PrintDraftRequest__Output>
      /**
       * The printed documents.
       */
      Renderer: SubtypeConstructor<typeof grpc.Client, _renderer_v1_RendererClient> & { service: _renderer_v1_RendererDefinition }
    }
  }
}

