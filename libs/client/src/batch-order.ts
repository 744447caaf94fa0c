import type { Receipt, WithWarnings } from './description.ts'
import type { EtaxError } from './errors.ts'
import type { OrdersByKind } from './generated/kinds.ts'

/** An order of any kind. Without a `devReference` it gets one, so that a repeat issues nothing twice. */
export type BatchOrder = {
  [Kind in keyof OrdersByKind]: { documentType: Kind } & OrdersByKind[Kind]
}[keyof OrdersByKind]

/**
 * The result of one order: its position from 0, and its receipt or its error. The `devReference` is empty for a value
 * that is not an order.
 */
export type BatchVerdict = { index: number; devReference: string } & (
  | { kind: 'issued'; receipt: WithWarnings<Receipt> }
  | { kind: 'refused'; error: EtaxError }
)
