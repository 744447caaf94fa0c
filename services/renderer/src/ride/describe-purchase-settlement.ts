import type { Document } from '@etax/tax-document'
import { additionalTable, fiscalMachineBlock, paymentsTable, reimbursementBlocks } from './extras.ts'
import { itemsTable } from './items.ts'
import type { Block } from './ride.ts'
import { totalsBlock } from './totals.ts'
import { factsOf } from './words.ts'

export function purchaseSettlementBlocks(settlement: Document<'PURCHASE_SETTLEMENT'>): Block[] {
  const { header, items, additionalInfo, fiscalMachine } = settlement
  return [
    {
      kind: 'facts',
      columns: 2,
      facts: factsOf(
        ['Proveedor:', header.supplierName, 'wide'],
        ['Identificación:', header.supplierIdentification],
        ['Fecha de emisión:', header.issueDate],
        ['Dirección:', header.supplierAddress, 'wide'],
      ),
    },
    itemsTable(items),
    {
      kind: 'sides',
      left: [...additionalTable(additionalInfo), ...paymentsTable(header.payments)],
      right: [totalsBlock({ ...header, items, lines: items })],
    },
    ...reimbursementBlocks(settlement),
    ...fiscalMachineBlock(fiscalMachine),
  ]
}
