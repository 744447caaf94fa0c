import { isDeepStrictEqual } from 'node:util'
import { Accounts, Authority, Catalog, Health, Issuance, Renderer, Signer, Webhooks } from '@etax/contracts'
import { type Implementation, serve } from '@etax/rpc'
import { Client, credentials, status } from '@grpc/grpc-js'
import type { FuzzClass, Outcome } from './fuzz-class.ts'
import type { Method, Origin } from './rpc-method.ts'
import { requestsMade } from './rpc-requests.ts'

const SERVICES = [Accounts, Authority, Catalog, Health, Issuance, Renderer, Signer, Webhooks]
/** One in so many goes over a socket to a real server. */
const OF_A_SOCKET = 20

export const rpcBytes: FuzzClass = {
  name: 'gRPC',
  share: 120,
  maxMs: 500,
  async open(life) {
    const methods = SERVICES.flatMap((service) => Object.values(service as unknown as Record<string, Method>))
    const filled = Buffer.from('0a0361626312036465661801220568656c6c6f2a0208013206123456789abc', 'hex')
    const origins = new WeakMap<Buffer, Origin>()
    const call = await aServer(life)
    return {
      corpus: [...methods.map((method) => reserialized(method, filled)), filled],
      structured: requestsMade(methods, origins),
      words: [
        '\x0a\x7f',
        '\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01',
        '\x0b\x0c',
        '\x07',
        '\x12\x00',
        '\x80\x80\x80\x80\x80\x80',
      ],
      async read(bytes, random) {
        const origin = origins.get(bytes)
        const method = methods.find(({ path }) => path === origin?.path) ?? random.pick(methods)
        const outcome = readAs(method, bytes, origin)
        if (!random.once(OF_A_SOCKET) || method.path.startsWith('/grpc.health')) return outcome
        const code = await call(method.path, bytes)
        if (code !== (outcome === 'accepted' ? status.OK : status.INTERNAL))
          throw new Error(`${method.path} answers ${status[code]} to what is ${outcome}`)
        return outcome
      },
    }
  },
}

function readAs(method: Method, bytes: Buffer, origin: Origin | undefined): Outcome {
  let request: object
  try {
    request = method.requestDeserialize(bytes)
  } catch (error) {
    // Like the server: errors are answered; anything else ends the process.
    if (error instanceof Error && !(error instanceof RangeError && /call stack/.test(error.message))) return 'refused'
    throw error
  }
  const again = method.requestDeserialize(method.requestSerialize(request))
  if (!isDeepStrictEqual(again, request)) throw new Error('written and read again, it is another request')
  for (const [name, value] of Object.entries(origin?.values ?? {})) {
    const read: unknown = Reflect.get(request, name)
    if (!isDeepStrictEqual(read, value)) throw new Error(`${name} is read as ${JSON.stringify(read)}`)
  }
  return 'accepted'
}

/**
 * All services at one address, with empty methods. Returns a function that sends bytes to a method and resolves to the
 * status.
 */
async function aServer(life: AsyncDisposableStack): Promise<(path: string, bytes: Buffer) => Promise<status>> {
  const server = await serve({
    address: '127.0.0.1:0',
    services: SERVICES.filter((service) => service !== Health).map((service) => answeringNothing(service)),
    log: { error() {} },
    access: 'plaintext',
  })
  life.use(server)
  const client = new Client(server.address, credentials.createInsecure())
  life.defer(() => client.close())
  const asIs = (bytes: Buffer) => bytes
  return (path, bytes) =>
    new Promise((resolve) => {
      client.makeUnaryRequest(path, asIs, asIs, bytes, { deadline: Date.now() + 10_000 }, (error) =>
        resolve(error === null ? status.OK : error.code),
      )
    })
}

function answeringNothing(definition: object): Implementation {
  const names = Object.keys(definition).map((name) => `${name[0]?.toLowerCase()}${name.slice(1)}`)
  const handlers = Object.fromEntries(names.map((name) => [name, async () => ({})]))
  return { definition: definition as Implementation['definition'], handlers, callers: undefined }
}

function reserialized(method: Method, bytes: Buffer): Buffer {
  try {
    return method.requestSerialize(method.requestDeserialize(bytes))
  } catch {
    return bytes
  }
}
