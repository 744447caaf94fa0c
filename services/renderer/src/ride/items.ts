import type { Cell, Column, Piece } from './ride.ts'
import { hasSubsidy, type SubsidizedItem, unitSubsidy } from './subsidy.ts'
import { amount } from './words.ts'

export interface ItemLine extends SubsidizedItem {
  code?: string | undefined
  auxiliaryCode?: string | undefined
  description: string
  unit?: string | undefined
  discount?: string | undefined
  subtotal: string
  details?: readonly { name: string; value: string }[] | undefined
}

interface ItemColumn extends Column {
  cell: (item: ItemLine) => Cell
  /** The column is printed only if a line has this value. */
  when?: (item: ItemLine) => boolean
}

const code: ItemColumn = {
  title: 'Cód. principal',
  width: 62,
  cell: (item) => item.code ?? '',
  when: (item) => item.code !== undefined,
}
const auxiliaryCode: ItemColumn = {
  title: 'Cód. auxiliar',
  width: 58,
  cell: (item) => item.auxiliaryCode ?? '',
  when: (item) => item.auxiliaryCode !== undefined,
}
const quantity: ItemColumn = { ...numbers('Cantidad', 52), cell: (item) => amount(item.quantity) }
const unit: ItemColumn = {
  title: 'Unidad',
  width: 48,
  cell: (item) => item.unit ?? '',
  when: (item) => item.unit !== undefined,
}
const description: ItemColumn = { title: 'Descripción', cell: descriptionCell }
const prices: readonly ItemColumn[] = [
  { ...numbers('Precio unitario', 60), cell: ({ unitPrice }) => amount(unitPrice) },
  { ...numbers('Subsidio', 48), cell: subsidyCell, when: hasSubsidy },
  {
    ...numbers('Precio sin subsidio', 54),
    cell: (item) => (hasSubsidy(item) ? amount(item.unsubsidizedPrice ?? '') : ''),
    when: hasSubsidy,
  },
  { ...numbers('Descuento', 52), cell: ({ discount }) => amount(discount ?? '0') },
  { ...numbers('Precio total', 62), cell: ({ subtotal }) => amount(subtotal) },
]

const columns: readonly ItemColumn[] = [code, auxiliaryCode, quantity, unit, description, ...prices]

/** With the two columns of the subsidy, the codes share one, and the unit joins the description. */
const bothCodes: ItemColumn = {
  ...code,
  title: 'Cód. principal / auxiliar',
  cell: (item) => [item.code, item.auxiliaryCode].filter((each) => each !== undefined),
  when: (item) => item.code !== undefined || item.auxiliaryCode !== undefined,
}
const descriptionWithUnit: ItemColumn = {
  ...description,
  cell: (item) => [descriptionCell(item), item.unit === undefined ? [] : `Unidad: ${item.unit}`].flat(),
}

export function itemsTable(items: readonly ItemLine[]): Piece {
  const visible = columnsFor(items).filter(({ when }) => when === undefined || items.some(when))
  return { kind: 'table', columns: visible, rows: items.map((item) => visible.map(({ cell }) => cell(item))) }
}

function columnsFor(items: readonly ItemLine[]): readonly ItemColumn[] {
  if (!items.some(hasSubsidy)) return columns
  const codes = items.some((item) => item.auxiliaryCode !== undefined) ? bothCodes : code
  return [codes, quantity, descriptionWithUnit, ...prices]
}

function numbers(title: string, width: number) {
  return { title, width, align: 'right', unbroken: true } as const
}

/** Details may be long: they stand below the description, in its column. */
function descriptionCell({ description, details = [] }: ItemLine): Cell {
  return details.length === 0 ? description : [description, ...details.map(({ name, value }) => `${name}: ${value}`)]
}

function subsidyCell(item: ItemLine): string {
  return hasSubsidy(item) ? amount(unitSubsidy(item).toString()) : ''
}
