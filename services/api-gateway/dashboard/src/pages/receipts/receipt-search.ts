import { listedKinds } from '@etax/tax-document/kind-facts'
import type { components, paths } from '../../api/generated/api.ts'
import { dayIn, textOf, withoutBlanks } from '../../parts/address.ts'

type Receipt = components['schemas']['Receipt']
type ListQuery = NonNullable<paths['/v1/developer/receipts']['get']['parameters']['query']>

export const STATES = [
  'DRAFT',
  'RECEIVED_AUTHORITY',
  'AUTHORIZED',
  'COMPLETED',
  'REJECTED',
  'RETURNED',
  'ERROR',
] as const
export const KINDS = listedKinds.map(({ documentType }) => documentType)

/** Which receipts the list shows, as its address says it. */
export interface ReceiptSearch {
  /** What was typed: number, access key, reference, identification or name. */
  q?: string
  /** States, comma-separated, as the API takes them. */
  status?: string
  kind?: Receipt['documentType']
  from?: string
  to?: string
  /** The customer's identification. */
  customer?: string
}

/** What an address asks for; whatever it says that no list has is left out. */
export function receiptSearchOf(address: Record<string, unknown>): ReceiptSearch {
  const { q, status, kind, from, to, customer } = address
  const requested = new Set(textOf(status).split(','))
  return withoutBlanks({
    q: textOf(q),
    status: STATES.filter((state) => requested.has(state)).join(','),
    kind: KINDS.find((one) => one === kind),
    from: dayIn(from),
    to: dayIn(to),
    customer: textOf(customer).slice(0, 20),
  })
}

/** The same, as the API is asked. */
export function listQueryOf({ kind, customer, ...search }: ReceiptSearch): ListQuery {
  return withoutBlanks({ ...search, documentType: kind, customerIdentification: customer })
}

/** How many filters hold, but for what was typed. */
export function countFilters({ q: _typed, ...filters }: ReceiptSearch): number {
  return Object.values(filters).filter((value) => value !== undefined).length
}

/** From 2026-02-01 to 2026-01-01 there is no day; nor is such a list asked for. */
export function isReversed({ from, to }: ReceiptSearch): boolean {
  return from !== undefined && to !== undefined && from > to
}
