import { newId, type Text } from '@etax/kernel'
import type { Static, TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import { platformErrors } from '../errors/platform-errors.ts'

/** Where a message travels: events tell what has happened, to whoever listens; commands ask one service to act. */
export type Exchange = 'events' | 'commands'

/** What webhooks send of an event: the name that callers know, and what is said of it. */
export interface PublicEvent {
  /** Of an event that each kind of document has, the last part: `authorized` of `invoice.authorized`. */
  readonly name: string
  readonly ofEachKind: boolean
  /** In a word or two, for choices. */
  readonly title: Text
  /** A sentence. */
  readonly about: Text
  /** It may truly happen to one receipt again. Of others, what is announced twice is one event. */
  readonly repeats?: true
}

interface MessageDeclaration<Type extends string, Body extends TObject> {
  readonly exchange: Exchange
  readonly type: Type
  readonly version: number
  /** The services that publish it, and no others may. */
  readonly from: readonly string[]
  /** The services that consume it. */
  readonly to: readonly string[]
  readonly schema: Body
  /** One body as it travels: kept for ever, and run through every consumer's tests. */
  readonly example: Static<Body>
  readonly public?: PublicEvent
}

export interface MessageDefinition<Body extends TObject = TObject, Type extends string = string>
  extends MessageDeclaration<Type, Body> {
  /** `receipt.authorized.v1` */
  readonly routingKey: string
  /** The first thing wrong with a body, or null. */
  problem(body: unknown): string | null
}

/** A message on its way. Evolution: optional fields may be added; anything else is a new version. */
export interface Envelope<Body = unknown> {
  /** Stays the same when the message is sent again. */
  id: string
  type: string
  version: number
  exchange: Exchange
  /** RFC 3339, UTC. */
  occurredAt: string
  /** The workspace. */
  tenantId: string
  /** The receipt's id. */
  correlationId: string
  causationId?: string
  body: Body
}

export type BodyOf<Definition> = Definition extends MessageDefinition<infer Body> ? Static<Body> : never

export function defineMessage<Body extends TObject, const Type extends string>(
  declaration: MessageDeclaration<Type, Body>,
): MessageDefinition<Body, Type> {
  const compiled = Compile(declaration.schema)
  return {
    ...declaration,
    routingKey: `${declaration.type}.v${declaration.version}`,
    problem(body) {
      if (compiled.Check(body)) return null
      const [first] = compiled.Errors(body)
      return first === undefined ? 'does not fit its schema' : `${first.instancePath || '/'} ${first.message}`
    },
  }
}

export interface EnvelopeFields {
  tenantId: string
  correlationId: string
  causationId?: string
  /** Given where the same message may be made twice, so that it is the same both times. */
  id?: string
  occurredAt?: string
}

/**
 * Puts a body into its envelope.
 * @throws AppError `internal` MSG_00001 when the body does not fit: a defect of the sender.
 */
export function envelope<Body extends TObject>(
  definition: MessageDefinition<Body>,
  body: Static<Body>,
  { tenantId, correlationId, causationId, id = newId(), occurredAt = new Date().toISOString() }: EnvelopeFields,
): Envelope<Static<Body>> {
  const problem = definition.problem(body)
  if (problem !== null) throw platformErrors.messageMalformed({ more: `${definition.routingKey}: ${problem}` })
  const { type, version, exchange } = definition
  return {
    id,
    type,
    version,
    exchange,
    occurredAt,
    tenantId,
    correlationId,
    ...(causationId === undefined ? {} : { causationId }),
    body,
  }
}
