import { randomBytes } from 'node:crypto'
import { until } from '@etax/testkit'
import { openWorkspace } from '../../local/src/open-workspace.ts'
import { must, send } from '../harness/client.ts'
import { type Attempt, allowed, answerText, broken, type Outcome, refused } from './attempt.ts'
import { type HttpAnswer, type HttpRequest, sendHttp } from './http.ts'
import type { AttackClass, Target } from './target.ts'

const PASSWORD = 'a new battery staple'

export const accounts: AttackClass = {
  name: 'accounts',
  atOnce: 6,
  async attempts(target) {
    return [
      ...cookies(target),
      ...csrf(target),
      ...(await tokens(target)),
      ...differences(target),
      ...passwords(target),
      ...injected(target),
      ...hosts(target),
      ...(await guesses(target)),
    ]
  },
}

/** Each from its own network, so that limits of one attempt do not affect the next. */
function networks(first: number): () => string {
  let next = 0
  return () => `127.${first}.${Math.floor(next / 250)}.${1 + (next++ % 250)}`
}

function cookies({ attempt, victim }: Target): Attempt[] {
  const token = /etax_session=([^;]+)/.exec(victim.cookie)?.[1] ?? ''
  const device = /etax_device=([^;]+)/.exec(victim.cookie)?.[1] ?? ''
  const planted = [
    '',
    'x',
    'null',
    '{"$ne":null}',
    '[object Object]',
    '__proto__',
    '*',
    '%00',
    'x'.repeat(4_000),
    '../../etc/passwd',
    device,
    token.slice(0, -1),
    `${token}x`,
    token.toLowerCase(),
    token.split('').reverse().join(''),
    victim.records.get('sessions') ?? 'none',
    Buffer.from(token).toString('hex'),
    ...Array.from({ length: 10 }, () => randomBytes(32).toString('base64url')),
  ]
  const paths = ['/account/session', '/account/api-keys', '/account/v1/developer/receipts']
  return planted.flatMap((value, n) =>
    paths.map((path) =>
      attempt(
        `planted session ${n} (${value.length} characters)`,
        { method: 'GET', path, headers: { cookie: `etax_session=${value}` } },
        { refused: [400, 401] },
      ),
    ),
  )
}

function csrf({ attempt, attacker, victim, routes }: Target): Attempt[] {
  const writes = [
    ...['password', 'verify/resend', 'api-keys', 'webhooks'].map((path) => ({
      method: 'POST',
      path: `/account/${path}`,
    })),
    { method: 'DELETE', path: '/account/session' },
    ...[
      'customers',
      'products',
      'taxpayers',
      'v1/developer/invoices',
      'v1/developer/sign',
      'v1/developer/certificate',
    ].map((path) => ({ method: 'POST', path: `/account/${path}` })),
    ...routes
      .filter(({ method, path }) => method !== 'GET' && path.startsWith('/account'))
      .map(({ method, path }) => ({ method, path: path.replace(/\{[^}]*\}/g, 'x') })),
  ]
  const forged: [string, HttpRequest['headers']][] = [
    ['without a token', {}],
    ['with an empty token', { 'x-csrf-token': '' }],
    ['with the attacker’s token', { 'x-csrf-token': attacker.csrfToken }],
    ['with two tokens', { 'x-csrf-token': `${attacker.csrfToken}, ${attacker.csrfToken}` }],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }],
    ['as text', { 'content-type': 'text/plain', origin: 'null' }],
  ]
  return writes.flatMap(({ method, path }) =>
    forged.map(([how, headers]) =>
      attempt(
        `another site ${how}`,
        { method, path, headers: { cookie: victim.cookie, 'x-taxpayer-ruc': victim.ruc, ...headers }, body: '{}' },
        { refused: [400, 403, 415] },
      ),
    ),
  )
}

async function tokens(target: Target): Promise<Attempt[]> {
  const { attempt, baseUrl, system } = target
  const from = networks(11)
  const owner = await openWorkspace(system.accounts, `owner-${randomBytes(4).toString('hex')}`)
  const { mail } = target.attacker.fixture
  must(
    202,
    await send(target.attacker.fixture, 'POST', '/account/password/forgotten', { body: { email: owner.email } }),
  )
  const token = await until('the mailed link', async () => {
    const [last] = (await mail.to(owner.email)).reverse()
    return /reset\?token=([\w-]+)/.exec(last?.text ?? '')?.[1]
  })
  const flip = (text: string, at: number) => `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
  const wrong = [
    '',
    'x',
    token.slice(1),
    `${token}A`,
    token.toUpperCase(),
    ...[0, 10, 20, 30, 41].map((at) => flip(token, at)),
    '<script>alert(1)</script>',
    '{"$ne":null}',
    ...Array.from({ length: 10 }, () => randomBytes(32).toString('base64url')),
  ]
  const attempts = wrong.flatMap((wrongToken, n) => [
    attempt(
      `reset by a wrong token ${n}`,
      {
        method: 'POST',
        path: '/account/password/reset',
        body: { token: wrongToken, password: PASSWORD },
        from: from(),
      },
      { refused: [400] },
    ),
    attempt(
      `verify by a wrong token ${n}`,
      { method: 'POST', path: '/account/verify', body: { token: wrongToken }, from: from() },
      { refused: [400] },
    ),
    attempt(
      `the page of a wrong token ${n}`,
      { method: 'GET', path: `/account/password/reset?token=${encodeURIComponent(wrongToken)}`, from: from() },
      {
        refused: [400],
        served: ({ text }) => (text.includes('<script>alert') ? 'a script in the page' : undefined),
      },
    ),
  ])
  const misused = attempt(
    'verify by the token of a reset',
    { method: 'POST', path: '/account/verify', body: { token }, from: from() },
    { refused: [400] },
  )
  const raced: Attempt = {
    what: 'one token, used 10 times at once, and once more',
    act: async () => {
      const use = (n: number) =>
        sendHttp(baseUrl, {
          method: 'POST',
          path: '/account/password/reset',
          body: { token, password: `${PASSWORD} ${n}` },
          from: from(),
        })
      const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => use(n)))
      const again = await use(11)
      const successes = answers.filter(({ status }) => status === 200).length
      if (successes > 1 || again.status === 200) return broken(`taken ${successes} times, then ${again.status}`)
      return successes === 1 ? allowed : broken(`never taken: ${answerText(again)}`)
    },
  }
  return [...attempts, misused, raced]
}

/** Existing and unknown accounts: same status, same words, similar time. */
function differences({ baseUrl, victim }: Target): Attempt[] {
  const from = networks(12)
  const nobody = () => `nobody-${randomBytes(4).toString('hex')}@example.com`
  const requests: [string, (email: string) => HttpRequest][] = [
    [
      'sign in',
      (email) => ({ method: 'POST', path: '/account/session', body: { email, password: PASSWORD }, from: from() }),
    ],
    [
      'sign up',
      (email) => ({
        method: 'POST',
        path: '/account/sign-up',
        body: { email, password: PASSWORD, workspaceName: 'x' },
        from: from(),
      }),
    ],
    ['forgotten', (email) => ({ method: 'POST', path: '/account/password/forgotten', body: { email }, from: from() })],
    [
      'sign up with a short password',
      (email) => ({
        method: 'POST',
        path: '/account/sign-up',
        body: { email, password: 'x', workspaceName: 'x' },
        from: from(),
      }),
    ],
  ]
  const writings: [string, (email: string) => string][] = [
    ['', (email) => email],
    [' in capitals', (email) => email.toUpperCase()],
  ]
  return requests.flatMap(([what, request]) =>
    writings.map(([how, write]) => ({
      what: `who has an account, by ${what}${how}: ${request('a@example.com').path}`,
      act: async (): Promise<Outcome> => {
        const existing: HttpAnswer[] = []
        const missing: HttpAnswer[] = []
        for (let n = 0; n < 7; n += 1) {
          existing.push(await sendHttp(baseUrl, request(write(victim.workspace.email))))
          missing.push(await sendHttp(baseUrl, request(write(nobody()))))
        }
        const textsOf = (answers: HttpAnswer[]) =>
          new Set(answers.map((answer) => `${answer.status} ${wordsOf(answer)}`))
        const [one, other] = [[...textsOf(existing)].sort().join(), [...textsOf(missing)].sort().join()]
        if (one !== other) return broken(`${one} for a known address, ${other} for another`)
        const [a, b] = [fastest(existing), fastest(missing)]
        return Math.abs(a - b) > 60 && Math.max(a, b) > 2 * Math.min(a, b)
          ? broken(`${Math.round(a)} ms and ${Math.round(b)} ms`)
          : refused
      },
    })),
  )
}

function wordsOf({ text }: HttpAnswer): string {
  return text.replace(/"requestId":"[^"]*"/, '').replace(/"email":"[^"]*"/, '')
}

/** The minimum is the work itself: longer times include waiting. */
function fastest(answers: readonly HttpAnswer[]): number {
  return Math.min(...answers.map(({ ms }) => ms))
}

function passwords({ attempt }: Target): Attempt[] {
  const from = networks(13)
  const weak = [
    '',
    'x',
    'short',
    'elevenchars',
    'passwordpassword',
    'password1234',
    '123456789012',
    'qwertyuiopas',
    'aaaaaaaaaaaa',
    'contraseña2026',
    'administrador1',
    'abcabcabcabc',
    'P@ssw0rd2026',
    'quito2026quito',
    'x'.repeat(5_000),
    'newcomer-mail',
  ]
  return weak.map((password, n) =>
    attempt(
      `the password ${n} ${JSON.stringify(password.slice(0, 20))}`,
      {
        method: 'POST',
        path: '/account/sign-up',
        body: { email: `newcomer-mail@example.com`, password, workspaceName: 'x' },
        from: from(),
      },
      { refused: [400] },
    ),
  )
}

function injected({ attempt }: Target): Attempt[] {
  const from = networks(14)
  const values: unknown[] = [{ $ne: null }, { $gt: '' }, { $regex: '.*' }, ['x'], true, 1, null, { toString: 'x' }]
  const more = [
    { plan: 'development' },
    { verified: true },
    { workspaceId: 'x' },
    { role: 'admin' },
    { keys: ['live'] },
  ]
  return [
    ...values.flatMap((value) => [
      attempt(
        `sign in with the address ${JSON.stringify(value)}`,
        { method: 'POST', path: '/account/session', body: { email: value, password: PASSWORD }, from: from() },
        { refused: [400] },
      ),
      attempt(
        `sign in with the password ${JSON.stringify(value)}`,
        { method: 'POST', path: '/account/session', body: { email: 'a@example.com', password: value }, from: from() },
        { refused: [400] },
      ),
      attempt(
        `reset with the token ${JSON.stringify(value)}`,
        { method: 'POST', path: '/account/password/reset', body: { token: value, password: PASSWORD }, from: from() },
        { refused: [400] },
      ),
    ]),
    ...more.map((member) =>
      attempt(
        `sign up with ${JSON.stringify(member)}`,
        {
          method: 'POST',
          path: '/account/sign-up',
          body: { email: 'more@example.com', password: PASSWORD, workspaceName: 'x', ...member },
          from: from(),
        },
        { refused: [400] },
      ),
    ),
  ]
}

function hosts({ baseUrl, attacker, system }: Target): Attempt[] {
  const { mail } = attacker.fixture
  const from = networks(15)
  const headerSets: HttpRequest['headers'][] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'for=1.2.3.4;host=evil.example;proto=https' },
    { 'x-host': 'evil.example', 'x-forwarded-server': 'evil.example', 'x-original-host': 'evil.example' },
    { host: 'evil.example:80@127.0.0.1' },
  ]
  return headerSets.map((headers) => ({
    what: `a link mailed where the request says ${JSON.stringify(headers)}: POST /account/password/forgotten`,
    act: async () => {
      const { email } = await openWorkspace(system.accounts, `asked-${randomBytes(4).toString('hex')}`)
      const answer = await sendHttp(baseUrl, {
        method: 'POST',
        path: '/account/password/forgotten',
        body: { email },
        headers: { 'content-type': 'application/json', ...headers },
        from: from(),
      })
      if (answer.status !== 202) return answer.status === 400 ? refused : broken(answerText(answer))
      const text = await until('the mailed link', async () => (await mail.to(email)).at(-1)?.text)
      const links = text.match(/https?:\/\/\S+/g) ?? []
      return links.length > 0 && links.every((link) => link.startsWith(`${baseUrl}/`))
        ? allowed
        : broken(links.join(' '))
    },
  }))
}

/** Guesses from one network, under many spellings, and from many networks; the owner can sign in meanwhile. */
async function guesses({ baseUrl, system }: Target): Promise<Attempt[]> {
  const owner = await openWorkspace(system.accounts, `guessed-${randomBytes(4).toString('hex')}`)
  const signIn = (password: string, more: Partial<HttpRequest> = {}) =>
    sendHttp(baseUrl, {
      method: 'POST',
      path: '/account/session',
      body: { email: owner.email, password },
      from: '127.20.0.1',
      ...more,
    })
  const first = await signIn(owner.password, { from: '127.21.0.1' })
  const cookie = (first.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
  const guess = (what: string, more: (n: number) => Partial<HttpRequest>, times: number, free: number): Attempt => ({
    what: `${times} guesses ${what}: POST /account/session`,
    act: async () => {
      const statuses: number[] = []
      for (let n = 0; n < times; n += 1) statuses.push((await signIn(`a wrong guess ${n}`, more(n))).status)
      if (statuses.some((status) => status !== 401 && status !== 429)) return broken(statuses.join(', '))
      const tried = statuses.filter((status) => status === 401).length
      return tried <= free ? refused : broken(`${tried} of ${times} were tried`)
    },
  })
  const names = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip']
  return [
    guess('from one network', () => ({}), 25, 10),
    ...names.map((name, k) =>
      guess(
        `with another ${name} each`,
        (n) => ({ from: `127.22.0.${k + 1}`, headers: { 'content-type': 'application/json', [name]: `10.0.0.${n}` } }),
        20,
        10,
      ),
    ),
    guess(
      'with a device that nobody signed in with',
      (n) => ({
        from: '127.23.0.1',
        headers: {
          'content-type': 'application/json',
          cookie: `etax_device=${randomBytes(24 + n).toString('base64url')}`,
        },
      }),
      20,
      10,
    ),
    guess('from 240 networks', (n) => ({ from: `127.24.${n % 240}.1` }), 240, 200),
    {
      what: 'the owner signs in from the device they know, guesses or not',
      act: async () => {
        const answer = await signIn(owner.password, {
          from: '127.25.0.1',
          headers: { 'content-type': 'application/json', cookie },
        })
        return answer.status === 200 ? allowed : broken(answerText(answer))
      },
    },
  ]
}
