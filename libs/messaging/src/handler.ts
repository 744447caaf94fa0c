import type { BodyOf, Envelope, MessageDefinition } from '@etax/contracts'
import type { Log } from './log.ts'

/** What a handler may know beyond the message. */
export interface HandlerContext {
  /** 1 for the first run of this delivery, more when it is tried again in place. */
  attempt: number
  log: Log
  /** Aborted when the process stops or the delivery was lost to another consumer. */
  signal: AbortSignal
}

export interface Handler {
  readonly definition: MessageDefinition
  handle(message: Envelope, context: HandlerContext): Promise<Outcome>
}

/** Joins a definition and what to do about it. The body has been checked when `handle` sees it. */
export function on<Definition extends MessageDefinition>(
  definition: Definition,
  handle: (message: Envelope<BodyOf<Definition>>, context: HandlerContext) => Promise<Outcome>,
): Handler {
  return {
    definition,
    handle: (message, context) => handle(message as Envelope<BodyOf<Definition>>, context),
  }
}

/** What became of a message. Anything thrown is a defect, save an outage of something the handler needs. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'retry-later'; readonly reason: string }
  | { readonly kind: 'reject'; readonly reason: string }

/** Everything it asks for is stored: acknowledge it. */
export const done: Outcome = { kind: 'done' }

/** Not now. It stays unacknowledged and is tried again, ever more slowly: a queue in trouble slows down by itself. */
export function retryLater(reason: string): Outcome {
  return { kind: 'retry-later', reason }
}

/** Never. It is dead-lettered with this reason, for a person. */
export function reject(reason: string): Outcome {
  return { kind: 'reject', reason }
}
