import { Decimal } from '@etax/kernel'
import type { Body } from './posted-order.ts'

// Computes the blank amounts of a supplier's document from the others. Typed amounts stay unchanged.

export function withWithheldAmounts(body: Body): Body {
  const { supportingDocuments } = body
  if (!Array.isArray(supportingDocuments)) return body
  return { ...body, supportingDocuments: supportingDocuments.map(withAmounts) }
}

/** The result has two decimals; it is undefined if unreadable. */
export function percentageOf(base: unknown, rate: unknown): string | undefined {
  const [of, percent] = [amountOf(base), amountOf(rate)]
  return of && percent?.percentOf(of).round(2).toFixed(2)
}

/** The typed amount, or else the rate of the base. */
export function documentTaxOf({ taxType, rate, base, amount }: Body): Decimal | undefined {
  const explicit = amountOf(amount)
  if (explicit !== undefined || taxType === 'PLASTIC_BOTTLES') return explicit
  if (taxType === 'IVA_EXEMPT' || taxType === 'IVA_NOT_SUBJECT') return Decimal.ZERO
  const computed = percentageOf(base, rate)
  return computed === undefined ? undefined : Decimal.of(computed)
}

function withAmounts(document: Body): Body {
  const taxes = listAt(document, 'taxes')
  const charged = { iva: ZERO, excise: ZERO, bases: ZERO }
  for (const tax of taxes) {
    const amount = documentTaxOf(tax) ?? ZERO
    if (isIva(tax)) {
      charged.iva = charged.iva.plus(amount)
      charged.bases = charged.bases.plus(amountOf(tax.base) ?? ZERO)
    } else charged.excise = charged.excise.plus(amount)
  }
  const isRead = taxes.some(({ base }) => amountOf(base) !== undefined)
  // Excise is part of the base of value-added tax, but not of the subtotal.
  const subtotal = amountOf(document.subtotal) ?? (isRead ? charged.bases.minus(exciseInBase(taxes)) : undefined)
  const total = amountOf(document.total) ?? subtotal?.plus(charged.iva).plus(charged.excise)
  return {
    ...document,
    ...computed(document, 'subtotal', subtotal),
    ...computed(document, 'total', total),
    ...(document.withholdings === undefined
      ? {}
      : {
          withholdings: withBases(listAt(document, 'withholdings'), { INCOME: subtotal, IVA: charged.iva, ISD: total }),
        }),
  }
}

function exciseInBase(taxes: readonly Body[]): Decimal {
  return Decimal.sum(taxes.filter(({ taxType }) => taxType === 'ICE').map((tax) => documentTaxOf(tax) ?? ZERO))
}

/** If one line of a tax has no base, it gets the rest. */
function withBases(lines: readonly Body[], wholes: Readonly<Record<string, Decimal | undefined>>): readonly Body[] {
  return lines.map((line) => {
    const total = wholes[String(line.taxType)]
    const sameTax = lines.filter(({ taxType }) => taxType === line.taxType)
    const isOnlyOpen = line.base === undefined && sameTax.filter(({ base }) => base === undefined).length === 1
    if (total === undefined || !isOnlyOpen) return line
    const rest = total.minus(Decimal.sum(sameTax.map(({ base }) => amountOf(base) ?? ZERO)))
    return rest.isNegative() ? line : { ...line, base: rest.toFixed(2) }
  })
}

const ZERO = Decimal.ZERO

function isIva({ taxType }: Body): boolean {
  return String(taxType).startsWith('IVA_')
}

function computed(document: Body, member: string, amount: Decimal | undefined): Body {
  return document[member] === undefined && amount !== undefined ? { [member]: amount.toFixed(2) } : {}
}

function listAt(body: Body, member: string): readonly Body[] {
  const list = body[member]
  return Array.isArray(list) ? list : []
}

function amountOf(value: unknown): Decimal | undefined {
  return typeof value === 'string' && value !== '' ? (Decimal.parse(value) ?? undefined) : undefined
}
