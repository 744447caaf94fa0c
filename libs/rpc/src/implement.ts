import type { MethodDefinition } from '@grpc/proto-loader'
import type { MethodName } from './method-name.ts'

export interface Call {
  /** Aborted when the caller hangs up, or the deadline passes. */
  signal: AbortSignal
  /** The common name of the caller's certificate; undefined without TLS. */
  peer: string | undefined
}

type Handler<Method> = Method extends {
  requestDeserialize: (bytes: Buffer) => infer Request
  responseSerialize: (value: infer Answer) => Buffer
}
  ? (request: Request, call: Call) => Promise<Answer>
  : never

type StreamHandler<Method> =
  Handler<Method> extends (request: infer Request, call: Call) => Promise<infer Answer>
    ? (request: Request, call: Call) => AsyncIterable<Answer>
    : never

/** Handlers of a service, by method name in camelCase. `Streams` names the methods that answer several times. */
export type Handlers<Definition, Streams extends string = never> = {
  [Name in MethodName<Definition> as Uncapitalize<Name>]: Uncapitalize<Name> extends Streams
    ? StreamHandler<Definition[Name]>
    : Handler<Definition[Name]>
}

/** The allowed callers of each method, by common name. */
export type Callers<Definition> = {
  [Name in MethodName<Definition> as Uncapitalize<Name>]: readonly string[]
}

export interface Implementation {
  definition: Record<string, MethodDefinition<object, object>>
  handlers: Record<string, (request: never, call: Call) => Promise<unknown> | AsyncIterable<unknown>>
  callers?: Record<string, readonly string[]> | undefined
  /** Callers outside the system, by common name: the only ones. They get errors as google.rpc.Status. */
  teams?: ReadonlySet<string>
}

/**
 * A service with its handlers.
 * @param callers the allowed callers of each method. Default: all that the server admits
 */
export function implement<Definition, Streams extends string = never>(
  definition: Definition,
  handlers: Handlers<Definition, Streams>,
  callers?: Callers<Definition>,
): Implementation {
  return { definition, handlers, callers } as unknown as Implementation
}

/** A service for callers outside the system, which have other versions: a request with an unknown field is refused. */
export function implementForTeams<Definition, Streams extends string = never>(
  definition: Definition,
  handlers: Handlers<Definition, Streams>,
  teams: ReadonlySet<string>,
): Implementation {
  return { ...implement(definition, handlers), teams }
}
