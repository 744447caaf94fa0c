import type { BodyOf, Envelope, MessageDefinition } from '@etax/contracts'
import type { Log } from './log.ts'
import type { Outcome } from './outcome.ts'

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
