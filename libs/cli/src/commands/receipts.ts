import type { AllReceiptFilters, Receipt } from '@etax/client'
import { type Command, textOption } from '../command.ts'
import { UsageError } from '../exit.ts'
import { text } from '../language.ts'

export const receipts: Command = {
  args: '[ID]',
  least: 0,
  most: 1,
  about: text(
    'List receipts, newest first, or show one.',
    'Muestra los comprobantes, los más recientes primero, o uno.',
  ),
  options: {
    status: {
      type: 'string',
      value: 'ERROR,REJECTED',
      about: text('only these states', 'solo estos estados'),
    },
    from: { type: 'string', value: '2026-11-01', about: text('first issue date', 'primera fecha de emisión') },
    to: { type: 'string', value: '2026-11-30', about: text('last issue date', 'última fecha de emisión') },
    search: {
      type: 'string',
      value: 'maría p',
      about: text('number, reference or customer', 'número, referencia o cliente'),
    },
    limit: { type: 'string', value: '20', about: text('at most so many', 'a lo sumo tantos') },
  },
  async run(call) {
    const { args, out, signal } = call
    const etax = call.etax()
    const [id] = args
    if (id !== undefined) {
      const receipt = await etax.receipts.get(id, { signal })
      out.result(
        receipt,
        [line(receipt), ...receipt.messages.map(({ code, message }) => `  ${code} ${message}`)].join('\n'),
      )
      return 'good'
    }
    const max = Number(textOption(call, 'limit') ?? 20)
    if (!Number.isInteger(max) || max < 1)
      throw new UsageError(text('--limit must be a number from 1.', '--limit debe ser un número desde 1.'))
    const filters = {
      status: textOption(call, 'status')?.split(','),
      from: textOption(call, 'from'),
      to: textOption(call, 'to'),
      q: textOption(call, 'search'),
      limit: Math.min(100, max),
    }
    const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
    for (const receipt of await etax.receipts.list(given as AllReceiptFilters, { signal }).all({ max })) {
      out.result(receipt, line(receipt))
    }
    return 'good'
  },
}

function line({ id, status, documentType, number, issueDate, totals, customer }: Receipt): string {
  const total = totals?.total ?? ''
  return [id, status.padEnd(9), documentType.padEnd(11), number, issueDate, total, customer?.legalName ?? ''].join('  ')
}
