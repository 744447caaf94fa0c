// Original file: protos/documents/v1/documents.proto

import type { Receipt as _documents_v1_Receipt, Receipt__Output as _documents_v1_Receipt__Output } from '../../documents/v1/Receipt.ts';
import type { Warning as _documents_v1_Warning, Warning__Output as _documents_v1_Warning__Output } from '../../documents/v1/Warning.ts';

/**
 * The stored receipt.
 */
export interface IssueDocumentResponse {
  /**
   * The receipt, in DRAFT; that of a repeat in its current state.
   */
  'receipt'?: (_documents_v1_Receipt | null);
  /**
   * Whether dev_reference belongs to an earlier order, whose receipt this is: this call issued nothing.
   */
  'duplicate'?: (boolean);
  /**
   * Remarks about the order.
   */
  'warnings'?: (_documents_v1_Warning)[];
}

/**
 * The stored receipt.
 */
export interface IssueDocumentResponse__Output {
  /**
   * The receipt, in DRAFT; that of a repeat in its current state.
   */
  'receipt': (_documents_v1_Receipt__Output | null);
  /**
   * Whether dev_reference belongs to an earlier order, whose receipt this is: this call issued nothing.
   */
  'duplicate': (boolean);
  /**
   * Remarks about the order.
   */
  'warnings': (_documents_v1_Warning__Output)[];
}
