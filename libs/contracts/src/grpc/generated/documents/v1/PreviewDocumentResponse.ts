// Original file: protos/documents/v1/documents.proto

import type { ReceiptTotals as _documents_v1_ReceiptTotals, ReceiptTotals__Output as _documents_v1_ReceiptTotals__Output } from '../../documents/v1/ReceiptTotals.ts';
import type { Warning as _documents_v1_Warning, Warning__Output as _documents_v1_Warning__Output } from '../../documents/v1/Warning.ts';

/**
 * The document that the order makes.
 */
export interface PreviewDocumentResponse {
  /**
   * The totals; absent for a document without amounts.
   */
  'totals'?: (_documents_v1_ReceiptTotals | null);
  /**
   * The day of issue.
   */
  'issueDate'?: (string);
  /**
   * The code of the establishment.
   */
  'establishment'?: (string);
  /**
   * The code of the emission point.
   */
  'emissionPoint'?: (string);
  /**
   * The lines for readers, in English: "2 x Café at 4.1".
   */
  'lines'?: (string)[];
  /**
   * Remarks about the order.
   */
  'warnings'?: (_documents_v1_Warning)[];
  /**
   * The unsigned document in UTF-8, with zeros as number and access key.
   */
  'xml'?: (Buffer | Uint8Array | string);
}

/**
 * The document that the order makes.
 */
export interface PreviewDocumentResponse__Output {
  /**
   * The totals; absent for a document without amounts.
   */
  'totals': (_documents_v1_ReceiptTotals__Output | null);
  /**
   * The day of issue.
   */
  'issueDate': (string);
  /**
   * The code of the establishment.
   */
  'establishment': (string);
  /**
   * The code of the emission point.
   */
  'emissionPoint': (string);
  /**
   * The lines for readers, in English: "2 x Café at 4.1".
   */
  'lines': (string)[];
  /**
   * Remarks about the order.
   */
  'warnings': (_documents_v1_Warning__Output)[];
  /**
   * The unsigned document in UTF-8, with zeros as number and access key.
   */
  'xml': (Buffer);
}
