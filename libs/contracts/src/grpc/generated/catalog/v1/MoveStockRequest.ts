// Original file: protos/catalog/v1/catalog.proto

import type { StockLine as _catalog_v1_StockLine, StockLine__Output as _catalog_v1_StockLine__Output } from '../../catalog/v1/StockLine.ts';

/**
 * The request of MoveStock.
 */
export interface MoveStockRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * The UUID of the receipt, in lower case.
   */
  'receiptId'?: (string);
  /**
   * OUT for an invoice, IN for a credit note.
   */
  'direction'?: (string);
  /**
   * The products and their quantities.
   */
  'lines'?: (_catalog_v1_StockLine)[];
}

/**
 * The request of MoveStock.
 */
export interface MoveStockRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * The UUID of the receipt, in lower case.
   */
  'receiptId': (string);
  /**
   * OUT for an invoice, IN for a credit note.
   */
  'direction': (string);
  /**
   * The products and their quantities.
   */
  'lines': (_catalog_v1_StockLine__Output)[];
}
