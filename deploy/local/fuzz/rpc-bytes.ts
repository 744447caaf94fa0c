import { Accounts, Authority, Catalog, Health, Issuance, Renderer, Signer, Webhooks } from '@etax/contracts'
import type { FuzzClass } from './fuzz-class.ts'

interface Method {
  path: string
  requestDeserialize(bytes: Buffer): object
  requestSerialize(value: object): Buffer
}

/** Requests over gRPC: read into an object, or refused by an error that the server answers. */
export const rpcBytes: FuzzClass = {
  name: 'gRPC',
  share: 150,
  maxMs: 500,
  async open() {
    const services = [Accounts, Authority, Catalog, Health, Issuance, Renderer, Signer, Webhooks]
    const methods = services.flatMap((service) => Object.values(service as unknown as Record<string, Method>))
    const filled = Buffer.from('0a0361626312036465661801220568656c6c6f2a0208013206123456789abc', 'hex')
    const corpus = methods.map((method) => reserialized(method, filled))
    return {
      corpus: [...corpus, filled],
      words: [
        '\x0a\x7f',
        '\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01',
        '\x0b\x0c',
        '\x07',
        '\x12\x00',
        '\x80\x80\x80\x80\x80\x80',
      ],
      read(bytes, random) {
        const method = random.pick(methods)
        let request: object
        try {
          request = method.requestDeserialize(bytes)
        } catch (error) {
          // As the server does: an error is answered; anything else would end the process.
          if (error instanceof Error && !(error instanceof RangeError && /call stack/.test(error.message)))
            return 'refused'
          throw error
        }
        method.requestSerialize(request)
        return 'accepted'
      },
    }
  },
}

function reserialized(method: Method, bytes: Buffer): Buffer {
  try {
    return method.requestSerialize(method.requestDeserialize(bytes))
  } catch {
    return bytes
  }
}
