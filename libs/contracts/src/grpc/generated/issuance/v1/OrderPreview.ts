// Original file: protos/issuance/v1/issuance.proto

import type { Receipt as _issuance_v1_Receipt, Receipt__Output as _issuance_v1_Receipt__Output } from '../../issuance/v1/Receipt.ts';
import type { PreviewCustomer as _issuance_v1_PreviewCustomer, PreviewCustomer__Output as _issuance_v1_PreviewCustomer__Output } from '../../issuance/v1/PreviewCustomer.ts';
import type { Warning as _issuance_v1_Warning, Warning__Output as _issuance_v1_Warning__Output } from '../../issuance/v1/Warning.ts';
import type { PreviewTotals as _issuance_v1_PreviewTotals, PreviewTotals__Output as _issuance_v1_PreviewTotals__Output } from '../../issuance/v1/PreviewTotals.ts';
import type { PreviewIssuer as _issuance_v1_PreviewIssuer, PreviewIssuer__Output as _issuance_v1_PreviewIssuer__Output } from '../../issuance/v1/PreviewIssuer.ts';

/**
 * The receipt of a used dev_reference, or the result of the order.
 */
export interface OrderPreview {
  /**
   * The receipt of the used dev_reference; then all other fields are empty.
   */
  'receipt'?: (_issuance_v1_Receipt | null);
  /**
   * The code of the establishment: three digits.
   */
  'establishment'?: (string);
  /**
   * The code of the emission point: three digits.
   */
  'emissionPoint'?: (string);
  /**
   * The day of issue, YYYY-MM-DD.
   */
  'issueDate'?: (string);
  /**
   * The customer.
   */
  'customer'?: (_issuance_v1_PreviewCustomer | null);
  /**
   * The lines for readers, in English: "2 x Café at 4.1".
   */
  'lines'?: (string)[];
  /**
   * The amount to pay.
   */
  'total'?: (string);
  /**
   * Remarks that refuse nothing.
   */
  'warnings'?: (_issuance_v1_Warning)[];
  /**
   * The totals.
   */
  'totals'?: (_issuance_v1_PreviewTotals | null);
  /**
   * The document with zeros as number and access key, UTF-8: for the renderer's PrintDraft.
   */
  'xml'?: (Buffer | Uint8Array | string);
  /**
   * The id of the logo; empty for none.
   */
  'logoId'?: (string);
  /**
   * A hash of the document's contents and mail addresses.
   */
  'content'?: (string);
  /**
   * The recipients of the mail after the authorization; empty if send_email is false.
   */
  'recipients'?: (string)[];
  /**
   * The certificate's issuer, as in RFC 2253.
   */
  'issuer'?: (_issuance_v1_PreviewIssuer | null);
  /**
   * The same in Spanish: "2 x Café a 4.1".
   */
  'linesEs'?: (string)[];
}

/**
 * The receipt of a used dev_reference, or the result of the order.
 */
export interface OrderPreview__Output {
  /**
   * The receipt of the used dev_reference; then all other fields are empty.
   */
  'receipt': (_issuance_v1_Receipt__Output | null);
  /**
   * The code of the establishment: three digits.
   */
  'establishment': (string);
  /**
   * The code of the emission point: three digits.
   */
  'emissionPoint': (string);
  /**
   * The day of issue, YYYY-MM-DD.
   */
  'issueDate': (string);
  /**
   * The customer.
   */
  'customer': (_issuance_v1_PreviewCustomer__Output | null);
  /**
   * The lines for readers, in English: "2 x Café at 4.1".
   */
  'lines': (string)[];
  /**
   * The amount to pay.
   */
  'total': (string);
  /**
   * Remarks that refuse nothing.
   */
  'warnings': (_issuance_v1_Warning__Output)[];
  /**
   * The totals.
   */
  'totals': (_issuance_v1_PreviewTotals__Output | null);
  /**
   * The document with zeros as number and access key, UTF-8: for the renderer's PrintDraft.
   */
  'xml': (Buffer);
  /**
   * The id of the logo; empty for none.
   */
  'logoId': (string);
  /**
   * A hash of the document's contents and mail addresses.
   */
  'content': (string);
  /**
   * The recipients of the mail after the authorization; empty if send_email is false.
   */
  'recipients': (string)[];
  /**
   * The certificate's issuer, as in RFC 2253.
   */
  'issuer': (_issuance_v1_PreviewIssuer__Output | null);
  /**
   * The same in Spanish: "2 x Café a 4.1".
   */
  'linesEs': (string)[];
}
