import { newId, type Text } from '@etax/kernel'
import type { Static, TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import { platformErrors } from '../errors/platform-errors.ts'

/** Events report facts to all subscribers; commands ask one service to act. */
export type Exchange = 'events' | 'commands'

export type Payload = 'receipt' | 'certificate'

export interface PublicEvent {
  /** The second part for events of every kind of document: `authorized` of `invoice.authorized`. */
  readonly name: string
  readonly ofEachKind: boolean
  /** What its webhooks carry: ReceiptEvent or CertificateEvent. */
  readonly payload: Payload
  readonly title: Text
  readonly about: Text
  /** It may happen to a receipt several times. Repeats of other events are the same event. */
  readonly repeats?: true
}

interface MessageDeclaration<Type extends string, Body extends TObject> {
  readonly exchange: Exchange
  readonly type: Type
  readonly version: number
  /** The only services that may publish it. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly schema: Body
  /** A body for every consumer's tests. It never changes. */
  readonly example: Static<Body>
}

type Public = PublicEvent | undefined

export interface MessageDefinition<
  Body extends TObject = TObject,
  Type extends string = string,
  Event extends Public = Public,
> extends MessageDeclaration<Type, Body> {
  readonly public: Event
  /** `receipt.authorized.v1` */
  readonly routingKey: string
  /** The first error of a body, or null. */
  problem(body: unknown): string | null
}

/** A message in transit. New fields are optional; other changes need a new version. */
export interface Envelope<Body = unknown> {
  /** Repeats have the same id. */
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

export function defineMessage<Body extends TObject, const Type extends string, Event extends Public = undefined>(
  declaration: MessageDeclaration<Type, Body> & { readonly public?: Event },
): MessageDefinition<Body, Type, Event> {
  const compiled = Compile(declaration.schema)
  return {
    ...declaration,
    public: declaration.public as Event,
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
  /** Set it where the same message may be made twice. */
  id?: string
  occurredAt?: string
}

/**
 * Puts a body into its envelope.
 * @throws AppError `internal` MSG_00001 for an invalid body, a defect of the sender
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
