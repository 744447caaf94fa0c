import { Decimal } from '@etax/kernel'
import { factsOfKind, hasAmounts } from '@etax/tax-document'
import type { DocumentType, Owner, Receipt } from './receipt.ts'
import { isCancelled } from './state-machine.ts'

export type ReportedReceipt = Pick<
  Receipt,
  | '_id'
  | 'workspaceId'
  | 'mode'
  | 'ruc'
  | 'documentType'
  | 'establishment'
  | 'emissionPoint'
  | 'issueDate'
  | 'customer'
  | 'totals'
  | 'authorization'
  | 'voided'
  | 'authorityStatus'
>

/** Sums per customer are apart, so that reports by period and place read few rows. */
export type SumScope = 'place' | 'customer' | 'place-tax' | 'customer-tax'

export type Scope = SumScope | `${SumScope}-voided`

export interface TaxName {
  code: string
  rateCode: string
  rate: string
}

/** Sums of one day of issue. Kinds with the sign -1 count negative. */
export interface ReportSum extends Owner {
  ruc: string
  scope: Scope
  day: string
  establishment: string
  emissionPoint: string
  documentType: DocumentType
  /** Null for a place. */
  customer: string | null
  /** The name in the last document. */
  name: string | null
  tax: TaxName | null
  documents: number
  amounts: Partial<Record<AmountName, Decimal>>
}

export type AmountName = 'subtotal' | 'discount' | 'tax' | 'total' | 'base' | 'amount'

export interface ReportPlace {
  counted: boolean
  voided: boolean
}

/** Counts while authorized, even in ERROR, and not cancelled. Voided is our own mark, counted apart. */
export function reportPlace(
  receipt: Pick<ReportedReceipt, 'authorization' | 'voided' | 'authorityStatus'> & Kind,
): ReportPlace {
  const isSummed = hasAmounts(receipt.documentType) && receipt.totals !== null
  const counted = isSummed && receipt.authorization !== null && !isCancelled(receipt)
  return { counted, voided: counted && receipt.voided !== null }
}

export function isSamePlace(one: ReportPlace, other: ReportPlace): boolean {
  return one.counted === other.counted && one.voided === other.voided
}

type Kind = Pick<Receipt, 'documentType' | 'totals'>

export interface Booking {
  receipt: ReportedReceipt
  counted: Change
  voided: Change
}

type Change = 1 | 0 | -1

export function bookingTo(receipt: ReportedReceipt, from: ReportPlace, to: ReportPlace): Booking {
  return { receipt, counted: changeOf(from.counted, to.counted), voided: changeOf(from.voided, to.voided) }
}

function changeOf(was: boolean, is: boolean): Change {
  return was === is ? 0 : is ? 1 : -1
}

export function sumsOf(bookings: readonly Booking[]): Map<string, ReportSum> {
  const sums = new Map<string, ReportSum>()
  for (const part of bookings.flatMap(partsOf)) {
    const key = sumKey(part)
    const sum = sums.get(key)
    sums.set(key, sum === undefined ? part : plus(sum, part))
  }
  return sums
}

function sumKey({ workspaceId, mode, ruc, scope, day, establishment, emissionPoint, ...rest }: ReportSum): string {
  const { documentType, customer, tax } = rest
  const place = [workspaceId, mode, ruc, scope, day, establishment, emissionPoint, documentType]
  // Foreign XML may contain the separator.
  const named = [customer, tax?.code, tax?.rateCode, tax?.rate].map((one) => encodeURIComponent(one ?? ''))
  return [...place, ...named].join('|')
}

function partsOf({ receipt, counted, voided }: Booking): ReportSum[] {
  const marked = partsTimes(receipt, voided).map((part) => ({ ...part, scope: `${part.scope}-voided` as const }))
  return [...partsTimes(receipt, counted), ...marked]
}

function partsTimes(receipt: ReportedReceipt, times: Change): (ReportSum & { scope: SumScope })[] {
  const { documentType, customer, totals } = receipt
  if (totals === null || times === 0) return []
  const sign = factsOfKind(documentType).sign * times
  const signed = (text: string) => (sign === 1 ? Decimal.of(text) : Decimal.of(text).negated())
  const ofPlace = { ...placeOf(receipt), documents: times }
  const amounts = {
    subtotal: signed(totals.subtotal),
    discount: signed(totals.discount),
    tax: Decimal.sum(totals.taxes.map(({ amount }) => signed(amount))),
    total: signed(totals.total),
  }
  const taxes = taxesOf(totals.taxes).map(({ base, amount, ...tax }) => ({
    tax,
    amounts: { base: signed(base.toString()), amount: signed(amount.toString()) },
  }))
  const parts = [
    { ...ofPlace, scope: 'place' as const, tax: null, amounts },
    ...taxes.map((tax) => ({ ...ofPlace, scope: 'place-tax' as const, ...tax })),
  ]
  const whole = parts.map((part) => ({ ...part, customer: null, name: null }))
  if (customer === null) return whole
  const named = { customer: customer.identification, name: customer.legalName }
  const ofCustomer = parts.map((part) => ({ ...part, ...named, scope: SCOPE_OF_CUSTOMER[part.scope] }))
  return [...whole, ...ofCustomer]
}

const SCOPE_OF_CUSTOMER = { place: 'customer', 'place-tax': 'customer-tax' } as const

function placeOf({ workspaceId, mode, ruc, issueDate, establishment, emissionPoint, documentType }: ReportedReceipt) {
  return { workspaceId, mode, ruc, day: issueDate, establishment, emissionPoint, documentType }
}

function taxesOf(taxes: NonNullable<Receipt['totals']>['taxes']) {
  const groups = Map.groupBy(taxes, ({ code, rateCode, rate }) => [code, rateCode, rate].join('|'))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const sum = (name: 'base' | 'amount') => Decimal.sum(group.map((tax) => Decimal.of(tax[name])))
    const { code, rateCode, rate } = first
    return [{ code, rateCode, rate, base: sum('base'), amount: sum('amount') }]
  })
}

function plus(sum: ReportSum, part: ReportSum): ReportSum {
  const names = Object.keys(sum.amounts) as AmountName[]
  const amounts = names.map((name) => [name, (sum.amounts[name] ?? ZERO).plus(part.amounts[name] ?? ZERO)])
  return { ...part, documents: sum.documents + part.documents, amounts: Object.fromEntries(amounts) }
}

const ZERO = Decimal.ZERO
