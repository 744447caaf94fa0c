import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { createLogger } from '@etax/runtime/logger'
import { processorMs } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'
import { createdKey } from '../accounts/create-api-key.ts'
import { httpApp } from './app.ts'

const account = { email: 'owner@example.com', password: 'correct horse', workspaceName: 'Andina' }

const usage = {
  used: 0,
  byDocumentType: {},
  byStatus: {},
  usedByKey: 0,
  byDocumentTypeOfKey: {},
  byStatusOfKey: {},
}

async function anOwner() {
  const { app } = await aGateway()
  const signedUp = await app.inject({ method: 'POST', url: '/account/sign-up', payload: account })
  const cookie = String(signedUp.headers['set-cookie']).split(';')[0] ?? ''
  return { app, headers: { cookie, 'x-csrf-token': signedUp.json().data.csrfToken } }
}

async function anAttackedGateway() {
  const { app, aWorkspace, clock } = await aGateway()
  const { testKey } = await aWorkspace()
  const post = (url: string, payload: string | Buffer, headers: object = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC, ...headers },
      payload,
    })
  return { app, post, clock }
}

test.each([
  ['{"__proto__": {"plan": "development"}}', 'REQ_10001'],
  ['{"constructor": {"prototype": {"admin": true}}}', 'REQ_10001'],
  ['{"customer": {"__proto__": {}}}', 'REQ_10001'],
  [`{"items": ${'['.repeat(15_000)}${']'.repeat(15_000)}}`, 'REQ_10006'],
  [`${'['.repeat(400_000)}${']'.repeat(400_000)}`, 'REQ_10006'],
  [`{"items": [${'1,'.repeat(30_000)}1]}`, 'REQ_10006'],
  [`{${Array.from({ length: 140_000 }, (_, n) => `"k${n}":1`).join(',')}}`, 'REQ_10006'],
  [`{"additionalInfo": {${Array.from({ length: 1_001 }, (_, n) => `"k${n}":1`).join(',')}}}`, 'REQ_10006'],
])('a body made to harm is refused before anything reads it (%#)', async (payload, code) => {
  const { post } = await anAttackedGateway()

  const answer = await post('/v1/developer/invoices', payload)

  expect([answer.statusCode, answer.json().code]).toEqual([400, code])
})

test.each([
  ['half a character', Buffer.from([0x22, 0xe2, 0x82, 0x22]), 'REQ_10008'],
  ['Latin-1', Buffer.from('"é"', 'latin1'), 'REQ_10008'],
  ['a null', '"a\\u0000"', 'DOC_10003'],
  ['an escape character', '"a\\u001b"', 'DOC_10003'],
  ['half a pair', '"a\\ud800"', 'DOC_10003'],
  ['a pair the wrong way round', '"a\\udc00\\ud800"', 'DOC_10003'],
  ['no character at all', '"a\\uffff"', 'DOC_10003'],
])('a text with %s is refused where it is written', async (_, text, code) => {
  const { app, headers } = await anOwner()
  const payload = Buffer.concat([Buffer.from('{"mode": "test", "name": '), Buffer.from(text), Buffer.from('}')])
  const all = { ...headers, 'content-type': 'application/json' }

  const answer = await app.inject({ method: 'POST', url: '/account/api-keys', headers: all, payload })

  const { code: top, details } = answer.json()
  expect([answer.statusCode, details[0]?.code ?? top]).toEqual([400, code])
})

test('a request that names the whole address is routed by its path alone', async () => {
  const { app } = await aGateway({}, { unshared: true })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const outgoing = request({ port, host: '127.0.0.1', path: 'http://evil.example/account/session' }).end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  outgoing.destroy()
  await app.close()

  expect(answer.statusCode).toBe(401)
})

test('a long address takes no time to refuse', async () => {
  const { post } = await anAttackedGateway()
  const email = `a@${'a.'.repeat(7_000)}@`
  const began = processorMs()

  const answer = await post('/account/sign-up', JSON.stringify({ ...account, email }))

  expect(answer.statusCode).toBe(400)
  expect(processorMs() - began).toBeLessThan(1_000)
})

test('a certificate of blanks takes no time to refuse', async () => {
  const { post } = await anAttackedGateway()
  const began = processorMs()

  const answer = await post('/v1/developer/certificate', JSON.stringify({ file: `A${' '.repeat(500_000)}!` }))

  expect(answer.statusCode).toBe(400)
  expect(processorMs() - began).toBeLessThan(1_000)
})

test('a workspace cannot multiply its rate by making keys without end', async () => {
  const { app, clock } = await aGateway()
  const signedUp = await app.inject({ method: 'POST', url: '/account/sign-up', payload: account })
  const cookie = String(signedUp.headers['set-cookie']).split(';')[0] ?? ''
  const headers = { cookie, 'x-csrf-token': signedUp.json().data.csrfToken }
  const make = async () => {
    clock.now += 1_000
    const payload = { mode: 'test', name: 'another' }
    return (await app.inject({ method: 'POST', url: '/account/api-keys', headers, payload })).statusCode
  }
  const statuses: number[] = []
  for (let number = 0; number < 51; number += 1) statuses.push(await make())

  expect(statuses.filter((status) => status === 201)).toHaveLength(50)
  expect(statuses.at(50)).toBe(409)
})

test('a caller who is not signed in may send small bodies only', async () => {
  const { post } = await anAttackedGateway()

  const answer = await post('/account/session', JSON.stringify({ ...account, password: 'x'.repeat(20_000) }))

  expect([answer.statusCode, answer.json().message]).toEqual([
    413,
    'The body is larger than 16 KiB: send less, or split it.',
  ])
})

const WRITES = ['/v1/developer/invoices', '/v1/developer/customers', '/account/sign-up', '/customers', '/taxpayers']

test.each(WRITES)('%s takes UTF-8, with or without its mark, and nothing else', async (url) => {
  const { post } = await anAttackedGateway()
  const json = '{"devReference": "María", "email": "María", "name": "María"}'

  const latin1 = await post(url, Buffer.from(json, 'latin1'))
  const declared = await post(url, json, { 'content-type': 'application/json; charset=ISO-8859-1' })
  const marked = await post(url, `\ufeff${json}`, { 'content-type': 'application/json; charset="utf-8"' })
  const plain = await post(url, json)

  expect([latin1.statusCode, latin1.json().message]).toEqual([
    400,
    'The body is not UTF-8: send it in UTF-8, in which ñ is the two bytes C3 B1.',
  ])
  expect([declared.statusCode, declared.json().message]).toEqual([
    415,
    'The header Content-Type says that the body is written in ISO-8859-1; it must be UTF-8.',
  ])
  expect({ ...marked.json<object>(), requestId: 0 }).toEqual({ ...plain.json<object>(), requestId: 0 })
})

test.each(['\\ud83d', '\\u0001', '\\ufffe'])('%s is refused at every write', async (bad) => {
  const { post } = await anAttackedGateway()
  const message = 'The text has characters that are not accepted here'
  const signUp = JSON.stringify({ ...account, workspaceName: 'Andina X' }).replace('X', bad)

  const record = await post('/customers', `{"name": "Ma${bad}ria"}`)
  const memberName = await post('/customers', `{"na${bad}me": "Maria"}`)
  const order = await post('/v1/developer/invoices', `{"devReference": "A${bad}1"}`)
  const name = await post('/account/sign-up', signUp)

  expect([record, memberName, order, name].map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
  expect(record.json().message).toContain(`name: ${message}`)
  expect(memberName.json().message).toContain(message)
  expect(order.json().details).toContainEqual(expect.objectContaining({ path: 'devReference', code: 'DOC_10003' }))
  expect(name.json().details).toEqual([expect.objectContaining({ path: 'workspaceName', code: 'DOC_10003' })])
})

test('line breaks and tabs are taken, and so is every letter', async () => {
  const { post } = await anAttackedGateway()

  const additionalInfo = [{ name: 'Nota', value: 'Ñandú 🦙\r\n\tS.A.' }]

  const order = await post('/v1/developer/invoices', JSON.stringify({ additionalInfo }))
  const name = await post('/account/sign-up', JSON.stringify({ ...account, workspaceName: 'Ñandú 🦙 S.A.' }))

  expect(order.json().details).not.toContainEqual(expect.objectContaining({ code: 'DOC_10003' }))
  expect(name.json().details ?? []).toEqual([])
})

test('forms are UTF-8 too, and what is too large in one is named', async () => {
  const { post } = await anAttackedGateway()
  const send = (password: Buffer) => {
    const [begin, end] = ['--x\r\nContent-Disposition: form-data; name="password"\r\n\r\n', '\r\n--x--\r\n']
    const form = Buffer.concat([Buffer.from(begin), password, Buffer.from(end)])
    return post('/v1/developer/certificate', form, { 'content-type': 'multipart/form-data; boundary=x' })
  }
  const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' }

  const answers = [
    await send(Buffer.from('contraseña', 'latin1')),
    await send(Buffer.alloc(20_000, 'x')),
    await send(Buffer.from('a\u0001')),
    await post('/account/password/reset', Buffer.from('password=contraseña', 'latin1'), urlEncoded),
  ]

  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [400, 'REQ_10008'],
    [413, 'REQ_10003'],
    [400, 'VAL_10000'],
    [400, 'REQ_10008'],
  ])
  expect(answers[1]?.json().message).toBe('The field password is larger than 16 KiB: send less, or split it.')
})

test('one address of the network cannot try names and passwords without end', async () => {
  const { app, clock } = await anAttackedGateway()
  clock.now += 3_600_000
  const attempt = async (number: number, remoteAddress: string) => {
    const payload = { email: `user-${number}@example.com`, password: 'wrong horse' }
    return (await app.inject({ method: 'POST', url: '/account/session', payload, remoteAddress })).statusCode
  }

  const statuses: number[] = []
  for (let number = 0; number < 61; number += 1) statuses.push(await attempt(number, '192.0.2.7'))

  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([401]))
  expect(statuses.at(60)).toBe(429)
  expect(await attempt(102, '192.0.2.8')).toBe(401)
})

test('behind a proxy the address is the one it saw, whatever the caller says', async () => {
  const app = await httpApp(createLogger('api-gateway', 'silent'), { trustProxy: true })
  app.get('/ip', async ({ ip, host, protocol }) => ({ ip, host, protocol }))

  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.4', 'x-forwarded-proto': 'https' }

  expect((await app.inject({ url: '/ip', headers })).json()).toMatchObject({ ip: '198.51.100.4', protocol: 'https' })
})

test.each([
  '/files/../../etc/passwd',
  '/files/..%2f..%2fetc%2fpasswd/x',
  '/files/a.b/c',
  '/logos/..%2f..%2fetc%2fpasswd',
])('%s leads nowhere', async (url) => {
  const { app } = await aGateway({
    catalog: {
      fetchLogo: async ({ logoId }) => {
        throw new Error(`asked for ${logoId}`)
      },
    },
  })

  expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400)
})

test('however many keys it has, a workspace has a ceiling', async () => {
  const { app, accounts, aWorkspace } = await aGateway({ issuance: { describeUsage: async () => usage } })
  const { workspaceId } = await aWorkspace('free')
  const keys = Array.from({ length: 8 }, (_, number) => {
    const made = { workspaceId, mode: 'test' as const, name: `${number}`, createdAt: new Date(0) }
    return createdKey(made, { pepper: 'pepper', random: randomBytes })
  })
  for (const { record } of keys) accounts.keepKey(record)
  const codes: string[] = []
  for (const { key } of keys) {
    for (let sent = 0; sent < 20; sent += 1) {
      const headers = { 'x-api-key': key, 'x-taxpayer-ruc': TEST_RUC }
      const answer = await app.inject({ url: '/v1/developer/usage', headers })
      codes.push(answer.statusCode === 200 ? 'passed' : answer.json().code)
    }
  }

  expect(codes.filter((code) => code === 'passed')).toHaveLength(100)
  expect(new Set(codes.slice(100))).toEqual(new Set(['LIM_10003']))
})

test('another site’s form cannot sign anybody in', async () => {
  const { app } = await aGateway()
  const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

  const answers = await Promise.all(
    forms.map((type) =>
      app.inject({
        method: 'POST',
        url: '/account/session',
        headers: { 'content-type': type },
        payload: JSON.stringify(account),
      }),
    ),
  )

  expect(answers.map(({ statusCode }) => statusCode >= 400 && statusCode < 500)).toEqual([true, true, true])
  expect(answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])).toEqual([])
})

test.each([
  ['/v1/developer/invoices', 'application/json'],
  ['/v1/developer/batches', 'application/x-ndjson'],
  ['/v1/developer/certificate', 'multipart/form-data; boundary=x'],
  ['/v1/developer/validate-xml', 'application/xml'],
  ['/customers/import', 'text/csv'],
  ['/mcp', 'application/json'],
])('a packed body is refused at %s, by name', async (url, type) => {
  const { post } = await anAttackedGateway()

  const answer = await post(url, gzipSync('{}'), { 'content-type': type, 'content-encoding': 'gzip' })

  expect(answer.statusCode).toBe(415)
  expect(answer.json().message).toContain('Content-Encoding')
})

test('no header of an answer repeats a line break of the request', async () => {
  const { app } = await aGateway()

  const { headers } = await app.inject({
    url: '/customers?x=%0d%0aset-cookie:a=b',
    headers: { 'x-request-id': 'a\tb' },
  })

  expect(JSON.stringify(headers)).not.toMatch(/set-cookie|\\t/)
})

test.each<[string, Record<string, string>]>([
  ['without a key', {}],
  ['with a key that nobody has', { 'x-api-key': 'ak_test_unknown' }],
  ['of a session that nobody has', { cookie: 'etax_session=unknown' }],
])('requests %s are refused cheaply once a network has sent too many', async (_, headers) => {
  const { app, aWorkspace, accounts } = await aGateway()
  const { testKey } = await aWorkspace()
  let lookedUp = 0
  const [session, key] = [accounts.session.bind(accounts), accounts.key.bind(accounts)]
  accounts.session = (...of) => {
    lookedUp += 1
    return session(...of)
  }
  accounts.key = (...of) => {
    lookedUp += 1
    return key(...of)
  }
  const remoteAddress = `10.1.${JSON.stringify(headers).length}.1`
  const url = 'cookie' in headers ? '/account/session' : '/customers'
  const ask = (more = headers, from = remoteAddress) => app.inject({ url, headers: more, remoteAddress: from })
  const good = { 'x-api-key': testKey }
  expect((await app.inject({ url: '/nowhere', headers: good, remoteAddress })).statusCode).toBe(404)

  const answers = []
  for (let times = 0; times < 130; times += 1) answers.push(await ask())
  const refused = answers.at(-1)
  expect(answers.map(({ statusCode }) => statusCode).slice(0, 95)).toEqual(Array(95).fill(401))
  expect(refused?.statusCode).toBe(429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)

  const before = lookedUp
  await ask()
  expect(lookedUp).toBe(before)
  expect((await ask(headers, '10.2.0.1')).statusCode).toBe(401)
  expect((await app.inject({ url: '/nowhere', headers: good, remoteAddress })).statusCode).toBe(404)
  expect((await app.inject({ url: '/nowhere', remoteAddress })).statusCode).toBe(429)
  expect((await app.inject({ url: '/openapi.json', remoteAddress })).statusCode).toBe(200)
})

test('a new valid key with 200 concurrent requests takes one token of its network', async () => {
  const { app, aWorkspace, accounts } = await aGateway()
  const { testKey } = await aWorkspace()
  const allArrived = Promise.withResolvers<void>()
  const key = accounts.key.bind(accounts)
  accounts.key = async (...of) => {
    await allArrived.promise
    return key(...of)
  }
  const headers = { 'x-api-key': testKey }

  const pending = Array.from({ length: 200 }, () => app.inject({ url: '/nowhere', headers, remoteAddress: '10.3.0.1' }))
  for (let turn = 0; turn < 20; turn += 1) await setImmediate()
  allArrived.resolve()

  const answers = await Promise.all(pending)
  expect(answers.filter(({ statusCode }) => statusCode !== 404)).toEqual([])
})

test('at an unknown address a valid key takes its own tokens, and no body is read', async () => {
  const { app, aWorkspace } = await aGateway()
  const { testKey } = await aWorkspace('free')
  const ask = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/v1/nowhere',
      payload,
      headers: { 'x-api-key': testKey, 'content-type': 'application/json' },
    })

  const statuses = []
  for (let times = 0; times < 21; times += 1) statuses.push((await ask('not JSON')).statusCode)

  expect(statuses).toEqual([...Array(20).fill(404), 429])
  const last = await ask('{}')
  expect(last.headers['x-ratelimit-remaining']).toBe('0')
})

test.each([
  ['/customers', { name: 'María' }],
  ['/v1/developer/products', { code: 'A-1' }],
  ['/taxpayers', { ruc: '1790012345001' }],
  ['/customers/import?taxpayerId=x', 'identification,name\n1710034065,María\n'],
])('a free account does not store records without end: POST %s', async (url, body) => {
  const { app, aWorkspace } = await aGateway({
    catalog: { listRecords: async () => ({ records: [], total: 2_000, nextCursor: '' }) },
  })
  const { testKey } = await aWorkspace('free')
  const type = typeof body === 'string' ? 'text/csv' : 'application/json'
  const headers = { 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC, 'content-type': type }
  const payload = typeof body === 'string' ? body : JSON.stringify(body)

  const answer = await app.inject({ method: 'POST', url, headers, payload })

  expect(answer.statusCode).toBe(403)
  expect(answer.json().message).toMatch(/^The plan free keeps up to 200?0? .* and 2000 are there/)
})
