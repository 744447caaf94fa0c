export const KINDS = ['invoice', 'credit_note', 'debit_note', 'withholding', 'purchase_settlement', 'waybill'] as const
export const OUTCOMES = ['authorized', 'completed', 'rejected', 'error'] as const
export const OTHERS = ['receipt.voided', 'receipt.cancelled', 'certificate.expiring'] as const

type Kind = (typeof KINDS)[number]
type Outcome = (typeof OUTCOMES)[number]

/** What the events of an outcome are called, one for each kind of document. */
export function eventsOf(outcome: Outcome): { kind: Kind; name: string }[] {
  return KINDS.map((kind) => ({ kind, name: `${kind}.${outcome}` }))
}

/** Every event that an endpoint may ask for. A ping is sent to whoever asked for it. */
export const EVENTS: readonly string[] = [
  ...OUTCOMES.flatMap((outcome) => eventsOf(outcome).map(({ name }) => name)),
  ...OTHERS,
]
