import { createHash } from 'node:crypto'
import { AppError } from '@etax/kernel'
import { documentErrors } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { ACCESS_KEY, aReceipt, OWN_RUC, TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'
import type { Clients } from '../ports.ts'

type Submitted = Parameters<Clients['issuance']['submitXml']>[0]
type Imported = Parameters<Clients['issuance']['importReceipt']>[0]

const aWaybill = [
  '<guiaRemision id="comprobante" version="1.1.0"><infoTributaria><ambiente>1</ambiente><tipoEmision>1</tipoEmision>',
  `<razonSocial>ANDINA</razonSocial><ruc>${OWN_RUC}</ruc><claveAcceso>${ACCESS_KEY}</claveAcceso><codDoc>06</codDoc>`,
  '<estab>001</estab><ptoEmi>001</ptoEmi><secuencial>000000001</secuencial><dirMatriz>Quito</dirMatriz>',
  '</infoTributaria><infoGuiaRemision><dirPartida>Quito</dirPartida>',
  '<razonSocialTransportista>Ana</razonSocialTransportista>',
  '<tipoIdentificacionTransportista>05</tipoIdentificacionTransportista>',
  '<rucTransportista>1710034065</rucTransportista><fechaIniTransporte>21/11/2026</fechaIniTransporte>',
  '<fechaFinTransporte>21/11/2026</fechaFinTransporte><placa>ABC1234</placa></infoGuiaRemision>',
  '<destinatarios/></guiaRemision>',
].join('')

async function aGatewayForDocuments(
  issuance: Partial<Clients['issuance']> = {},
  certificate: Partial<ReturnType<typeof aCertificate>> = {},
) {
  const submitted: Submitted[] = []
  const imported: Imported[] = []
  const { app, aWorkspace } = await aGateway({
    issuance: {
      submitXml: async (request) => {
        submitted.push(request)
        return { receipt: aReceipt({ documentType: 'WAYBILL' }), duplicate: false, warnings: [] }
      },
      importReceipt: async (request) => {
        imported.push(request)
        return aReceipt({ status: 'AUTHORIZED', origin: 'imported', environment: 'production' })
      },
      ...issuance,
    },
    signer: { describeCertificate: async () => ({ ...aCertificate(), ...certificate }) },
  })
  const { testKey, liveKey, workspaceId } = await aWorkspace()
  const post = (path: string, payload: string | object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/v1/developer/${path}`,
      headers: { 'x-api-key': testKey, 'x-taxpayer-ruc': OWN_RUC, 'content-type': 'application/json', ...headers },
      payload,
    })
  return { post, submitted, imported, workspaceId, live: { 'x-api-key': liveKey } }
}

function aCertificate() {
  const text = { subject: '', issuer: '', serialNumber: '', notBefore: '', notAfter: '', fingerprint: '', fileId: '' }
  return {
    status: 'VALID',
    registryNumber: OWN_RUC,
    ...text,
    daysLeft: 90,
    chain: 'UNCHECKED',
    vouched: false,
    hasPassword: true,
  }
}

const ways = [
  ['sign-and-authorize', false],
  ['authorize-signed', true],
] as const

test.each(ways)('POST /%s takes a document with its options, and answers 202', async (path, signed) => {
  const { post, submitted, workspaceId } = await aGatewayForDocuments()

  const answer = await post(path, { xml: aWaybill, email: 'a@example.com, b@example.com', devReference: 'w-1' })

  expect([answer.statusCode, answer.json().data.status]).toEqual([202, 'DRAFT'])
  expect(answer.json().data).toMatchObject({ documentType: 'WAYBILL', duplicate: false })
  expect(submitted).toMatchObject([
    {
      caller: { workspaceId, mode: 'MODE_TEST' },
      ruc: OWN_RUC,
      devReference: 'w-1',
      bodyHash: createHash('sha256').update(aWaybill).digest('hex'),
      recipients: ['a@example.com', 'b@example.com'],
      allowance: { limited: false },
      signed,
    },
  ])
  expect(String(submitted[0]?.xml)).toBe(aWaybill)
})

test('text, base64 and the raw body are the same document', async () => {
  const { post, submitted } = await aGatewayForDocuments()

  await post('sign-and-authorize', { xml: aWaybill })
  await post('sign-and-authorize', { xml: Buffer.from(aWaybill).toString('base64') })
  await post('sign-and-authorize', aWaybill, { 'content-type': 'application/xml' })

  expect(submitted).toHaveLength(3)
  expect(new Set(submitted.map(({ bodyHash }) => bodyHash)).size).toBe(1)
  expect(new Set(submitted.map(({ receiptId }) => receiptId)).size).toBe(3)
})

test.each([
  ['sendEmail is false', { sendEmail: false, email: 'a@example.com' }],
  ['no address is given', {}],
  ['blanks are given', { email: ' ', devReference: '', sendEmail: null }],
])('nobody is mailed when %s', async (_when, options) => {
  const { post, submitted } = await aGatewayForDocuments()

  await post('authorize-signed', { xml: aWaybill, ...options })

  expect(submitted[0]?.recipients).toEqual([])
})

test.each([
  [{}, 400, 'VAL_10000'],
  [{ xml: aWaybill, more: 1 }, 400, 'VAL_10000'],
  [{ xml: aWaybill, email: 'nobody' }, 400, 'VAL_10000'],
  [{ xml: aWaybill, devReference: 'x'.repeat(129) }, 400, 'VAL_10000'],
  [{ xml: 'nonsense' }, 400, 'REQ_10007'],
  [{ xml: `<a>${'x'.repeat(1_100_000)}</a>` }, 413, 'REQ_10003'],
])('what cannot be submitted is refused before issuance is asked', async (payload, status, code) => {
  const { post, submitted } = await aGatewayForDocuments()

  const answer = await post('sign-and-authorize', payload)

  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect(submitted).toEqual([])
})

const refused = new AppError('invalid', 'ISS_10001', 'The document is not valid.', {
  details: [documentErrors.elementMisplaced.at('/guiaRemision/ruc', { reason: 'end', element: 'ruc' })],
})

test('findings of schema and rules are returned as they are', async () => {
  const { post } = await aGatewayForDocuments({ submitXml: () => Promise.reject(refused) })

  const answer = await post('sign-and-authorize', { xml: aWaybill })

  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'ISS_10001', details: refused.details }])
})

test('a repeated devReference gives the first receipt, also for a document that is refused', async () => {
  const requests: unknown[] = []
  const { post } = await aGatewayForDocuments({
    submitXml: () => Promise.reject(refused),
    findDuplicate: async (request) => {
      requests.push(request)
      return { found: true, receipt: aReceipt(), warnings: [] }
    },
  })

  const answer = await post('sign-and-authorize', { xml: aWaybill, devReference: 'w-1' })

  expect([answer.statusCode, answer.json().data.duplicate]).toEqual([200, true])
  expect(requests).toMatchObject([{ documentType: 'WAYBILL', devReference: 'w-1', ruc: OWN_RUC }])
})

test('a receipt that is there already is answered with 200', async () => {
  const { post } = await aGatewayForDocuments({
    submitXml: async () => ({ receipt: aReceipt(), duplicate: true, warnings: [] }),
  })

  const answer = await post('authorize-signed', { xml: aWaybill })

  expect([answer.statusCode, answer.json().data.duplicate]).toEqual([200, true])
})

const unfit = [
  ['there is none', { status: 'MISSING' }, 'CTX_10004'],
  ['it has expired', { status: 'EXPIRED' }, 'CTX_10005'],
  ['it names nobody', { registryNumber: '' }, 'CTX_10008'],
  ['it names another', { registryNumber: '1790011674001' }, 'CTX_10009'],
  ['its chain leads to nobody trusted', { chain: 'UNTRUSTED' }, 'CTX_10010'],
] as const

test.each(unfit)(
  'with a live key nothing is signed, sent or imported without a certificate: %s',
  async (_why, overrides, code) => {
    const { post, live, submitted, imported } = await aGatewayForDocuments({}, overrides)

    const answers = await Promise.all([
      ...[...ways.map(([path]) => path), 'sign'].map((path) => post(path, { xml: aWaybill }, live)),
      post('invoices/import', { accessKey: ACCESS_KEY }, live),
      post('invoices', '{', live),
    ])

    expect(answers.map(({ statusCode, json }) => [statusCode, json().code])).toEqual(answers.map(() => [400, code]))
    expect([...submitted, ...imported]).toEqual([])
  },
)

test('with a test key a signed document needs no certificate here', async () => {
  const { post } = await aGatewayForDocuments({}, { status: 'MISSING' })

  expect((await post('authorize-signed', { xml: aWaybill })).statusCode).toBe(202)
})

test('ten digits of a company’s number are not a national id, and a live key may not use them', async () => {
  const { post, live } = await aGatewayForDocuments({}, { registryNumber: OWN_RUC.slice(0, 10) })

  expect((await post('authorize-signed', { xml: aWaybill }, live)).json()).toMatchObject({
    statusCode: 400,
    code: 'CTX_10009',
  })
})

test.each([...ways.map(([path]) => path), 'invoices/import'])(
  'the test taxpayer cannot POST /%s live',
  async (path) => {
    const { post, live } = await aGatewayForDocuments()
    const body = path === 'invoices/import' ? { accessKey: ACCESS_KEY } : { xml: aWaybill }

    const answer = await post(path, body, { ...live, 'x-taxpayer-ruc': TEST_RUC })

    expect([answer.statusCode, answer.json().code]).toEqual([400, 'CTX_10003'])
  },
)

test('a document of the authority is imported with a live key', async () => {
  const { post, live, imported, workspaceId } = await aGatewayForDocuments()

  const answer = await post('invoices/import', { accessKey: ACCESS_KEY }, live)

  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { data: { origin: 'imported', status: 'AUTHORIZED' }, meta: { environment: 'production' } },
  ])
  expect(imported).toMatchObject([{ caller: { workspaceId, mode: 'MODE_LIVE' }, ruc: OWN_RUC, accessKey: ACCESS_KEY }])
})

test('with a test key nothing is imported, whatever the body', async () => {
  const { post, imported } = await aGatewayForDocuments()

  const answers = await Promise.all([post('invoices/import', { accessKey: ACCESS_KEY }), post('invoices/import', '{')])

  expect(answers.map(({ statusCode, json }) => [statusCode, json().code])).toEqual([
    [403, 'CTX_10007'],
    [403, 'CTX_10007'],
  ])
  expect(imported).toEqual([])
})

test.each([
  ['not-found', 'ISS_40002', 404],
  ['conflict', 'ISS_30006', 409],
] as const)('an import that is %s says so', async (kind, code, status) => {
  const { post, live } = await aGatewayForDocuments({
    importReceipt: () => Promise.reject(new AppError(kind, code, 'no')),
  })

  const answer = await post('invoices/import', { accessKey: ACCESS_KEY }, live)

  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
})

test('an access key of another form is refused', async () => {
  const { post, live } = await aGatewayForDocuments()

  const answer = await post('invoices/import', { accessKey: '123' }, live)

  expect(answer.json()).toMatchObject({ statusCode: 400, details: [{ path: 'accessKey', code: 'FLD_10005' }] })
})

test('a document is mailed to five addresses at most', async () => {
  const { post, submitted } = await aGatewayForDocuments()
  const email = Array.from({ length: 6 }, (_, number) => `m${number}@example.com`).join(',')

  const answer = await post('authorize-signed', { xml: aWaybill, email })

  expect(answer.json()).toMatchObject({
    statusCode: 400,
    details: [{ path: 'email', code: 'DOC_40005', message: expect.stringMatching(/^At most five/) }],
  })
  expect(submitted).toEqual([])
})

test('in the sandbox issuance gets the allowed addresses; in production mail may go anywhere', async () => {
  const { post, submitted, live } = await aGatewayForDocuments()

  await post('authorize-signed', { xml: aWaybill, email: 'maria@example.com' })
  await post('authorize-signed', { xml: aWaybill, email: 'maria@example.com' }, live)

  expect(submitted.map(({ mail }) => mail)).toEqual([
    { everybody: false, addresses: [expect.stringMatching(/^user-\d+@example\.com$/)] },
    { everybody: true, addresses: [] },
  ])
})
