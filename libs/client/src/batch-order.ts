import type { Receipt, WithWarnings } from './description.ts'
import type { EtaxError } from './errors.ts'
import type { OrdersByKind } from './generated/kinds.ts'

/** An order of any kind. Without a `devReference`, or with a blank one, it gets one, so that a repeat issues nothing twice. */
export type BatchOrder = {
  [Kind in keyof OrdersByKind]: { documentType: Kind } & OrdersByKind[Kind]
}[keyof OrdersByKind]

/**
 * What became of one order: its place among those given, from 0, and its receipt or why it was refused. The `devReference` is
 * empty for what is no order at all.
 */
export type BatchVerdict = { index: number; devReference: string } & (
  | { kind: 'issued'; receipt: WithWarnings<Receipt> }
  | { kind: 'refused'; error: EtaxError }
)
