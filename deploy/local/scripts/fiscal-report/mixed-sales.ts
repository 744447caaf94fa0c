import type { Item, Order } from '@etax/tax-document'
import { caseOf, company, invoiceOfThisMonth } from './case-parts.ts'
import type { FiscalCase } from './fiscal-case.ts'

const SEED = 2026

/** Whole numbers from 0 to n − 1 that look like chance and are always the same. */
type Dice = (n: number) => number

/** Sales of all kinds, with quantities, prices, discounts, taxes and extras by chance. */
export function mixedSales(count: number): FiscalCase[] {
  const dice = diceOf(SEED)
  return Array.from({ length: count }, (_, at) => caseOf('mixed, by chance', mixedOrder(at, dice)))
}

function mixedOrder(at: number, dice: Dice): Order {
  const note = { customer: company, supportingDocument: invoiceOfThisMonth }
  switch (at % 8) {
    case 5:
      return { documentType: 'CREDIT_NOTE', ...note, reason: 'Devolución', items: items(dice) }
    case 6:
      return {
        documentType: 'DEBIT_NOTE',
        ...note,
        reasons: reasons(dice),
        taxType: 'IVA_RATE',
        tax: pick(dice, RATES),
      }
    case 7:
      return { documentType: 'PURCHASE_SETTLEMENT', supplier: company, items: items(dice).map(withValueAddedTaxOnly) }
    default:
      return { documentType: 'INVOICE', customer: company, items: items(dice), ...extras(dice) }
  }
}

const RATES = ['15', '15', '15', '5', '0', '8']

function items(dice: Dice): Item[] {
  return Array.from({ length: 1 + dice(6) }, (_, at) => item(at, dice))
}

function item(at: number, dice: Dice): Item {
  const untaxed = pick(dice, ['IVA_EXEMPT', 'IVA_NOT_SUBJECT'] as const)
  const tax = dice(7) === 0 ? { taxType: untaxed } : { taxType: 'IVA_RATE' as const, tax: pick(dice, RATES) }
  return {
    code: `M-${at + 1}`,
    description: 'Producto',
    quantity: decimal(dice, dice(3), 6),
    unitPrice: decimal(dice, 1 + dice(3), 6),
    discount: dice(3) === 0 ? decimal(dice, 0, 2) : undefined,
    ...tax,
    ice: dice(6) === 0 ? { code: '3610', rate: '20' } : undefined,
    plasticBottleTax: dice(8) === 0 ? { amount: `0.${10 + 2 * dice(40)}` } : undefined,
  }
}

function withValueAddedTaxOnly({ ice: _, plasticBottleTax: __, ...rest }: Item): Item {
  return rest
}

function reasons(dice: Dice) {
  return Array.from({ length: 1 + dice(4) }, () => ({ reason: 'Ajuste', amount: decimal(dice, 2, 2) }))
}

function extras(dice: Dice) {
  return {
    tip: dice(4) === 0 ? `0.${10 + dice(90)}` : undefined,
    thirdPartyItems: dice(6) === 0 ? [{ concept: 'Tasa', amount: decimal(dice, 2, 2) }] : undefined,
  }
}

/** From 1, 10, 100 or 1000 on, by the digits; a price is at least 10, so that a line is worth more than its discount. */
function decimal(dice: Dice, digits: number, places: number): string {
  const whole = String(10 ** digits + dice(9 * 10 ** digits)).slice(0, digits + 1)
  const fraction = String(dice(10 ** places)).padStart(places, '0')
  return `${whole}.${fraction}`
}

function pick<T>(dice: Dice, from: readonly T[]): T {
  return from[dice(from.length)] as T
}

/** Mulberry32. */
function diceOf(seed: number): Dice {
  let state = seed
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n)
  }
}
