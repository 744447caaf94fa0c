import { Health, platformErrors } from '@etax/contracts'
import { AppError, reasonOf, within } from '@etax/kernel'
import { type Metadata, Server, type ServerUnaryCall, type UntypedServiceImplementation } from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import { context, propagation } from '@opentelemetry/api'
import { type Access, refuseOpen } from './access.ts'
import { toWire } from './errors.ts'
import type { MethodName } from './method-name.ts'
import { serverCredentials } from './tls.ts'

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

/** Handlers of a service, by method name in camelCase. */
export type Handlers<Definition> = {
  [Name in MethodName<Definition> as Uncapitalize<Name>]: Handler<Definition[Name]>
}

/** The allowed callers of each method, by common name. */
export type Callers<Definition> = {
  [Name in MethodName<Definition> as Uncapitalize<Name>]: readonly string[]
}

export interface Implementation {
  definition: Record<string, MethodDefinition<object, object>>
  handlers: Record<string, (request: never, call: Call) => Promise<unknown>>
  callers: Record<string, readonly string[]> | undefined
}

/**
 * A service with its handlers.
 * @param callers the allowed callers of each method. Default: all that the server admits
 */
export function implement<Definition>(
  definition: Definition,
  handlers: Handlers<Definition>,
  callers?: Callers<Definition>,
): Implementation {
  return { definition, handlers, callers } as unknown as Implementation
}

export interface ServeOptions {
  /** `host:port` (port 0 for any free one) or `unix:/path`. */
  address: string
  services: readonly Implementation[]
  log: { error(fields: object, message: string): void }
  /** The admitted callers; without it only a Unix socket is served. */
  access?: Access
}

export interface RunningServer extends AsyncDisposable {
  address: string
}

/**
 * Serves gRPC with the health protocol. Disposal waits 5 s for calls, then cuts them.
 * @throws AppError `internal` SYS_00006 for an unusable address; `invalid` SYS_00016 for a service that is open to all
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { address, services, access } = options
  if (access === undefined) refuseOpen(address)
  const server = new Server(serverOptions)
  let stopping = false
  const health = implement(Health, {
    check: async () => ({ status: stopping ? ('NOT_SERVING' as const) : ('SERVING' as const) }),
  })
  for (const implementation of services) {
    server.addService(implementation.definition, untyped(implementation, options))
  }
  // All holders of a certificate of the authority may ask for the health.
  server.addService(health.definition, untyped(health, { ...options, access: 'plaintext' }))
  const port = await bind(server, address, access)

  return {
    address: address.startsWith('unix:') ? address : `${address.slice(0, address.lastIndexOf(':'))}:${port}`,
    async [Symbol.asyncDispose]() {
      stopping = true
      const drained = new Promise<void>((resolve) => server.tryShutdown(() => resolve()))
      await within(5_000, 'draining calls', drained).catch(() => server.forceShutdown())
    },
  }
}

const serverOptions = {
  // gRPC's own statistics, unused here.
  'grpc.enable_channelz': 0,
  'grpc.max_receive_message_length': 16 * 1024 * 1024,
  // A connection outlives its certificate by this time at most (±10 %), and a new replica gets its share of calls as
  // soon.
  'grpc.max_connection_age_ms': 90_000,
  'grpc.max_connection_age_grace_ms': 60_000,
}

type UntypedHandler = Extract<
  UntypedServiceImplementation[string],
  (call: ServerUnaryCall<never, never>, reply: never) => void
>
type UntypedCall = Parameters<UntypedHandler>[0]
type UntypedReply = Parameters<UntypedHandler>[1]

function bind(server: Server, address: string, access: Access | undefined): Promise<number> {
  const tls = typeof access === 'object' ? access.tls : undefined
  return new Promise((resolve, reject) => {
    server.bindAsync(address, serverCredentials(tls), (error, port) => {
      if (error === null) resolve(port)
      else reject(platformErrors.cannotListen({ more: `${address}: ${error.message}`, cause: error }))
    })
  })
}

function untyped(
  { definition, handlers, callers }: Implementation,
  { access, log }: Pick<ServeOptions, 'access' | 'log'>,
): UntypedServiceImplementation {
  return Object.fromEntries(
    Object.keys(definition).map((method) => {
      const name = `${method[0]?.toLowerCase()}${method.slice(1)}`
      const handler = handlers[name]
      if (handler === undefined) throw platformErrors.handlerMissing({ more: method })
      const answer = (call: UntypedCall, reply: UntypedReply) => {
        const peer = peerOf(call)
        handle(handler, call, { peer, served: isServed(peer, access, callers?.[name]) }).then(
          (value) => reply(null, value),
          (error: unknown) => {
            // The caller has gone.
            if (call.cancelled) return
            if (!AppError.is(error) || error.kind === 'internal') {
              log.error({ method, reason: reasonOf(error), stack: (error as Error).stack }, 'call failed')
            } else if (error.code === platformErrors.callerNotServed.code) {
              log.error({ method, peer }, 'caller refused')
            }
            reply(toWire(error))
          },
        )
      }
      return [method, answer]
    }),
  )
}

interface Caller {
  peer: string | undefined
  served: boolean
}

/** Without TLS the caller is unknown, and the setting admits all. */
function isServed(
  peer: string | undefined,
  access: Access | undefined,
  callers: readonly string[] | undefined,
): boolean {
  if (typeof access !== 'object') return true
  return peer !== undefined && access.peers.has(peer) && (callers === undefined || callers.includes(peer))
}

function peerOf(call: UntypedCall): string | undefined {
  const name = call.getAuthContext().sslPeerCertificate?.subject.CN
  // A certificate with several common names identifies no caller.
  return Array.isArray(name) ? undefined : name
}

async function handle(
  handler: Implementation['handlers'][string],
  call: UntypedCall,
  { peer, served }: Caller,
): Promise<unknown> {
  if (!served) throw platformErrors.callerNotServed()
  const abort = new AbortController()
  let answered = false
  // grpc-js emits it for every closed stream; an abort costs an error with a stack.
  call.once('cancelled', () => answered || abort.abort())
  const traced = propagation.extract(context.active(), call.metadata, metadataGetter)
  try {
    return await context.with(traced, () => handler(call.request as never, { signal: abort.signal, peer }))
  } finally {
    answered = true
  }
}

const metadataGetter = {
  keys: (metadata: Metadata) => Object.keys(metadata.getMap()),
  get: (metadata: Metadata, key: string) => metadata.get(key).map(String),
}
