import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { connection } from '../src/connection.ts'
import { type AttemptReport, type BatchOrder, type BatchVerdict, Etax, EtaxError, remedyOf } from '../src/index.ts'
import { waitFor } from '../src/wait-for.ts'

const KEY = 'ak_test_nobodyMayReadThis'
const RUC = '1790011674001'
const ORDER = { customer: { identificationType: 'FINAL_CONSUMER' as const }, items: [] }
const ID = '019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77'

interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

type Handler = (seen: Seen, response: ServerResponse, request: IncomingMessage) => void

const seen: Seen[] = []
/** The handlers of the answers, in turn; the last one repeats. */
let handlers: Handler[] = []
let baseUrl = ''

const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request
  const one: Seen = { method, url, headers, body: '' }
  seen.push(one)
  const handler = handlers.length > 1 ? handlers.shift() : handlers[0]
  if (url.endsWith('/batches')) return handler?.(one, response, request)
  for await (const chunk of request) one.body += chunk
  handler?.(one, response, request)
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

beforeEach(() => {
  seen.length = 0
  attempts.length = 0
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const attempts: AttemptReport[] = []

type Settings = Parameters<typeof connection>[0]

function client(changes: Partial<Settings> = {}): Etax {
  return new Etax({ connection: connectionWith(changes) })
}

function connectionWith(changes: Partial<Settings> = {}): ReturnType<typeof connection> {
  const settings = {
    apiKey: KEY,
    taxpayerRuc: RUC,
    baseUrl,
    fetch,
    timeoutMs: 5_000,
    attemptTimeoutMs: 2_000,
    maxRetries: 3,
    random: () => 0,
    now: Date.now,
    onAttempt: (attempt: AttemptReport) => attempts.push(attempt),
  }
  return connection({ ...settings, ...changes })
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Handler {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
}

const breaks: Handler = (_, response) => response.destroy()
const away = json(503, { code: 'SYS_10001', message: 'away' }, { 'retry-after': '0' })
const receipt = { id: ID, status: 'DRAFT' }
const taken = json(202, { data: receipt, meta: { requestId: 'r', environment: 'sandbox' } })

test('a call carries key, taxpayer and request id, and its answer the data and the warnings', async () => {
  const warnings = [{ code: 'DOC_1', message: 'look', path: 'items' }]
  handlers = [json(202, { data: receipt, meta: { warnings } })]

  const issued = await client()
    .taxpayer('1790016919001')
    .invoices.issue({ ...ORDER, devReference: 'order-1' })

  expect(issued).toEqual({ ...receipt, warnings })
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/v1/developer/invoices' })
  expect(seen[0]?.headers).toMatchObject({ 'x-api-key': KEY, 'x-taxpayer-ruc': '1790016919001' })
  expect(seen[0]?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ ...ORDER, devReference: 'order-1' })
})

test('an order without a reference gets one, and every attempt has the same', async () => {
  handlers = [breaks, away, taken]

  await client().invoices.issue(ORDER)

  const references = seen.map(({ body }) => JSON.parse(body).devReference)
  expect(references).toHaveLength(3)
  expect(references[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(references).size).toBe(1)
  expect(attempts.map(({ attempt, status }) => [attempt, status])).toEqual([
    [1, 0],
    [2, 503],
    [3, 202],
  ])
})

test.each(['', '  ', ' \n', null, undefined])('a reference of %j is none: all attempts have one', async (blank) => {
  const order = { ...ORDER, devReference: blank as string }
  handlers = [breaks, away, taken]
  await client().invoices.issue(order)
  handlers = [breaks, away, taken]
  await client().xml.authorizeSigned({ xml: '<x/>', devReference: blank as string })

  const references = seen.map(({ body }) => JSON.parse(body).devReference)
  expect(references.map((one) => /^[0-9a-f-]{36}$/.test(one))).toEqual(references.map(() => true))
  expect([references.length, new Set(references).size]).toEqual([6, 2])
})

test('a write that may have happened is not made again; one that was refused by the limit is', async () => {
  const create = () => client().customers.create({ legalName: 'Ana' } as never)
  handlers = [breaks]
  await expect(create()).rejects.toMatchObject({ name: 'ConnectionError', status: 0 })
  handlers = [away]
  await expect(create()).rejects.toMatchObject({ name: 'ServiceError', status: 503, code: 'SYS_10001' })
  expect(seen).toHaveLength(2)

  handlers = [json(429, { code: 'LIM_10001', message: 'slow' }, { 'retry-after': '0' }), json(201, { data: receipt })]
  await expect(create()).resolves.toEqual(receipt)
})

test('an outage ends a call only after its time, however many attempts fail', async () => {
  handlers = [...Array.from({ length: 12 }, () => breaks), json(200, { data: receipt })]

  await expect(client({ maxRetries: Number.POSITIVE_INFINITY }).receipts.get(ID)).resolves.toEqual(receipt)
  expect(seen).toHaveLength(13)
})

test('nothing listens: the call is made again, and then says so', async () => {
  const nobody = createServer().listen(0, '127.0.0.1')
  await once(nobody, 'listening')
  const { port } = nobody.address() as AddressInfo
  await new Promise((closed) => nobody.close(closed))
  const refused = client({ baseUrl: `http://127.0.0.1:${port}`, maxRetries: 2 })

  await expect(refused.customers.create({} as never)).rejects.toMatchObject({ name: 'ConnectionError' })
  expect(attempts).toHaveLength(3)
})

test('a delete whose first answer was lost has happened', async () => {
  handlers = [breaks, json(404, { code: 'CAT_10001', message: 'gone' })]
  await expect(client().customers.delete(ID)).resolves.toBeUndefined()

  handlers = [json(404, { code: 'CAT_10001', message: 'gone' })]
  await expect(client().customers.delete(ID)).rejects.toMatchObject({ name: 'NotFoundError' })
})

test('the limit asks for more time than the call has: the error comes at once', async () => {
  handlers = [json(429, { code: 'LIM_10001', message: 'slow' }, { 'retry-after': '60' })]

  const failed = client().receipts.get(ID)

  await expect(failed).rejects.toMatchObject({ name: 'RateLimitError', retryAfter: 60 })
  expect(seen).toHaveLength(1)
})

test('an attempt that hangs ends and is repeated; the call ends at its deadline', async () => {
  const hangs: Handler = () => {}
  handlers = [hangs, json(200, { data: receipt })]
  await expect(client({ attemptTimeoutMs: 50 }).receipts.get(ID)).resolves.toEqual(receipt)

  handlers = [hangs]
  const late = client({ attemptTimeoutMs: 40 }).receipts.get(ID, { timeoutMs: 100 })
  await expect(late).rejects.toMatchObject({ name: 'DeadlineError' })
})

test('a body that hangs, or breaks off, counts as no answer', async () => {
  const half: Handler = (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"data":')
    setImmediate(() => response.destroy())
  }
  handlers = [half, json(200, { data: receipt })]

  await expect(client().receipts.get(ID)).resolves.toEqual(receipt)
})

test('an aborted call rejects with the reason of its signal, and is not made again', async () => {
  const aborting = new AbortController()
  handlers = [() => aborting.abort(new Error('enough'))]

  await expect(client().receipts.get(ID, { signal: aborting.signal })).rejects.toThrow('enough')
  expect(seen).toHaveLength(1)
})

test.each([
  ['no order', (etax: Etax) => etax.invoices.issue(undefined as never), /^An order must be an object.*undefined/],
  [
    'an order that is a list',
    (etax: Etax) => etax.xml.signAndAuthorize([] as never),
    /^An order must be an object.*list/,
  ],
  ['a reference that is a number', (etax: Etax) => etax.invoices.issue({ ...ORDER, devReference: 1 as never }), /text/],
  [
    'a time that is none',
    (etax: Etax) => etax.usage({ timeoutMs: Number.NaN }),
    /^timeoutMs must be milliseconds.*NaN/,
  ],
  ['a time beyond all timers', (etax: Etax) => etax.usage({ timeoutMs: 2 ** 31 }), /^timeoutMs must be/],
  ['a wait without a time', (etax: Etax) => etax.invoices.issueAndWait(ORDER, { timeoutMs: 0 }), /^timeoutMs must be/],
  [
    'repeats that are none',
    (etax: Etax) => etax.usage({ maxRetries: Number.NaN }),
    /^maxRetries must be a whole number/,
  ],
  ['a request id with a break', (etax: Etax) => etax.usage({ requestId: 'a\nb' }), /^requestId must be/],
  ['a signal that is none', (etax: Etax) => etax.usage({ signal: {} as never }), /^signal must be an AbortSignal/],
  ['options that are null', (etax: Etax) => etax.usage(null as never), /^The options of a call must be/],
  ['an operation that is none', (etax: Etax) => etax.call('nope' as never), /operation does not exist.*getUsage/],
  ['a body that is no JSON', (etax: Etax) => etax.customers.create({ a: 1n } as never), /cannot be written as JSON/],
  ['a certificate that is no bytes', (etax: Etax) => etax.certificate.upload('' as never, 'x'), /bytes of a P12 file/],
  [
    'a logo that is no file',
    (etax: Etax) => etax.resources.taxpayers.uploadLogo(ID, undefined as never),
    /must be a Blob/,
  ],
])('%s is an error of the client, and nothing is sent', async (_, act, message) => {
  handlers = [taken]

  const error = await act(client()).catch((thrown: unknown) => thrown)

  expect(error).toBeInstanceOf(EtaxError)
  expect((error as EtaxError).message).toMatch(message)
  expect(seen).toEqual([])
})

const answers: [string, number, string][] = [
  ['a page', 200, '<html>sign in</html>'],
  ['an empty object', 200, '{}'],
  ['null', 200, 'null'],
  ['nothing', 204, ''],
  ['half of it', 200, '{"data":'],
]

test.each(answers)('a success with %s is told as none of the service’s', async (_, status, body) => {
  handlers = [(_seen, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(body)]
  const etax = client()

  const calls = [
    etax.invoices.issue(ORDER),
    etax.receipts.get(ID),
    etax.receipts.list().first(),
    etax.resources.taxes.list().first(),
    Array.fromAsync(etax.batches.issue([{ documentType: 'INVOICE', ...ORDER }], { maxRetries: 0 })),
    ...(body === '{}' ? [] : [etax.resources.taxes.get(ID)]),
  ]
  const errors = await Promise.all(calls.map((call) => call.then(String, (thrown) => thrown)))

  const isRefused = { name: 'UnexpectedAnswerError', status, message: expect.stringContaining('check baseUrl') }
  const batch = status === 204 ? { name: 'ConnectionError' } : isRefused
  expect(errors).toMatchObject(calls.map((_call, at) => (at === 4 ? batch : isRefused)))
})

test('an error of the resource API has its message, and the remedy of its status', async () => {
  handlers = [json(404, { statusCode: 404, message: 'Tax not found' }, { 'x-request-id': 'req-2' })]

  const error: EtaxError = await client()
    .resources.taxes.get(ID)
    .then(
      () => undefined as never,
      (thrown) => thrown,
    )

  expect(error).toMatchObject({
    name: 'NotFoundError',
    code: '',
    message: 'Tax not found',
    status: 404,
    requestId: 'req-2',
  })
  expect(await remedyOf(error)).toBe('Check the id: this workspace has no such record.')
})

test('any answer of an error makes an error of the client', async () => {
  for (const body of [{ code: 5, message: ['a'], details: 'x' }, { details: [null, 'x', {}] }, null, [], 'x']) {
    handlers = [json(400, body)]
    await expect(client().usage()).rejects.toMatchObject({ name: 'InvalidRequestError', code: '', status: 400 })
  }
})

test('any operation is called by its name: for its JSON, or for the answer as it came', async () => {
  handlers = [json(200, { data: { used: 7 }, meta: {} })]

  expect(await client().call('getUsage')).toEqual({ data: { used: 7 }, meta: {} })
  expect((await client().callRaw('getUsage')).status).toBe(200)
})

test.each([
  [400, 'VAL_10000', 'InvalidRequestError'],
  [413, 'REQ_10003', 'InvalidRequestError'],
  [401, 'AUT_10001', 'AuthenticationError'],
  [403, 'CTX_10007', 'PermissionError'],
  [403, 'SUB_12002', 'QuotaError'],
  [404, 'RCP_10001', 'NotFoundError'],
  [409, 'RCP_10002', 'ConflictError'],
  [500, 'SYS_10000', 'ServiceError'],
])('%i %s is the %s', async (status, code, name) => {
  handlers = [json(status, { code, message: 'said', statusCode: status, details: [] }, { 'x-request-id': 'req-1' })]

  await expect(client().customers.create({} as never)).rejects.toMatchObject({
    name,
    code,
    status,
    message: 'said',
    requestId: 'req-1',
    docsUrl: `${baseUrl}/docs/errors#${code}`,
  })
})

test('an error has a remedy, for itself and for each field, and never the key', async () => {
  const details = [{ path: 'customer', code: 'FLD_10001', message: 'is required' }]
  handlers = [json(400, { code: 'VAL_10000', message: 'not valid', details })]
  const etax = client()

  const error: EtaxError = await etax.invoices.issue(ORDER).then(
    () => undefined as never,
    (thrown) => thrown,
  )

  expect(await remedyOf(error)).toBe('Correct every field named in details and send the request again.')
  expect(await remedyOf(error.details[0] ?? error, 'es')).toMatch(/^Env/)
  for (const object of [etax, error, attempts]) {
    expect(inspect(object, { depth: null, showHidden: true })).not.toContain(KEY)
  }
})

test('an answer of another program is reported as such', async () => {
  handlers = [(_, response) => response.writeHead(400).end('<html>proxy</html>')]
  await expect(client().receipts.get(ID)).rejects.toMatchObject({ name: 'InvalidRequestError', code: '' })

  handlers = [(_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()]
  await expect(client().receipts.get(ID)).rejects.toThrow(/redirect/)
  expect(seen).toHaveLength(2)
})

test('a wrong key, address, taxpayer or id is refused before anything is sent', async () => {
  const options = { apiKey: KEY, baseUrl }

  expect(() => new Etax({ ...options, apiKey: `${KEY}\n` })).toThrow(/^apiKey must be (?!.*nobody)/)
  expect(() => new Etax({ ...options, baseUrl: 'tax.example.com' })).toThrow(/^baseUrl must be/)
  expect(() => new Etax({ ...options, taxpayerRuc: '179' })).toThrow(/^taxpayerRuc must be/)
  await expect(client().receipts.get('../customers')).rejects.toThrow(/^id must be/)
  expect(seen).toEqual([])
})

test('lists go on by cursor, and by offset', async () => {
  const page = (items: number[], nextCursor: string | null) =>
    json(200, { data: items, meta: { pagination: { total: 3, nextCursor } } })
  handlers = [page([1, 2], 'c2'), page([3], null)]
  expect(await client().receipts.list({ status: 'ERROR', limit: 2 }).all()).toEqual([1, 2, 3])
  expect(seen.map(({ url }) => url.split('?')[1])).toEqual(['status=ERROR&limit=2', 'status=ERROR&limit=2&cursor=c2'])

  seen.length = 0
  const total = { 'x-total-count': '3' }
  handlers = [json(200, [1, 2], total), json(200, [3], total)]
  const taxes = client().resources.taxes.list({ filter: { name__eq: 'IVA 15%' }, limit: 2 })
  expect(await taxes.all()).toEqual([1, 2, 3])
  expect(seen[1]?.url).toBe('/taxes?limit=2&filter.name__eq=IVA+15%25&offset=2')
})

const withPython = spawnSync('python3', ['-c', 'import requests']).status === 0 ? test : test.skip

withPython('the example in Python reads a date to wait until, and says when a proxy answers', async () => {
  const page: Handler = (_, response) => response.writeHead(400).end('<html>proxy</html>')
  handlers = [json(503, {}, { 'retry-after': 'Sun, 22 Nov 2020 12:00:10 GMT' }), page]
  const env = { PATH: process.env.PATH, ETAX_BASE_URL: baseUrl, ETAX_API_KEY: KEY, ETAX_TAXPAYER_RUC: RUC }
  const example = join(import.meta.dirname, '../examples/issue.py')

  const message = await new Promise((ended) => {
    execFile('python3', [example], { env, timeout: 20_000 }, (_error, _stdout, stderr) => ended(stderr))
  })

  expect(message).toMatch(/^400 without a reason: something before the service may have answered/)
  expect(new Set(seen.map(({ body }) => body)).size).toBe(1)
  expect(seen).toHaveLength(2)
})

function byAddress(handler: (address: string) => Handler): Handler[] {
  return [(one, response, request) => handler(one.url.split('/').at(-1) ?? '')(one, response, request)]
}

test('issuing and waiting tells whether an earlier call had issued the document', async () => {
  const ended = { ...receipt, status: 'COMPLETED', duplicate: false }
  const stream: Handler = (_, response) => {
    const data = JSON.stringify({ status: 'COMPLETED', final: true, receipt: ended })
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`id: 1\ndata: ${data}\n\n`)
  }
  handlers = byAddress((last) => {
    if (last === 'events') return stream
    return json(200, { data: last === 'invoices' ? { ...receipt, duplicate: true } : ended })
  })

  expect(await client().invoices.issueAndWait(ORDER)).toMatchObject({ status: 'COMPLETED', duplicate: true })
})

test('several states of a filter are one value', async () => {
  handlers = [json(200, { data: [], meta: { pagination: { total: 0, nextCursor: null } } })]

  await client()
    .receipts.list({ status: ['ERROR', 'REJECTED'] })
    .first()

  expect(seen[0]?.url).toBe('/v1/developer/receipts?status=ERROR%2CREJECTED')
})

test('a receipt is waited for by its events, through a break, to its end', async () => {
  const event = (id: number, status: string, more: object = {}) =>
    `id: ${id}\nevent: status\ndata: ${JSON.stringify({ status, final: false, ...more })}\n\n`
  const streams = [
    event(1, 'DRAFT') + event(2, 'ERROR') + event(3, 'AUTHORIZED', { receipt }),
    event(4, 'COMPLETED', { receipt, final: true }),
  ]
  const stream: Handler = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(streams.shift())
  }
  handlers = byAddress((last) =>
    last === 'events' ? stream : json(200, { data: { ...receipt, status: 'COMPLETED' } }),
  )
  const states: string[] = []

  const ended = await client().receipts.waitFor(ID, { onState: (state) => states.push(state) })

  expect(ended.status).toBe('COMPLETED')
  expect(states).toEqual(['DRAFT', 'ERROR', 'AUTHORIZED', 'COMPLETED'])
  expect(seen[1]?.headers['last-event-id']).toBe('3')
})

test('without events the client polls, through an outage', async () => {
  const answers = [json(200, { data: { status: 'DRAFT' } }), away, json(200, { data: { status: 'REJECTED' } })]
  const none = json(404, { code: 'REQ_10001', message: 'nothing here' })
  handlers = byAddress((last) => {
    if (last === 'events') return none
    return last === 'status' ? (answers.shift() ?? none) : json(200, { data: { ...receipt, status: 'REJECTED' } })
  })

  expect(await client({ maxRetries: 0 }).receipts.waitFor(ID)).toMatchObject({ status: 'REJECTED' })
})

/** A stream without content, as behind a proxy that buffers. */
const heldBack: Handler = (_, response) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()

test('a stream that is held back is left for asking', async () => {
  const states = ['DRAFT', 'DRAFT', 'COMPLETED']
  handlers = byAddress((last) => {
    if (last === 'events') return heldBack
    return json(200, { data: { ...receipt, status: last === 'status' ? states.shift() : 'COMPLETED' } })
  })

  const streamLimits = { askMs: 60_000, silenceMs: 20 }
  const ended = await waitFor(connectionWith(), ID, { timeoutMs: 5_000 }, streamLimits)

  expect(ended.status).toBe('COMPLETED')
  expect(seen.filter(({ url }) => url.endsWith('/events'))).toHaveLength(1)
})

test('beside a stream without an end, one call asks for the state', async () => {
  handlers = byAddress((last) =>
    last === 'events' ? heldBack : json(200, { data: { ...receipt, status: 'REJECTED' } }),
  )
  const states: string[] = []

  const options = { timeoutMs: 5_000, onState: (state: string) => states.push(state) }
  const ended = await waitFor(connectionWith(), ID, options, { askMs: 10, silenceMs: 60_000 })

  expect([ended.status, states]).toEqual(['REJECTED', ['REJECTED']])
})

test('an error of the caller’s onState reaches the caller', async () => {
  const data = JSON.stringify({ status: 'DRAFT', final: false })
  const stream: Handler = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`id: 1\ndata: ${data}\n\n`)
  }
  handlers = [stream]
  const onState = () => {
    throw new RangeError('of the caller')
  }

  await expect(client().receipts.waitFor(ID, { onState })).rejects.toThrow('of the caller')
})

test('a wait that takes too long says where the receipt is', async () => {
  handlers = byAddress((last) => (last === 'events' ? json(404, {}) : json(200, { data: { status: 'DRAFT' } })))

  await expect(client().receipts.waitFor(ID, { timeoutMs: 150 })).rejects.toThrow(/still DRAFT.*goes on by itself/)
})

test('a batch sends orders without a verdict again after a broken connection', async () => {
  const received: string[] = []
  handlers = [
    async (_, response, request) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' })
      let lines = 0
      for await (const chunk of request) lines += String(chunk).split('\n').length - 1
      received.push(`${lines}`)
      response.write(`${JSON.stringify({ index: 1, status: 202, devReference: 'b', receipt })}\n`, () =>
        response.destroy(),
      )
    },
    async (_, response, request) => {
      let text = ''
      for await (const chunk of request) text += chunk
      const orders = text.trim().split('\n')
      received.push(...orders.map((line) => JSON.parse(line).devReference))
      const error = { code: 'VAL_10000', message: 'not valid', details: [] }
      const verdicts = [
        { index: 0, status: 200, devReference: 'a', receipt },
        { index: 1, status: 400, devReference: null, error },
      ]
      response.writeHead(200).end(verdicts.map((verdict) => JSON.stringify(verdict)).join('\n'))
    },
  ]
  const orders = ['a', 'b', 'c'].map((devReference) => ({ documentType: 'INVOICE' as const, ...ORDER, devReference }))

  const verdicts: BatchVerdict[] = await Array.fromAsync(client().batches.issue(orders))

  expect(received).toEqual(['3', 'a', 'c'])
  expect(verdicts.map(({ index, devReference, kind }) => [index, devReference, kind])).toEqual([
    [1, 'b', 'issued'],
    [0, 'a', 'issued'],
    [2, 'c', 'refused'],
  ])
})

test('orders that the service skipped are sent again, a few times', async () => {
  const error = { code: 'LIM_10013', message: 'ended', details: [] }
  const ended: Handler = async (_, response, request) => {
    await Array.fromAsync(request)
    response.writeHead(200).end(JSON.stringify({ index: 0, status: 503, devReference: null, error }))
  }
  const all: Handler = async (_, response, request) => {
    await Array.fromAsync(request)
    response.writeHead(200).end(JSON.stringify({ index: 0, status: 202, devReference: 'a', receipt }))
  }
  const orders = [{ documentType: 'INVOICE' as const, ...ORDER, devReference: 'a' }]

  handlers = [ended, all]
  expect(await Array.fromAsync(client().batches.issue(orders))).toMatchObject([{ devReference: 'a', kind: 'issued' }])
  handlers = [ended]
  const never = Array.fromAsync(client().batches.issue(orders, { maxRetries: 1 }))
  await expect(never).rejects.toMatchObject({ name: 'ServiceError', code: 'LIM_10013' })
})

test('an order that met an outage behind the service is sent again, and is no verdict', async () => {
  const away: Handler = async (_, response, request) => {
    await Array.fromAsync(request)
    const error = { code: 'SYS_10002', message: 'away', details: [] }
    const verdicts = [
      { index: 0, status: 503, devReference: 'a', error },
      { index: 1, status: 202, devReference: 'b', receipt },
    ]
    response.writeHead(200).end(verdicts.map((verdict) => JSON.stringify(verdict)).join('\n'))
  }
  handlers = [away, takesAll]
  const orders = ['a', 'b'].map((devReference) => ({ documentType: 'INVOICE' as const, ...ORDER, devReference }))

  const verdicts = await Array.fromAsync(client().batches.issue(orders))

  expect(verdicts).toMatchObject([
    { index: 1, devReference: 'b', kind: 'issued' },
    { index: 0, devReference: 'a', kind: 'issued' },
  ])
})

test('an outage ends no batch before its time, however often the connection breaks', async () => {
  const brokenAtOnce: Handler = (_, response, request) => {
    request.resume()
    response.destroy()
  }
  handlers = [...Array.from({ length: 12 }, () => brokenAtOnce), takesAll]
  const orders = [{ documentType: 'INVOICE' as const, ...ORDER, devReference: 'a' }]

  expect(await Array.fromAsync(client().batches.issue(orders))).toMatchObject([{ devReference: 'a', kind: 'issued' }])
  handlers = [brokenAtOnce]
  const over = Array.fromAsync(client({ timeoutMs: 100 }).batches.issue(orders))
  await expect(over).rejects.toMatchObject({ name: 'ConnectionError' })
})

test('webhook events come through breaks and ends of their stream, until the key is refused', async () => {
  const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
  const webhook = (id: string) => event('webhook', { id, type: 'webhook.ping', body: `{"id":"${id}"}` })
  const listening = event('listening', {})
  const streams = [
    listening + webhook('e1'),
    listening + webhook('e2') + event('end', { reason: 'time' }),
    listening + event('end', { reason: 'refused' }),
  ]
  handlers = [(_, response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(streams.shift())]
  let opened = 0
  const ids: string[] = []

  const all = (async () => {
    const onOpen = () => {
      opened += 1
    }
    for await (const { id } of client().webhooks.events({ onOpen })) ids.push(id)
  })()

  await expect(all).rejects.toMatchObject({ name: 'AuthenticationError' })
  expect([ids, opened]).toEqual([['e1', 'e2'], 3])
})

test('webhook events are triggered and sent again; a key lists its requests; an order of any kind is previewed', async () => {
  const since = new Date('2026-11-21T15:00:00Z')
  handlers = [json(202, { data: { id: 'e1', type: 'webhook.ping', body: '{}' } })]
  await client().webhooks.trigger('webhook.ping')
  handlers = [json(200, { data: { deliveries: 2 } })]
  const counts = [await client().webhooks.resend(ID), await client().webhooks.resendMissed(since)]
  handlers = [json(200, { data: [{ id: 'r1' }], meta: { pagination: { limit: 20, nextCursor: null } } })]
  const requests = await client().requests.list({ status: 'failed' }).all()
  handlers = [json(200, { data: { total: '1.15' }, meta: {} })]
  const preview = await client().preview({ documentType: 'INVOICE', ...ORDER })

  expect([counts, requests, preview.total]).toEqual([[2, 2], [{ id: 'r1' }], '1.15'])
  expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/v1/developer/webhooks/events', '{"type":"webhook.ping"}'],
    ['POST', `/v1/developer/webhooks/events/${ID}/resend`, ''],
    ['POST', '/v1/developer/webhooks/events/resend', '{"since":"2026-11-21T15:00:00.000Z"}'],
    ['GET', '/v1/developer/requests?status=failed', ''],
    ['POST', '/v1/developer/invoices/preview', JSON.stringify(ORDER)],
  ])
})

const takesAll: Handler = async (_, response, request) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const orders = text.trim().split('\n')
  const verdicts = orders.map((line, index) => {
    const { devReference } = JSON.parse(line)
    return JSON.stringify({ index, status: 202, devReference, receipt })
  })
  response.writeHead(200).end(verdicts.join('\n'))
}

test('orders that fail midway are heard, after the verdicts of those before', async () => {
  handlers = [takesAll]
  async function* orders(): AsyncGenerator<BatchOrder> {
    yield { documentType: 'INVOICE', ...ORDER, devReference: 'a' }
    yield { documentType: 'INVOICE', ...ORDER, devReference: 'b' }
    throw new RangeError('the database of the caller')
  }
  const issued: string[] = []

  const all = (async () => {
    for await (const { devReference } of client().batches.issue(orders())) issued.push(devReference)
  })()

  await expect(all).rejects.toThrow(new RangeError('the database of the caller'))
  expect(issued).toEqual(['a', 'b'])
})

test('a value that is not an order is refused alone, and a blank reference counts as absent', async () => {
  handlers = [takesAll]
  const order = { documentType: 'INVOICE', ...ORDER }
  const orders = [null, { ...order, devReference: 'a' }, { ...order, devReference: ' ' }, { ...order, x: 1n }]

  const verdicts = await Array.fromAsync(client().batches.issue(orders as BatchOrder[]))

  const sorted = verdicts.toSorted((one, other) => one.index - other.index)
  expect(sorted.map(({ kind }) => kind)).toEqual(['refused', 'issued', 'issued', 'refused'])
  expect(sorted.map(({ devReference }) => devReference)).toEqual([
    '',
    'a',
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    '',
  ])
  expect(sorted[0]).toMatchObject({ error: { message: expect.stringContaining('orders[0] cannot be sent.') } })
  await expect(Array.fromAsync(client().batches.issue(undefined as never))).rejects.toBeInstanceOf(EtaxError)
})

test('the caller’s iterator is closed at an early end', async () => {
  handlers = [takesAll]
  let isClosed = false
  function* orders(): Generator<BatchOrder> {
    try {
      for (;;) yield { documentType: 'INVOICE', ...ORDER }
    } finally {
      isClosed = true
    }
  }

  for await (const _verdict of client().batches.issue(orders())) break

  expect(isClosed).toBe(true)
})

test('a batch of more than a thousand orders is several requests', async () => {
  const sizes: number[] = []
  handlers = [
    async (_, response, request) => {
      let text = ''
      for await (const chunk of request) text += chunk
      const lines = text.trim().split('\n')
      sizes.push(lines.length)
      response
        .writeHead(200)
        .end(
          lines
            .map((_line, index) => JSON.stringify({ index, status: 202, devReference: `${index}`, receipt }))
            .join('\n'),
        )
    },
  ]
  const orders = Array.from({ length: 1_201 }, () => ({ documentType: 'INVOICE' as const, ...ORDER }))

  const verdicts: BatchVerdict[] = await Array.fromAsync(client().batches.issue(orders))

  expect(sizes).toEqual([1_000, 201])
  expect(verdicts.map(({ index }) => index)).toEqual(orders.map((_, index) => index))
})

test('a batch that is refused as a whole rejects', async () => {
  handlers = [
    (one, response, request) => {
      request.resume()
      json(401, { code: 'AUT_10001', message: 'no key' })(one, response, request)
    },
  ]
  const orders = [{ documentType: 'INVOICE' as const, ...ORDER }]

  await expect(Array.fromAsync(client().batches.issue(orders))).rejects.toMatchObject({ name: 'AuthenticationError' })
})

test('reports take their grouping, and are returned unchanged', async () => {
  handlers = [json(200, { data: { totals: { total: '11.50' } } })]

  const { reports } = client()
  const sales = await reports.sales({ from: '2026-11-01', by: 'customer' })
  await reports.taxes()
  await reports.withholdings({ by: 'month' })
  await reports.dailyUsage({ to: '2026-11-30' })

  expect(sales.totals.total).toBe('11.50')
  expect(seen.map(({ url }) => url)).toEqual([
    '/v1/developer/reports/sales?from=2026-11-01&by=customer',
    '/v1/developer/reports/taxes',
    '/v1/developer/reports/withholdings?by=month',
    '/v1/developer/usage/days?to=2026-11-30',
  ])
})
