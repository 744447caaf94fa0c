import { Decimal } from '@etax/kernel'
import type { Document } from '@etax/tax-document'
import { additionalTable, fiscalMachineBlock } from './extras.ts'
import { itemsTable } from './items.ts'
import { noteFacts } from './modified-document.ts'
import type { Block } from './ride.ts'
import { totalsBlock } from './totals.ts'

export function creditNoteBlocks({ header, items, additionalInfo, fiscalMachine }: Document<'CREDIT_NOTE'>): Block[] {
  const discount = Decimal.sum(items.map((item) => Decimal.of(item.discount || '0')))
  return [
    { kind: 'facts', columns: 2, facts: noteFacts(header, header.reason) },
    itemsTable(items),
    {
      kind: 'sides',
      left: additionalTable(additionalInfo),
      right: [totalsBlock({ ...header, lines: items, discount: discount.toString() })],
    },
    ...fiscalMachineBlock(fiscalMachine),
  ]
}
