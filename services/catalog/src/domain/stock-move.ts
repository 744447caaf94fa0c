import type { Decimal } from '@etax/kernel'

/** What one receipt does to the stock of a taxpayer. */
export interface StockMove {
  workspaceId: string
  taxpayerId: string
  receiptId: string
  /** OUT lowers the stock: an invoice. IN raises it: a credit note. */
  direction: 'OUT' | 'IN'
  lines: readonly { code: string; quantity: Decimal }[]
}
