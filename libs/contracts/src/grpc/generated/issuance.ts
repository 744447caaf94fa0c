import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { Allowance as _issuance_v1_Allowance, Allowance__Output as _issuance_v1_Allowance__Output } from './issuance/v1/Allowance.ts';
import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from './issuance/v1/Caller.ts';
import type { CheckAccessKeyRequest as _issuance_v1_CheckAccessKeyRequest, CheckAccessKeyRequest__Output as _issuance_v1_CheckAccessKeyRequest__Output } from './issuance/v1/CheckAccessKeyRequest.ts';
import type { CheckAccessKeyResponse as _issuance_v1_CheckAccessKeyResponse, CheckAccessKeyResponse__Output as _issuance_v1_CheckAccessKeyResponse__Output } from './issuance/v1/CheckAccessKeyResponse.ts';
import type { CheckReceiptResponse as _issuance_v1_CheckReceiptResponse, CheckReceiptResponse__Output as _issuance_v1_CheckReceiptResponse__Output } from './issuance/v1/CheckReceiptResponse.ts';
import type { DailyUsage as _issuance_v1_DailyUsage, DailyUsage__Output as _issuance_v1_DailyUsage__Output } from './issuance/v1/DailyUsage.ts';
import type { DayUsage as _issuance_v1_DayUsage, DayUsage__Output as _issuance_v1_DayUsage__Output } from './issuance/v1/DayUsage.ts';
import type { DescribeDailyUsageRequest as _issuance_v1_DescribeDailyUsageRequest, DescribeDailyUsageRequest__Output as _issuance_v1_DescribeDailyUsageRequest__Output } from './issuance/v1/DescribeDailyUsageRequest.ts';
import type { DescribeFiguresRequest as _issuance_v1_DescribeFiguresRequest, DescribeFiguresRequest__Output as _issuance_v1_DescribeFiguresRequest__Output } from './issuance/v1/DescribeFiguresRequest.ts';
import type { DescribeHoldingsRequest as _issuance_v1_DescribeHoldingsRequest, DescribeHoldingsRequest__Output as _issuance_v1_DescribeHoldingsRequest__Output } from './issuance/v1/DescribeHoldingsRequest.ts';
import type { DescribeUsageRequest as _issuance_v1_DescribeUsageRequest, DescribeUsageRequest__Output as _issuance_v1_DescribeUsageRequest__Output } from './issuance/v1/DescribeUsageRequest.ts';
import type { EmailReceiptRequest as _issuance_v1_EmailReceiptRequest, EmailReceiptRequest__Output as _issuance_v1_EmailReceiptRequest__Output } from './issuance/v1/EmailReceiptRequest.ts';
import type { Figures as _issuance_v1_Figures, Figures__Output as _issuance_v1_Figures__Output } from './issuance/v1/Figures.ts';
import type { FiguresGroup as _issuance_v1_FiguresGroup, FiguresGroup__Output as _issuance_v1_FiguresGroup__Output } from './issuance/v1/FiguresGroup.ts';
import type { File as _issuance_v1_File, File__Output as _issuance_v1_File__Output } from './issuance/v1/File.ts';
import type { FindDuplicateRequest as _issuance_v1_FindDuplicateRequest, FindDuplicateRequest__Output as _issuance_v1_FindDuplicateRequest__Output } from './issuance/v1/FindDuplicateRequest.ts';
import type { FindDuplicateResponse as _issuance_v1_FindDuplicateResponse, FindDuplicateResponse__Output as _issuance_v1_FindDuplicateResponse__Output } from './issuance/v1/FindDuplicateResponse.ts';
import type { FindReceiptRequest as _issuance_v1_FindReceiptRequest, FindReceiptRequest__Output as _issuance_v1_FindReceiptRequest__Output } from './issuance/v1/FindReceiptRequest.ts';
import type { Holdings as _issuance_v1_Holdings, Holdings__Output as _issuance_v1_Holdings__Output } from './issuance/v1/Holdings.ts';
import type { ImportReceiptRequest as _issuance_v1_ImportReceiptRequest, ImportReceiptRequest__Output as _issuance_v1_ImportReceiptRequest__Output } from './issuance/v1/ImportReceiptRequest.ts';
import type { IssuanceClient as _issuance_v1_IssuanceClient, IssuanceDefinition as _issuance_v1_IssuanceDefinition } from './issuance/v1/Issuance.ts';
import type { IssueRequest as _issuance_v1_IssueRequest, IssueRequest__Output as _issuance_v1_IssueRequest__Output } from './issuance/v1/IssueRequest.ts';
import type { IssueResponse as _issuance_v1_IssueResponse, IssueResponse__Output as _issuance_v1_IssueResponse__Output } from './issuance/v1/IssueResponse.ts';
import type { KnownReceipt as _issuance_v1_KnownReceipt, KnownReceipt__Output as _issuance_v1_KnownReceipt__Output } from './issuance/v1/KnownReceipt.ts';
import type { ListChangedRequest as _issuance_v1_ListChangedRequest, ListChangedRequest__Output as _issuance_v1_ListChangedRequest__Output } from './issuance/v1/ListChangedRequest.ts';
import type { ListChangedResponse as _issuance_v1_ListChangedResponse, ListChangedResponse__Output as _issuance_v1_ListChangedResponse__Output } from './issuance/v1/ListChangedResponse.ts';
import type { ListReceiptsRequest as _issuance_v1_ListReceiptsRequest, ListReceiptsRequest__Output as _issuance_v1_ListReceiptsRequest__Output } from './issuance/v1/ListReceiptsRequest.ts';
import type { ListReceiptsResponse as _issuance_v1_ListReceiptsResponse, ListReceiptsResponse__Output as _issuance_v1_ListReceiptsResponse__Output } from './issuance/v1/ListReceiptsResponse.ts';
import type { ListSequentialsRequest as _issuance_v1_ListSequentialsRequest, ListSequentialsRequest__Output as _issuance_v1_ListSequentialsRequest__Output } from './issuance/v1/ListSequentialsRequest.ts';
import type { ListSequentialsResponse as _issuance_v1_ListSequentialsResponse, ListSequentialsResponse__Output as _issuance_v1_ListSequentialsResponse__Output } from './issuance/v1/ListSequentialsResponse.ts';
import type { MailPolicy as _issuance_v1_MailPolicy, MailPolicy__Output as _issuance_v1_MailPolicy__Output } from './issuance/v1/MailPolicy.ts';
import type { OrderPreview as _issuance_v1_OrderPreview, OrderPreview__Output as _issuance_v1_OrderPreview__Output } from './issuance/v1/OrderPreview.ts';
import type { PreviewCustomer as _issuance_v1_PreviewCustomer, PreviewCustomer__Output as _issuance_v1_PreviewCustomer__Output } from './issuance/v1/PreviewCustomer.ts';
import type { PreviewIssuer as _issuance_v1_PreviewIssuer, PreviewIssuer__Output as _issuance_v1_PreviewIssuer__Output } from './issuance/v1/PreviewIssuer.ts';
import type { PreviewTax as _issuance_v1_PreviewTax, PreviewTax__Output as _issuance_v1_PreviewTax__Output } from './issuance/v1/PreviewTax.ts';
import type { PreviewTotals as _issuance_v1_PreviewTotals, PreviewTotals__Output as _issuance_v1_PreviewTotals__Output } from './issuance/v1/PreviewTotals.ts';
import type { PurgeSandboxRequest as _issuance_v1_PurgeSandboxRequest, PurgeSandboxRequest__Output as _issuance_v1_PurgeSandboxRequest__Output } from './issuance/v1/PurgeSandboxRequest.ts';
import type { PurgeSandboxResponse as _issuance_v1_PurgeSandboxResponse, PurgeSandboxResponse__Output as _issuance_v1_PurgeSandboxResponse__Output } from './issuance/v1/PurgeSandboxResponse.ts';
import type { Receipt as _issuance_v1_Receipt, Receipt__Output as _issuance_v1_Receipt__Output } from './issuance/v1/Receipt.ts';
import type { RetryRequest as _issuance_v1_RetryRequest, RetryRequest__Output as _issuance_v1_RetryRequest__Output } from './issuance/v1/RetryRequest.ts';
import type { ReviewXmlRequest as _issuance_v1_ReviewXmlRequest, ReviewXmlRequest__Output as _issuance_v1_ReviewXmlRequest__Output } from './issuance/v1/ReviewXmlRequest.ts';
import type { ReviewXmlResponse as _issuance_v1_ReviewXmlResponse, ReviewXmlResponse__Output as _issuance_v1_ReviewXmlResponse__Output } from './issuance/v1/ReviewXmlResponse.ts';
import type { SandboxAuthorization as _issuance_v1_SandboxAuthorization, SandboxAuthorization__Output as _issuance_v1_SandboxAuthorization__Output } from './issuance/v1/SandboxAuthorization.ts';
import type { Sequential as _issuance_v1_Sequential, Sequential__Output as _issuance_v1_Sequential__Output } from './issuance/v1/Sequential.ts';
import type { SetNextSequentialRequest as _issuance_v1_SetNextSequentialRequest, SetNextSequentialRequest__Output as _issuance_v1_SetNextSequentialRequest__Output } from './issuance/v1/SetNextSequentialRequest.ts';
import type { SetNextSequentialResponse as _issuance_v1_SetNextSequentialResponse, SetNextSequentialResponse__Output as _issuance_v1_SetNextSequentialResponse__Output } from './issuance/v1/SetNextSequentialResponse.ts';
import type { SignXmlRequest as _issuance_v1_SignXmlRequest, SignXmlRequest__Output as _issuance_v1_SignXmlRequest__Output } from './issuance/v1/SignXmlRequest.ts';
import type { SignXmlResponse as _issuance_v1_SignXmlResponse, SignXmlResponse__Output as _issuance_v1_SignXmlResponse__Output } from './issuance/v1/SignXmlResponse.ts';
import type { SubmitXmlRequest as _issuance_v1_SubmitXmlRequest, SubmitXmlRequest__Output as _issuance_v1_SubmitXmlRequest__Output } from './issuance/v1/SubmitXmlRequest.ts';
import type { TaxFigures as _issuance_v1_TaxFigures, TaxFigures__Output as _issuance_v1_TaxFigures__Output } from './issuance/v1/TaxFigures.ts';
import type { Usage as _issuance_v1_Usage, Usage__Output as _issuance_v1_Usage__Output } from './issuance/v1/Usage.ts';
import type { VoidRequest as _issuance_v1_VoidRequest, VoidRequest__Output as _issuance_v1_VoidRequest__Output } from './issuance/v1/VoidRequest.ts';
import type { Warning as _issuance_v1_Warning, Warning__Output as _issuance_v1_Warning__Output } from './issuance/v1/Warning.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  issuance: {
    v1: {
      Allowance: MessageTypeDefinition<_issuance_v1_Allowance, _issuance_v1_Allowance__Output>
      Caller: MessageTypeDefinition<_issuance_v1_Caller, _issuance_v1_Caller__Output>
      CheckAccessKeyRequest: MessageTypeDefinition<_issuance_v1_CheckAccessKeyRequest, _issuance_v1_CheckAccessKeyRequest__Output>
      CheckAccessKeyResponse: MessageTypeDefinition<_issuance_v1_CheckAccessKeyResponse, _issuance_v1_CheckAccessKeyResponse__Output>
      CheckReceiptResponse: MessageTypeDefinition<_issuance_v1_CheckReceiptResponse, _issuance_v1_CheckReceiptResponse__Output>
      DailyUsage: MessageTypeDefinition<_issuance_v1_DailyUsage, _issuance_v1_DailyUsage__Output>
      DayUsage: MessageTypeDefinition<_issuance_v1_DayUsage, _issuance_v1_DayUsage__Output>
      DescribeDailyUsageRequest: MessageTypeDefinition<_issuance_v1_DescribeDailyUsageRequest, _issuance_v1_DescribeDailyUsageRequest__Output>
      DescribeFiguresRequest: MessageTypeDefinition<_issuance_v1_DescribeFiguresRequest, _issuance_v1_DescribeFiguresRequest__Output>
      DescribeHoldingsRequest: MessageTypeDefinition<_issuance_v1_DescribeHoldingsRequest, _issuance_v1_DescribeHoldingsRequest__Output>
      DescribeUsageRequest: MessageTypeDefinition<_issuance_v1_DescribeUsageRequest, _issuance_v1_DescribeUsageRequest__Output>
      EmailReceiptRequest: MessageTypeDefinition<_issuance_v1_EmailReceiptRequest, _issuance_v1_EmailReceiptRequest__Output>
      Figures: MessageTypeDefinition<_issuance_v1_Figures, _issuance_v1_Figures__Output>
      FiguresGroup: MessageTypeDefinition<_issuance_v1_FiguresGroup, _issuance_v1_FiguresGroup__Output>
      File: MessageTypeDefinition<_issuance_v1_File, _issuance_v1_File__Output>
      FindDuplicateRequest: MessageTypeDefinition<_issuance_v1_FindDuplicateRequest, _issuance_v1_FindDuplicateRequest__Output>
      FindDuplicateResponse: MessageTypeDefinition<_issuance_v1_FindDuplicateResponse, _issuance_v1_FindDuplicateResponse__Output>
      FindReceiptRequest: MessageTypeDefinition<_issuance_v1_FindReceiptRequest, _issuance_v1_FindReceiptRequest__Output>
      Holdings: MessageTypeDefinition<_issuance_v1_Holdings, _issuance_v1_Holdings__Output>
      ImportReceiptRequest: MessageTypeDefinition<_issuance_v1_ImportReceiptRequest, _issuance_v1_ImportReceiptRequest__Output>
      /**
       * Issuing documents, and the receipts.
       */
      Issuance: SubtypeConstructor<typeof grpc.Client, _issuance_v1_IssuanceClient> & { service: _issuance_v1_IssuanceDefinition }
      IssueRequest: MessageTypeDefinition<_issuance_v1_IssueRequest, _issuance_v1_IssueRequest__Output>
      IssueResponse: MessageTypeDefinition<_issuance_v1_IssueResponse, _issuance_v1_IssueResponse__Output>
      KnownReceipt: MessageTypeDefinition<_issuance_v1_KnownReceipt, _issuance_v1_KnownReceipt__Output>
      ListChangedRequest: MessageTypeDefinition<_issuance_v1_ListChangedRequest, _issuance_v1_ListChangedRequest__Output>
      ListChangedResponse: MessageTypeDefinition<_issuance_v1_ListChangedResponse, _issuance_v1_ListChangedResponse__Output>
      ListReceiptsRequest: MessageTypeDefinition<_issuance_v1_ListReceiptsRequest, _issuance_v1_ListReceiptsRequest__Output>
      ListReceiptsResponse: MessageTypeDefinition<_issuance_v1_ListReceiptsResponse, _issuance_v1_ListReceiptsResponse__Output>
      ListSequentialsRequest: MessageTypeDefinition<_issuance_v1_ListSequentialsRequest, _issuance_v1_ListSequentialsRequest__Output>
      ListSequentialsResponse: MessageTypeDefinition<_issuance_v1_ListSequentialsResponse, _issuance_v1_ListSequentialsResponse__Output>
      MailPolicy: MessageTypeDefinition<_issuance_v1_MailPolicy, _issuance_v1_MailPolicy__Output>
      Mode: EnumTypeDefinition
      OrderPreview: MessageTypeDefinition<_issuance_v1_OrderPreview, _issuance_v1_OrderPreview__Output>
      PreviewCustomer: MessageTypeDefinition<_issuance_v1_PreviewCustomer, _issuance_v1_PreviewCustomer__Output>
      PreviewIssuer: MessageTypeDefinition<_issuance_v1_PreviewIssuer, _issuance_v1_PreviewIssuer__Output>
      PreviewTax: MessageTypeDefinition<_issuance_v1_PreviewTax, _issuance_v1_PreviewTax__Output>
      PreviewTotals: MessageTypeDefinition<_issuance_v1_PreviewTotals, _issuance_v1_PreviewTotals__Output>
      PurgeSandboxRequest: MessageTypeDefinition<_issuance_v1_PurgeSandboxRequest, _issuance_v1_PurgeSandboxRequest__Output>
      PurgeSandboxResponse: MessageTypeDefinition<_issuance_v1_PurgeSandboxResponse, _issuance_v1_PurgeSandboxResponse__Output>
      Receipt: MessageTypeDefinition<_issuance_v1_Receipt, _issuance_v1_Receipt__Output>
      Report: EnumTypeDefinition
      RetryRequest: MessageTypeDefinition<_issuance_v1_RetryRequest, _issuance_v1_RetryRequest__Output>
      ReviewXmlRequest: MessageTypeDefinition<_issuance_v1_ReviewXmlRequest, _issuance_v1_ReviewXmlRequest__Output>
      ReviewXmlResponse: MessageTypeDefinition<_issuance_v1_ReviewXmlResponse, _issuance_v1_ReviewXmlResponse__Output>
      SandboxAuthorization: MessageTypeDefinition<_issuance_v1_SandboxAuthorization, _issuance_v1_SandboxAuthorization__Output>
      Sequential: MessageTypeDefinition<_issuance_v1_Sequential, _issuance_v1_Sequential__Output>
      SetNextSequentialRequest: MessageTypeDefinition<_issuance_v1_SetNextSequentialRequest, _issuance_v1_SetNextSequentialRequest__Output>
      SetNextSequentialResponse: MessageTypeDefinition<_issuance_v1_SetNextSequentialResponse, _issuance_v1_SetNextSequentialResponse__Output>
      SignXmlRequest: MessageTypeDefinition<_issuance_v1_SignXmlRequest, _issuance_v1_SignXmlRequest__Output>
      SignXmlResponse: MessageTypeDefinition<_issuance_v1_SignXmlResponse, _issuance_v1_SignXmlResponse__Output>
      SubmitXmlRequest: MessageTypeDefinition<_issuance_v1_SubmitXmlRequest, _issuance_v1_SubmitXmlRequest__Output>
      TaxFigures: MessageTypeDefinition<_issuance_v1_TaxFigures, _issuance_v1_TaxFigures__Output>
      Usage: MessageTypeDefinition<_issuance_v1_Usage, _issuance_v1_Usage__Output>
      VoidRequest: MessageTypeDefinition<_issuance_v1_VoidRequest, _issuance_v1_VoidRequest__Output>
      Warning: MessageTypeDefinition<_issuance_v1_Warning, _issuance_v1_Warning__Output>
    }
  }
}

