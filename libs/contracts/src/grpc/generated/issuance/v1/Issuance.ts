// Original file: protos/issuance/v1/issuance.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CheckAccessKeyRequest as _issuance_v1_CheckAccessKeyRequest, CheckAccessKeyRequest__Output as _issuance_v1_CheckAccessKeyRequest__Output } from '../../issuance/v1/CheckAccessKeyRequest.ts';
import type { CheckAccessKeyResponse as _issuance_v1_CheckAccessKeyResponse, CheckAccessKeyResponse__Output as _issuance_v1_CheckAccessKeyResponse__Output } from '../../issuance/v1/CheckAccessKeyResponse.ts';
import type { CheckReceiptResponse as _issuance_v1_CheckReceiptResponse, CheckReceiptResponse__Output as _issuance_v1_CheckReceiptResponse__Output } from '../../issuance/v1/CheckReceiptResponse.ts';
import type { DailyUsage as _issuance_v1_DailyUsage, DailyUsage__Output as _issuance_v1_DailyUsage__Output } from '../../issuance/v1/DailyUsage.ts';
import type { DescribeDailyUsageRequest as _issuance_v1_DescribeDailyUsageRequest, DescribeDailyUsageRequest__Output as _issuance_v1_DescribeDailyUsageRequest__Output } from '../../issuance/v1/DescribeDailyUsageRequest.ts';
import type { DescribeFiguresRequest as _issuance_v1_DescribeFiguresRequest, DescribeFiguresRequest__Output as _issuance_v1_DescribeFiguresRequest__Output } from '../../issuance/v1/DescribeFiguresRequest.ts';
import type { DescribeHoldingsRequest as _issuance_v1_DescribeHoldingsRequest, DescribeHoldingsRequest__Output as _issuance_v1_DescribeHoldingsRequest__Output } from '../../issuance/v1/DescribeHoldingsRequest.ts';
import type { DescribeUsageRequest as _issuance_v1_DescribeUsageRequest, DescribeUsageRequest__Output as _issuance_v1_DescribeUsageRequest__Output } from '../../issuance/v1/DescribeUsageRequest.ts';
import type { EmailReceiptRequest as _issuance_v1_EmailReceiptRequest, EmailReceiptRequest__Output as _issuance_v1_EmailReceiptRequest__Output } from '../../issuance/v1/EmailReceiptRequest.ts';
import type { Figures as _issuance_v1_Figures, Figures__Output as _issuance_v1_Figures__Output } from '../../issuance/v1/Figures.ts';
import type { File as _issuance_v1_File, File__Output as _issuance_v1_File__Output } from '../../issuance/v1/File.ts';
import type { FindDuplicateRequest as _issuance_v1_FindDuplicateRequest, FindDuplicateRequest__Output as _issuance_v1_FindDuplicateRequest__Output } from '../../issuance/v1/FindDuplicateRequest.ts';
import type { FindDuplicateResponse as _issuance_v1_FindDuplicateResponse, FindDuplicateResponse__Output as _issuance_v1_FindDuplicateResponse__Output } from '../../issuance/v1/FindDuplicateResponse.ts';
import type { FindReceiptRequest as _issuance_v1_FindReceiptRequest, FindReceiptRequest__Output as _issuance_v1_FindReceiptRequest__Output } from '../../issuance/v1/FindReceiptRequest.ts';
import type { Holdings as _issuance_v1_Holdings, Holdings__Output as _issuance_v1_Holdings__Output } from '../../issuance/v1/Holdings.ts';
import type { ImportReceiptRequest as _issuance_v1_ImportReceiptRequest, ImportReceiptRequest__Output as _issuance_v1_ImportReceiptRequest__Output } from '../../issuance/v1/ImportReceiptRequest.ts';
import type { IssueRequest as _issuance_v1_IssueRequest, IssueRequest__Output as _issuance_v1_IssueRequest__Output } from '../../issuance/v1/IssueRequest.ts';
import type { IssueResponse as _issuance_v1_IssueResponse, IssueResponse__Output as _issuance_v1_IssueResponse__Output } from '../../issuance/v1/IssueResponse.ts';
import type { ListChangedRequest as _issuance_v1_ListChangedRequest, ListChangedRequest__Output as _issuance_v1_ListChangedRequest__Output } from '../../issuance/v1/ListChangedRequest.ts';
import type { ListChangedResponse as _issuance_v1_ListChangedResponse, ListChangedResponse__Output as _issuance_v1_ListChangedResponse__Output } from '../../issuance/v1/ListChangedResponse.ts';
import type { ListReceiptsRequest as _issuance_v1_ListReceiptsRequest, ListReceiptsRequest__Output as _issuance_v1_ListReceiptsRequest__Output } from '../../issuance/v1/ListReceiptsRequest.ts';
import type { ListReceiptsResponse as _issuance_v1_ListReceiptsResponse, ListReceiptsResponse__Output as _issuance_v1_ListReceiptsResponse__Output } from '../../issuance/v1/ListReceiptsResponse.ts';
import type { ListSequentialsRequest as _issuance_v1_ListSequentialsRequest, ListSequentialsRequest__Output as _issuance_v1_ListSequentialsRequest__Output } from '../../issuance/v1/ListSequentialsRequest.ts';
import type { ListSequentialsResponse as _issuance_v1_ListSequentialsResponse, ListSequentialsResponse__Output as _issuance_v1_ListSequentialsResponse__Output } from '../../issuance/v1/ListSequentialsResponse.ts';
import type { OrderPreview as _issuance_v1_OrderPreview, OrderPreview__Output as _issuance_v1_OrderPreview__Output } from '../../issuance/v1/OrderPreview.ts';
import type { PurgeSandboxRequest as _issuance_v1_PurgeSandboxRequest, PurgeSandboxRequest__Output as _issuance_v1_PurgeSandboxRequest__Output } from '../../issuance/v1/PurgeSandboxRequest.ts';
import type { PurgeSandboxResponse as _issuance_v1_PurgeSandboxResponse, PurgeSandboxResponse__Output as _issuance_v1_PurgeSandboxResponse__Output } from '../../issuance/v1/PurgeSandboxResponse.ts';
import type { Receipt as _issuance_v1_Receipt, Receipt__Output as _issuance_v1_Receipt__Output } from '../../issuance/v1/Receipt.ts';
import type { RetryRequest as _issuance_v1_RetryRequest, RetryRequest__Output as _issuance_v1_RetryRequest__Output } from '../../issuance/v1/RetryRequest.ts';
import type { ReviewXmlRequest as _issuance_v1_ReviewXmlRequest, ReviewXmlRequest__Output as _issuance_v1_ReviewXmlRequest__Output } from '../../issuance/v1/ReviewXmlRequest.ts';
import type { ReviewXmlResponse as _issuance_v1_ReviewXmlResponse, ReviewXmlResponse__Output as _issuance_v1_ReviewXmlResponse__Output } from '../../issuance/v1/ReviewXmlResponse.ts';
import type { SetNextSequentialRequest as _issuance_v1_SetNextSequentialRequest, SetNextSequentialRequest__Output as _issuance_v1_SetNextSequentialRequest__Output } from '../../issuance/v1/SetNextSequentialRequest.ts';
import type { SetNextSequentialResponse as _issuance_v1_SetNextSequentialResponse, SetNextSequentialResponse__Output as _issuance_v1_SetNextSequentialResponse__Output } from '../../issuance/v1/SetNextSequentialResponse.ts';
import type { SignXmlRequest as _issuance_v1_SignXmlRequest, SignXmlRequest__Output as _issuance_v1_SignXmlRequest__Output } from '../../issuance/v1/SignXmlRequest.ts';
import type { SignXmlResponse as _issuance_v1_SignXmlResponse, SignXmlResponse__Output as _issuance_v1_SignXmlResponse__Output } from '../../issuance/v1/SignXmlResponse.ts';
import type { SubmitXmlRequest as _issuance_v1_SubmitXmlRequest, SubmitXmlRequest__Output as _issuance_v1_SubmitXmlRequest__Output } from '../../issuance/v1/SubmitXmlRequest.ts';
import type { Usage as _issuance_v1_Usage, Usage__Output as _issuance_v1_Usage__Output } from '../../issuance/v1/Usage.ts';
import type { VoidRequest as _issuance_v1_VoidRequest, VoidRequest__Output as _issuance_v1_VoidRequest__Output } from '../../issuance/v1/VoidRequest.ts';

/**
 * Issuing documents, and the receipts.
 */
export interface IssuanceClient extends grpc.Client {
  /**
   * The authority's current state of any document; stored if it is an authorized receipt of the caller.
   */
  CheckAccessKey(argument: _issuance_v1_CheckAccessKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_CheckAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  CheckAccessKey(argument: _issuance_v1_CheckAccessKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_CheckAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  CheckAccessKey(argument: _issuance_v1_CheckAccessKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_CheckAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  CheckAccessKey(argument: _issuance_v1_CheckAccessKeyRequest, callback: grpc.requestCallback<_issuance_v1_CheckAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The authority's current state of any document; stored if it is an authorized receipt of the caller.
   */
  checkAccessKey(argument: _issuance_v1_CheckAccessKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_CheckAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  checkAccessKey(argument: _issuance_v1_CheckAccessKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_CheckAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  checkAccessKey(argument: _issuance_v1_CheckAccessKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_CheckAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  checkAccessKey(argument: _issuance_v1_CheckAccessKeyRequest, callback: grpc.requestCallback<_issuance_v1_CheckAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Asks the authority for the current state of a receipt's document, stores it, and returns the receipt. Without a
   * state, warnings have the reason. not-found as for FindReceipt.
   */
  CheckReceipt(argument: _issuance_v1_FindReceiptRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_CheckReceiptResponse__Output>): grpc.ClientUnaryCall;
  CheckReceipt(argument: _issuance_v1_FindReceiptRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_CheckReceiptResponse__Output>): grpc.ClientUnaryCall;
  CheckReceipt(argument: _issuance_v1_FindReceiptRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_CheckReceiptResponse__Output>): grpc.ClientUnaryCall;
  CheckReceipt(argument: _issuance_v1_FindReceiptRequest, callback: grpc.requestCallback<_issuance_v1_CheckReceiptResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Asks the authority for the current state of a receipt's document, stores it, and returns the receipt. Without a
   * state, warnings have the reason. not-found as for FindReceipt.
   */
  checkReceipt(argument: _issuance_v1_FindReceiptRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_CheckReceiptResponse__Output>): grpc.ClientUnaryCall;
  checkReceipt(argument: _issuance_v1_FindReceiptRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_CheckReceiptResponse__Output>): grpc.ClientUnaryCall;
  checkReceipt(argument: _issuance_v1_FindReceiptRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_CheckReceiptResponse__Output>): grpc.ClientUnaryCall;
  checkReceipt(argument: _issuance_v1_FindReceiptRequest, callback: grpc.requestCallback<_issuance_v1_CheckReceiptResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Receipts that count for the quota, by day, of a workspace in one mode.
   */
  DescribeDailyUsage(argument: _issuance_v1_DescribeDailyUsageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_DailyUsage__Output>): grpc.ClientUnaryCall;
  DescribeDailyUsage(argument: _issuance_v1_DescribeDailyUsageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_DailyUsage__Output>): grpc.ClientUnaryCall;
  DescribeDailyUsage(argument: _issuance_v1_DescribeDailyUsageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_DailyUsage__Output>): grpc.ClientUnaryCall;
  DescribeDailyUsage(argument: _issuance_v1_DescribeDailyUsageRequest, callback: grpc.requestCallback<_issuance_v1_DailyUsage__Output>): grpc.ClientUnaryCall;
  /**
   * Receipts that count for the quota, by day, of a workspace in one mode.
   */
  describeDailyUsage(argument: _issuance_v1_DescribeDailyUsageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_DailyUsage__Output>): grpc.ClientUnaryCall;
  describeDailyUsage(argument: _issuance_v1_DescribeDailyUsageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_DailyUsage__Output>): grpc.ClientUnaryCall;
  describeDailyUsage(argument: _issuance_v1_DescribeDailyUsageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_DailyUsage__Output>): grpc.ClientUnaryCall;
  describeDailyUsage(argument: _issuance_v1_DescribeDailyUsageRequest, callback: grpc.requestCallback<_issuance_v1_DailyUsage__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sums of a taxpayer's authorized documents in a period, kept up to date with the receipts.
   */
  DescribeFigures(argument: _issuance_v1_DescribeFiguresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Figures__Output>): grpc.ClientUnaryCall;
  DescribeFigures(argument: _issuance_v1_DescribeFiguresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_Figures__Output>): grpc.ClientUnaryCall;
  DescribeFigures(argument: _issuance_v1_DescribeFiguresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Figures__Output>): grpc.ClientUnaryCall;
  DescribeFigures(argument: _issuance_v1_DescribeFiguresRequest, callback: grpc.requestCallback<_issuance_v1_Figures__Output>): grpc.ClientUnaryCall;
  /**
   * Sums of a taxpayer's authorized documents in a period, kept up to date with the receipts.
   */
  describeFigures(argument: _issuance_v1_DescribeFiguresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Figures__Output>): grpc.ClientUnaryCall;
  describeFigures(argument: _issuance_v1_DescribeFiguresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_Figures__Output>): grpc.ClientUnaryCall;
  describeFigures(argument: _issuance_v1_DescribeFiguresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Figures__Output>): grpc.ClientUnaryCall;
  describeFigures(argument: _issuance_v1_DescribeFiguresRequest, callback: grpc.requestCallback<_issuance_v1_Figures__Output>): grpc.ClientUnaryCall;
  
  /**
   * Data stored under a registry number, an establishment or a series, for checks before such a record changes.
   */
  DescribeHoldings(argument: _issuance_v1_DescribeHoldingsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Holdings__Output>): grpc.ClientUnaryCall;
  DescribeHoldings(argument: _issuance_v1_DescribeHoldingsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_Holdings__Output>): grpc.ClientUnaryCall;
  DescribeHoldings(argument: _issuance_v1_DescribeHoldingsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Holdings__Output>): grpc.ClientUnaryCall;
  DescribeHoldings(argument: _issuance_v1_DescribeHoldingsRequest, callback: grpc.requestCallback<_issuance_v1_Holdings__Output>): grpc.ClientUnaryCall;
  /**
   * Data stored under a registry number, an establishment or a series, for checks before such a record changes.
   */
  describeHoldings(argument: _issuance_v1_DescribeHoldingsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Holdings__Output>): grpc.ClientUnaryCall;
  describeHoldings(argument: _issuance_v1_DescribeHoldingsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_Holdings__Output>): grpc.ClientUnaryCall;
  describeHoldings(argument: _issuance_v1_DescribeHoldingsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Holdings__Output>): grpc.ClientUnaryCall;
  describeHoldings(argument: _issuance_v1_DescribeHoldingsRequest, callback: grpc.requestCallback<_issuance_v1_Holdings__Output>): grpc.ClientUnaryCall;
  
  /**
   * Documents that a workspace issued in a month, in one mode.
   */
  DescribeUsage(argument: _issuance_v1_DescribeUsageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Usage__Output>): grpc.ClientUnaryCall;
  DescribeUsage(argument: _issuance_v1_DescribeUsageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_Usage__Output>): grpc.ClientUnaryCall;
  DescribeUsage(argument: _issuance_v1_DescribeUsageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Usage__Output>): grpc.ClientUnaryCall;
  DescribeUsage(argument: _issuance_v1_DescribeUsageRequest, callback: grpc.requestCallback<_issuance_v1_Usage__Output>): grpc.ClientUnaryCall;
  /**
   * Documents that a workspace issued in a month, in one mode.
   */
  describeUsage(argument: _issuance_v1_DescribeUsageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Usage__Output>): grpc.ClientUnaryCall;
  describeUsage(argument: _issuance_v1_DescribeUsageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_Usage__Output>): grpc.ClientUnaryCall;
  describeUsage(argument: _issuance_v1_DescribeUsageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Usage__Output>): grpc.ClientUnaryCall;
  describeUsage(argument: _issuance_v1_DescribeUsageRequest, callback: grpc.requestCallback<_issuance_v1_Usage__Output>): grpc.ClientUnaryCall;
  
  /**
   * Mails an authorized receipt again, to its customer or to others, in the background. The same addresses within ten
   * minutes are the same mail.
   * conflict ISS_30020: not authorized yet. invalid ISS_10040 / ISS_10041: no address. too-many LIM_10013.
   */
  EmailReceipt(argument: _issuance_v1_EmailReceiptRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  EmailReceipt(argument: _issuance_v1_EmailReceiptRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  EmailReceipt(argument: _issuance_v1_EmailReceiptRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  EmailReceipt(argument: _issuance_v1_EmailReceiptRequest, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Mails an authorized receipt again, to its customer or to others, in the background. The same addresses within ten
   * minutes are the same mail.
   * conflict ISS_30020: not authorized yet. invalid ISS_10040 / ISS_10041: no address. too-many LIM_10013.
   */
  emailReceipt(argument: _issuance_v1_EmailReceiptRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  emailReceipt(argument: _issuance_v1_EmailReceiptRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  emailReceipt(argument: _issuance_v1_EmailReceiptRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  emailReceipt(argument: _issuance_v1_EmailReceiptRequest, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * The authorized XML in the authority's wrapper. conflict before the authorization.
   */
  FetchXml(argument: _issuance_v1_FindReceiptRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_File__Output>): grpc.ClientUnaryCall;
  FetchXml(argument: _issuance_v1_FindReceiptRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_File__Output>): grpc.ClientUnaryCall;
  FetchXml(argument: _issuance_v1_FindReceiptRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_File__Output>): grpc.ClientUnaryCall;
  FetchXml(argument: _issuance_v1_FindReceiptRequest, callback: grpc.requestCallback<_issuance_v1_File__Output>): grpc.ClientUnaryCall;
  /**
   * The authorized XML in the authority's wrapper. conflict before the authorization.
   */
  fetchXml(argument: _issuance_v1_FindReceiptRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_File__Output>): grpc.ClientUnaryCall;
  fetchXml(argument: _issuance_v1_FindReceiptRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_File__Output>): grpc.ClientUnaryCall;
  fetchXml(argument: _issuance_v1_FindReceiptRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_File__Output>): grpc.ClientUnaryCall;
  fetchXml(argument: _issuance_v1_FindReceiptRequest, callback: grpc.requestCallback<_issuance_v1_File__Output>): grpc.ClientUnaryCall;
  
  /**
   * The receipt of a devReference, if any, for a request with an invalid body.
   */
  FindDuplicate(argument: _issuance_v1_FindDuplicateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_FindDuplicateResponse__Output>): grpc.ClientUnaryCall;
  FindDuplicate(argument: _issuance_v1_FindDuplicateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_FindDuplicateResponse__Output>): grpc.ClientUnaryCall;
  FindDuplicate(argument: _issuance_v1_FindDuplicateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_FindDuplicateResponse__Output>): grpc.ClientUnaryCall;
  FindDuplicate(argument: _issuance_v1_FindDuplicateRequest, callback: grpc.requestCallback<_issuance_v1_FindDuplicateResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The receipt of a devReference, if any, for a request with an invalid body.
   */
  findDuplicate(argument: _issuance_v1_FindDuplicateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_FindDuplicateResponse__Output>): grpc.ClientUnaryCall;
  findDuplicate(argument: _issuance_v1_FindDuplicateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_FindDuplicateResponse__Output>): grpc.ClientUnaryCall;
  findDuplicate(argument: _issuance_v1_FindDuplicateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_FindDuplicateResponse__Output>): grpc.ClientUnaryCall;
  findDuplicate(argument: _issuance_v1_FindDuplicateRequest, callback: grpc.requestCallback<_issuance_v1_FindDuplicateResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * One receipt by id or access key. not-found in this workspace and mode.
   */
  FindReceipt(argument: _issuance_v1_FindReceiptRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  FindReceipt(argument: _issuance_v1_FindReceiptRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  FindReceipt(argument: _issuance_v1_FindReceiptRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  FindReceipt(argument: _issuance_v1_FindReceiptRequest, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  /**
   * One receipt by id or access key. not-found in this workspace and mode.
   */
  findReceipt(argument: _issuance_v1_FindReceiptRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  findReceipt(argument: _issuance_v1_FindReceiptRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  findReceipt(argument: _issuance_v1_FindReceiptRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  findReceipt(argument: _issuance_v1_FindReceiptRequest, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  
  /**
   * Imports and prints an authorized document of another system. The series continues after its number.
   * not-found ISS_40002: the authority does not know it, or no longer. conflict ISS_30006: it exists here; ISS_30081: a
   * receipt that was not refused has its number; ISS_30082 as for Issue.
   */
  ImportReceipt(argument: _issuance_v1_ImportReceiptRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  ImportReceipt(argument: _issuance_v1_ImportReceiptRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  ImportReceipt(argument: _issuance_v1_ImportReceiptRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  ImportReceipt(argument: _issuance_v1_ImportReceiptRequest, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  /**
   * Imports and prints an authorized document of another system. The series continues after its number.
   * not-found ISS_40002: the authority does not know it, or no longer. conflict ISS_30006: it exists here; ISS_30081: a
   * receipt that was not refused has its number; ISS_30082 as for Issue.
   */
  importReceipt(argument: _issuance_v1_ImportReceiptRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  importReceipt(argument: _issuance_v1_ImportReceiptRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  importReceipt(argument: _issuance_v1_ImportReceiptRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  importReceipt(argument: _issuance_v1_ImportReceiptRequest, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  
  /**
   * Numbers and stores a receipt as DRAFT; signing and sending follow in the background. Safe to repeat with the same
   * receipt_id. invalid: details name every wrong field; ISS_10006: a wrong receipt_id. conflict ISS_30082: another
   * caller, taxpayer or kind has the receipt_id. forbidden SUB_12002 / SUB_12008: no quota left. unavailable: try
   * again.
   */
  Issue(argument: _issuance_v1_IssueRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  Issue(argument: _issuance_v1_IssueRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  Issue(argument: _issuance_v1_IssueRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  Issue(argument: _issuance_v1_IssueRequest, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Numbers and stores a receipt as DRAFT; signing and sending follow in the background. Safe to repeat with the same
   * receipt_id. invalid: details name every wrong field; ISS_10006: a wrong receipt_id. conflict ISS_30082: another
   * caller, taxpayer or kind has the receipt_id. forbidden SUB_12002 / SUB_12008: no quota left. unavailable: try
   * again.
   */
  issue(argument: _issuance_v1_IssueRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  issue(argument: _issuance_v1_IssueRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  issue(argument: _issuance_v1_IssueRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  issue(argument: _issuance_v1_IssueRequest, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns receipts that changed since the caller's version, without deleted ones: for all receipts that a gateway
   * waits for.
   */
  ListChanged(argument: _issuance_v1_ListChangedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ListChangedResponse__Output>): grpc.ClientUnaryCall;
  ListChanged(argument: _issuance_v1_ListChangedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_ListChangedResponse__Output>): grpc.ClientUnaryCall;
  ListChanged(argument: _issuance_v1_ListChangedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ListChangedResponse__Output>): grpc.ClientUnaryCall;
  ListChanged(argument: _issuance_v1_ListChangedRequest, callback: grpc.requestCallback<_issuance_v1_ListChangedResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns receipts that changed since the caller's version, without deleted ones: for all receipts that a gateway
   * waits for.
   */
  listChanged(argument: _issuance_v1_ListChangedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ListChangedResponse__Output>): grpc.ClientUnaryCall;
  listChanged(argument: _issuance_v1_ListChangedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_ListChangedResponse__Output>): grpc.ClientUnaryCall;
  listChanged(argument: _issuance_v1_ListChangedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ListChangedResponse__Output>): grpc.ClientUnaryCall;
  listChanged(argument: _issuance_v1_ListChangedRequest, callback: grpc.requestCallback<_issuance_v1_ListChangedResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Receipts, newest first, by page. invalid ISS_10003 for a cursor of another list.
   */
  ListReceipts(argument: _issuance_v1_ListReceiptsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  ListReceipts(argument: _issuance_v1_ListReceiptsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  ListReceipts(argument: _issuance_v1_ListReceiptsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  ListReceipts(argument: _issuance_v1_ListReceiptsRequest, callback: grpc.requestCallback<_issuance_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Receipts, newest first, by page. invalid ISS_10003 for a cursor of another list.
   */
  listReceipts(argument: _issuance_v1_ListReceiptsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  listReceipts(argument: _issuance_v1_ListReceiptsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  listReceipts(argument: _issuance_v1_ListReceiptsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  listReceipts(argument: _issuance_v1_ListReceiptsRequest, callback: grpc.requestCallback<_issuance_v1_ListReceiptsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * The next numbers of a taxpayer's used or set series. Others begin at 1; this creates none.
   */
  ListSequentials(argument: _issuance_v1_ListSequentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ListSequentialsResponse__Output>): grpc.ClientUnaryCall;
  ListSequentials(argument: _issuance_v1_ListSequentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_ListSequentialsResponse__Output>): grpc.ClientUnaryCall;
  ListSequentials(argument: _issuance_v1_ListSequentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ListSequentialsResponse__Output>): grpc.ClientUnaryCall;
  ListSequentials(argument: _issuance_v1_ListSequentialsRequest, callback: grpc.requestCallback<_issuance_v1_ListSequentialsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The next numbers of a taxpayer's used or set series. Others begin at 1; this creates none.
   */
  listSequentials(argument: _issuance_v1_ListSequentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ListSequentialsResponse__Output>): grpc.ClientUnaryCall;
  listSequentials(argument: _issuance_v1_ListSequentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_ListSequentialsResponse__Output>): grpc.ClientUnaryCall;
  listSequentials(argument: _issuance_v1_ListSequentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ListSequentialsResponse__Output>): grpc.ClientUnaryCall;
  listSequentials(argument: _issuance_v1_ListSequentialsRequest, callback: grpc.requestCallback<_issuance_v1_ListSequentialsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Checks an order like Issue, and returns its result. It stores, numbers and counts nothing.
   */
  PreviewOrder(argument: _issuance_v1_IssueRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_OrderPreview__Output>): grpc.ClientUnaryCall;
  PreviewOrder(argument: _issuance_v1_IssueRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_OrderPreview__Output>): grpc.ClientUnaryCall;
  PreviewOrder(argument: _issuance_v1_IssueRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_OrderPreview__Output>): grpc.ClientUnaryCall;
  PreviewOrder(argument: _issuance_v1_IssueRequest, callback: grpc.requestCallback<_issuance_v1_OrderPreview__Output>): grpc.ClientUnaryCall;
  /**
   * Checks an order like Issue, and returns its result. It stores, numbers and counts nothing.
   */
  previewOrder(argument: _issuance_v1_IssueRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_OrderPreview__Output>): grpc.ClientUnaryCall;
  previewOrder(argument: _issuance_v1_IssueRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_OrderPreview__Output>): grpc.ClientUnaryCall;
  previewOrder(argument: _issuance_v1_IssueRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_OrderPreview__Output>): grpc.ClientUnaryCall;
  previewOrder(argument: _issuance_v1_IssueRequest, callback: grpc.requestCallback<_issuance_v1_OrderPreview__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes final sandbox receipts older than ten minutes, with their data in other services, and returns their quota.
   * unavailable: a service is unreachable; the next call, or the hourly one, does the rest.
   */
  PurgeSandbox(argument: _issuance_v1_PurgeSandboxRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_PurgeSandboxResponse__Output>): grpc.ClientUnaryCall;
  PurgeSandbox(argument: _issuance_v1_PurgeSandboxRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_PurgeSandboxResponse__Output>): grpc.ClientUnaryCall;
  PurgeSandbox(argument: _issuance_v1_PurgeSandboxRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_PurgeSandboxResponse__Output>): grpc.ClientUnaryCall;
  PurgeSandbox(argument: _issuance_v1_PurgeSandboxRequest, callback: grpc.requestCallback<_issuance_v1_PurgeSandboxResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes final sandbox receipts older than ten minutes, with their data in other services, and returns their quota.
   * unavailable: a service is unreachable; the next call, or the hourly one, does the rest.
   */
  purgeSandbox(argument: _issuance_v1_PurgeSandboxRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_PurgeSandboxResponse__Output>): grpc.ClientUnaryCall;
  purgeSandbox(argument: _issuance_v1_PurgeSandboxRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_PurgeSandboxResponse__Output>): grpc.ClientUnaryCall;
  purgeSandbox(argument: _issuance_v1_PurgeSandboxRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_PurgeSandboxResponse__Output>): grpc.ClientUnaryCall;
  purgeSandbox(argument: _issuance_v1_PurgeSandboxRequest, callback: grpc.requestCallback<_issuance_v1_PurgeSandboxResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Resumes a receipt in ERROR at its failed step. conflict for any other status. forbidden: no quota left.
   */
  Retry(argument: _issuance_v1_RetryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  Retry(argument: _issuance_v1_RetryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  Retry(argument: _issuance_v1_RetryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  Retry(argument: _issuance_v1_RetryRequest, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  /**
   * Resumes a receipt in ERROR at its failed step. conflict for any other status. forbidden: no quota left.
   */
  retry(argument: _issuance_v1_RetryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  retry(argument: _issuance_v1_RetryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  retry(argument: _issuance_v1_RetryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  retry(argument: _issuance_v1_RetryRequest, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  
  /**
   * Conflicts of valid pre-built XML with the caller's receipts. It stores nothing.
   */
  ReviewXml(argument: _issuance_v1_ReviewXmlRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ReviewXmlResponse__Output>): grpc.ClientUnaryCall;
  ReviewXml(argument: _issuance_v1_ReviewXmlRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_ReviewXmlResponse__Output>): grpc.ClientUnaryCall;
  ReviewXml(argument: _issuance_v1_ReviewXmlRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ReviewXmlResponse__Output>): grpc.ClientUnaryCall;
  ReviewXml(argument: _issuance_v1_ReviewXmlRequest, callback: grpc.requestCallback<_issuance_v1_ReviewXmlResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Conflicts of valid pre-built XML with the caller's receipts. It stores nothing.
   */
  reviewXml(argument: _issuance_v1_ReviewXmlRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ReviewXmlResponse__Output>): grpc.ClientUnaryCall;
  reviewXml(argument: _issuance_v1_ReviewXmlRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_ReviewXmlResponse__Output>): grpc.ClientUnaryCall;
  reviewXml(argument: _issuance_v1_ReviewXmlRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_ReviewXmlResponse__Output>): grpc.ClientUnaryCall;
  reviewXml(argument: _issuance_v1_ReviewXmlRequest, callback: grpc.requestCallback<_issuance_v1_ReviewXmlResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the next number of a series. conflict where an order, pre-built XML or an import has used it, or a later one;
   * invalid CAT_20002 / CAT_20003 in details for an unknown series.
   */
  SetNextSequential(argument: _issuance_v1_SetNextSequentialRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_SetNextSequentialResponse__Output>): grpc.ClientUnaryCall;
  SetNextSequential(argument: _issuance_v1_SetNextSequentialRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_SetNextSequentialResponse__Output>): grpc.ClientUnaryCall;
  SetNextSequential(argument: _issuance_v1_SetNextSequentialRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_SetNextSequentialResponse__Output>): grpc.ClientUnaryCall;
  SetNextSequential(argument: _issuance_v1_SetNextSequentialRequest, callback: grpc.requestCallback<_issuance_v1_SetNextSequentialResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the next number of a series. conflict where an order, pre-built XML or an import has used it, or a later one;
   * invalid CAT_20002 / CAT_20003 in details for an unknown series.
   */
  setNextSequential(argument: _issuance_v1_SetNextSequentialRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_SetNextSequentialResponse__Output>): grpc.ClientUnaryCall;
  setNextSequential(argument: _issuance_v1_SetNextSequentialRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_SetNextSequentialResponse__Output>): grpc.ClientUnaryCall;
  setNextSequential(argument: _issuance_v1_SetNextSequentialRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_SetNextSequentialResponse__Output>): grpc.ClientUnaryCall;
  setNextSequential(argument: _issuance_v1_SetNextSequentialRequest, callback: grpc.requestCallback<_issuance_v1_SetNextSequentialResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Signs a document for its taxpayer. It stores and numbers nothing.
   * invalid: not a document, another taxpayer or environment, or a taxpayer that may not sign.
   */
  SignXml(argument: _issuance_v1_SignXmlRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_SignXmlResponse__Output>): grpc.ClientUnaryCall;
  SignXml(argument: _issuance_v1_SignXmlRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_SignXmlResponse__Output>): grpc.ClientUnaryCall;
  SignXml(argument: _issuance_v1_SignXmlRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_SignXmlResponse__Output>): grpc.ClientUnaryCall;
  SignXml(argument: _issuance_v1_SignXmlRequest, callback: grpc.requestCallback<_issuance_v1_SignXmlResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Signs a document for its taxpayer. It stores and numbers nothing.
   * invalid: not a document, another taxpayer or environment, or a taxpayer that may not sign.
   */
  signXml(argument: _issuance_v1_SignXmlRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_SignXmlResponse__Output>): grpc.ClientUnaryCall;
  signXml(argument: _issuance_v1_SignXmlRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_SignXmlResponse__Output>): grpc.ClientUnaryCall;
  signXml(argument: _issuance_v1_SignXmlRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_SignXmlResponse__Output>): grpc.ClientUnaryCall;
  signXml(argument: _issuance_v1_SignXmlRequest, callback: grpc.requestCallback<_issuance_v1_SignXmlResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Issues pre-built XML, signed or not, with its own number and access key. The series continues after it. A repeat of
   * the same bytes under the same access key returns the existing receipt, also during its storage.
   * invalid: errors of schema and rules, or another taxpayer. conflict ISS_30005: another document has the access key;
   * ISS_30011: another document has the number; ISS_30082 as for Issue.
   */
  SubmitXml(argument: _issuance_v1_SubmitXmlRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  SubmitXml(argument: _issuance_v1_SubmitXmlRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  SubmitXml(argument: _issuance_v1_SubmitXmlRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  SubmitXml(argument: _issuance_v1_SubmitXmlRequest, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Issues pre-built XML, signed or not, with its own number and access key. The series continues after it. A repeat of
   * the same bytes under the same access key returns the existing receipt, also during its storage.
   * invalid: errors of schema and rules, or another taxpayer. conflict ISS_30005: another document has the access key;
   * ISS_30011: another document has the number; ISS_30082 as for Issue.
   */
  submitXml(argument: _issuance_v1_SubmitXmlRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  submitXml(argument: _issuance_v1_SubmitXmlRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  submitXml(argument: _issuance_v1_SubmitXmlRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  submitXml(argument: _issuance_v1_SubmitXmlRequest, callback: grpc.requestCallback<_issuance_v1_IssueResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Marks a receipt as voided here, not at the authority. conflict for a voided one.
   */
  Void(argument: _issuance_v1_VoidRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  Void(argument: _issuance_v1_VoidRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  Void(argument: _issuance_v1_VoidRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  Void(argument: _issuance_v1_VoidRequest, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  /**
   * Marks a receipt as voided here, not at the authority. conflict for a voided one.
   */
  void(argument: _issuance_v1_VoidRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  void(argument: _issuance_v1_VoidRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  void(argument: _issuance_v1_VoidRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  void(argument: _issuance_v1_VoidRequest, callback: grpc.requestCallback<_issuance_v1_Receipt__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Issuing documents, and the receipts.
 */
export interface IssuanceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * The authority's current state of any document; stored if it is an authorized receipt of the caller.
   */
  CheckAccessKey: grpc.handleUnaryCall<_issuance_v1_CheckAccessKeyRequest__Output, _issuance_v1_CheckAccessKeyResponse>;
  
  /**
   * Asks the authority for the current state of a receipt's document, stores it, and returns the receipt. Without a
   * state, warnings have the reason. not-found as for FindReceipt.
   */
  CheckReceipt: grpc.handleUnaryCall<_issuance_v1_FindReceiptRequest__Output, _issuance_v1_CheckReceiptResponse>;
  
  /**
   * Receipts that count for the quota, by day, of a workspace in one mode.
   */
  DescribeDailyUsage: grpc.handleUnaryCall<_issuance_v1_DescribeDailyUsageRequest__Output, _issuance_v1_DailyUsage>;
  
  /**
   * Sums of a taxpayer's authorized documents in a period, kept up to date with the receipts.
   */
  DescribeFigures: grpc.handleUnaryCall<_issuance_v1_DescribeFiguresRequest__Output, _issuance_v1_Figures>;
  
  /**
   * Data stored under a registry number, an establishment or a series, for checks before such a record changes.
   */
  DescribeHoldings: grpc.handleUnaryCall<_issuance_v1_DescribeHoldingsRequest__Output, _issuance_v1_Holdings>;
  
  /**
   * Documents that a workspace issued in a month, in one mode.
   */
  DescribeUsage: grpc.handleUnaryCall<_issuance_v1_DescribeUsageRequest__Output, _issuance_v1_Usage>;
  
  /**
   * Mails an authorized receipt again, to its customer or to others, in the background. The same addresses within ten
   * minutes are the same mail.
   * conflict ISS_30020: not authorized yet. invalid ISS_10040 / ISS_10041: no address. too-many LIM_10013.
   */
  EmailReceipt: grpc.handleUnaryCall<_issuance_v1_EmailReceiptRequest__Output, _issuance_v1_IssueResponse>;
  
  /**
   * The authorized XML in the authority's wrapper. conflict before the authorization.
   */
  FetchXml: grpc.handleUnaryCall<_issuance_v1_FindReceiptRequest__Output, _issuance_v1_File>;
  
  /**
   * The receipt of a devReference, if any, for a request with an invalid body.
   */
  FindDuplicate: grpc.handleUnaryCall<_issuance_v1_FindDuplicateRequest__Output, _issuance_v1_FindDuplicateResponse>;
  
  /**
   * One receipt by id or access key. not-found in this workspace and mode.
   */
  FindReceipt: grpc.handleUnaryCall<_issuance_v1_FindReceiptRequest__Output, _issuance_v1_Receipt>;
  
  /**
   * Imports and prints an authorized document of another system. The series continues after its number.
   * not-found ISS_40002: the authority does not know it, or no longer. conflict ISS_30006: it exists here; ISS_30081: a
   * receipt that was not refused has its number; ISS_30082 as for Issue.
   */
  ImportReceipt: grpc.handleUnaryCall<_issuance_v1_ImportReceiptRequest__Output, _issuance_v1_Receipt>;
  
  /**
   * Numbers and stores a receipt as DRAFT; signing and sending follow in the background. Safe to repeat with the same
   * receipt_id. invalid: details name every wrong field; ISS_10006: a wrong receipt_id. conflict ISS_30082: another
   * caller, taxpayer or kind has the receipt_id. forbidden SUB_12002 / SUB_12008: no quota left. unavailable: try
   * again.
   */
  Issue: grpc.handleUnaryCall<_issuance_v1_IssueRequest__Output, _issuance_v1_IssueResponse>;
  
  /**
   * Returns receipts that changed since the caller's version, without deleted ones: for all receipts that a gateway
   * waits for.
   */
  ListChanged: grpc.handleUnaryCall<_issuance_v1_ListChangedRequest__Output, _issuance_v1_ListChangedResponse>;
  
  /**
   * Receipts, newest first, by page. invalid ISS_10003 for a cursor of another list.
   */
  ListReceipts: grpc.handleUnaryCall<_issuance_v1_ListReceiptsRequest__Output, _issuance_v1_ListReceiptsResponse>;
  
  /**
   * The next numbers of a taxpayer's used or set series. Others begin at 1; this creates none.
   */
  ListSequentials: grpc.handleUnaryCall<_issuance_v1_ListSequentialsRequest__Output, _issuance_v1_ListSequentialsResponse>;
  
  /**
   * Checks an order like Issue, and returns its result. It stores, numbers and counts nothing.
   */
  PreviewOrder: grpc.handleUnaryCall<_issuance_v1_IssueRequest__Output, _issuance_v1_OrderPreview>;
  
  /**
   * Deletes final sandbox receipts older than ten minutes, with their data in other services, and returns their quota.
   * unavailable: a service is unreachable; the next call, or the hourly one, does the rest.
   */
  PurgeSandbox: grpc.handleUnaryCall<_issuance_v1_PurgeSandboxRequest__Output, _issuance_v1_PurgeSandboxResponse>;
  
  /**
   * Resumes a receipt in ERROR at its failed step. conflict for any other status. forbidden: no quota left.
   */
  Retry: grpc.handleUnaryCall<_issuance_v1_RetryRequest__Output, _issuance_v1_Receipt>;
  
  /**
   * Conflicts of valid pre-built XML with the caller's receipts. It stores nothing.
   */
  ReviewXml: grpc.handleUnaryCall<_issuance_v1_ReviewXmlRequest__Output, _issuance_v1_ReviewXmlResponse>;
  
  /**
   * Sets the next number of a series. conflict where an order, pre-built XML or an import has used it, or a later one;
   * invalid CAT_20002 / CAT_20003 in details for an unknown series.
   */
  SetNextSequential: grpc.handleUnaryCall<_issuance_v1_SetNextSequentialRequest__Output, _issuance_v1_SetNextSequentialResponse>;
  
  /**
   * Signs a document for its taxpayer. It stores and numbers nothing.
   * invalid: not a document, another taxpayer or environment, or a taxpayer that may not sign.
   */
  SignXml: grpc.handleUnaryCall<_issuance_v1_SignXmlRequest__Output, _issuance_v1_SignXmlResponse>;
  
  /**
   * Issues pre-built XML, signed or not, with its own number and access key. The series continues after it. A repeat of
   * the same bytes under the same access key returns the existing receipt, also during its storage.
   * invalid: errors of schema and rules, or another taxpayer. conflict ISS_30005: another document has the access key;
   * ISS_30011: another document has the number; ISS_30082 as for Issue.
   */
  SubmitXml: grpc.handleUnaryCall<_issuance_v1_SubmitXmlRequest__Output, _issuance_v1_IssueResponse>;
  
  /**
   * Marks a receipt as voided here, not at the authority. conflict for a voided one.
   */
  Void: grpc.handleUnaryCall<_issuance_v1_VoidRequest__Output, _issuance_v1_Receipt>;
  
}

export interface IssuanceDefinition extends grpc.ServiceDefinition {
  CheckAccessKey: MethodDefinition<_issuance_v1_CheckAccessKeyRequest, _issuance_v1_CheckAccessKeyResponse, _issuance_v1_CheckAccessKeyRequest__Output, _issuance_v1_CheckAccessKeyResponse__Output>
  CheckReceipt: MethodDefinition<_issuance_v1_FindReceiptRequest, _issuance_v1_CheckReceiptResponse, _issuance_v1_FindReceiptRequest__Output, _issuance_v1_CheckReceiptResponse__Output>
  DescribeDailyUsage: MethodDefinition<_issuance_v1_DescribeDailyUsageRequest, _issuance_v1_DailyUsage, _issuance_v1_DescribeDailyUsageRequest__Output, _issuance_v1_DailyUsage__Output>
  DescribeFigures: MethodDefinition<_issuance_v1_DescribeFiguresRequest, _issuance_v1_Figures, _issuance_v1_DescribeFiguresRequest__Output, _issuance_v1_Figures__Output>
  DescribeHoldings: MethodDefinition<_issuance_v1_DescribeHoldingsRequest, _issuance_v1_Holdings, _issuance_v1_DescribeHoldingsRequest__Output, _issuance_v1_Holdings__Output>
  DescribeUsage: MethodDefinition<_issuance_v1_DescribeUsageRequest, _issuance_v1_Usage, _issuance_v1_DescribeUsageRequest__Output, _issuance_v1_Usage__Output>
  EmailReceipt: MethodDefinition<_issuance_v1_EmailReceiptRequest, _issuance_v1_IssueResponse, _issuance_v1_EmailReceiptRequest__Output, _issuance_v1_IssueResponse__Output>
  FetchXml: MethodDefinition<_issuance_v1_FindReceiptRequest, _issuance_v1_File, _issuance_v1_FindReceiptRequest__Output, _issuance_v1_File__Output>
  FindDuplicate: MethodDefinition<_issuance_v1_FindDuplicateRequest, _issuance_v1_FindDuplicateResponse, _issuance_v1_FindDuplicateRequest__Output, _issuance_v1_FindDuplicateResponse__Output>
  FindReceipt: MethodDefinition<_issuance_v1_FindReceiptRequest, _issuance_v1_Receipt, _issuance_v1_FindReceiptRequest__Output, _issuance_v1_Receipt__Output>
  ImportReceipt: MethodDefinition<_issuance_v1_ImportReceiptRequest, _issuance_v1_Receipt, _issuance_v1_ImportReceiptRequest__Output, _issuance_v1_Receipt__Output>
  Issue: MethodDefinition<_issuance_v1_IssueRequest, _issuance_v1_IssueResponse, _issuance_v1_IssueRequest__Output, _issuance_v1_IssueResponse__Output>
  ListChanged: MethodDefinition<_issuance_v1_ListChangedRequest, _issuance_v1_ListChangedResponse, _issuance_v1_ListChangedRequest__Output, _issuance_v1_ListChangedResponse__Output>
  ListReceipts: MethodDefinition<_issuance_v1_ListReceiptsRequest, _issuance_v1_ListReceiptsResponse, _issuance_v1_ListReceiptsRequest__Output, _issuance_v1_ListReceiptsResponse__Output>
  ListSequentials: MethodDefinition<_issuance_v1_ListSequentialsRequest, _issuance_v1_ListSequentialsResponse, _issuance_v1_ListSequentialsRequest__Output, _issuance_v1_ListSequentialsResponse__Output>
  PreviewOrder: MethodDefinition<_issuance_v1_IssueRequest, _issuance_v1_OrderPreview, _issuance_v1_IssueRequest__Output, _issuance_v1_OrderPreview__Output>
  PurgeSandbox: MethodDefinition<_issuance_v1_PurgeSandboxRequest, _issuance_v1_PurgeSandboxResponse, _issuance_v1_PurgeSandboxRequest__Output, _issuance_v1_PurgeSandboxResponse__Output>
  Retry: MethodDefinition<_issuance_v1_RetryRequest, _issuance_v1_Receipt, _issuance_v1_RetryRequest__Output, _issuance_v1_Receipt__Output>
  ReviewXml: MethodDefinition<_issuance_v1_ReviewXmlRequest, _issuance_v1_ReviewXmlResponse, _issuance_v1_ReviewXmlRequest__Output, _issuance_v1_ReviewXmlResponse__Output>
  SetNextSequential: MethodDefinition<_issuance_v1_SetNextSequentialRequest, _issuance_v1_SetNextSequentialResponse, _issuance_v1_SetNextSequentialRequest__Output, _issuance_v1_SetNextSequentialResponse__Output>
  SignXml: MethodDefinition<_issuance_v1_SignXmlRequest, _issuance_v1_SignXmlResponse, _issuance_v1_SignXmlRequest__Output, _issuance_v1_SignXmlResponse__Output>
  SubmitXml: MethodDefinition<_issuance_v1_SubmitXmlRequest, _issuance_v1_IssueResponse, _issuance_v1_SubmitXmlRequest__Output, _issuance_v1_IssueResponse__Output>
  Void: MethodDefinition<_issuance_v1_VoidRequest, _issuance_v1_Receipt, _issuance_v1_VoidRequest__Output, _issuance_v1_Receipt__Output>
}
