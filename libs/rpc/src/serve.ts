import { Health, platformErrors } from '@etax/contracts'
import { AppError, reasonOf, within } from '@etax/kernel'
import { type Metadata, Server, type ServerUnaryCall, type UntypedServiceImplementation } from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import { context, propagation } from '@opentelemetry/api'
import { toWire } from './errors.ts'
import type { MethodName } from './method-name.ts'
import { serverCredentials, type TlsFiles } from './tls.ts'

/** What a handler may want to know of its call. */
export interface Call {
  /** Aborted when the caller hangs up or its deadline passes. */
  signal: AbortSignal
  /** Common name of the caller's certificate; undefined without mutual TLS. */
  peer: string | undefined
}

type Handler<Method> = Method extends {
  requestDeserialize: (bytes: Buffer) => infer Request
  responseSerialize: (value: infer Answer) => Buffer
}
  ? (request: Request, call: Call) => Promise<Answer>
  : never

/** Handlers of a service, by method name in camelCase. */
export type Handlers<Definition> = {
  [Name in MethodName<Definition> as Uncapitalize<Name>]: Handler<Definition[Name]>
}

export interface Implementation {
  definition: Record<string, MethodDefinition<object, object>>
  handlers: Record<string, (request: never, call: Call) => Promise<unknown>>
}

/** Pairs a service of the contracts with its handlers. */
export function implement<Definition>(definition: Definition, handlers: Handlers<Definition>): Implementation {
  return { definition, handlers } as unknown as Implementation
}

export interface ServeOptions {
  /** `host:port` (port 0 for any free one) or `unix:/path`. */
  address: string
  services: readonly Implementation[]
  log: { error(fields: object, message: string): void }
  tls?: TlsFiles | undefined
  /** Answers the health protocol; serving by default. */
  ready?: () => boolean
}

export interface RunningServer extends AsyncDisposable {
  /** Where it listens, with the port it got. */
  address: string
}

/**
 * Serves gRPC, the health protocol included. Disposing lets calls under way finish (5 s), then cuts them.
 * @throws AppError `internal` SYS_00006 when the address cannot be bound.
 */
export async function serve({ address, services, log, tls, ready = () => true }: ServeOptions): Promise<RunningServer> {
  const server = new Server({ 'grpc.max_receive_message_length': 16 * 1024 * 1024 })
  let stopping = false
  const health = implement(Health, {
    check: async () => ({ status: !stopping && ready() ? ('SERVING' as const) : ('NOT_SERVING' as const) }),
  })
  for (const { definition, handlers } of [...services, health]) {
    server.addService(definition, untyped(definition, handlers, log))
  }
  const port = await bind(server, address, tls)

  return {
    address: address.startsWith('unix:') ? address : `${address.slice(0, address.lastIndexOf(':'))}:${port}`,
    async [Symbol.asyncDispose]() {
      stopping = true
      const drained = new Promise<void>((resolve) => server.tryShutdown(() => resolve()))
      await within(5_000, 'draining calls', drained).catch(() => server.forceShutdown())
    },
  }
}

// What grpc-js hands to a handler before any type is known.
type UntypedHandler = Extract<
  UntypedServiceImplementation[string],
  (call: ServerUnaryCall<never, never>, reply: never) => void
>
type UntypedCall = Parameters<UntypedHandler>[0]
type UntypedReply = Parameters<UntypedHandler>[1]

function bind(server: Server, address: string, tls: TlsFiles | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(address, serverCredentials(tls), (error, port) => {
      if (error === null) resolve(port)
      else reject(platformErrors.cannotListen({ more: `${address}: ${error.message}`, cause: error }))
    })
  })
}

function untyped(
  definition: Implementation['definition'],
  handlers: Implementation['handlers'],
  log: ServeOptions['log'],
): UntypedServiceImplementation {
  return Object.fromEntries(
    Object.keys(definition).map((method) => {
      const handler = handlers[`${method[0]?.toLowerCase()}${method.slice(1)}`]
      if (handler === undefined) throw platformErrors.handlerMissing({ more: method })
      const answer = (call: UntypedCall, reply: UntypedReply) => {
        handle(handler, call).then(
          (value) => reply(null, value),
          (error: unknown) => {
            if (!AppError.is(error) || error.kind === 'internal') {
              log.error({ method, reason: reasonOf(error), stack: (error as Error).stack }, 'call failed')
            }
            reply(toWire(error))
          },
        )
      }
      return [method, answer]
    }),
  )
}

async function handle(handler: Implementation['handlers'][string], call: UntypedCall): Promise<unknown> {
  const abort = new AbortController()
  call.on('cancelled', () => abort.abort())
  const traced = propagation.extract(context.active(), call.metadata, metadataGetter)
  const peer = call.getAuthContext().sslPeerCertificate?.subject.CN
  return context.with(traced, () =>
    handler(call.request as never, { signal: abort.signal, peer: Array.isArray(peer) ? peer[0] : peer }),
  )
}

const metadataGetter = {
  keys: (metadata: Metadata) => Object.keys(metadata.getMap()),
  get: (metadata: Metadata, key: string) => metadata.get(key).map(String),
}
