import { Client, type ClientOptions, connectivityState, Metadata, type ServiceError } from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import { context, propagation } from '@opentelemetry/api'
import { fromWire, neverReached } from './errors.ts'
import type { MethodName } from './method-name.ts'
import { channelCredentials, type TlsFiles } from './tls.ts'

export interface CallOptions {
  /** The deadline of the answer, in milliseconds. */
  deadlineMs?: number
}

type Method<M> = M extends {
  requestSerialize: (value: infer Request) => Buffer
  responseDeserialize: (bytes: Buffer) => infer Answer
}
  ? (request: Request, options?: CallOptions) => Promise<Answer>
  : never

/** A service's methods as promises, in camelCase. Each rejects with an AppError. */
export type ClientOf<Definition> = {
  [Name in MethodName<Definition> as Uncapitalize<Name>]: Method<Definition[Name]>
}

export interface ClientSettings {
  /** The default for every call, in milliseconds. */
  deadlineMs?: number
  tls?: TlsFiles | undefined
  /** The name in the server's certificate, where it differs from the address: behind a forwarded port. */
  serverName?: string
  /** Calls wait for a service that was lost no longer ago: it is being replaced. Later ones fail at once. */
  replacedWithinMs?: number
}

const REPLACED_WITHIN_MS = 10_000

/** All our RPCs are repeatable: a call without an answer is tried three times in all. */
const serviceConfig = JSON.stringify({
  loadBalancingConfig: [{ round_robin: {} }],
  methodConfig: [
    {
      name: [{}],
      retryPolicy: {
        maxAttempts: 3,
        initialBackoff: '0.05s',
        maxBackoff: '1s',
        backoffMultiplier: 2,
        retryableStatusCodes: ['UNAVAILABLE'],
      },
    },
  ],
})

const channelOptions: ClientOptions = {
  // gRPC's own statistics, unused here.
  'grpc.enable_channelz': 0,
  'grpc.service_config': serviceConfig,
  'grpc.max_receive_message_length': 16 * 1024 * 1024,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 2_000,
  'grpc.keepalive_time_ms': 30_000,
  // New pods of a service have new addresses: by default the library waits 30 s before it resolves again.
  'grpc.dns_min_time_between_resolutions_ms': 1_000,
}

/**
 * A client of one service. It connects at once, and again after each loss. A call that finds nobody waits while the
 * service is being replaced, at most until its deadline.
 */
export function client<Definition extends object>(
  definition: Definition,
  address: string,
  { deadlineMs = 10_000, tls, serverName, replacedWithinMs = REPLACED_WITHIN_MS }: ClientSettings = {},
): ClientOf<Definition> & AsyncDisposable {
  const grpc = new Client(address, channelCredentials(tls), optionsFor(serverName))
  const lostFor = watchLosses(grpc.getChannel())
  const methods = Object.entries(definition as Record<string, MethodDefinition<object, object>>).map(
    ([name, method]) => [
      `${name[0]?.toLowerCase()}${name.slice(1)}`,
      (request: object, options: CallOptions = {}) => callAtLast(method, request, options.deadlineMs ?? deadlineMs),
    ],
  )
  return {
    ...Object.fromEntries(methods),
    async [Symbol.asyncDispose]() {
      grpc.close()
    },
  } as ClientOf<Definition> & AsyncDisposable

  async function callAtLast(method: MethodDefinition<object, object>, request: object, withinMs: number) {
    const deadline = Date.now() + withinMs
    for (;;) {
      try {
        return await call(grpc, method, request, deadline)
      } catch (error) {
        const isReplaced = neverReached(error as ServiceError) && lostFor() < replacedWithinMs
        if (!isReplaced || !(await isReady(grpc, deadline))) throw fromWire(error as ServiceError, method.path)
      }
    }
  }
}

/** How long the channel has been without a connection, in milliseconds. Before the first one, since its creation. */
function watchLosses(channel: ReturnType<Client['getChannel']>): () => number {
  let lostAt: number | undefined = performance.now()
  const connectNow = true
  follow(channel.getConnectivityState(connectNow))
  return () => (lostAt === undefined ? 0 : performance.now() - lostAt)

  function follow(state: connectivityState): void {
    if (state === connectivityState.SHUTDOWN) return
    if (state === connectivityState.READY || state === connectivityState.IDLE) lostAt = undefined
    else lostAt ??= performance.now()
    channel.watchConnectivityState(state, Number.POSITIVE_INFINITY, () => follow(channel.getConnectivityState(false)))
  }
}

function isReady(grpc: Client, deadline: number): Promise<boolean> {
  return new Promise((resolve) => grpc.waitForReady(deadline, (error) => resolve(error === undefined)))
}

function optionsFor(serverName: string | undefined): ClientOptions {
  return serverName === undefined ? channelOptions : { ...channelOptions, 'grpc.ssl_target_name_override': serverName }
}

/** @throws ServiceError */
function call(
  grpc: Client,
  { path, requestSerialize, responseDeserialize }: MethodDefinition<object, object>,
  request: object,
  deadline: number,
): Promise<object | undefined> {
  const metadata = new Metadata()
  propagation.inject(context.active(), metadata, { set: (carrier, key, value) => carrier.set(key, value) })
  return new Promise((resolve, reject) => {
    grpc.makeUnaryRequest(
      path,
      requestSerialize,
      responseDeserialize,
      request,
      metadata,
      { deadline },
      (error: ServiceError | null, answer?: object) => {
        if (error === null) resolve(answer)
        else reject(error)
      },
    )
  })
}
