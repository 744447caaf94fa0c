// Original file: protos/issuance/v1/issuance.proto

import type { Receipt as _issuance_v1_Receipt, Receipt__Output as _issuance_v1_Receipt__Output } from '../../issuance/v1/Receipt.ts';
import type { PreviewCustomer as _issuance_v1_PreviewCustomer, PreviewCustomer__Output as _issuance_v1_PreviewCustomer__Output } from '../../issuance/v1/PreviewCustomer.ts';
import type { Warning as _issuance_v1_Warning, Warning__Output as _issuance_v1_Warning__Output } from '../../issuance/v1/Warning.ts';
import type { PreviewTotals as _issuance_v1_PreviewTotals, PreviewTotals__Output as _issuance_v1_PreviewTotals__Output } from '../../issuance/v1/PreviewTotals.ts';
import type { PreviewIssuer as _issuance_v1_PreviewIssuer, PreviewIssuer__Output as _issuance_v1_PreviewIssuer__Output } from '../../issuance/v1/PreviewIssuer.ts';

/**
 * Either the receipt, where dev_reference was used before, or what the order would make.
 */
export interface OrderPreview {
  'receipt'?: (_issuance_v1_Receipt | null);
  'establishment'?: (string);
  'emissionPoint'?: (string);
  'issueDate'?: (string);
  'customer'?: (_issuance_v1_PreviewCustomer | null);
  /**
   * For a person to read: "2 x Café at 4.1".
   */
  'lines'?: (string)[];
  'total'?: (string);
  'warnings'?: (_issuance_v1_Warning)[];
  'totals'?: (_issuance_v1_PreviewTotals | null);
  /**
   * The document without number and access key, UTF-8: zeros stand in their places. What the renderer's PrintDraft prints.
   */
  'xml'?: (Buffer | Uint8Array | string);
  /**
   * Empty for none.
   */
  'logoId'?: (string);
  /**
   * A hash of all that the document says, and of where it is mailed: another one where anything of it is another.
   */
  'content'?: (string);
  /**
   * Whom it is mailed to, once it is authorized; nobody where send_email is false.
   */
  'recipients'?: (string)[];
  'issuer'?: (_issuance_v1_PreviewIssuer | null);
}

/**
 * Either the receipt, where dev_reference was used before, or what the order would make.
 */
export interface OrderPreview__Output {
  'receipt': (_issuance_v1_Receipt__Output | null);
  'establishment': (string);
  'emissionPoint': (string);
  'issueDate': (string);
  'customer': (_issuance_v1_PreviewCustomer__Output | null);
  /**
   * For a person to read: "2 x Café at 4.1".
   */
  'lines': (string)[];
  'total': (string);
  'warnings': (_issuance_v1_Warning__Output)[];
  'totals': (_issuance_v1_PreviewTotals__Output | null);
  /**
   * The document without number and access key, UTF-8: zeros stand in their places. What the renderer's PrintDraft prints.
   */
  'xml': (Buffer);
  /**
   * Empty for none.
   */
  'logoId': (string);
  /**
   * A hash of all that the document says, and of where it is mailed: another one where anything of it is another.
   */
  'content': (string);
  /**
   * Whom it is mailed to, once it is authorized; nobody where send_email is false.
   */
  'recipients': (string)[];
  'issuer': (_issuance_v1_PreviewIssuer__Output | null);
}
