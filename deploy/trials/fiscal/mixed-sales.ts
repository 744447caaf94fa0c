import type { Item, Order } from '@etax/tax-document'
import { type Chance, chance } from '../../../libs/tax-document/tests/random.ts'
import { caseOf, company, invoiceOfThisMonth } from './case-parts.ts'
import type { FiscalCase } from './fiscal-case.ts'

const SEED = 2026

export function mixedSales(count: number): FiscalCase[] {
  const dice = chance(SEED)
  return Array.from({ length: count }, (_, at) => {
    const order = mixedOrder(at, dice)
    return caseOf('mixed, by chance', at % 3 === 0 ? { ...order, taxRounding: 'LINE' } : order)
  })
}

type Sale = Exclude<Order, { documentType: 'WITHHOLDING' | 'WAYBILL' }>

function mixedOrder(at: number, dice: Chance): Sale {
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
        tax: dice.pick(RATES),
      }
    case 7:
      return { documentType: 'PURCHASE_SETTLEMENT', supplier: company, items: items(dice).map(withValueAddedTaxOnly) }
    default:
      return { documentType: 'INVOICE', customer: company, items: items(dice), ...extras(dice) }
  }
}

const RATES = ['15', '15', '15', '5', '0', '8']

function items(dice: Chance): Item[] {
  return Array.from({ length: 1 + dice.below(6) }, (_, at) => item(at, dice))
}

function item(at: number, dice: Chance): Item {
  const untaxed = dice.pick(['IVA_EXEMPT', 'IVA_NOT_SUBJECT'] as const)
  const tax = dice.below(7) === 0 ? { taxType: untaxed } : { taxType: 'IVA_RATE' as const, tax: dice.pick(RATES) }
  return {
    code: `M-${at + 1}`,
    description: 'Producto',
    quantity: decimal(dice, dice.below(3), 6),
    unitPrice: decimal(dice, 1 + dice.below(3), 6),
    discount: dice.below(3) === 0 ? decimal(dice, 0, 2) : undefined,
    ...tax,
    ice: dice.below(6) === 0 ? { code: '3610', rate: '20' } : undefined,
    plasticBottleTax: dice.below(8) === 0 ? { amount: `0.${10 + 2 * dice.below(40)}` } : undefined,
  }
}

function withValueAddedTaxOnly({ ice: _, plasticBottleTax: __, ...rest }: Item): Item {
  return rest
}

function reasons(dice: Chance) {
  return Array.from({ length: 1 + dice.below(4) }, () => ({ reason: 'Ajuste', amount: decimal(dice, 2, 2) }))
}

function extras(dice: Chance) {
  return {
    tip: dice.below(4) === 0 ? `0.${10 + dice.below(90)}` : undefined,
    thirdPartyItems: dice.below(6) === 0 ? [{ concept: 'Tasa', amount: decimal(dice, 2, 2) }] : undefined,
  }
}

/** The smallest number is 1, 10, 100 or 1000, by `digits`; prices are at least 10: a line exceeds its discount. */
function decimal(dice: Chance, digits: number, places: number): string {
  const whole = String(10 ** digits + dice.below(9 * 10 ** digits)).slice(0, digits + 1)
  const fraction = String(dice.below(10 ** places)).padStart(places, '0')
  return `${whole}.${fraction}`
}
