// Original file: protos/documents/v1/documents.proto

import type { Caller as _documents_v1_Caller, Caller__Output as _documents_v1_Caller__Output } from '../../documents/v1/Caller.ts';
import type { Allowance as _documents_v1_Allowance, Allowance__Output as _documents_v1_Allowance__Output } from '../../documents/v1/Allowance.ts';
import type { MailPolicy as _documents_v1_MailPolicy, MailPolicy__Output as _documents_v1_MailPolicy__Output } from '../../documents/v1/MailPolicy.ts';
import type { Order as _documents_v1_Order, Order__Output as _documents_v1_Order__Output } from '../../documents/v1/Order.ts';

/**
 * An order, and how to handle it.
 */
export interface IssueDocumentRequest {
  /**
   * The workspace and the mode. Required.
   */
  'caller'?: (_documents_v1_Caller | null);
  /**
   * Your UUID in lower case, new for each order: the id of the receipt. A repeat makes no second one. Required.
   */
  'receiptId'?: (string);
  /**
   * The registry number (RUC) of the issuing taxpayer: 13 digits. Required.
   */
  'ruc'?: (string);
  /**
   * Your own reference of the order, at most 128 characters: unique for workspace, mode, taxpayer and kind.
   */
  'devReference'?: (string);
  /**
   * Whether to mail the document to the customer. Default true.
   */
  'sendEmail'?: (boolean);
  /**
   * The limit of documents. Default: none; usage counts under the current month.
   */
  'allowance'?: (_documents_v1_Allowance | null);
  /**
   * The allowed recipients. Default: all in production, none in the sandbox.
   */
  'mail'?: (_documents_v1_MailPolicy | null);
  /**
   * The order. Required.
   */
  'order'?: (_documents_v1_Order | null);
  '_sendEmail'?: "sendEmail";
}

/**
 * An order, and how to handle it.
 */
export interface IssueDocumentRequest__Output {
  /**
   * The workspace and the mode. Required.
   */
  'caller': (_documents_v1_Caller__Output | null);
  /**
   * Your UUID in lower case, new for each order: the id of the receipt. A repeat makes no second one. Required.
   */
  'receiptId': (string);
  /**
   * The registry number (RUC) of the issuing taxpayer: 13 digits. Required.
   */
  'ruc': (string);
  /**
   * Your own reference of the order, at most 128 characters: unique for workspace, mode, taxpayer and kind.
   */
  'devReference': (string);
  /**
   * Whether to mail the document to the customer. Default true.
   */
  'sendEmail'?: (boolean);
  /**
   * The limit of documents. Default: none; usage counts under the current month.
   */
  'allowance': (_documents_v1_Allowance__Output | null);
  /**
   * The allowed recipients. Default: all in production, none in the sandbox.
   */
  'mail': (_documents_v1_MailPolicy__Output | null);
  /**
   * The order. Required.
   */
  'order': (_documents_v1_Order__Output | null);
  '_sendEmail'?: "sendEmail";
}
