// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';
import type { Allowance as _issuance_v1_Allowance, Allowance__Output as _issuance_v1_Allowance__Output } from '../../issuance/v1/Allowance.ts';
import type { MailPolicy as _issuance_v1_MailPolicy, MailPolicy__Output as _issuance_v1_MailPolicy__Output } from '../../issuance/v1/MailPolicy.ts';

/**
 * An order, and how to handle it.
 */
export interface IssueRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_issuance_v1_Caller | null);
  /**
   * The caller's UUID in lower case: a repeat makes no second receipt.
   */
  'receiptId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * The caller's own reference of the order; empty for none.
   */
  'devReference'?: (string);
  /**
   * SHA-256 of the request's body, 64 lower-case hex digits: detects a repeat with another body.
   */
  'bodyHash'?: (string);
  /**
   * Whether to mail the document to the customer.
   */
  'sendEmail'?: (boolean);
  /**
   * The limit of the workspace's plan.
   */
  'allowance'?: (_issuance_v1_Allowance | null);
  /**
   * The kind of the document, such as INVOICE.
   */
  'documentType'?: (string);
  /**
   * The order as JSON: the developer API's body for `document_type`, without devReference and sendEmail. The kind's
   * schema (libs/tax-document/src/kinds) checks it: invalid VAL_10000 with the path of each wrong or unknown member.
   * All numbers are text: "2". documents.v1 has the same orders as typed messages.
   */
  'order'?: (Buffer | Uint8Array | string);
  /**
   * The allowed recipients of mail.
   */
  'mail'?: (_issuance_v1_MailPolicy | null);
  /**
   * The content of a preview: the order must still make the same. Empty for any. conflict ISS_30012.
   */
  'agreedContent'?: (string);
}

/**
 * An order, and how to handle it.
 */
export interface IssueRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_issuance_v1_Caller__Output | null);
  /**
   * The caller's UUID in lower case: a repeat makes no second receipt.
   */
  'receiptId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * The caller's own reference of the order; empty for none.
   */
  'devReference': (string);
  /**
   * SHA-256 of the request's body, 64 lower-case hex digits: detects a repeat with another body.
   */
  'bodyHash': (string);
  /**
   * Whether to mail the document to the customer.
   */
  'sendEmail': (boolean);
  /**
   * The limit of the workspace's plan.
   */
  'allowance': (_issuance_v1_Allowance__Output | null);
  /**
   * The kind of the document, such as INVOICE.
   */
  'documentType': (string);
  /**
   * The order as JSON: the developer API's body for `document_type`, without devReference and sendEmail. The kind's
   * schema (libs/tax-document/src/kinds) checks it: invalid VAL_10000 with the path of each wrong or unknown member.
   * All numbers are text: "2". documents.v1 has the same orders as typed messages.
   */
  'order': (Buffer);
  /**
   * The allowed recipients of mail.
   */
  'mail': (_issuance_v1_MailPolicy__Output | null);
  /**
   * The content of a preview: the order must still make the same. Empty for any. conflict ISS_30012.
   */
  'agreedContent': (string);
}
