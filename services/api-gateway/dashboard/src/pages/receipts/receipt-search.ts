import { listedKinds } from '@etax/tax-document/kind-facts'
import type { paths } from '../../api/generated/api.ts'
import { dayIn, textOf, withoutBlanks } from '../../parts/address.ts'
import { RECEIPT_STATES } from '../../parts/receipt-states.ts'
import type { Receipt } from '../../parts/receipt-words.ts'

type ListQuery = NonNullable<paths['/v1/developer/receipts']['get']['parameters']['query']>

export const KINDS = listedKinds.map(({ documentType }) => documentType)

export interface ReceiptSearch {
  /** Number, access key, reference, identification or name. */
  q?: string
  /** Comma-separated. */
  status?: string
  kind?: Receipt['documentType']
  from?: string
  to?: string
  customer?: string
}

/** Drops unknown values of the address. */
export function receiptSearchOf(address: Record<string, unknown>): ReceiptSearch {
  const { q, status, kind, from, to, customer } = address
  const requested = new Set(textOf(status).split(','))
  return withoutBlanks({
    q: textOf(q),
    status: RECEIPT_STATES.filter((state) => requested.has(state)).join(','),
    kind: KINDS.find((one) => one === kind),
    from: dayIn(from),
    to: dayIn(to),
    customer: textOf(customer).slice(0, 20),
  })
}

export function listQueryOf({ kind, customer, ...search }: ReceiptSearch): ListQuery {
  return withoutBlanks({ ...search, documentType: kind, customerIdentification: customer })
}

export function countFilters({ q: _typed, ...filters }: ReceiptSearch): number {
  return Object.values(filters).filter((value) => value !== undefined).length
}

/** A reversed period has no days, so the API is not asked. */
export function isReversed({ from, to }: ReceiptSearch): boolean {
  return from !== undefined && to !== undefined && from > to
}
