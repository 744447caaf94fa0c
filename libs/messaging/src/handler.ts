import type { BodyOf, Envelope, MessageDefinition } from '@etax/contracts'
import type { Log } from './log.ts'

export interface HandlerContext {
  /** 1 for the first run of this delivery, more for repeats in place. */
  attempt: number
  log: Log
  /** Aborted when the process stops, or another consumer has the delivery. */
  signal: AbortSignal
}

export interface Handler {
  readonly definition: MessageDefinition
  handle(message: Envelope, context: HandlerContext): Promise<Outcome>
}

/** A definition with its handler, which gets a checked body. */
export function on<Definition extends MessageDefinition>(
  definition: Definition,
  handle: (message: Envelope<BodyOf<Definition>>, context: HandlerContext) => Promise<Outcome>,
): Handler {
  return {
    definition,
    handle: (message, context) => handle(message as Envelope<BodyOf<Definition>>, context),
  }
}

/** The result of a message. A throw is a defect, except an outage of a dependency. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'retry-later'; readonly reason: string }
  | { readonly kind: 'reject'; readonly reason: string }

/** All effects are stored: acknowledge it. */
export const done: Outcome = { kind: 'done' }

/** The message stays unacknowledged, and is repeated with growing pauses, which slow the queue down. */
export function retryLater(reason: string): Outcome {
  return { kind: 'retry-later', reason }
}

/** The message is dead-lettered with this reason, for an operator. */
export function reject(reason: string): Outcome {
  return { kind: 'reject', reason }
}
