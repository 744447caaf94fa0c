import type { Document } from '@etax/tax-document'
import { additionalTable, fiscalMachineBlock, paymentsTable } from './extras.ts'
import { noteFacts } from './modified-document.ts'
import type { Block } from './ride.ts'
import { totalsBlock } from './totals.ts'
import { amount } from './words.ts'

export function debitNoteBlocks({ header, reasons, additionalInfo, fiscalMachine }: Document<'DEBIT_NOTE'>): Block[] {
  return [
    { kind: 'facts', columns: 2, facts: noteFacts(header) },
    {
      kind: 'table',
      columns: [
        { title: 'Razón de la modificación' },
        { title: 'Valor de la modificación', width: 100, align: 'right', unbroken: true },
      ],
      rows: reasons.map(({ reason, amount: value }) => [reason, amount(value)]),
    },
    {
      kind: 'sides',
      left: [...additionalTable(additionalInfo), ...paymentsTable(header.payments)],
      right: [totalsBlock(header)],
    },
    ...fiscalMachineBlock(fiscalMachine),
  ]
}
