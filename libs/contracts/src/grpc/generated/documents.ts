import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { Allowance as _documents_v1_Allowance, Allowance__Output as _documents_v1_Allowance__Output } from './documents/v1/Allowance.ts';
import type { AuthorityMessage as _documents_v1_AuthorityMessage, AuthorityMessage__Output as _documents_v1_AuthorityMessage__Output } from './documents/v1/AuthorityMessage.ts';
import type { AuthorityStatus as _documents_v1_AuthorityStatus, AuthorityStatus__Output as _documents_v1_AuthorityStatus__Output } from './documents/v1/AuthorityStatus.ts';
import type { Caller as _documents_v1_Caller, Caller__Output as _documents_v1_Caller__Output } from './documents/v1/Caller.ts';
import type { CreditNoteOrder as _documents_v1_CreditNoteOrder, CreditNoteOrder__Output as _documents_v1_CreditNoteOrder__Output } from './documents/v1/CreditNoteOrder.ts';
import type { DebitNoteOrder as _documents_v1_DebitNoteOrder, DebitNoteOrder__Output as _documents_v1_DebitNoteOrder__Output } from './documents/v1/DebitNoteOrder.ts';
import type { DebitNoteOrderReason as _documents_v1_DebitNoteOrderReason, DebitNoteOrderReason__Output as _documents_v1_DebitNoteOrderReason__Output } from './documents/v1/DebitNoteOrderReason.ts';
import type { Detail as _documents_v1_Detail, Detail__Output as _documents_v1_Detail__Output } from './documents/v1/Detail.ts';
import type { DocumentsServiceClient as _documents_v1_DocumentsServiceClient, DocumentsServiceDefinition as _documents_v1_DocumentsServiceDefinition } from './documents/v1/DocumentsService.ts';
import type { Excise as _documents_v1_Excise, Excise__Output as _documents_v1_Excise__Output } from './documents/v1/Excise.ts';
import type { Exportation as _documents_v1_Exportation, Exportation__Output as _documents_v1_Exportation__Output } from './documents/v1/Exportation.ts';
import type { FiscalMachine as _documents_v1_FiscalMachine, FiscalMachine__Output as _documents_v1_FiscalMachine__Output } from './documents/v1/FiscalMachine.ts';
import type { GetReceiptRequest as _documents_v1_GetReceiptRequest, GetReceiptRequest__Output as _documents_v1_GetReceiptRequest__Output } from './documents/v1/GetReceiptRequest.ts';
import type { GetReceiptResponse as _documents_v1_GetReceiptResponse, GetReceiptResponse__Output as _documents_v1_GetReceiptResponse__Output } from './documents/v1/GetReceiptResponse.ts';
import type { GetXmlRequest as _documents_v1_GetXmlRequest, GetXmlRequest__Output as _documents_v1_GetXmlRequest__Output } from './documents/v1/GetXmlRequest.ts';
import type { GetXmlResponse as _documents_v1_GetXmlResponse, GetXmlResponse__Output as _documents_v1_GetXmlResponse__Output } from './documents/v1/GetXmlResponse.ts';
import type { InvoiceOrder as _documents_v1_InvoiceOrder, InvoiceOrder__Output as _documents_v1_InvoiceOrder__Output } from './documents/v1/InvoiceOrder.ts';
import type { InvoiceOrderThirdPartyItem as _documents_v1_InvoiceOrderThirdPartyItem, InvoiceOrderThirdPartyItem__Output as _documents_v1_InvoiceOrderThirdPartyItem__Output } from './documents/v1/InvoiceOrderThirdPartyItem.ts';
import type { IssueDocumentRequest as _documents_v1_IssueDocumentRequest, IssueDocumentRequest__Output as _documents_v1_IssueDocumentRequest__Output } from './documents/v1/IssueDocumentRequest.ts';
import type { IssueDocumentResponse as _documents_v1_IssueDocumentResponse, IssueDocumentResponse__Output as _documents_v1_IssueDocumentResponse__Output } from './documents/v1/IssueDocumentResponse.ts';
import type { IvaRefund as _documents_v1_IvaRefund, IvaRefund__Output as _documents_v1_IvaRefund__Output } from './documents/v1/IvaRefund.ts';
import type { ListReceiptsRequest as _documents_v1_ListReceiptsRequest, ListReceiptsRequest__Output as _documents_v1_ListReceiptsRequest__Output } from './documents/v1/ListReceiptsRequest.ts';
import type { ListReceiptsResponse as _documents_v1_ListReceiptsResponse, ListReceiptsResponse__Output as _documents_v1_ListReceiptsResponse__Output } from './documents/v1/ListReceiptsResponse.ts';
import type { Mail as _documents_v1_Mail, Mail__Output as _documents_v1_Mail__Output } from './documents/v1/Mail.ts';
import type { MailPolicy as _documents_v1_MailPolicy, MailPolicy__Output as _documents_v1_MailPolicy__Output } from './documents/v1/MailPolicy.ts';
import type { Milestone as _documents_v1_Milestone, Milestone__Output as _documents_v1_Milestone__Output } from './documents/v1/Milestone.ts';
import type { Negotiable as _documents_v1_Negotiable, Negotiable__Output as _documents_v1_Negotiable__Output } from './documents/v1/Negotiable.ts';
import type { Order as _documents_v1_Order, Order__Output as _documents_v1_Order__Output } from './documents/v1/Order.ts';
import type { OrderItem as _documents_v1_OrderItem, OrderItem__Output as _documents_v1_OrderItem__Output } from './documents/v1/OrderItem.ts';
import type { OrderItemPlasticBottleTax as _documents_v1_OrderItemPlasticBottleTax, OrderItemPlasticBottleTax__Output as _documents_v1_OrderItemPlasticBottleTax__Output } from './documents/v1/OrderItemPlasticBottleTax.ts';
import type { PaidAbroad as _documents_v1_PaidAbroad, PaidAbroad__Output as _documents_v1_PaidAbroad__Output } from './documents/v1/PaidAbroad.ts';
import type { Party as _documents_v1_Party, Party__Output as _documents_v1_Party__Output } from './documents/v1/Party.ts';
import type { Payment as _documents_v1_Payment, Payment__Output as _documents_v1_Payment__Output } from './documents/v1/Payment.ts';
import type { PresumptiveWithholding as _documents_v1_PresumptiveWithholding, PresumptiveWithholding__Output as _documents_v1_PresumptiveWithholding__Output } from './documents/v1/PresumptiveWithholding.ts';
import type { PreviewDocumentRequest as _documents_v1_PreviewDocumentRequest, PreviewDocumentRequest__Output as _documents_v1_PreviewDocumentRequest__Output } from './documents/v1/PreviewDocumentRequest.ts';
import type { PreviewDocumentResponse as _documents_v1_PreviewDocumentResponse, PreviewDocumentResponse__Output as _documents_v1_PreviewDocumentResponse__Output } from './documents/v1/PreviewDocumentResponse.ts';
import type { PurchaseSettlementOrder as _documents_v1_PurchaseSettlementOrder, PurchaseSettlementOrder__Output as _documents_v1_PurchaseSettlementOrder__Output } from './documents/v1/PurchaseSettlementOrder.ts';
import type { Receipt as _documents_v1_Receipt, Receipt__Output as _documents_v1_Receipt__Output } from './documents/v1/Receipt.ts';
import type { ReceiptCustomer as _documents_v1_ReceiptCustomer, ReceiptCustomer__Output as _documents_v1_ReceiptCustomer__Output } from './documents/v1/ReceiptCustomer.ts';
import type { ReceiptTotals as _documents_v1_ReceiptTotals, ReceiptTotals__Output as _documents_v1_ReceiptTotals__Output } from './documents/v1/ReceiptTotals.ts';
import type { ReimbursedTax as _documents_v1_ReimbursedTax, ReimbursedTax__Output as _documents_v1_ReimbursedTax__Output } from './documents/v1/ReimbursedTax.ts';
import type { Reimbursement as _documents_v1_Reimbursement, Reimbursement__Output as _documents_v1_Reimbursement__Output } from './documents/v1/Reimbursement.ts';
import type { ReimbursementSupplier as _documents_v1_ReimbursementSupplier, ReimbursementSupplier__Output as _documents_v1_ReimbursementSupplier__Output } from './documents/v1/ReimbursementSupplier.ts';
import type { SupportingReference as _documents_v1_SupportingReference, SupportingReference__Output as _documents_v1_SupportingReference__Output } from './documents/v1/SupportingReference.ts';
import type { TaxTotal as _documents_v1_TaxTotal, TaxTotal__Output as _documents_v1_TaxTotal__Output } from './documents/v1/TaxTotal.ts';
import type { Transport as _documents_v1_Transport, Transport__Output as _documents_v1_Transport__Output } from './documents/v1/Transport.ts';
import type { TransportDestination as _documents_v1_TransportDestination, TransportDestination__Output as _documents_v1_TransportDestination__Output } from './documents/v1/TransportDestination.ts';
import type { Voided as _documents_v1_Voided, Voided__Output as _documents_v1_Voided__Output } from './documents/v1/Voided.ts';
import type { Warning as _documents_v1_Warning, Warning__Output as _documents_v1_Warning__Output } from './documents/v1/Warning.ts';
import type { WatchReceiptRequest as _documents_v1_WatchReceiptRequest, WatchReceiptRequest__Output as _documents_v1_WatchReceiptRequest__Output } from './documents/v1/WatchReceiptRequest.ts';
import type { WatchReceiptResponse as _documents_v1_WatchReceiptResponse, WatchReceiptResponse__Output as _documents_v1_WatchReceiptResponse__Output } from './documents/v1/WatchReceiptResponse.ts';
import type { WaybillOrder as _documents_v1_WaybillOrder, WaybillOrder__Output as _documents_v1_WaybillOrder__Output } from './documents/v1/WaybillOrder.ts';
import type { WaybillOrderRecipient as _documents_v1_WaybillOrderRecipient, WaybillOrderRecipient__Output as _documents_v1_WaybillOrderRecipient__Output } from './documents/v1/WaybillOrderRecipient.ts';
import type { WaybillOrderRecipientItem as _documents_v1_WaybillOrderRecipientItem, WaybillOrderRecipientItem__Output as _documents_v1_WaybillOrderRecipientItem__Output } from './documents/v1/WaybillOrderRecipientItem.ts';
import type { WaybillOrderRecipientSupportingDocument as _documents_v1_WaybillOrderRecipientSupportingDocument, WaybillOrderRecipientSupportingDocument__Output as _documents_v1_WaybillOrderRecipientSupportingDocument__Output } from './documents/v1/WaybillOrderRecipientSupportingDocument.ts';
import type { WithheldDocument as _documents_v1_WithheldDocument, WithheldDocument__Output as _documents_v1_WithheldDocument__Output } from './documents/v1/WithheldDocument.ts';
import type { WithheldDocumentPayment as _documents_v1_WithheldDocumentPayment, WithheldDocumentPayment__Output as _documents_v1_WithheldDocumentPayment__Output } from './documents/v1/WithheldDocumentPayment.ts';
import type { WithheldDocumentTax as _documents_v1_WithheldDocumentTax, WithheldDocumentTax__Output as _documents_v1_WithheldDocumentTax__Output } from './documents/v1/WithheldDocumentTax.ts';
import type { WithheldSubject as _documents_v1_WithheldSubject, WithheldSubject__Output as _documents_v1_WithheldSubject__Output } from './documents/v1/WithheldSubject.ts';
import type { WithholdingLine as _documents_v1_WithholdingLine, WithholdingLine__Output as _documents_v1_WithholdingLine__Output } from './documents/v1/WithholdingLine.ts';
import type { WithholdingLineBananas as _documents_v1_WithholdingLineBananas, WithholdingLineBananas__Output as _documents_v1_WithholdingLineBananas__Output } from './documents/v1/WithholdingLineBananas.ts';
import type { WithholdingLineDividends as _documents_v1_WithholdingLineDividends, WithholdingLineDividends__Output as _documents_v1_WithholdingLineDividends__Output } from './documents/v1/WithholdingLineDividends.ts';
import type { WithholdingOrder as _documents_v1_WithholdingOrder, WithholdingOrder__Output as _documents_v1_WithholdingOrder__Output } from './documents/v1/WithholdingOrder.ts';
import type { ListValue as _google_protobuf_ListValue, ListValue__Output as _google_protobuf_ListValue__Output } from './google/protobuf/ListValue.ts';
import type { Struct as _google_protobuf_Struct, Struct__Output as _google_protobuf_Struct__Output } from './google/protobuf/Struct.ts';
import type { Value as _google_protobuf_Value, Value__Output as _google_protobuf_Value__Output } from './google/protobuf/Value.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  documents: {
    v1: {
      Allowance: MessageTypeDefinition<_documents_v1_Allowance, _documents_v1_Allowance__Output>
      AuthorityMessage: MessageTypeDefinition<_documents_v1_AuthorityMessage, _documents_v1_AuthorityMessage__Output>
      AuthorityStatus: MessageTypeDefinition<_documents_v1_AuthorityStatus, _documents_v1_AuthorityStatus__Output>
      Caller: MessageTypeDefinition<_documents_v1_Caller, _documents_v1_Caller__Output>
      CreditNoteOrder: MessageTypeDefinition<_documents_v1_CreditNoteOrder, _documents_v1_CreditNoteOrder__Output>
      DebitNoteOrder: MessageTypeDefinition<_documents_v1_DebitNoteOrder, _documents_v1_DebitNoteOrder__Output>
      DebitNoteOrderReason: MessageTypeDefinition<_documents_v1_DebitNoteOrderReason, _documents_v1_DebitNoteOrderReason__Output>
      Detail: MessageTypeDefinition<_documents_v1_Detail, _documents_v1_Detail__Output>
      /**
       * Issues documents and returns their receipts. Every call is confined to the caller's workspace and mode; the
       * certificate's name must be admitted to the workspace (GRPC_TEAMS), otherwise PERMISSION_DENIED SYS_10005.
       */
      DocumentsService: SubtypeConstructor<typeof grpc.Client, _documents_v1_DocumentsServiceClient> & { service: _documents_v1_DocumentsServiceDefinition }
      Excise: MessageTypeDefinition<_documents_v1_Excise, _documents_v1_Excise__Output>
      Exportation: MessageTypeDefinition<_documents_v1_Exportation, _documents_v1_Exportation__Output>
      FiscalMachine: MessageTypeDefinition<_documents_v1_FiscalMachine, _documents_v1_FiscalMachine__Output>
      GetReceiptRequest: MessageTypeDefinition<_documents_v1_GetReceiptRequest, _documents_v1_GetReceiptRequest__Output>
      GetReceiptResponse: MessageTypeDefinition<_documents_v1_GetReceiptResponse, _documents_v1_GetReceiptResponse__Output>
      GetXmlRequest: MessageTypeDefinition<_documents_v1_GetXmlRequest, _documents_v1_GetXmlRequest__Output>
      GetXmlResponse: MessageTypeDefinition<_documents_v1_GetXmlResponse, _documents_v1_GetXmlResponse__Output>
      InvoiceOrder: MessageTypeDefinition<_documents_v1_InvoiceOrder, _documents_v1_InvoiceOrder__Output>
      InvoiceOrderThirdPartyItem: MessageTypeDefinition<_documents_v1_InvoiceOrderThirdPartyItem, _documents_v1_InvoiceOrderThirdPartyItem__Output>
      IssueDocumentRequest: MessageTypeDefinition<_documents_v1_IssueDocumentRequest, _documents_v1_IssueDocumentRequest__Output>
      IssueDocumentResponse: MessageTypeDefinition<_documents_v1_IssueDocumentResponse, _documents_v1_IssueDocumentResponse__Output>
      IvaRefund: MessageTypeDefinition<_documents_v1_IvaRefund, _documents_v1_IvaRefund__Output>
      ListReceiptsRequest: MessageTypeDefinition<_documents_v1_ListReceiptsRequest, _documents_v1_ListReceiptsRequest__Output>
      ListReceiptsResponse: MessageTypeDefinition<_documents_v1_ListReceiptsResponse, _documents_v1_ListReceiptsResponse__Output>
      Mail: MessageTypeDefinition<_documents_v1_Mail, _documents_v1_Mail__Output>
      MailPolicy: MessageTypeDefinition<_documents_v1_MailPolicy, _documents_v1_MailPolicy__Output>
      Milestone: MessageTypeDefinition<_documents_v1_Milestone, _documents_v1_Milestone__Output>
      Mode: EnumTypeDefinition
      Negotiable: MessageTypeDefinition<_documents_v1_Negotiable, _documents_v1_Negotiable__Output>
      Order: MessageTypeDefinition<_documents_v1_Order, _documents_v1_Order__Output>
      OrderItem: MessageTypeDefinition<_documents_v1_OrderItem, _documents_v1_OrderItem__Output>
      OrderItemPlasticBottleTax: MessageTypeDefinition<_documents_v1_OrderItemPlasticBottleTax, _documents_v1_OrderItemPlasticBottleTax__Output>
      PaidAbroad: MessageTypeDefinition<_documents_v1_PaidAbroad, _documents_v1_PaidAbroad__Output>
      Party: MessageTypeDefinition<_documents_v1_Party, _documents_v1_Party__Output>
      Payment: MessageTypeDefinition<_documents_v1_Payment, _documents_v1_Payment__Output>
      PresumptiveWithholding: MessageTypeDefinition<_documents_v1_PresumptiveWithholding, _documents_v1_PresumptiveWithholding__Output>
      PreviewDocumentRequest: MessageTypeDefinition<_documents_v1_PreviewDocumentRequest, _documents_v1_PreviewDocumentRequest__Output>
      PreviewDocumentResponse: MessageTypeDefinition<_documents_v1_PreviewDocumentResponse, _documents_v1_PreviewDocumentResponse__Output>
      PurchaseSettlementOrder: MessageTypeDefinition<_documents_v1_PurchaseSettlementOrder, _documents_v1_PurchaseSettlementOrder__Output>
      Receipt: MessageTypeDefinition<_documents_v1_Receipt, _documents_v1_Receipt__Output>
      ReceiptCustomer: MessageTypeDefinition<_documents_v1_ReceiptCustomer, _documents_v1_ReceiptCustomer__Output>
      ReceiptTotals: MessageTypeDefinition<_documents_v1_ReceiptTotals, _documents_v1_ReceiptTotals__Output>
      ReimbursedTax: MessageTypeDefinition<_documents_v1_ReimbursedTax, _documents_v1_ReimbursedTax__Output>
      Reimbursement: MessageTypeDefinition<_documents_v1_Reimbursement, _documents_v1_Reimbursement__Output>
      ReimbursementSupplier: MessageTypeDefinition<_documents_v1_ReimbursementSupplier, _documents_v1_ReimbursementSupplier__Output>
      SupportingReference: MessageTypeDefinition<_documents_v1_SupportingReference, _documents_v1_SupportingReference__Output>
      TaxTotal: MessageTypeDefinition<_documents_v1_TaxTotal, _documents_v1_TaxTotal__Output>
      Transport: MessageTypeDefinition<_documents_v1_Transport, _documents_v1_Transport__Output>
      TransportDestination: MessageTypeDefinition<_documents_v1_TransportDestination, _documents_v1_TransportDestination__Output>
      Voided: MessageTypeDefinition<_documents_v1_Voided, _documents_v1_Voided__Output>
      Warning: MessageTypeDefinition<_documents_v1_Warning, _documents_v1_Warning__Output>
      WatchReceiptRequest: MessageTypeDefinition<_documents_v1_WatchReceiptRequest, _documents_v1_WatchReceiptRequest__Output>
      WatchReceiptResponse: MessageTypeDefinition<_documents_v1_WatchReceiptResponse, _documents_v1_WatchReceiptResponse__Output>
      WaybillOrder: MessageTypeDefinition<_documents_v1_WaybillOrder, _documents_v1_WaybillOrder__Output>
      WaybillOrderRecipient: MessageTypeDefinition<_documents_v1_WaybillOrderRecipient, _documents_v1_WaybillOrderRecipient__Output>
      WaybillOrderRecipientItem: MessageTypeDefinition<_documents_v1_WaybillOrderRecipientItem, _documents_v1_WaybillOrderRecipientItem__Output>
      WaybillOrderRecipientSupportingDocument: MessageTypeDefinition<_documents_v1_WaybillOrderRecipientSupportingDocument, _documents_v1_WaybillOrderRecipientSupportingDocument__Output>
      WithheldDocument: MessageTypeDefinition<_documents_v1_WithheldDocument, _documents_v1_WithheldDocument__Output>
      WithheldDocumentPayment: MessageTypeDefinition<_documents_v1_WithheldDocumentPayment, _documents_v1_WithheldDocumentPayment__Output>
      WithheldDocumentTax: MessageTypeDefinition<_documents_v1_WithheldDocumentTax, _documents_v1_WithheldDocumentTax__Output>
      WithheldSubject: MessageTypeDefinition<_documents_v1_WithheldSubject, _documents_v1_WithheldSubject__Output>
      WithholdingLine: MessageTypeDefinition<_documents_v1_WithholdingLine, _documents_v1_WithholdingLine__Output>
      WithholdingLineBananas: MessageTypeDefinition<_documents_v1_WithholdingLineBananas, _documents_v1_WithholdingLineBananas__Output>
      WithholdingLineDividends: MessageTypeDefinition<_documents_v1_WithholdingLineDividends, _documents_v1_WithholdingLineDividends__Output>
      WithholdingOrder: MessageTypeDefinition<_documents_v1_WithholdingOrder, _documents_v1_WithholdingOrder__Output>
    }
  }
  google: {
    protobuf: {
      ListValue: MessageTypeDefinition<_google_protobuf_ListValue, _google_protobuf_ListValue__Output>
      NullValue: EnumTypeDefinition
      Struct: MessageTypeDefinition<_google_protobuf_Struct, _google_protobuf_Struct__Output>
      Value: MessageTypeDefinition<_google_protobuf_Value, _google_protobuf_Value__Output>
    }
  }
}

