import { once } from 'node:events'
import { platformErrors, protoDefinitions } from '@etax/contracts'
import { AppError, type Language, reasonOf, within } from '@etax/kernel'
import {
  type Metadata,
  Server,
  type ServerUnaryCall,
  type ServerWritableStream,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js'
import { context, propagation } from '@opentelemetry/api'
import { type Access, refuseOpen } from './access.ts'
import { toStatus, toWire } from './errors.ts'
import { healthService } from './health.ts'
import type { Implementation } from './implement.ts'
import { readStrictly } from './read-strictly.ts'
import { serverCredentials } from './tls.ts'

export interface ServeOptions {
  /** `host:port` (port 0 for any free one) or `unix:/path`. */
  address: string
  services: readonly Implementation[]
  log: { error(fields: object, message: string): void }
  /** The admitted callers; without it only a Unix socket is served. */
  access?: Access
  /** Serves descriptions of all services to tools: on development machines only. */
  reflection?: boolean
}

export interface RunningServer extends AsyncDisposable {
  address: string
}

/**
 * Serves gRPC with the health protocol. Disposal waits 25 s for calls, then cuts them.
 * @throws AppError `internal` SYS_00006 for an unusable address; `invalid` SYS_00016 for a service that is open to all
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { address, services, access, reflection = false } = options
  if (access === undefined) refuseOpen(address)
  const server = new Server(serverOptions)
  const stopping = new AbortController()
  const health = healthService(services, stopping.signal)
  for (const implementation of services) {
    const definition = implementation.teams === undefined ? implementation.definition : undecoded(implementation)
    server.addService(definition, untyped(implementation, { ...options, stopping: stopping.signal }))
  }
  // All holders of a certificate of the authority may ask for the health.
  server.addService(health.definition, untyped(health, { ...options, access: 'plaintext', stopping: stopping.signal }))
  if (reflection) {
    const { ReflectionService } = await import('@grpc/reflection')
    new ReflectionService(protoDefinitions).addToServer(server)
  }
  const port = await bind(server, address, access)

  return {
    address: address.startsWith('unix:') ? address : `${address.slice(0, address.lastIndexOf(':'))}:${port}`,
    async [Symbol.asyncDispose]() {
      stopping.abort()
      const drained = new Promise<void>((resolve) => server.tryShutdown(() => resolve()))
      await within(25_000, 'draining calls', drained).catch(() => server.forceShutdown())
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

type UnaryCall = ServerUnaryCall<unknown, unknown>
type StreamCall = ServerWritableStream<unknown, unknown>
type AnyCall = UnaryCall | StreamCall
type UnaryReply = Extract<
  UntypedServiceImplementation[string],
  (call: ServerUnaryCall<never, never>, reply: never) => void
>

function bind(server: Server, address: string, access: Access | undefined): Promise<number> {
  const tls = typeof access === 'object' ? access.tls : undefined
  return new Promise((resolve, reject) => {
    server.bindAsync(address, serverCredentials(tls), (error, port) => {
      if (error === null) resolve(port)
      else reject(platformErrors.cannotListen({ more: `${address}: ${error.message}`, cause: error }))
    })
  })
}

/** The handler decodes, so that its error says what is wrong. */
function undecoded({ definition }: Implementation): Implementation['definition'] {
  const asBytes = Object.entries(definition).map(([name, method]) => [
    name,
    { ...method, requestDeserialize: (bytes: Buffer) => bytes },
  ])
  return Object.fromEntries(asBytes)
}

type Serving = Pick<ServeOptions, 'access' | 'log'> & { stopping: AbortSignal }

function untyped(implementation: Implementation, serving: Serving): UntypedServiceImplementation {
  const { definition } = implementation
  return Object.fromEntries(
    Object.entries(definition).map(([method, { responseStream }]) => {
      const answer = answerOf(implementation, method, serving)
      if (!responseStream) {
        const unary = (call: UnaryCall, reply: Parameters<UnaryReply>[1]) => {
          answer(call, async (value) => reply(null, (await value) as never)).catch((error) => reply(error))
        }
        return [method, unary]
      }
      const stream = (call: StreamCall) => {
        answer(call, (values, signal) => send(call, values as AsyncIterable<unknown>, signal)).catch((error) =>
          call.emit('error', error),
        )
      }
      return [method, stream]
    }),
  )
}

type Send = (answer: Promise<unknown> | AsyncIterable<unknown>, signal: AbortSignal) => Promise<void>

/** @throws WireError for the caller, unless it has gone */
function answerOf(implementation: Implementation, method: string, { access, log, stopping }: Serving) {
  const { definition, handlers, callers, teams } = implementation
  const name = `${method[0]?.toLowerCase()}${method.slice(1)}`
  const handler = handlers[name]
  const described = definition[method]
  if (handler === undefined || described === undefined) throw platformErrors.handlerMissing({ more: method })
  return async (call: AnyCall, deliver: Send): Promise<void> => {
    const peer = peerOf(call)
    try {
      if (!isServed(peer, access, { callers: callers?.[name], teams })) throw platformErrors.callerNotServed()
      const request = teams === undefined ? call.request : readStrictly(described, call.request as Buffer)
      await handle(call, stopping, ({ signal }) => deliver(handler(request as never, { signal, peer }), signal))
    } catch (error) {
      if (call.cancelled) return
      if (!AppError.is(error) || error.kind === 'internal') {
        log.error({ method, reason: reasonOf(error), stack: (error as Error).stack }, 'call failed')
      } else if (error.code === platformErrors.callerNotServed.code) {
        log.error({ method, peer }, 'caller refused')
      }
      throw teams === undefined ? toWire(error) : toStatus(error, languageOf(call.metadata))
    }
  }
}

/** Waits for callers that read slowly. */
async function send(call: StreamCall, values: AsyncIterable<unknown>, signal: AbortSignal): Promise<void> {
  for await (const value of values) {
    if (call.cancelled) return
    if (!call.write(value)) await once(call, 'drain', { signal })
  }
  call.end()
}

function languageOf(metadata: Metadata): Language {
  const [wanted = ''] = metadata.get('accept-language')
  return `${wanted}`.toLowerCase().startsWith('es') ? 'es' : 'en'
}

interface Admitted {
  callers: readonly string[] | undefined
  teams: ReadonlySet<string> | undefined
}

/** Without TLS the caller is unknown, and the setting admits all. */
function isServed(peer: string | undefined, access: Access | undefined, { callers, teams }: Admitted): boolean {
  if (typeof access !== 'object') return true
  if (peer === undefined || !(teams ?? access.peers).has(peer)) return false
  return callers === undefined || callers.includes(peer)
}

function peerOf(call: AnyCall): string | undefined {
  const name = call.getAuthContext().sslPeerCertificate?.subject.CN
  // A certificate with several common names identifies no caller.
  return Array.isArray(name) ? undefined : name
}

/** A stream is also aborted when the server stops. */
async function handle(
  call: AnyCall,
  stopping: AbortSignal,
  act: (call: { signal: AbortSignal }) => Promise<void>,
): Promise<void> {
  const abort = new AbortController()
  let answered = false
  const isStream = 'write' in call
  const stop = () => abort.abort()
  // grpc-js emits it for every closed stream; an abort costs an error with a stack.
  call.once('cancelled', () => answered || abort.abort())
  if (isStream) stopping.addEventListener('abort', stop)
  const traced = propagation.extract(context.active(), call.metadata, metadataGetter)
  try {
    await context.with(traced, () => act({ signal: abort.signal }))
  } finally {
    answered = true
    if (isStream) stopping.removeEventListener('abort', stop)
  }
}

const metadataGetter = {
  keys: (metadata: Metadata) => Object.keys(metadata.getMap()),
  get: (metadata: Metadata, key: string) => metadata.get(key).map(String),
}
