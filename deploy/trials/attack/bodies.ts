import { gzipSync } from 'node:zlib'
import { anInvoice } from '../harness/invoices.ts'
import type { Attempt, Expected } from './attempt.ts'
import type { HttpRequest } from './http.ts'
import type { AttackClass, Target } from './target.ts'

interface Variant {
  name: string
  body: string | Buffer
  headers?: HttpRequest['headers']
}

interface Route {
  path: string
  headers: HttpRequest['headers']
  good: Record<string, unknown>
  text: string
}

/** Bodies that are not JSON, too large, or ambiguous between parsers. */
export const bodies: AttackClass = {
  name: 'bodies',
  storesNothing: true,
  async attempts(target) {
    return routesOf(target).flatMap((route) => variants(route).map((variant) => posted(target, route, variant)))
  },
}

function routesOf({ attacker }: Target): Route[] {
  const { testHeaders, liveHeaders, cookie, csrfToken, workspace } = attacker
  const session = { cookie, 'x-csrf-token': csrfToken }
  const key = { 'x-api-key': workspace.testKey }
  return [
    {
      path: '/v1/developer/invoices',
      headers: testHeaders,
      good: { ...anInvoice({ sendEmail: false }) },
      text: 'Café en grano',
    },
    {
      path: '/v1/developer/customers',
      headers: liveHeaders,
      good: { identificationType: 'NATIONAL_ID', identification: '0926687856', legalName: 'Texto' },
      text: 'Texto',
    },
    {
      path: '/customers',
      headers: key,
      good: { taxpayerId: workspace.taxpayerId, identification: '0926687856', type: '05', name: 'Texto' },
      text: 'Texto',
    },
    { path: '/v1/developer/verify', headers: testHeaders, good: { xml: '<a/>' }, text: '<a/>' },
    { path: '/account/api-keys', headers: session, good: { mode: 'test', name: 'Texto' }, text: 'Texto' },
    {
      path: '/account/webhooks',
      headers: session,
      good: { url: 'https://hooks.example.com/Texto', mode: 'test' },
      text: 'Texto',
    },
  ]
}

function posted({ attempt }: Target, { path, headers }: Route, { name, body, headers: more }: Variant): Attempt {
  const expected: Expected = { refused: [400, 413, 415] }
  const all = { 'content-type': 'application/json', ...headers, ...more }
  return attempt(name, { method: 'POST', path, headers: all, body }, expected)
}

function variants({ good, text }: Route): Variant[] {
  const json = JSON.stringify(good)
  const withText = (value: string) => json.replace(JSON.stringify(text).slice(1, -1), value)
  const first = Object.keys(good)[0] ?? ''
  const more = (member: string) => `${json.slice(0, -1)},${member}}`
  const typed = (type: string) => ({ name: `as ${type}`, body: json, headers: { 'content-type': type } })
  return [
    ...[
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/octet-stream',
      'application/jsonp',
      'text/csv',
      'a',
      'application/json, text/plain',
      'application/yaml',
    ].map(typed),
    { name: 'compressed', body: gzipSync(json), headers: { 'content-encoding': 'gzip' } },
    {
      name: 'compressed, 100 MB',
      body: gzipSync(Buffer.alloc(100_000_000, 0x20)),
      headers: { 'content-encoding': 'gzip' },
    },
    {
      name: 'UTF-16',
      body: Buffer.from(json, 'utf16le'),
      headers: { 'content-type': 'application/json; charset=utf-16' },
    },
    {
      name: 'half a character',
      body: Buffer.concat([Buffer.from(json.slice(0, -2)), Buffer.from([0xe2, 0x82]), Buffer.from(json.slice(-2))]),
    },
    { name: 'Latin-1', body: Buffer.from(withText(`${text}é`), 'latin1') },
    ...[33, 1_000, 100_000].flatMap((depth) => [
      { name: `arrays nested ${depth} times`, body: '['.repeat(depth) + ']'.repeat(depth) },
      { name: `objects nested ${depth} times`, body: `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}` },
      { name: `a member nested ${depth} times`, body: more(`"deep":${'['.repeat(depth)}${']'.repeat(depth)}`) },
    ]),
    { name: '21,000 values', body: `[${'0,'.repeat(21_000)}0]` },
    { name: '400,000 values', body: `[${'0,'.repeat(400_000)}0]` },
    { name: '21,000 members', body: `{${Array.from({ length: 21_000 }, (_, n) => `"a${n}":0`).join(',')}}` },
    { name: '2,000 unknown members', body: more(Array.from({ length: 2_000 }, (_, n) => `"a${n}":0`).join(',')) },
    { name: 'more than 2 MiB', body: `${json}${' '.repeat(2_100_000)}` },
    { name: 'a name of 1 MB', body: more(`"${'a'.repeat(1_000_000)}":1`) },
    { name: 'a text of 1.5 MB', body: withText('a'.repeat(1_500_000)) },
    { name: '__proto__', body: more('"__proto__":{"plan":"development"}') },
    { name: '__proto__ by escapes', body: more('"\\u005f_proto__":{"plan":"development"}') },
    { name: 'constructor.prototype', body: more('"constructor":{"prototype":{"plan":"development"}}') },
    { name: 'toString', body: more('"toString":"x"') },
    { name: 'a workspace of another', body: more('"workspaceId":"00000000-0000-7000-8000-000000000000"') },
    ...[
      'NaN',
      'Infinity',
      '-Infinity',
      '0x10',
      '1e999',
      '-0',
      '01',
      '.5',
      '5.',
      '1e-400',
      '9'.repeat(10_000),
      `1${'0'.repeat(400)}`,
      `0.${'1'.repeat(10_000)}`,
    ].map((value) => ({
      name: `the number ${value.slice(0, 20)}`,
      body: json.replace(`${JSON.stringify(first)}:`, `${JSON.stringify(first)}:${value},"x":`),
    })),
    ...[null, true, 1, 'x', [], [[]], ''].map((value) => ({
      name: `only ${JSON.stringify(value)}`,
      body: JSON.stringify(value),
    })),
    { name: 'nothing', body: '' },
    { name: 'a list of bodies', body: `[${json},${json}]` },
    ...[{ $ne: null }, { $gt: '' }, { $where: 'sleep(1000)' }, ['x'], { length: 1 }, true, 1e21].map((value) => ({
      name: `${JSON.stringify(value)} as the first member`,
      body: JSON.stringify({ ...good, [first]: value }),
    })),
    ...['\\u0000', '\\u001b[31m', '\\u0007', '\\ud800', '\\udc00\\ud800', '\\uffff', '\\ufffe'].map((value) => ({
      name: `a text with ${value}`,
      body: withText(`${text}${value}`),
    })),
    { name: 'cut off', body: json.slice(0, -1) },
    { name: 'two bodies', body: json + json },
    { name: 'a comment', body: `/* x */${json}` },
    { name: 'single quotes', body: json.replaceAll('"', "'") },
    { name: 'a comma too many', body: json.replace(/}$/, ',}') },
    { name: 'a line feed in a text', body: withText(`${text}\n`) },
  ]
}
