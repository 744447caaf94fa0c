import { Client, type ClientOptions, Metadata, type ServiceError } from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import { context, propagation } from '@opentelemetry/api'
import { fromWire } from './errors.ts'
import type { MethodName } from './method-name.ts'
import { channelCredentials, type TlsFiles } from './tls.ts'

export interface CallOptions {
  /** How long to wait for the answer, in milliseconds. */
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
  /** The name in the other's certificate, where that is not the one in its address: behind a forwarded port. */
  serverName?: string
}

/** Every RPC of ours may be repeated, so a call that did not get through is tried again, three times in all. */
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
  // Nobody asks for gRPC's own statistics, which it would keep of every call.
  'grpc.enable_channelz': 0,
  'grpc.service_config': serviceConfig,
  'grpc.max_receive_message_length': 16 * 1024 * 1024,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 2_000,
  'grpc.keepalive_time_ms': 30_000,
  // Where all pods of a service are replaced at once, its name leads to others: the library waits 30 s before it asks again.
  'grpc.dns_min_time_between_resolutions_ms': 1_000,
}

/** A client of one service. The connection is made at the first call and made again whenever it breaks. */
export function client<Definition extends object>(
  definition: Definition,
  address: string,
  { deadlineMs = 10_000, tls, serverName }: ClientSettings = {},
): ClientOf<Definition> & AsyncDisposable {
  const channel = new Client(address, channelCredentials(tls), optionsFor(serverName))
  const methods = Object.entries(definition as Record<string, MethodDefinition<object, object>>).map(
    ([name, method]) => [
      `${name[0]?.toLowerCase()}${name.slice(1)}`,
      (request: object, options: CallOptions = {}) => call(channel, method, request, options.deadlineMs ?? deadlineMs),
    ],
  )
  return {
    ...Object.fromEntries(methods),
    async [Symbol.asyncDispose]() {
      channel.close()
    },
  } as ClientOf<Definition> & AsyncDisposable
}

function optionsFor(serverName: string | undefined): ClientOptions {
  return serverName === undefined ? channelOptions : { ...channelOptions, 'grpc.ssl_target_name_override': serverName }
}

function call(
  channel: Client,
  { path, requestSerialize, responseDeserialize }: MethodDefinition<object, object>,
  request: object,
  deadlineMs: number,
): Promise<object | undefined> {
  const metadata = new Metadata()
  propagation.inject(context.active(), metadata, { set: (carrier, key, value) => carrier.set(key, value) })
  return new Promise((resolve, reject) => {
    channel.makeUnaryRequest(
      path,
      requestSerialize,
      responseDeserialize,
      request,
      metadata,
      { deadline: Date.now() + deadlineMs },
      (error: ServiceError | null, answer?: object) => {
        if (error === null) resolve(answer)
        else reject(fromWire(error, path))
      },
    )
  })
}
