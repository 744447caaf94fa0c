import { catalogErrors, gatewayErrors, platformErrors } from '@etax/contracts'
import { fieldErrors, rule, withSubject } from '@etax/kernel'
import { documentErrors } from '@etax/tax-document'
import { englishWordsIn } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { type Overrides, TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'

type Method = 'GET' | 'POST' | 'DELETE'

async function aKeyHolder(overrides: Overrides = {}, language = 'en') {
  const { app, aWorkspace } = await aGateway(overrides)
  const { testKey } = await aWorkspace()
  const ask = async (
    method: Method,
    url: string,
    payload?: string | object,
    type = 'application/json',
    inLanguage = language,
  ) => {
    const typed = payload === undefined ? {} : { 'content-type': type }
    const asking = { 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC, 'accept-language': inLanguage }
    const headers = { ...asking, ...typed }
    return (await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })).json()
  }
  return { ask }
}

async function someoneSignedIn(overrides: Overrides = {}) {
  const { app } = await aGateway(overrides)
  const account = { email: 'o@example.com', password: 'correct horse', workspaceName: 'Andina' }
  const signedUp = await app.inject({ method: 'POST', url: '/account/sign-up', payload: account })
  const cookie = String(signedUp.headers['set-cookie']).split(';')[0] ?? ''
  const headers = { cookie, 'x-csrf-token': signedUp.json().data.csrfToken, 'x-taxpayer-ruc': TEST_RUC }
  const ask = async (method: Method, path: string, payload?: object) =>
    (await app.inject({ method, url: `/account${path}`, headers, ...(payload && { payload }) })).json()
  return { ask }
}

const broken = fieldErrors.invalidRequest({
  details: [fieldErrors.required.at('name'), fieldErrors.required.at('ruc')],
})

test('below /account the errors of family A’s routes have the form of family B', async () => {
  const fail = async () => Promise.reject(broken)
  const { ask } = await someoneSignedIn({ catalog: { createRecord: fail, getRecord: fail } })
  const shape = {
    code: 'VAL_10000',
    statusCode: 400,
    message: 'The request is not valid: name is required (and 1 more, see details)',
    details: [
      { path: 'name', code: 'FLD_10001', message: 'is required' },
      { path: 'ruc', code: 'FLD_10001', message: 'is required' },
    ],
    requestId: expect.any(String),
  }

  expect(await ask('POST', '/customers', {})).toEqual(shape)
  expect(await ask('GET', '/customers/x')).toEqual(shape)
  expect(await ask('GET', '/customers?foo=1')).toMatchObject({ code: 'VAL_10000', details: [{ path: 'foo' }] })
  expect(await ask('POST', '/api-keys')).toMatchObject({
    details: [{ path: '', message: 'The body must be an object with mode, name.' }],
  })
})

type TestRequest = [method: Method, url: string, body?: string | object, type?: string]

test.each<[message: string, request: TestRequest]>([
  [
    'La solicitud no es válida: customer es obligatorio: un objeto, por ejemplo {"identificationType"',
    ['POST', '/v1/developer/invoices', { devReference: 'x'.repeat(129), items: [{}], foo: 1, issueDate: 7 }],
  ],
  ['La solicitud no es válida: subject es obligatorio: un objeto', ['POST', '/v1/developer/withholdings', {}]],
  ['La solicitud no es válida: El cuerpo debe ser un objeto', ['POST', '/v1/developer/invoices', '[]']],
  ['La solicitud no es válida: colour no se conoce aquí', ['GET', '/v1/developer/usage?colour=red']],
  [
    'La solicitud no es válida: limit debe ser un número entero de 1 a 100; es "0" (y 2 más, véase details)',
    ['GET', '/v1/developer/receipts?status=NEW&limit=0&from=today'],
  ],
  [
    'La solicitud no es válida: to no debe ser anterior a from; from es',
    ['GET', '/v1/developer/receipts?from=2026-11-22&to=2026-11-21'],
  ],
  ['La solicitud no es válida: number tiene un % sin dos dígitos', ['GET', '/v1/developer/receipts?number=%']],
  [
    'La solicitud no es válida: file es obligatorio: el archivo P12 en base64',
    ['POST', '/v1/developer/certificate', {}],
  ],
  [
    'La solicitud no es válida: foo no se recibe: esta dirección ',
    ['POST', '/v1/developer/invoices/x/retry', { foo: 1 }],
  ],
  ['name es obligatorio; ruc es obligatorio', ['POST', '/customers', {}]],
  ['limit debe ser un número entero de 1 a 1000; es "0"; foo no se', ['GET', '/customers?limit=0&foo=1']],
  ['name no se recibe: esta dirección no tiene cuerpo', ['POST', '/invoices/x/issue', { name: 1 }]],
  ['price está escrito dos veces en el mismo objeto: envíelo', ['POST', '/customers', '{"price": 1, "price": 2}']],
])('the Spanish message is: %s', async (message, [method, url, body, type]) => {
  const refused = async () => Promise.reject(broken)
  const { ask } = await aKeyHolder({ catalog: { createRecord: refused } })

  const answer = await ask(method, url, body, type, 'es-EC,es;q=0.9')

  const sentences = [answer.message, ...(answer.details ?? []).map((detail: { message: string }) => detail.message)]
  expect(answer.message).toContain(message)
  expect(sentences.filter((sentence) => englishWordsIn(sentence).length > 0)).toEqual([])
})

test('family A names every field in its one text', async () => {
  const { ask } = await aKeyHolder({ catalog: { createRecord: async () => Promise.reject(broken) } })

  expect((await ask('POST', '/customers', {})).message).toContain('name is required; ruc is required')
  expect((await ask('POST', '/customers', '[]')).message).toContain('The body must be an object')
})

const ALL_XML_ROUTES = ['sign', 'verify', 'sign-and-authorize', 'authorize-signed']

test.each(ALL_XML_ROUTES)('XML that cannot be read is the same mistake at %s', async (path) => {
  const detail = withSubject(documentErrors.notWellFormed.at('xml', { reason: 'startTag' }), { line: 1 })
  const refusal = fieldErrors.invalidRequest({ details: [detail] })
  const { ask } = await aKeyHolder({
    issuance: { submitXml: async () => Promise.reject(refusal), signXml: async () => Promise.reject(refusal) },
  })

  const answer = await ask('POST', `/v1/developer/${path}`, { xml: '<a' })

  expect(answer).toMatchObject({ code: 'VAL_10000', details: [detail] })
})

const file = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a"\r\n\r\np\r\n`
const field = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\np\r\n`
const FORM = 'multipart/form-data; boundary=x'

test.each([
  ['with two files', `${file('file')}${file('file')}--x--\r\n`, FORM, 'must be one file; the form has several'],
  [
    'with another file',
    `${file('picture')}--x--\r\n`,
    FORM,
    'is not known here: leave it out, or use one of file, password',
  ],
  [
    'with the file as a text',
    `${field('file')}--x--\r\n`,
    FORM,
    'must be a file: a part with a filename, such as name="file"; filename="certificate.p12"',
  ],
  ['with the password as a file', `${file('password')}--x--\r\n`, FORM, 'must be a text: a part without a filename'],
  [
    'with two passwords',
    `${file('file')}${field('password')}${field('password')}--x--\r\n`,
    FORM,
    'must be sent once; the form has it more than once',
  ],
  ['cut off', file('file'), FORM, 'The multipart form is malformed, or not whole.'],
  ['without a boundary', 'x', 'multipart/form-data', 'The multipart form is malformed, or not whole.'],
])('a form %s is refused in plain words', async (_what, payload, type, message) => {
  const { ask } = await aKeyHolder()

  const answer = await ask('POST', '/v1/developer/certificate', payload, type)

  expect(answer).toMatchObject({ statusCode: 400 })
  expect([answer.message, answer.details[0]?.message]).toContain(message)
})

test.each(['/usage', '/certificate/status', '/customers/c1', '/receipts/x'])(
  'a query that %s does not read is refused',
  async (path) => {
    const { ask } = await aKeyHolder()

    expect(await ask('GET', `/v1/developer${path}?colour=red`)).toMatchObject({
      code: 'VAL_10000',
      details: [{ path: 'colour', code: 'FLD_10002' }],
    })
  },
)

test('a filter of customers is named as it was sent', async () => {
  const unknown = fieldErrors.invalidRequest({
    details: [fieldErrors.unknown.at('filter.foo__eq', rule('is not a filter', 'no es un filtro'))],
  })
  const { ask } = await aKeyHolder({ catalog: { listRecords: async () => Promise.reject(unknown) } })

  expect(await ask('GET', '/v1/developer/customers?foo=1')).toMatchObject({
    details: [{ path: 'foo', code: 'FLD_10002' }],
  })
  expect(await ask('GET', '/v1/developer/customers?page=0')).toMatchObject({ details: [{ code: 'FLD_10005' }] })
})

test.each([
  ['/invoices/x/issue', { issueDate: '2026-11-22' }, 'issueDate is not taken: this address has no body; leave it out'],
  ['/invoices/x/issue', { issueDate: null }, 'issueDate is not taken: this address has no body; leave it out'],
  ['/invoices/x/issue', '[]', 'There must be no body here: leave it out.'],
  ['/v1/developer/invoices/x/retry', { foo: {} }, 'The request is not valid: foo is not taken'],
])('%s with the body %j is refused', async (url, body, message) => {
  const { ask } = await aKeyHolder()

  expect(await ask('POST', url, body)).toMatchObject({ statusCode: 400, message: expect.stringContaining(message) })
})

test.each([null, '', [], {}])('an unknown member of an order that is %j is refused', async (foo) => {
  const { ask } = await aKeyHolder()

  const { details } = await ask('POST', '/v1/developer/invoices', { items: [], foo, customer: { foo } })

  expect(details).toEqual(expect.arrayContaining([expect.objectContaining({ path: 'foo', code: 'FLD_10002' })]))
  expect(details.map(({ path }: { path: string }) => path)).toContain('customer.foo')
})

test('a span that ends before it begins is refused', async () => {
  const { ask } = await aKeyHolder()

  expect(await ask('GET', '/v1/developer/receipts?from=2026-11-22&to=2026-11-21')).toMatchObject({
    details: [{ path: 'to', message: 'must not be before from; from is 2026-11-22, and to is 2026-11-21' }],
  })
})

test('a body that is too large is read to its end before it is refused', async () => {
  const { ask } = await aKeyHolder()

  expect(await ask('POST', '/v1/developer/invoices', 'x'.repeat(3_000_000))).toMatchObject({ statusCode: 413 })
})

test.each([
  ['/v1/developer/invoices', '{"a": 1,}', 'application/json', 'está mal en la línea 1, columna 9'],
  [
    '/v1/developer/invoices',
    '<a/>',
    'text/xml',
    'El tipo de contenido "text/xml" no se acepta aquí: envíe application/json.',
  ],
  ['/v1/developer/invoices', '{}', 'application/json; charset=latin1', 'escrito en latin1; debe estar en UTF-8.'],
  ['/v1/developer/sign', { xml: 'nonsense' }, 'application/json', 'El documento no es XML, ni como texto ni en base64'],
  ['/customers', '{"a"', 'application/json', 'termina antes de tiempo, en la línea 1'],
])('%s says in Spanish what is wrong with %j', async (path, payload, type, message) => {
  const { ask } = await aKeyHolder({}, 'es-EC,es;q=0.9,en;q=0.5')

  expect((await ask('POST', path, payload, type)).message).toContain(message)
})

test.each([
  [gatewayErrors.defect({ more: 'a detail' }), 'Algo falló en el sistema.'],
  [platformErrors.serviceAway({ more: 'GetRecord' }), 'Una parte del servicio no responde.'],
])('the detail of “%s” is hidden in Spanish too', async (error, message) => {
  const { ask } = await aKeyHolder({ catalog: { getRecord: async () => Promise.reject(error) } }, 'es')

  expect((await ask('GET', '/customers/x')).message).toBe(message)
})

test('a reason or a name that is null or blank is required', async () => {
  const developer = await aKeyHolder()
  const required = { code: 'VAL_10000', details: [{ code: 'FLD_10001' }] }
  const receipt = '/v1/developer/receipts/01935a2e-7c1f-7abc-8def-0123456789ab/void'

  expect(await developer.ask('POST', receipt, { reason: '   ' })).toMatchObject(required)
  expect(await developer.ask('POST', receipt, { reason: null })).toMatchObject(required)
  const { ask } = await someoneSignedIn()
  expect(await ask('POST', '/api-keys', { mode: 'test', name: '  ' })).toMatchObject(required)
})

test('a webhook endpoint that is not there has one code', async () => {
  const { ask } = await someoneSignedIn({ webhooks: { listEndpoints: async () => ({ endpoints: [] }) } })

  expect(await ask('DELETE', '/webhooks/w1')).toMatchObject({ statusCode: 404, code: 'WHK_00002' })
  expect(Object.values(gatewayErrors).map(({ code }) => code)).not.toContain('ACC_10005')
})

test('the fixed text about a missing record is English in every language, on every route', async () => {
  const unknown = catalogErrors.recordUnknown({ kind: 'taxpayer', id: 'x' })
  const refused = async () => Promise.reject(unknown)
  const { ask } = await aKeyHolder({ catalog: { getRecord: refused, exportRecords: refused } }, 'es')

  const message = 'Taxpayer with id x not found'
  expect(await ask('GET', '/taxpayers/x')).toEqual({ statusCode: 404, message })
  expect(await ask('GET', '/customers/export?taxpayerId=01935a2e-7c1f-7abc-8def-0123456789ab')).toEqual({
    statusCode: 404,
    message,
  })
})

test('an error says its language, and that the language was asked for', async () => {
  const { app } = await aGateway()

  const [spanish, ofFamilyA] = await Promise.all([
    app.inject({ url: '/v1/developer/usage', headers: { 'accept-language': 'es' } }),
    app.inject({ url: '/customers' }),
  ])

  expect(spanish.headers).toMatchObject({ 'content-language': 'es', vary: 'accept-language' })
  expect(ofFamilyA.headers).toMatchObject({ 'content-language': 'en', vary: 'accept-language' })
})

test('a form at a route of JSON is refused as another type', async () => {
  const { ask } = await aKeyHolder()
  const refused = { statusCode: 415, code: 'REQ_10002', message: expect.stringContaining('send application/json') }

  expect(await ask('POST', '/v1/developer/invoices', `${field('customer')}--x--\r\n`, FORM)).toMatchObject(refused)
  expect(await ask('POST', '/v1/developer/certificate', `${file('file')}--x--\r\n`, FORM)).not.toMatchObject(refused)
})

test('an address that has other methods names them', async () => {
  const { ask } = await aKeyHolder()

  expect(await ask('POST', '/v1/developer/usage')).toMatchObject({
    statusCode: 404,
    code: 'REQ_10004',
    message: 'This address has no POST: send GET.',
  })
  expect((await ask('DELETE', '/v1/developer/customers')).message).toBe('This address has no DELETE: send GET or POST.')
  expect((await ask('GET', '/v1/developer/nothing')).message).toContain('This address does not exist')
})
