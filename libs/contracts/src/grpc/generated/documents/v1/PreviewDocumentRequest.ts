// Original file: protos/documents/v1/documents.proto

import type { Caller as _documents_v1_Caller, Caller__Output as _documents_v1_Caller__Output } from '../../documents/v1/Caller.ts';
import type { Order as _documents_v1_Order, Order__Output as _documents_v1_Order__Output } from '../../documents/v1/Order.ts';

/**
 * An order to check.
 */
export interface PreviewDocumentRequest {
  /**
   * The workspace and the mode. Required.
   */
  'caller'?: (_documents_v1_Caller | null);
  /**
   * The registry number (RUC) of the issuing taxpayer: 13 digits. Required.
   */
  'ruc'?: (string);
  /**
   * The order. Required.
   */
  'order'?: (_documents_v1_Order | null);
}

/**
 * An order to check.
 */
export interface PreviewDocumentRequest__Output {
  /**
   * The workspace and the mode. Required.
   */
  'caller': (_documents_v1_Caller__Output | null);
  /**
   * The registry number (RUC) of the issuing taxpayer: 13 digits. Required.
   */
  'ruc': (string);
  /**
   * The order. Required.
   */
  'order': (_documents_v1_Order__Output | null);
}
