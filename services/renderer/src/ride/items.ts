import { Decimal } from '@etax/kernel'
import type { Cell, Column, Piece } from './ride.ts'
import { amount } from './words.ts'

/** A line of an invoice, settlement or credit note. */
export interface ItemLine {
  code?: string | undefined
  auxiliaryCode?: string | undefined
  description: string
  unit?: string | undefined
  quantity: string
  unitPrice: string
  unsubsidizedPrice?: string | undefined
  discount?: string | undefined
  subtotal: string
  details?: readonly { name: string; value: string }[] | undefined
}

interface ItemColumn extends Column {
  cell: (item: ItemLine) => Cell
  /** Shown only where a line has something to say in it. */
  when?: (item: ItemLine) => boolean
}

const columns: readonly ItemColumn[] = [
  { title: 'Cód. principal', width: 62, cell: ({ code }) => code ?? '', when: ({ code }) => code !== undefined },
  {
    title: 'Cód. auxiliar',
    width: 58,
    cell: ({ auxiliaryCode }) => auxiliaryCode ?? '',
    when: ({ auxiliaryCode }) => auxiliaryCode !== undefined,
  },
  { title: 'Cantidad', width: 52, align: 'right', cell: ({ quantity }) => amount(quantity) },
  { title: 'Unidad', width: 48, cell: ({ unit }) => unit ?? '', when: ({ unit }) => unit !== undefined },
  { title: 'Descripción', cell: descriptionCell },
  { title: 'Precio unitario', width: 60, align: 'right', cell: ({ unitPrice }) => amount(unitPrice) },
  { title: 'Subsidio', width: 48, align: 'right', cell: subsidyOf, when: hasSubsidy },
  {
    title: 'Precio sin subsidio',
    width: 54,
    align: 'right',
    cell: ({ unsubsidizedPrice }) => amount(unsubsidizedPrice ?? ''),
    when: hasSubsidy,
  },
  { title: 'Descuento', width: 52, align: 'right', cell: ({ discount }) => amount(discount ?? '0') },
  { title: 'Precio total', width: 62, align: 'right', cell: ({ subtotal }) => amount(subtotal) },
]

export function itemsTable(items: readonly ItemLine[]): Piece {
  const shown = columns.filter(({ when }) => when === undefined || items.some(when))
  return { kind: 'table', columns: shown, rows: items.map((item) => shown.map(({ cell }) => cell(item))) }
}

/** Additional details stand below the description: they may be long, and a column of their own would be narrow. */
function descriptionCell({ description, details = [] }: ItemLine): Cell {
  return details.length === 0 ? description : [description, ...details.map(({ name, value }) => `${name}: ${value}`)]
}

function hasSubsidy({ unsubsidizedPrice }: ItemLine): boolean {
  return unsubsidizedPrice !== undefined
}

function subsidyOf({ unitPrice, unsubsidizedPrice }: ItemLine): string {
  if (unsubsidizedPrice === undefined) return ''
  return amount(Decimal.of(unsubsidizedPrice).minus(Decimal.of(unitPrice)).toString())
}
