import { Client, type ClientOptions, Metadata, type ServiceError } from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import { context, propagation } from '@opentelemetry/api'
import { fromWire } from './errors.ts'
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
}

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

/** A client of one service. It connects at once, and again after each loss. */
export function client<Definition extends object>(
  definition: Definition,
  address: string,
  { deadlineMs = 10_000, tls, serverName }: ClientSettings = {},
): ClientOf<Definition> & AsyncDisposable {
  const channel = new Client(address, channelCredentials(tls), optionsFor(serverName))
  const connectNow = true
  channel.getChannel().getConnectivityState(connectNow)
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
