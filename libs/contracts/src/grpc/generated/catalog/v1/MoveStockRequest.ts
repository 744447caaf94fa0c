// Original file: protos/catalog/v1/catalog.proto

import type { StockLine as _catalog_v1_StockLine, StockLine__Output as _catalog_v1_StockLine__Output } from '../../catalog/v1/StockLine.ts';

export interface MoveStockRequest {
  'workspaceId'?: (string);
  'ruc'?: (string);
  'receiptId'?: (string);
  /**
   * OUT for an invoice, IN for a credit note.
   */
  'direction'?: (string);
  'lines'?: (_catalog_v1_StockLine)[];
}

export interface MoveStockRequest__Output {
  'workspaceId': (string);
  'ruc': (string);
  'receiptId': (string);
  /**
   * OUT for an invoice, IN for a credit note.
   */
  'direction': (string);
  'lines': (_catalog_v1_StockLine__Output)[];
}
