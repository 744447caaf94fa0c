import { fieldErrors } from '@etax/kernel'
import { englishWordsIn } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { addressProblems, eventProblems, rotated, secretsEnd, secretsInForce } from './endpoint.ts'

const day = 24 * 3_600_000
const now = new Date('2026-11-21T12:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

test('after a rotation the old secret signs along for a day', () => {
  const secrets = rotated([{ sealed: 'old', expiresAt: null }], 'new', now)

  expect(secretsInForce({ secrets }, later(day - 1))).toEqual(['new', 'old'])
  expect(secretsInForce({ secrets }, later(day))).toEqual(['new'])
  expect(secretsEnd({ secrets }, now)).toEqual(later(day))
})

test('a second rotation keeps the end of the first, and drops what has ended', () => {
  const first = rotated([{ sealed: 'a', expiresAt: null }], 'b', now)

  const soon = rotated(first, 'c', later(day / 2))
  expect(secretsInForce({ secrets: soon }, later(day / 2))).toEqual(['c', 'b', 'a'])
  expect(secretsInForce({ secrets: soon }, later(day))).toEqual(['c', 'b'])
  expect(rotated(first, 'c', later(2 * day)).map(({ sealed }) => sealed)).toEqual(['c', 'b'])
})

test.each([
  ['https://example.com/hook', true],
  ['https://example.com:8443/hook?a=b', true],
  ['http://example.com/hook', false],
  ['https://example.com:9000/hook', false],
  ['https://user:pass@example.com/', false],
  ['ftp://example.com/', false],
  ['example.com', false],
])('%s is good in production: %s', (url, isGood) => {
  expect(addressProblems(url, { allowPrivate: false })).toHaveLength(isGood ? 0 : 1)
})

test.each([
  'https:///host/',
  ' https://example.com/',
  'https:\\\\example.com',
  'https://example.com\\@127.0.0.1/',
  'https://exa\tmple.com/',
])('%j, which readers of addresses take differently, is none', (url) => {
  expect(addressProblems(url, { allowPrivate: false })).toHaveLength(1)
})

const PRIVATE = [
  '127.0.0.1',
  '127.1',
  '0',
  '0x7f000001',
  '2130706433',
  '017700000001',
  '10.0.0.1',
  '10.0.0.１２',
  '172.16.5.4',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '[::1]',
  '[::]',
  '[::ffff:10.0.0.1]',
  '[::ffff:7f00:1]',
  '[fe80::1]',
  '[fd00::1]',
  '[64:ff9b::a00:1]',
  '127.0.0.1.',
  'localhost',
  'localhost.',
  'LOCALHOST',
  'foo.localhost',
  'ｌocalhost',
  'localhost.localdomain',
  'metadata.google.internal',
  'metadata.google.internal.',
  'db.internal',
  'printer.local',
  'nas.lan',
  'router.home.arpa',
  'catalog',
  'metadata',
  'catalog.etax.svc',
  'catalog.etax.svc.cluster.local',
  'erp.corp',
  'x.onion',
]

test.each(PRIVATE)('an address of this machine or of a private network is refused when it is given: %s', (host) => {
  const [problem] = addressProblems(`https://${host}/hook`, { allowPrivate: false })

  expect(problem).toMatchObject({ path: 'url', message: expect.stringContaining('public address') })
  expect(addressProblems(`https://${host}/hook`, { allowPrivate: true })).toEqual([])
})

test.each([
  '8.8.8.8',
  '[2606:4700::1111]',
  'hooks.example.com',
  'hooks.example.com.',
  'internal.example.com',
  'local.ec',
])('a public one is taken: %s', (host) => {
  expect(addressProblems(`https://${host}/hook`, { allowPrivate: false })).toEqual([])
})

test('development takes http on any port, and still no other scheme', () => {
  expect(addressProblems('http://127.0.0.1:9000/', { allowPrivate: true })).toEqual([])
  expect(addressProblems('file:///etc/passwd', { allowPrivate: true })).toHaveLength(1)
})

test('every unknown event is named', () => {
  const problems = eventProblems(['invoice.authorized', 'invoice.sold', 'receipt.voided', 'x'])

  expect(problems.map(({ path }) => path)).toEqual(['events[1]', 'events[3]'])
})

test('what is wrong with an address or an event is said in Spanish too', () => {
  const urls = [
    'example.com',
    'https://a:b@example.com',
    'http://example.com',
    'https://example.com:9000',
    'https://10.0.0.1',
  ]
  const problems = [
    ...urls.flatMap((url) => addressProblems(url, { allowPrivate: false })),
    ...addressProblems('ftp://example.com', { allowPrivate: true }),
    ...eventProblems(['invoice.lost']),
  ]
  const spanish = problems.map(({ params }) => fieldErrors.wrongForm.say(params, 'es') ?? '')

  expect(problems).toHaveLength(urls.length + 2)
  expect(spanish.filter((sentence) => englishWordsIn(sentence).length > 0)).toEqual([])
  expect(spanish.at(-1)).toMatch(/^debe ser un documento y su resultado, .*; es "invoice.lost"$/)
})
