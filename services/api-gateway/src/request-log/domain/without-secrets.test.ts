import { processorMs } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { REMOVED } from '../../http/domain/without-binary.ts'
import {
  cutAddress,
  isSecretName,
  jsonWithoutSecrets,
  pathWithoutSecrets,
  queryWithoutSecrets,
  textWithoutSecrets,
} from './without-secrets.ts'

const KIB = 1024
const KEY = `ak_test_${'a1B2'.repeat(9)}Zz`
const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const BLOB = 'QUJDREVGRw'.repeat(40)

function logged(body: unknown, maxBytes = 16 * KIB): unknown {
  return JSON.parse(jsonWithoutSecrets(body, maxBytes).json)
}

test('a body without secrets is kept as it is', () => {
  const order = {
    customer: { identificationType: 'RUC', identification: '1790012345001', legalName: 'Café "Ñandú" \\ 2' },
    items: [{ code: 'A-1', description: 'Pasador 15% (token ring)', quantity: 1.5, tax: null, unit: '' }],
    authorizationNumber: '2111202601179999999000110010010000000011234567818',
    accessKey: '2111202601179999999000110010010000000011234567818',
    additionalInfo: [{ name: 'Vendedor', value: 'Ana' }],
    url: 'https://shop.example/orders/019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77?page=2',
  }

  expect(logged(order)).toEqual(order)
  expect(jsonWithoutSecrets(order, 16 * KIB).truncated).toBe(false)
})

test.each([
  ...[
    'password',
    'signaturePassword',
    'PASSWORD',
    'Signature-Password',
    'signature_password',
    'pass word',
    'contraseña',
  ],
  ...['key', 'clave', 'apiKey', 'API-KEY', 'x-api-key', 'token', 'csrfToken', 'accessToken', 'secret', 'clientSecret'],
  ...[
    'p12',
    'P12',
    'file.p12',
    'certificate',
    'certificado',
    'privateKey',
    'ｐａｓｓｗｏｒｄ',
    'pass\u200bword',
    'file',
  ],
  ...[
    'clavePrivada',
    'claveFirma',
    'CLAVE_FIRMA',
    'miClave',
    'claveprivada',
    'contraseniaFirma',
    'userPin',
    'pin_firma',
  ],
])('what a member %s holds is removed, whatever it is and wherever it stands', (name) => {
  for (const value of ['s3same', 12_345, true, ['s3same'], { inside: 's3same' }]) {
    const body = { list: [[{ deep: { [name]: value, beside: 'stays' } }]] }

    expect(logged(body)).toEqual({ list: [[{ deep: { [name]: REMOVED, beside: 'stays' } }]] })
  }
})

test.each([
  'accessKey',
  'claveAcceso',
  'clave_acceso',
  'Clave de acceso',
  'claveAccesoConsultada',
  'accessKeys',
  'autoclave',
  'clavel',
  'pintura',
  'shipping',
  'author',
  'pinned',
  'passenger',
  'keyboard',
  'authorization',
  'name',
  'profile',
])('a member %s is no secret', (name) => {
  expect(isSecretName(name)).toBe(false)
})

test('a secret without anything in it is shown to be empty', () => {
  expect(logged({ password: '', token: null })).toEqual({ password: '', token: null })
})

test.each([
  ['a key of the API', KEY],
  ['a live one', KEY.replace('test', 'live')],
  ['one in capitals', KEY.toUpperCase()],
  ['one that was cut', KEY.slice(0, 14)],
  ['a secret of a webhook', WEBHOOK_SECRET],
  ['a long run of base64', BLOB],
  ['base64 of URLs', BLOB.replaceAll('Q', '-').replaceAll('R', '_')],
  ['base64 over lines', `${BLOB.slice(0, 64)}\n`.repeat(5)],
  ['a private key', `-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----`],
  ['a private key that was cut', `-----BEGIN PRIVATE KEY-----\nMIIEvQ`],
  ['a token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
])('%s is removed from any text, and from the name of a member', (_, secret) => {
  const { json } = jsonWithoutSecrets({ note: `before ${secret} after`, list: [secret], [secret]: 1 }, 16 * KIB)

  for (const part of [secret, ...secret.split('\n')].filter((one) => one.length > 8)) expect(json).not.toContain(part)
  expect(json).toContain(REMOVED)
  expect(json).toContain('before ')
})

test.each([
  '{"password":"s3same"}',
  '{"p\\u0061ssword":"s3same"}',
  '[{"a":"{\\"signaturePassword\\":\\"s3same\\"}"}]',
  '"{\\"token\\":\\"s3same\\"}"',
  '{"password":"s3same","password":""}',
  'not JSON: {"password": "s3same", "a"',
  'user=ana&password=s3same&page=2',
  'password: s3same',
  'PASSWORD=s3same',
  'my password:s3same',
  '<signaturePassword>s3same</signaturePassword>',
  "api_key='s3same'",
  'Authorization: Bearer s3same.s3same.s3same',
  'Authorization: Basic s3same',
  'authorization=s3same',
  'https://ana:s3same@shop.example/hook',
  'mongodb://ana:s3s@me/s3same@db.example/etax',
  '<firma clave="s3same"/>',
  "<firma claveFirma = 's3same s3same'/>",
  '<clave>two words s3same</clave>',
  '<sri:signaturePassword lang="es"><![CDATA[two words s3same]]></sri:signaturePassword>',
  '&lt;password&gt;two words s3same&lt;/password&gt;',
  '<campoAdicional nombre="Clave de firma">s3same</campoAdicional>',
  '<add key="password" value="two words s3same"/>',
  'broken: ["password", "two words s3same", {',
  'clave=s3same',
  'PIN: s3same',
])('what a text names as a secret is removed from it: %s', (text) => {
  expect(JSON.stringify(logged({ text }))).not.toContain('s3same')
  expect(JSON.stringify(logged({ 'a name': { [text]: 1 } }))).not.toContain('s3same')
})

test('a key that is written with escapes is found', () => {
  const escaped = KEY.replace('ak_', '\\u0061k\\u005f')

  for (const text of [escaped, `{"a": "${escaped}`, encodeURIComponent(KEY).replace('_', '%5F')])
    expect(JSON.stringify(logged({ text }))).not.toContain(KEY.slice(10, 30))
})

test('an additional field that is called a password has its value removed', () => {
  expect(
    logged([
      { name: 'Contraseña', value: 's3same' },
      { nombre: 'Token', valor: 's3same' },
    ]),
  ).toEqual([
    { name: 'Contraseña', value: REMOVED },
    { nombre: 'Token', valor: REMOVED },
  ])
})

test('what stands after a secret’s name in a list, or under Authorization, is removed', () => {
  expect(
    logged([
      ['password', 's3same'],
      ['user', 'ana', 'clave', 1234],
    ]),
  ).toEqual([
    ['password', REMOVED],
    ['user', 'ana', 'clave', REMOVED],
  ])
  expect(logged({ Authorization: 's3same', authorization: { number: '2111', environment: 'PRUEBAS' } })).toEqual({
    Authorization: REMOVED,
    authorization: { number: '2111', environment: 'PRUEBAS' },
  })
})

const BYTES = [
  0x30,
  0x82,
  0x0a,
  0x3b,
  ...Array.from({ length: 396 }, (_, at) => (at * 7919 + 31 * ((at * at) % 97)) % 256),
]
const FILE = Buffer.from(BYTES)
const LATER = FILE.subarray(100)
const PARTS = (text: string, size: number) => text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []

test.each<[string, unknown]>([
  ['numbers', BYTES],
  ['numbers with signs', [...new Int8Array(BYTES)]],
  ['the first numbers', BYTES.slice(0, 12)],
  ['later numbers', [...LATER]],
  ['lists of numbers', [BYTES.slice(0, 8), BYTES.slice(8, 16), BYTES.slice(16, 40)]],
  ['a Buffer', FILE.toJSON()],
  ['an object of numbers', { ...BYTES }],
  ['numbers in a text', BYTES.join(', ')],
  ['hex', FILE.toString('hex')],
  ['the first of hex', FILE.subarray(0, 24).toString('hex')],
  ...[':', ' ', ', ', '-', '\n', ', 0x'].map((sign): [string, unknown] => [
    `hex with ${JSON.stringify(sign)}`,
    PARTS(FILE.toString('hex'), 2).join(sign),
  ]),
  ['later hex in capitals', PARTS(LATER.toString('hex').toUpperCase(), 2).join(':')],
  ['hex in groups', PARTS(FILE.toString('hex'), 4).join(' ')],
  ['hex in a list', PARTS(FILE.toString('hex'), 2)],
  ['bytes with backslashes', PARTS(FILE.toString('hex'), 2).join('\\x')],
  ['text of bytes', FILE.toString('latin1')],
  ...[1, 2, 3, 4, 8, 20, 32, 64].flatMap((size): [string, unknown][] => [
    [`base64 in lines of ${size}`, PARTS(FILE.toString('base64'), size).join('\n')],
    [`base64 in a list of ${size}`, PARTS(FILE.toString('base64'), size)],
    [`later base64 in parts of ${size}`, PARTS(LATER.toString('base64'), size).join(' ')],
  ]),
  ['base64 in lines that are escaped', PARTS(FILE.toString('base64'), 20).join('\\r\\n')],
  [
    'base64 in members',
    { part1: FILE.toString('base64', 0, 30), part2: FILE.toString('base64', 30, 60), part3: 'aB3d' },
  ],
  ['short base64', FILE.toString('base64', 0, 40)],
  ['base64 in parts of an unread list', `["${PARTS(FILE.toString('base64'), 30).join('", "')}"`],
])('a file is removed, written as %s', (_, file) => {
  for (const body of [{ anything: file, beside: 1 }, [{ text: file }, 'beside']]) {
    const { json } = jsonWithoutSecrets(body, 16 * KIB)

    expect(json).toContain(REMOVED)
    expect(json).toContain('beside')
    expect(json.length).toBeLessThan(120)
  }
})

test('lists and texts that are no files stay', () => {
  const accessKeys = Array.from({ length: 12 }, (_, at) => `21112026011799999990001100100100000000112345678${10 + at}`)
  const order = {
    accessKeys,
    text: accessKeys.join(' '),
    ids: Array.from({ length: 9 }, (_, at) => `019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e7${at}`),
    quantities: [1, 2, 3, 10, 250.5],
    codes: ['A-1', 'B2', 'USB3', 'HDMI-2'],
    words:
      'El cliente retira la mercadería en la bodega de Quito, calle 10 de Agosto N24-15 y Colón; llamar antes '.repeat(
        4,
      ),
    phone: '+593 2 222 33 44 / 09 87 65 43 21',
    address: 'https://shop.example:8080/hooks?to=ana@shop.example',
    note: 'Clave de acceso: 2111202601179999999000110010010000000011234567818, autoclave: 134 C, pintura: azul',
  }

  expect(logged(order)).toEqual(order)
})

test('the sentences of our own errors stay', () => {
  const sentences = [
    'The request is not valid: signaturePassword is required (and 2 more, see details)',
    `leave it out, or use one of ${'customerId, issueDate, additionalInfo, thirdPartyItems, ivaWithheld, '.repeat(4)}`,
    'The API key is missing: send it in the header X-API-Key.',
    'password: The password does not open the certificate: send the one it was made with.',
  ]

  expect(sentences.map(textWithoutSecrets)).toEqual(sentences)
})

test('a body that is cut is well-formed JSON without a half of anything', () => {
  const body = Array.from({ length: 300 }, (_, at) => ({
    at,
    note: `x ${KEY} y ${WEBHOOK_SECRET} z`,
    password: 's3same s3same',
    blob: BLOB,
  }))

  for (let maxBytes = 0; maxBytes < 600; maxBytes += 1) {
    const { json, truncated } = jsonWithoutSecrets(body, maxBytes)
    expect(() => JSON.parse(json)).not.toThrow()
    expect(truncated).toBe(true)
    expect(json).not.toMatch(/ak_|whsec|s3same|QUJD/)
    expect(Buffer.byteLength(json)).toBeLessThanOrEqual(Math.max(4, maxBytes))
  }
})

test('a text that is too long is left out whole, with its length', () => {
  const { json, truncated } = jsonWithoutSecrets({ xml: 'a b '.repeat(20_000), after: 1 }, 16 * KIB)

  expect({ ...JSON.parse(json), truncated }).toEqual({ xml: '[left out: 80000 characters]', after: 1, truncated: true })
})

test('a text in a text in a text is looked through, and one that is too deep is left out', () => {
  const deep = JSON.parse(`${'['.repeat(200)}"${KEY}"${']'.repeat(200)}`)
  let text = JSON.stringify({ password: 's3same' })
  for (let level = 0; level < 8; level += 1) text = JSON.stringify({ text })

  expect(jsonWithoutSecrets(deep, 16 * KIB)).toMatchObject({
    truncated: true,
    json: expect.not.stringContaining('ak_'),
  })
  expect(JSON.stringify(logged({ text }))).not.toContain('s3same')
})

test.each([
  ['texts of many blobs', Array.from({ length: 60 }, () => `${BLOB.repeat(75)} `)],
  ['passwords without end', Array(4).fill('pass'.repeat(8_000))],
  ['names before no value', 'password= '.repeat(3_000)],
  ['quotes and braces', '{"a":['.repeat(5_000)],
  ['nearly base64', `${'A'.repeat(119)} `.repeat(270)],
  ['short lines of base64', `${'A'.repeat(70)} \n`.repeat(450)],
  ['percent signs and backslashes', '%5C\\u005C'.repeat(3_600)],
  ['beginnings of a certificate', '-----BEGIN -----'.repeat(2_000)],
  ['nearly a file in parts', 'aB3 word word word word '.repeat(1_300)],
  ['nearly bytes', '12 '.repeat(30).concat('x ').repeat(340)],
  ['nearly hex', 'ab:cd:ef:'.repeat(2).concat('z ').repeat(1_600)],
  ['addresses without hosts', 'https://a:'.repeat(3_200)],
  ['elements without ends', '<clave '.repeat(4_500)],
  ['attributes without values', `="${'password" '.repeat(3_500)}`],
  ['many numbers', Array.from({ length: 100_000 }, () => 300.5)],
  ['many members', Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`password${at}`, 'x']))],
])('looking through %s takes little time', (_, body) => {
  const began = processorMs()

  jsonWithoutSecrets(Array.isArray(body) ? body : [body, body, body, body], 16 * KIB)

  expect(processorMs() - began).toBeLessThan(400)
})

test('a query keeps what is no secret, as it was sent', () => {
  const sent = 'page=2&q=Mar%C3%ADa+L&filter.name=a%26b&flag'

  expect(queryWithoutSecrets(sent)).toBe(sent)
})

test.each([
  'password=s3same',
  'PASSWORD=s3same',
  'p%61ssword=s3same',
  'p%2561ssword=s3same',
  'contrase%C3%B1a=s3same',
  'broken=%ZZ&pass%77ord=s3same%ZZ',
  'token=s3same=s3same',
  'filter[password]=s3same',
  'q=password=s3same',
])('what a query names as a secret is removed: %s', (query) => {
  expect(queryWithoutSecrets(query)).not.toContain('s3same')
})

test.each([KEY, WEBHOOK_SECRET, KEY.replace('_', '%5F'), KEY.replace('_', '%255f'), BLOB])(
  'a secret is removed from a query and from a path: %s',
  (secret) => {
    const part = secret.slice(12, 30)

    expect(queryWithoutSecrets(`a=1&q=${secret}&b=2`)).toBe(`a=1&q=${REMOVED}&b=2`)
    expect(queryWithoutSecrets(secret)).not.toContain(part)
    expect(pathWithoutSecrets(`/v1/developer/receipts/${secret}/xml`)).toBe(`/v1/developer/receipts/${REMOVED}/xml`)
  },
)

test('ids stay in a path', () => {
  const path = '/v1/developer/receipts/019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77/xml'

  expect(pathWithoutSecrets(path)).toBe(path)
})

test('an address is cut before it is looked into, and a part that was cut through is left out', () => {
  const pairs = cutAddress(`/v1/developer/invoices?${'%2541=&'.repeat(2_000)}`)
  expect(pairs.path).toBe('/v1/developer/invoices')
  expect(pairs.query?.split('&')).toHaveLength(51)

  const long = cutAddress(`/${'a'.repeat(1_000)}/${'b'.repeat(8_000)}?limit=1&key=${KEY}${'%41'.repeat(5_000)}`)
  expect(long).toEqual({ path: `/${'a'.repeat(1_000)}/…`, query: 'limit=1&…' })

  expect(cutAddress('/customers')).toEqual({ path: '/customers', query: null })
  expect(cutAddress('/customers?a=b?c')).toEqual({ path: '/customers', query: 'a=b?c' })
})

test('of a body with thousands of members no more than 500 texts are looked through', () => {
  const members = Array.from({ length: 1_000 }, (_, n) => [`n${n}`, `%41${n}`])
  const kept = JSON.parse(jsonWithoutSecrets(Object.fromEntries(members), 1024 * 1024).json)
  const texts = Object.entries(kept)
    .flat()
    .filter((text) => !String(text).startsWith('[left out'))
  expect(texts).toHaveLength(500)

  const inText = JSON.stringify(Object.fromEntries(members))
  const both = JSON.parse(jsonWithoutSecrets({ inText, other: 'after it' }, 1024 * 1024).json)
  expect(Object.entries(both)[1]?.[1]).toMatch(/^\[left out/)
})
