import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@etax/kernel'
import { freePort, testMongo } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startSystemInOneProcess } from '../../local/src/local-system.ts'
import { openWorkspace, type Workspace } from '../../local/src/open-workspace.ts'
import { sections, type WrongRequest } from './support/wrong-requests.ts'
import {
  type Answer,
  foreignWordsIn,
  inSpanish,
  pageOf,
  problemsIn,
  type Refused,
  sentencesOf,
  wasTaken,
  wordsOf,
} from './support/wrong-requests-page.ts'

// Some 250 wrong requests to the running system. After a change, read docs/wrong-requests.md: does a person without
// knowledge of tax law see what is wrong, where, and what to do?

const LANGUAGES = ['en', 'es'] as const
const pageFile = (language: Language) =>
  join(import.meta.dirname, '../../../docs', `wrong-requests${language === 'en' ? '' : '.es'}.md`)
/** Services that these requests do not reach are not started. */
const NEEDED = ['signer', 'catalog', 'webhook-dispatcher', 'issuance', 'api-gateway'] as const

const life = new AsyncDisposableStack()
const names = new Map<string, string>()
let baseUrl: string
let workspace: Workspace
let session: Record<string, string>
const refused: Record<Language, Refused[]> = { en: [], es: [] }

beforeAll(async () => {
  // Services in this process share an in-memory bus.
  delete process.env.RABBITMQ_URL
  const mongo = life.use(await testMongo())
  process.env.MONGODB_URL = mongo.url
  const dataDir = mkdtempSync(join(tmpdir(), 'etax-wrong-'))
  life.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const system = life.use(
    await startSystemInOneProcess({
      host: '127.0.0.1',
      port: await freePort(),
      dataDir,
      databasePrefix: mongo.database,
      only: NEEDED,
      logLevel: 'silent',
      progress: () => {},
      onLoss: () => {},
    }),
  )
  baseUrl = system.baseUrl
  workspace = await openWorkspace(system.accounts, 'wrong')
  session = await signIn()
  await makeRecords()
  for (const { title, requests } of sections) {
    // Few at a time: services have deadlines on busy machines.
    for (let at = 0; at < requests.length; at += 4) {
      const some = requests.slice(at, at + 4)
      for (const language of LANGUAGES) {
        const answers = some.map(async (one) => ({ title, ...one, ...(await patiently(one, language)) }))
        refused[language].push(...(await Promise.all(answers)))
      }
    }
  }
}, 120_000)

afterAll(() => life.disposeAsync(), 60_000)

test('every request is refused, with the place of the error', () => {
  expect(refused.en.length).toBeGreaterThanOrEqual(200)
  expect([...refused.en, ...refused.es].filter(wasTaken).map(({ call, sent }) => `${call}, ${sent}`)).toEqual([])
})

test('every sentence says what is wrong with the value, and the form, an example or the remedy', () => {
  expect(refused.en.flatMap(problemsIn)).toEqual([])
})

test('what was sent is written in Spanish on the Spanish page', () => {
  const isProse = /^(an?|with|no) |, (empty|unsigned|cut off)| of a|, (not|and) /
  const english = refused.es.map(({ sent }) => inSpanish(sent)).filter((sent) => isProse.test(sent))

  expect(english).toEqual([])
})

test.each(LANGUAGES)('no sentence in %s holds a word of the other language', (language) => {
  // The resource API keeps the specification's texts, in English.
  const ofDetails = refused[language].flatMap((one) => sentencesOf(one).filter(({ code }) => code !== ''))
  const mixed = ofDetails.map(({ sentence }) => [foreignWordsIn(sentence, language), sentence] as const)

  expect(mixed.filter(([words]) => words.length > 0)).toEqual([])
})

test.each(LANGUAGES)('the page of wrong requests has the answers in %s (UPDATE=1 rewrites it)', (language) => {
  const page = pageOf(refused[language], names, language)
  if (process.env.UPDATE) writeFileSync(pageFile(language), page)

  expect(wordsOf(existsSync(pageFile(language)) ? readFileSync(pageFile(language), 'utf8') : '')).toBe(wordsOf(page))
})

async function patiently(request: WrongRequest, language: Language, times = 4): ReturnType<typeof ask> {
  const answer = await ask(request, language)
  return answer.status === 503 && times > 1 ? patiently(request, language, times - 1) : answer
}

async function ask(
  { call, body, type = 'application/json', headers = {}, by = 'key' }: WrongRequest,
  language: Language = 'en',
) {
  const [method = '', path = ''] = withIds(call).split(' ')
  const { testKey, taxpayerRuc } = workspace
  const credentials = { key: { 'x-api-key': testKey, 'x-taxpayer-ruc': taxpayerRuc }, session, anonymous: {} }[by]
  const content = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
  const response = await fetch(baseUrl + path, {
    method,
    headers: {
      'accept-language': language,
      ...credentials,
      ...(content !== undefined && { 'content-type': type }),
      ...headers,
    },
    ...(content !== undefined && { body: withIds(content) }),
    signal: AbortSignal.timeout(30_000),
  })
  const answer = (await response.json()) as Answer
  return { status: response.status, answer }
}

function withIds(text: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => names.get(name) ?? whole)
}

async function signIn(): Promise<Record<string, string>> {
  const { email, password } = workspace
  const headers = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${baseUrl}/account/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { answer } = await ask({ call: 'GET /account/session', sent: '', by: 'anonymous', headers: { cookie } })
  return { cookie, 'x-csrf-token': answer.data?.csrfToken ?? '' }
}

async function makeRecords(): Promise<void> {
  const { taxpayerId, establishmentId, emissionPointId } = workspace
  const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)
  const values = { taxpayerId, establishmentId, emissionPointId, today }
  for (const [name, value] of Object.entries(values)) names.set(name, value)
  const create = async (name: string, call: string, body?: object) => {
    const { status, answer } = await ask({ call, sent: name, body })
    if (status >= 300) throw new Error(`${call} answered ${status}: ${JSON.stringify(answer)}`)
    names.set(name, String([answer].flat()[0]?.id))
  }
  await create('taxId', 'GET /taxes?filter.name__eq=IVA%2015%25')
  await create('customerId', 'POST /customers', {
    taxpayerId,
    identification: '0102030405001',
    type: '04',
    name: 'Rosa Quishpe',
  })
  const taxId = names.get('taxId')
  await create('productId', 'POST /products', { taxpayerId, name: 'Té', code: 'TE', price: '1.00', taxId })
}
