import { AppError } from '@etax/kernel'
import { draftDocument, numberDraft } from '@etax/tax-document'
import { writeAuthorization } from '@etax/tax-document/xml'
import { expect, test } from '@jest/globals'
import { ACCESS_KEY, OWN_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'
import type { Clients } from '../ports.ts'

const anInvoice = [
  '<?xml version="1.0" encoding="UTF-8"?><factura id="comprobante" version="1.1.0"><infoTributaria>',
  '<ambiente>1</ambiente><tipoEmision>1</tipoEmision><razonSocial>ANDINA</razonSocial>',
  `<ruc>${OWN_RUC}</ruc><claveAcceso>${ACCESS_KEY}</claveAcceso><codDoc>01</codDoc><estab>001</estab>`,
  '<ptoEmi>001</ptoEmi><secuencial>000000001</secuencial><dirMatriz>Quito</dirMatriz></infoTributaria>',
  '<infoFactura><fechaEmision>21/11/2026</fechaEmision>',
  '<tipoIdentificacionComprador>05</tipoIdentificacionComprador>',
  '<razonSocialComprador>Ana</razonSocialComprador>',
  '<identificacionComprador>1710034065</identificacionComprador>',
  '<totalSinImpuestos>1.00</totalSinImpuestos><totalDescuento>0.00</totalDescuento><totalConImpuestos/>',
  '<importeTotal>1.00</importeTotal></infoFactura><detalles/></factura>',
].join('')

const verified = {
  valid: true,
  trusted: false,
  reason: 'the chain ends in nobody we trust',
  reasonInSpanish: 'la cadena no termina en nadie de confianza',
  objection: '',
  objectionInSpanish: '',
  signer: 'CN=Andina',
  issuer: 'CN=Authority',
  registryNumber: OWN_RUC,
  notBefore: '',
  notAfter: '',
  signedAt: '',
  chain: 'UNCHECKED',
  fingerprint: '',
}

const authorized = {
  status: 'AUTHORIZED' as const,
  number: ACCESS_KEY,
  at: '2026-11-21T10:00:00-05:00',
  environment: 'PRUEBAS',
  document: '',
  messages: [],
  simulated: false,
  otherDocument: false,
}

const unchecked = { state: '', checkedAt: '', warnings: [], sandbox: null }

interface Others {
  signer?: Partial<Clients['signer']>
  issuance?: Partial<Clients['issuance']>
  authority?: Partial<Clients['authority']>
}

async function anXmlGateway(
  { signer, issuance, authority }: Others = {},
  authorization: object = {},
  checked: object = {},
) {
  const signed: object[] = []
  const lookedUp: string[] = []
  const { app, aWorkspace } = await aGateway({
    signer: { verify: async () => verified, ...signer },
    issuance: {
      signXml: async ({ caller, ruc, xml }) => {
        signed.push({ mode: caller?.mode, ruc, xml: String(xml) })
        return { xml: Buffer.from('<signed/>'), accessKey: ACCESS_KEY }
      },
      checkAccessKey: async () => ({ ...unchecked, ...checked }),
      ...issuance,
    },
    authority: {
      findAuthorization: async ({ document }) => {
        lookedUp.push(`${document}`)
        return { ...authorized, ...authorization }
      },
      ...authority,
    },
  })
  const { testKey } = await aWorkspace()
  const post = (path: string, payload: string | object, type = 'application/json', headers: object = {}) =>
    app.inject({
      method: 'POST',
      url: `/v1/developer/${path}`,
      headers: { 'x-api-key': testKey, 'x-taxpayer-ruc': OWN_RUC, 'content-type': type, ...headers },
      payload,
    })
  return { post, signed, lookedUp }
}

test.each([
  ['text', { xml: anInvoice }, 'application/json'],
  ['base64', { xml: Buffer.from(anInvoice).toString('base64') }, 'application/json'],
  ['the raw body', anInvoice, 'application/xml'],
])('a document is signed from %s', async (_form, payload, type) => {
  const { post, signed } = await anXmlGateway()

  const answer = await post('sign', payload, type)

  expect(answer.json()).toMatchObject({ data: { xml: '<signed/>', accessKey: ACCESS_KEY } })
  expect(signed).toEqual([{ mode: 'MODE_TEST', ruc: OWN_RUC, xml: anInvoice }])
})

test.each([
  [{}, 400, 'VAL_10000'],
  [{ xml: 'nonsense' }, 400, 'REQ_10007'],
  [{ xml: `<a>${'x'.repeat(1_100_000)}</a>` }, 413, 'REQ_10003'],
  [{ xml: '<a/>', more: 1 }, 400, 'VAL_10000'],
])('what is no document is refused', async (payload, status, code) => {
  const { post } = await anXmlGateway()

  const answer = await post('sign', payload)

  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
})

test('without a certificate nothing is signed', async () => {
  const missing = new AppError('invalid', 'CTX_10004', 'no certificate')
  const { post } = await anXmlGateway({ issuance: { signXml: async () => Promise.reject(missing) } })

  expect((await post('sign', { xml: anInvoice })).json()).toMatchObject({ statusCode: 400, code: 'CTX_10004' })
})

test('a document is judged, and a bad one is an answer', async () => {
  const { post } = await anXmlGateway()

  const answer = await post('validate-xml', { xml: anInvoice })

  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toMatchObject({ valid: false, documentType: 'INVOICE', version: '1.1.0' })
  expect(answer.json().data.errors[0]).toMatchObject({ line: 1, code: expect.stringMatching(/^XML_/) })
})

test('its errors are in the requested language, from the same facts', async () => {
  const { post } = await anXmlGateway()
  const broken = aValidInvoice().replace('<importeTotal>11.50<', '<importeTotal>12.50<')

  const [english, spanish] = [
    (await post('validate-xml', { xml: broken })).json().data.errors,
    (await post('validate-xml', { xml: broken }, undefined, { 'accept-language': 'es-EC' })).json().data.errors,
  ]

  const params = { reason: 'sum', written: '12.50', expected: '11.50' }
  expect(english[0]).toMatchObject({
    code: 'XML_30015',
    params,
    message: expect.stringMatching(/^It is 12\.50; its parts come to 11\.50/),
  })
  expect(spanish[0]).toMatchObject({
    code: 'XML_30015',
    params,
    message: expect.stringMatching(/^Es 12\.50; sus partes dan 11\.50/),
  })
})

test('a valid document is compared with the receipts of the caller', async () => {
  const valid = aValidInvoice()
  const requests: unknown[] = []
  const review = {
    errors: [{ path: '/notaCredito', code: 'TST_10030', message: 'No note may modify it.', paramsJson: '{"a":1}' }],
    warnings: [
      { path: '/*/infoTributaria/secuencial', code: 'ISS_30011', message: 'It has the number.', paramsJson: '' },
    ],
  }
  const reviewXml = async ({ xml }: { xml?: unknown }) => {
    requests.push(`${xml}`)
    return review
  }
  const { post } = await anXmlGateway({ issuance: { reviewXml } })

  const { data } = (await post('validate-xml', { xml: valid })).json()

  expect(data).toMatchObject({ valid: false, errors: [{ path: '/notaCredito', code: 'TST_10030', params: { a: 1 } }] })
  expect(data.warnings).toContainEqual(expect.objectContaining({ code: 'ISS_30011', authorityCode: '45' }))
  expect(requests).toEqual([valid])
})

function aValidInvoice(): string {
  const issuer = {
    ruc: OWN_RUC,
    legalName: 'Andina',
    address: 'Quito',
    establishment: { code: '001' },
    emissionPoint: '001',
  }
  const drafted = draftDocument(
    {
      documentType: 'INVOICE',
      customer: { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'Ana' },
      items: [{ code: 'A1', description: 'Café', quantity: '1', unitPrice: '10', taxType: 'IVA_RATE', tax: '15' }],
    },
    { ...issuer, accountingObligated: false, environment: 1 },
    { today: '2025-11-21' },
  )
  if (!drafted.ok) throw new Error(JSON.stringify(drafted.violations))
  return numberDraft(drafted.draft, { sequential: 1, numericCode: '12345678' }).xml
}

test("any taxpayer's document is examined: signature and content, without an authorization if there is none", async () => {
  const { post } = await anXmlGateway()

  expect((await post('verify', anInvoice, 'application/xml')).json().data).toEqual({
    signature: {
      valid: true,
      trusted: false,
      reason: 'the chain ends in nobody we trust',
      signer: 'CN=Andina',
      issuer: 'CN=Authority',
      registryNumber: OWN_RUC,
      notBefore: null,
      notAfter: null,
      signedAt: null,
    },
    document: {
      documentType: 'INVOICE',
      version: '1.1.0',
      accessKey: ACCESS_KEY,
      taxpayerRuc: OWN_RUC,
      issueDate: '2026-11-21',
      total: '1.00',
    },
    authorization: null,
    authorityStatus: null,
  })
})

test.each([
  [verified.reasonInSpanish, verified.reasonInSpanish],
  ['', verified.reason],
])(
  'the reason of an untrusted signature is in the requested language, if there is one: %j',
  async (reasonInSpanish, reason) => {
    const verify = async () => ({ ...verified, reasonInSpanish })
    const { post } = await anXmlGateway({ signer: { verify } })

    expect(
      (await post('verify', anInvoice, 'application/xml', { 'accept-language': 'es' })).json().data.signature.reason,
    ).toBe(reason)
  },
)

const wrapperOf = (state: string, document = anInvoice) =>
  writeAuthorization({ state, environment: 'PRUEBAS', number: ACCESS_KEY, document, messages: [] })

test.each([
  ['AUTORIZADO', 'UNCONFIRMED'],
  ['NO AUTORIZADO', 'REJECTED'],
])('the claim of a wrapper, %s, has the file as its source: %s', async (state, status) => {
  const { post } = await anXmlGateway()

  const answer = await post('verify', { xml: wrapperOf(state) })

  expect(answer.json().data.authorization).toEqual({ status, number: ACCESS_KEY, at: null, source: 'file' })
})

test.each([
  ['has authorized this document', {}, 'AUTHORIZED'],
  ['has authorized another document under its key', { status: 'NOT_FOUND', otherDocument: true }, 'DIFFERENT'],
  ['has never seen it', { status: 'NOT_FOUND' }, 'NOT_FOUND'],
] as const)(
  'online, the authority that %s decides, whatever the wrapper claims',
  async (_what, authorization, status) => {
    const { post, lookedUp } = await anXmlGateway({}, authorization)

    const answer = await post('verify?online=true', { xml: wrapperOf('AUTORIZADO') })

    expect(answer.json().data.authorization).toEqual({
      status,
      number: ACCESS_KEY,
      at: '2026-11-21T15:00:00.000Z',
      source: 'authority',
    })
    expect(lookedUp).toEqual([anInvoice])
  },
)

const AT = '2026-11-21T16:00:00.000Z'
const cancelled = { state: 'CANCELLED', checkedAt: AT }

test('online, the consultation service says how the document stands today', async () => {
  const { post } = await anXmlGateway({}, {}, cancelled)

  const { data, meta } = (await post('verify?online=true', { xml: anInvoice })).json()

  expect(data).toMatchObject({ authorization: { status: 'AUTHORIZED' }, authorityStatus: cancelled })
  expect(meta).not.toHaveProperty('warnings')
})

test('during an outage of the authority the verdict on the signature has a warning', async () => {
  const findAuthorization = async () => Promise.reject(new AppError('unavailable', 'AUT_50001', 'away'))
  const { post } = await anXmlGateway({ authority: { findAuthorization } })

  const answer = await post('verify?online=true', { xml: wrapperOf('AUTORIZADO') })

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    data: { signature: { valid: true }, authorization: { status: 'UNCONFIRMED', source: 'file' } },
    meta: { warnings: [{ code: 'ISS_90002', path: 'authorization' }] },
  })
})

test('the consultation of another document with the same key is not used', async () => {
  const { post } = await anXmlGateway({}, { status: 'NOT_FOUND', otherDocument: true }, cancelled)

  const { data } = (await post('verify?online=true', { xml: anInvoice })).json()

  expect(data).toMatchObject({ authorization: { status: 'DIFFERENT' }, authorityStatus: null })
})

test.each([
  ['does not answer', async () => Promise.reject(new AppError('unavailable', 'RPC_50001', 'deadline'))],
  [
    'says nothing',
    async () => ({
      ...unchecked,
      warnings: [{ code: 'ISS_90002', message: 'no', path: 'authorityStatus', paramsJson: '' }],
    }),
  ],
] as const)(
  'where the consultation service %s, there is an answer without it, and a warning',
  async (_what, checkAccessKey) => {
    const { post } = await anXmlGateway({ issuance: { checkAccessKey } })

    const answer = await post('verify?online=true', { xml: anInvoice })

    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      data: { authorization: { status: 'AUTHORIZED' }, authorityStatus: null },
      meta: { warnings: [{ code: 'ISS_90002', path: 'authorityStatus' }] },
    })
  },
)

test.each([
  [true, { status: 'AUTHORIZED', number: `TEST-${ACCESS_KEY}`, at: '2026-11-21T15:00:00.000Z' }],
  [false, { status: 'DIFFERENT', number: null, at: null }],
])(
  "a document of the caller's sandbox is never looked up elsewhere; the same one: %s",
  async (sameDocument, expected) => {
    const sandbox = { sameDocument, number: `TEST-${ACCESS_KEY}`, at: '2026-11-21T10:00:00-05:00' }
    const { post, lookedUp } = await anXmlGateway({}, {}, { sandbox })

    const answer = await post('verify?online=true', { xml: anInvoice })

    expect(answer.json().data.authorization).toEqual({ ...expected, source: 'authority' })
    expect(lookedUp).toEqual([])
  },
)

test('offline, nobody is asked', async () => {
  const notCalled = async () => Promise.reject(new Error('asked'))
  const { post, lookedUp } = await anXmlGateway({ issuance: { checkAccessKey: notCalled } })

  const answer = await post('verify', { xml: anInvoice })

  expect([answer.json().data.authorityStatus, lookedUp]).toEqual([null, []])
})

const attacks = Object.entries({
  'brackets in a value': `<a b="${'>'.repeat(120_000)}"/>`,
  'attributes without end': `<a ${Array.from({ length: 60_000 }, (_, n) => `a${n}=""`).join(' ')}/>`,
  '16,000 attributes': `<a ${Array.from({ length: 16_000 }, (_, n) => `a${n}=""`).join(' ')}/>`,
  'namespaces in scope': `<a${Array.from({ length: 400 }, (_, n) => ` xmlns:n${n}="urn:${n}"`).join('')}>${'<b/>'.repeat(4_000)}</a>`,
  'namespaces at every level': Array.from({ length: 250 }, (_, n) => `<a xmlns:n${n}="urn:${'n'.repeat(900)}">`).join(
    '',
  ),
  'a relative namespace': '<factura xmlns="relative" id="comprobante" version="1.1.0"/>',
  depth: '<a>'.repeat(300_000),
  'another encoding': '<?xml version="1.0" encoding="UTF-16"?><a/>',
})
const paths = ['validate-xml', 'verify', 'verify?online=true']

test.each(attacks.flatMap(([what, xml]) => paths.map((path) => [what, path, xml] as const)))(
  '%s sent to /%s is refused at once with what is too much',
  async (_what, path, xml) => {
    const { post } = await anXmlGateway()
    await post('validate-xml', anInvoice, 'application/xml')

    const begun = performance.now()
    const answer = await post(path, xml, 'application/xml')

    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'VAL_10000', details: [{ path: 'xml', code: expect.stringMatching(/^XML_1000[679]$/) }] },
    ])
    expect(performance.now() - begun).toBeLessThan(2_000)
  },
)
