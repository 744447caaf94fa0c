import { Health, Renderer } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { Client, credentials } from '@grpc/grpc-js'
import { afterEach, expect, test } from '@jest/globals'
import { client, type Handlers, implement, serve } from './index.ts'

const unused = async () => {
  throw new AppError('internal', 'TEST_1', 'not part of this test')
}
const quiet = { error: () => {} }
let life = new AsyncDisposableStack()

afterEach(async () => {
  await life.disposeAsync()
  life = new AsyncDisposableStack()
})

async function aRenderer(handlers: Partial<Handlers<typeof Renderer>>, deadlineMs = 5_000) {
  const unasked = { fetchPdf: unused, describePdf: unused, printDraft: unused, forget: unused }
  const services = [implement(Renderer, { ...unasked, ...handlers })]
  const server = life.use(await serve({ address: '127.0.0.1:0', access: 'plaintext', services, log: quiet }))
  return life.use(client(Renderer, server.address, { deadlineMs }))
}

test('an answer arrives with its types: bytes as Buffer', async () => {
  const renderer = await aRenderer({
    fetchPdf: async ({ receiptId }) => ({ name: `${receiptId}.pdf`, content: Buffer.from([1, 2]) }),
  })

  expect(await renderer.fetchPdf({ receiptId: 'r1' })).toEqual({ name: 'r1.pdf', content: Buffer.from([1, 2]) })
})

test('an AppError crosses with its kind, code and broken fields', async () => {
  const details = [{ path: 'items[0].tax', code: 'X_2', message: 'ñ fuera del catálogo' }]
  const renderer = await aRenderer({
    fetchPdf: async () => {
      throw new AppError('invalid', 'X_1', 'no es válido: ñ', { details })
    },
  })

  await expect(renderer.fetchPdf({})).rejects.toMatchObject({
    kind: 'invalid',
    code: 'X_1',
    message: 'no es válido: ñ',
    details,
  })
})

test('an error with a megabyte of sent data is cut, and ends no other call', async () => {
  const failing = Promise.withResolvers<void>()
  const long = { path: 'x'.repeat(1_000_000), code: 'X_2', message: 'is not known here' }
  const renderer = await aRenderer({
    fetchPdf: async () => {
      const details = [long, ...Array.from({ length: 3_000 }, (_, n) => ({ ...long, path: `field${n}` }))]
      throw new AppError('invalid', 'X_1', 'y'.repeat(1_000_000), { details })
    },
    describePdf: async () => {
      await failing.promise
      return { name: 'ok', size: 1 }
    },
  })
  const others = renderer.describePdf({})

  const refused = await renderer.fetchPdf({}).catch((error: unknown) => error as AppError)
  failing.resolve()

  expect(refused).toMatchObject({ kind: 'invalid', code: 'X_1' })
  const { message, details } = refused as AppError
  expect(message).toMatch(/more are not listed/)
  expect(refused).toMatchObject({ params: { omitted: 3_001 - details.length } })
  expect(details[0]?.path).toHaveLength(200)
  expect(JSON.stringify(details).length).toBeLessThan(60_000)
  expect(await others).toEqual({ name: 'ok', size: 1 })
})

test("a defect's detail stays at home", async () => {
  const renderer = await aRenderer({
    fetchPdf: async () => {
      throw new Error('password is hunter2')
    },
  })

  await expect(renderer.fetchPdf({})).rejects.toMatchObject({
    kind: 'internal',
    message: 'An unexpected error occurred here.',
  })
})

test('a database that is away is unavailable, not a defect', async () => {
  const renderer = await aRenderer({
    describePdf: async () => {
      throw Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
    },
  })

  await expect(renderer.describePdf({})).rejects.toMatchObject({ kind: 'unavailable', code: 'SYS_00011' })
})

test('a call without an answer ends at its deadline, on both sides', async () => {
  const hungUp = Promise.withResolvers<void>()
  let reached = false
  const renderer = await aRenderer({
    fetchPdf: async (_request, { signal }) => {
      reached = true
      if (signal.aborted) hungUp.resolve()
      signal.addEventListener('abort', () => hungUp.resolve())
      await hungUp.promise
      throw new AppError('unavailable', 'X_4', 'the caller has hung up')
    },
  })

  // On a busy machine a call may end before it reaches the server.
  do {
    const call = renderer.fetchPdf({}, { deadlineMs: 50 })
    await expect(call).rejects.toMatchObject({ kind: 'unavailable', code: 'SYS_10002' })
  } while (!reached)
  await hungUp.promise
})

test('a call that was answered is not aborted when its stream closes', async () => {
  const signals: AbortSignal[] = []
  const renderer = await aRenderer({
    describePdf: async (_request, { signal }) => {
      signals.push(signal)
      return { name: 'ok', size: 1 }
    },
  })

  await renderer.describePdf({})
  await renderer.describePdf({})

  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false])
})

test('a call with a long retry pause is not repeated meanwhile', async () => {
  let calls = 0
  const renderer = await aRenderer({
    describePdf: async () => {
      calls += 1
      throw new AppError('unavailable', 'X_5', 'the authority does not answer', { retryAfter: 30 })
    },
  })

  await expect(renderer.describePdf({})).rejects.toMatchObject({ code: 'X_5', retryAfter: 30 })
  expect(calls).toBe(1)
})

test('a call that could not get through is tried again', async () => {
  let calls = 0
  const renderer = await aRenderer({
    describePdf: async () => {
      calls += 1
      if (calls < 3) throw new AppError('unavailable', 'X_3', 'warming up')
      return { name: 'ok', size: 1 }
    },
  })

  expect(await renderer.describePdf({})).toEqual({ name: 'ok', size: 1 })
  expect(calls).toBe(3)
})

async function aReplacedRenderer(replacedWithinMs: number) {
  const handlers = { fetchPdf: unused, printDraft: unused, forget: unused }
  const services = [implement(Renderer, { ...handlers, describePdf: async () => ({ name: 'ok', size: 1 }) })]
  const start = (address: string) => serve({ address, access: 'plaintext', services, log: quiet })
  const first = await start('127.0.0.1:0')
  const renderer = life.use(client(Renderer, first.address, { deadlineMs: 20_000, replacedWithinMs }))
  await renderer.describePdf({})
  await first[Symbol.asyncDispose]()
  return { renderer, start: async () => life.use(await start(first.address)) }
}

test('a call waits for a service that is being replaced', async () => {
  const { renderer, start } = await aReplacedRenderer(20_000)
  const waiting = renderer.describePdf({})

  await start()

  expect(await waiting).toEqual({ name: 'ok', size: 1 })
})

test('a call to a service that has been away for longer fails at once', async () => {
  const { renderer } = await aReplacedRenderer(0)

  await expect(renderer.describePdf({})).rejects.toMatchObject({ kind: 'unavailable', code: 'SYS_10002' })
})

test('the health of a process and of its services is answered, and watched until it stops', async () => {
  const services = [implement(Renderer, { fetchPdf: unused, describePdf: unused, printDraft: unused, forget: unused })]
  const server = await serve({ address: '127.0.0.1:0', access: 'plaintext', services, log: quiet })
  const health = life.use(client(Health, server.address))
  const grpc = new Client(server.address, credentials.createInsecure())
  life.defer(() => grpc.close())
  const watch = (service: string) => {
    const { path, requestSerialize, responseDeserialize } = Health.Watch
    const stream = grpc.makeServerStreamRequest(path, requestSerialize, responseDeserialize, { service })
    return Array.fromAsync<{ status: string }>(stream)
  }

  expect(await health.check({})).toEqual({ status: 'SERVING' })
  expect(await health.check({ service: 'renderer.v1.Renderer' })).toEqual({ status: 'SERVING' })
  await expect(health.check({ service: 'none' })).rejects.toMatchObject({ kind: 'not-found', code: 'SYS_10004' })
  const watched = ['renderer.v1.Renderer', 'none'].map(watch)
  // A call after them shows that the server has both.
  await health.check({})
  await server[Symbol.asyncDispose]()
  const [known, unknown] = await Promise.all(watched)
  expect(known?.map(({ status }) => status)).toEqual(['SERVING', 'NOT_SERVING'])
  expect(unknown?.map(({ status }) => status)).toEqual(['SERVICE_UNKNOWN'])
})
