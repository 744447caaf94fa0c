import { createHmac } from 'node:crypto'
import { connectMongo } from '@etax/runtime'
import { type Attempt, allowed, broken, type Outcome, refused } from './attempt.ts'
import { sendBytes, sendHttp } from './http.ts'
import { type AttackClass, INTERNALS, type Target } from './target.ts'

export const linksAndHeaders: AttackClass = {
  name: 'links and headers',
  storesNothing: true,
  async attempts(target) {
    return [...(await links(target)), ...paths(target), ...headers(target), ...raw(target)]
  },
}

async function links(target: Target): Promise<Attempt[]> {
  const { attempt, baseUrl, attacker, victim } = target
  const { body } = await sendHttp(baseUrl, {
    method: 'GET',
    path: `/v1/developer/receipts/${attacker.receiptId}/xml`,
    headers: attacker.liveHeaders,
  })
  const [, , link = '', name = ''] = new URL(body.data.url).pathname.split('/')
  const [claim = '', seal = ''] = link.split('.')
  const [kind = '', workspaceId = '', mode = '', receiptId = '', expires = ''] = Buffer.from(claim, 'base64url')
    .toString()
    .split(' ')
  const claimed = (...parts: string[]) => Buffer.from(parts.join(' ')).toString('base64url')
  const theirs = claimed(kind, victim.workspace.workspaceId, mode, victim.receiptId, expires)
  const secret = await linkSecretOf(target)
  const sealed = (text: string) => `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  const altered: Record<string, string> = {
    'another receipt': `${theirs}.${seal}`,
    'another receipt of its own': `${claimed(kind, workspaceId, mode, victim.receiptId, expires)}.${seal}`,
    'another workspace': `${claimed(kind, victim.workspace.workspaceId, mode, receiptId, expires)}.${seal}`,
    'the other file': `${claimed('pdf', workspaceId, mode, receiptId, expires)}.${seal}`,
    'a longer life': `${claimed(kind, workspaceId, mode, receiptId, `${Number(expires) + 86_400_000}`)}.${seal}`,
    'no seal': claim,
    'an empty seal': `${claim}.`,
    'a seal cut short': `${claim}.${seal.slice(0, -1)}`,
    'a seal in upper case': `${claim}.${seal.toUpperCase()}`,
    'a seal of zeros': `${claim}.${'A'.repeat(43)}`,
    'a seal by an empty secret': `${theirs}.${createHmac('sha256', '').update(theirs).digest('base64url')}`,
    'no claim': `.${seal}`,
    nothing: '.',
    'three parts': `${claim}.${seal}.${seal}`,
    expired: sealed(claimed(kind, workspaceId, mode, receiptId, `${Date.now() - 1_000}`)),
    'a life that is no number': sealed(claimed(kind, workspaceId, mode, receiptId, 'x')),
    'of nobody': sealed(claimed(kind, '00000000-0000-7000-8000-000000000000', mode, receiptId, expires)),
  }
  const forged = Object.entries(altered).map(([what, changed]) => {
    // Text after the two parts is ignored; the file is the caller's own.
    const served = what === 'three parts' ? { served: () => undefined } : {}
    return attempt(
      `a link: ${what}`,
      { method: 'GET', path: `/files/${changed}/${name}` },
      { refused: [400, 403, 404, 409], ...served },
    )
  })
  const hosts = ['evil.example', `evil.example:80`, 'localhost', '127.0.0.1@evil.example', '']
  const followed = hosts.map((host) => ({
    what: `a link asked for with the Host ${JSON.stringify(host)}`,
    act: async (): Promise<Outcome> => {
      const answer = await sendHttp(baseUrl, {
        method: 'GET',
        path: `/v1/developer/receipts/${attacker.receiptId}/xml`,
        headers: {
          ...attacker.liveHeaders,
          host,
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          forwarded: 'host=evil.example',
        },
      })
      if (answer.status >= 400) return refused
      return String(answer.body?.data?.url).startsWith(`${baseUrl}/`)
        ? allowed
        : broken(`the link is ${answer.body?.data?.url}`)
    },
  }))
  return [...forged, ...followed]
}

/** An expired link with a valid seal needs the secret itself. */
async function linkSecretOf({ mongodbUrl, databasePrefix }: Target): Promise<string> {
  await using mongo = await connectMongo(mongodbUrl, `${databasePrefix}_api_gateway`)
  const rows = await mongo.db.collection<{ _id: string; value: string }>('secrets').find().toArray()
  const row = rows.find(({ _id }) => /link/i.test(_id)) ?? rows[0]
  if (row === undefined) throw new Error('the gateway has no secret for links')
  return row.value
}

function paths({ attempt, attacker }: Target): Attempt[] {
  const climbing = [
    '../../../../etc/passwd',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%252f..%252fetc%252fpasswd',
    '..%c0%af..%c0%afetc/passwd',
    '....//....//etc/passwd',
    '..\\..\\etc\\passwd',
    '%00',
    '%0d%0aSet-Cookie:%20a=b',
    '%',
    '%zz',
    '~root',
    'file:%2f%2f%2fetc%2fpasswd',
    '.env',
    '.git/config',
    ';/..',
    '%u002e%u002e/',
  ]
  const bases = ['/files/', '/files/x/', '/logos/', '/docs/', '/v1/developer/receipts/', '/customers/']
  const headersOf = attacker.testHeaders
  const traversals = bases.flatMap((base) =>
    climbing.map((path) =>
      attempt(
        'a path',
        { method: 'GET', path: base + path, headers: headersOf },
        {
          refused: [400, 401, 403, 404, 405, 414],
          served: ({ text }) => (/root:|\[core\]|MONGODB/.test(text) ? 'a file of the server' : undefined),
        },
      ),
    ),
  )
  const elsewhere = [
    '//evil.example/',
    '/v1/../account/session',
    '/V1/developer/receipts',
    '/v1//developer/receipts',
    '/account/v1/developer/../../x',
    '/metrics',
    '/livez',
    '/readyz',
    '/debug',
    '/admin',
    '/.well-known/x',
    '/server-status',
    '/actuator',
    '/graphql',
    '/package.json',
    '/node_modules/',
    `/${'a'.repeat(10_000)}`,
    `/customers/${'a'.repeat(2_000)}`,
    `/customers?${'a=b&'.repeat(3_000)}`,
  ]
  const addresses = elsewhere.map((path) =>
    attempt(
      'an address',
      { method: 'GET', path },
      { refused: [400, 401, 404, 414, 431], served: ({ text }) => (text.length > 2_000 ? 'tells a lot' : undefined) },
    ),
  )
  const methods = ['TRACE', 'OPTIONS', 'PROPFIND', 'PUT', 'DELETE', 'PATCH', 'SEARCH', 'LOCK', 'PURGE']
  const byMethod = methods.flatMap((method) =>
    ['/v1/developer/receipts', '/account/session'].map((path) =>
      attempt(
        `the method ${method}`,
        { method, path, headers: path.startsWith('/v1') ? headersOf : {} },
        { refused: [400, 401, 404, 405, 501] },
      ),
    ),
  )
  const head = attempt(
    'the method HEAD',
    { method: 'HEAD', path: '/v1/developer/receipts', headers: headersOf },
    { served: ({ text }) => (text === '' ? undefined : 'has a body') },
  )
  return [...traversals, ...addresses, ...byMethod, head]
}

function headers({ attempt, attacker }: Target): Attempt[] {
  const headerSets: Record<string, Record<string, string | string[]>> = {
    'another method': { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE', 'x-http-method': 'DELETE' },
    'another address': { 'x-original-url': '/account/session', 'x-rewrite-url': '/account/session' },
    'a trusted address': { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', 'true-client-ip': '127.0.0.1' },
    'a chain of 500 addresses': { 'x-forwarded-for': Array.from({ length: 500 }, (_, n) => `10.0.0.${n}`).join(',') },
    'another origin': { origin: 'https://evil.example', referer: 'https://evil.example' },
    'no origin': { origin: 'null' },
    ranges: { range: `bytes=${Array.from({ length: 500 }, (_, n) => `${n}-${n}`).join(',')}` },
    languages: { 'accept-language': Array.from({ length: 500 }, (_, n) => `a${n};q=0.${n}`).join(',') },
    'another user': {
      'x-user-id': '1',
      'x-workspace-id': '1',
      'x-tenant-id': '1',
      authorization: 'Basic YWRtaW46YWRtaW4=',
    },
    'a script as the agent': { 'user-agent': '<script>alert(1)</script>' },
    'a trace of another': { traceparent: '00-ffffffffffffffffffffffffffffffff-ffffffffffffffff-01', baggage: 'a=b' },
    'two keys': { 'x-api-key': [attacker.workspace.testKey, 'x'] },
    'two taxpayers': { 'x-taxpayer-ruc': [attacker.ruc, '1790016919001'] },
    'a mode': { 'x-mode': 'live' },
    'a mode of nobody': { 'x-mode': '__proto__' },
  }
  const sent = Object.entries(headerSets).map(([what, more]) =>
    attempt(
      `a header: ${what}`,
      { method: 'GET', path: '/v1/developer/receipts', headers: { ...attacker.testHeaders, ...more } },
      {
        refused: [400, 401],
        served: ({ headers: answerHeaders, body }) =>
          answerHeaders['access-control-allow-origin'] !== undefined
            ? 'another origin may read'
            : Array.isArray(body?.data)
              ? undefined
              : 'no list',
      },
    ),
  )
  const ids = [
    'a b',
    'x'.repeat(129),
    '<script>',
    '$\u007bjndi:ldap://x}',
    'a;b',
    "'",
    '../..',
    'ñ'.normalize('NFD').replace(/[^ -~]/g, '%'),
  ]
  const reflected = ids.map((id) =>
    attempt(
      `the request id ${JSON.stringify(id.slice(0, 20))}`,
      { method: 'GET', path: '/v1/developer/receipts', headers: { ...attacker.testHeaders, 'x-request-id': id } },
      {
        served: ({ headers: answerHeaders }) =>
          answerHeaders['x-request-id'] === id && !/^[\w.:-]{1,128}$/.test(id) ? 'sent back' : undefined,
      },
    ),
  )
  return [...sent, ...reflected]
}

function raw({ baseUrl }: Target): Attempt[] {
  const { host } = new URL(baseUrl)
  const line = (text: string) => `${text}\r\nHost: ${host}\r\n`
  const inner = 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'
  const requests: Record<string, string> = {
    'a length and chunks': `${line('POST /account/session HTTP/1.1')}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
    'two lengths': `${line('POST /account/session HTTP/1.1')}Content-Length: 5\r\nContent-Length: 60\r\n\r\nhello${inner}`,
    'a negative length': `${line('POST /account/session HTTP/1.1')}Content-Length: -1\r\n\r\n`,
    'a length of text': `${line('POST /account/session HTTP/1.1')}Content-Length: 5x\r\n\r\nhello`,
    'chunks by another name': `${line('POST /account/session HTTP/1.1')}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
    'chunks of a negative size': `${line('POST /account/session HTTP/1.1')}Transfer-Encoding: chunked\r\n\r\n-5\r\nhello\r\n0\r\n\r\n`,
    'a blank before the colon': `${line('GET /customers HTTP/1.1')}X-Api-Key : a\r\n\r\n`,
    'a folded header': `${line('GET /customers HTTP/1.1')}X-Api-Key: a\r\n b\r\n\r\n`,
    'a null in a header': `${line('GET /customers HTTP/1.1')}X-Api-Key: a\0b\r\n\r\n`,
    'two hosts': `${line('GET /customers HTTP/1.1')}Host: evil.example\r\n\r\n`,
    'no host': 'GET /customers HTTP/1.1\r\n\r\n',
    'an absolute address': `${line('GET http://evil.example/account/session HTTP/1.1')}\r\n`,
    CONNECT: `${line('CONNECT 127.0.0.1:22 HTTP/1.1')}\r\n`,
    'HTTP/0.9': 'GET /customers\r\n',
    'HTTP/9.9': `${line('GET /customers HTTP/9.9')}\r\n`,
    'HTTP/2 without asking': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'an upgrade': `${line('GET /customers HTTP/1.1')}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
    'a header of 100 KB': `${line('GET /customers HTTP/1.1')}X-A: ${'a'.repeat(100_000)}\r\n\r\n`,
    '3,000 headers': `${line('GET /customers HTTP/1.1')}${Array.from({ length: 3_000 }, (_, n) => `X-${n}: a\r\n`).join('')}\r\n`,
    TLS: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    binary: '\x00\x01\x02\x03\xff\xfe\r\n\r\n',
  }
  return Object.entries(requests).map(([what, bytes]) => ({
    what: `bytes: ${what}: ${JSON.stringify(bytes.slice(0, 120))}`,
    act: async () => {
      const text = await sendBytes(baseUrl, Buffer.from(bytes, 'latin1'))
      const internal = INTERNALS.exec(text)?.[0]
      if (internal !== undefined) return broken(`the answer tells ${internal}`)
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
      return statuses.every((status) => status >= 400 && status < 500)
        ? refused
        : broken(`answered ${statuses.join(', ')}`)
    },
  }))
}
