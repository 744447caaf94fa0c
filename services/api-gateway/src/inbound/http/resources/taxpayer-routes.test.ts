import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { aReceipt, type Overrides, OWN_RUC } from '../../../../tests/fake-clients.ts'
import { aGateway } from '../../../../tests/gateway.ts'

const id = '01935a2e-7c1f-7abc-8def-0123456789ab'
const record = Buffer.from(JSON.stringify({ id, ruc: OWN_RUC, logoUrl: '/logos/l1' }))

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function aTaxpayerGateway(overrides: Overrides = {}) {
  const passwords: unknown[] = []
  const records: unknown[] = []
  const answer = async ({ record: body }: { record?: unknown }) => {
    if (body !== undefined) records.push(JSON.parse(String(body)))
    return { record }
  }
  const { app, aWorkspace } = await aGateway({
    catalog: {
      getRecord: async () => ({ record }),
      createRecord: answer,
      updateRecord: answer,
      deleteRecord: async () => ({ record }),
      storeLogo: async () => ({ record }),
      fetchLogo: async () => ({ contentType: 'image/png', content: Buffer.from('png') }),
      ...overrides.catalog,
    },
    signer: {
      setPassword: async ({ ruc, password }) => {
        passwords.push({ ruc, password })
        return {}
      },
      describeCertificate: async () => Promise.reject(new Error('unused answer')),
      forgetCertificate: async () => ({ forgotten: true, password: 'pw' }),
      ...overrides.signer,
    },
    issuance: {
      listReceipts: async () => ({ receipts: [], total: 0, nextCursor: '' }),
      ...overrides.issuance,
    },
  })
  const keys = await aWorkspace()
  const ask = (method: Method, url: string, payload?: object | string, type?: string) =>
    askWith(keys.liveKey, method, url, payload, type)
  const askWith = (key: string, method: Method, url: string, payload?: object | string, type?: string) =>
    app.inject({
      method,
      url,
      headers: { host: 'tax.example', 'x-api-key': key, ...(type && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
    })
  return { app, ask, askWith, ...keys, passwords, records }
}

const describeCertificate = async () => ({
  status: 'VALID',
  subject: '',
  issuer: '',
  registryNumber: '',
  serialNumber: '',
  notBefore: '',
  notAfter: '',
  daysLeft: 9,
  fingerprint: '',
  fileId: '',
  chain: 'UNCHECKED',
  vouched: false,
})

test("a certificate's password goes to the signer and nowhere else", async () => {
  const { ask, passwords, records } = await aTaxpayerGateway()

  const made = await ask('POST', '/taxpayers', { ruc: OWN_RUC, name: 'A', signaturePassword: 'pw' })
  const changed = await ask('PUT', `/taxpayers/${id}`, { name: 'B', signaturePassword: 'pw2' })

  expect([made.statusCode, changed.statusCode]).toEqual([201, 200])
  expect(made.json()).not.toHaveProperty('signaturePassword')
  expect(records).toEqual([{ ruc: OWN_RUC, name: 'A' }, { name: 'B' }])
  expect(passwords).toEqual([
    { ruc: OWN_RUC, password: 'pw' },
    { ruc: OWN_RUC, password: 'pw2' },
  ])
})

test('a password that does not open the certificate changes nothing', async () => {
  const wrong = new AppError('invalid', 'SGN_10013', 'The password does not open the certificate.')
  const { ask, records } = await aTaxpayerGateway({ signer: { setPassword: async () => Promise.reject(wrong) } })

  const answer = await ask('PUT', `/taxpayers/${id}`, { name: 'B', signaturePassword: 'no' })

  expect(answer.json()).toEqual({ statusCode: 400, message: wrong.message })
  expect(records).toEqual([])
})

test('a password that is no text is refused', async () => {
  const { ask } = await aTaxpayerGateway()

  expect((await ask('PUT', `/taxpayers/${id}`, { signaturePassword: 7 })).json()).toEqual({
    statusCode: 400,
    message: 'signaturePassword must be a text or null',
  })
})

test('deleting answers the record with the password, this last time', async () => {
  const { ask } = await aTaxpayerGateway({ signer: { describeCertificate } })

  expect((await ask('DELETE', `/taxpayers/${id}`)).json()).toMatchObject({ id, signaturePassword: 'pw' })
})

test('a password that was never set is null in the echo', async () => {
  const forgetCertificate = async () => ({ forgotten: false })
  const { ask } = await aTaxpayerGateway({ signer: { describeCertificate, forgetCertificate } })

  expect((await ask('DELETE', `/taxpayers/${id}`)).json()).toMatchObject({ signaturePassword: null })
})

test('a taxpayer with a receipt on its way stays', async () => {
  const deleted: unknown[] = []
  const { ask } = await aTaxpayerGateway({
    signer: { describeCertificate },
    issuance: {
      listReceipts: async ({ caller, status }) => {
        const found = caller?.mode === 'MODE_LIVE' && status === 'RECEIVED_AUTHORITY'
        return { receipts: found ? [aReceipt()] : [], total: 0, nextCursor: '' }
      },
    },
    catalog: {
      deleteRecord: async (asked) => {
        deleted.push(asked)
        return { record }
      },
    },
  })

  expect((await ask('DELETE', `/taxpayers/${id}`)).statusCode).toBe(409)
  expect(deleted).toEqual([])
})

const noCertificate = async () => ({ ...(await describeCertificate()), status: 'MISSING' })
const noReceipts = async () => ({ receipts: [], total: 0, nextCursor: '' })
const liveReceipts: Overrides['issuance'] = {
  listReceipts: async ({ caller, status = '' }) => {
    const found = caller?.mode === 'MODE_LIVE' && status === ''
    return { receipts: found ? [aReceipt({ status: 'COMPLETED' })] : [], total: 0, nextCursor: '' }
  },
}

test.each([
  ['a certificate', { describeCertificate }, { listReceipts: noReceipts }],
  ['live receipts', { describeCertificate: noCertificate }, liveReceipts],
])('a test key does not delete a taxpayer that has %s; a live key does', async (_what, signer, issuance) => {
  const destroyed: string[] = []
  const { askWith, testKey, liveKey } = await aTaxpayerGateway({
    signer: {
      ...signer,
      forgetCertificate: async () => {
        destroyed.push('certificate')
        return { forgotten: true, password: 'pw' }
      },
    },
    issuance,
    catalog: {
      deleteRecord: async () => {
        destroyed.push('record')
        return { record }
      },
    },
  })

  const refused = await askWith(testKey, 'DELETE', `/taxpayers/${id}`)
  expect(refused.json()).toEqual({ statusCode: 403, message: expect.stringContaining('test key') })
  expect(destroyed).toEqual([])
  expect((await askWith(liveKey, 'DELETE', `/taxpayers/${id}`)).statusCode).toBe(200)
  expect(destroyed).toEqual(['record', 'certificate'])
})

test('a test key deletes a taxpayer that has neither, and gets its echo', async () => {
  const { askWith, testKey } = await aTaxpayerGateway({ signer: { describeCertificate: noCertificate } })

  expect((await askWith(testKey, 'DELETE', `/taxpayers/${id}`)).json()).toMatchObject({ id, signaturePassword: 'pw' })
})

test('no link follows the Host header', async () => {
  const { app, ask, testKey } = await aTaxpayerGateway()
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-api-key': testKey }

  const [page, taxpayer] = await Promise.all(['/', `/taxpayers/${id}`].map((url) => app.inject({ url, headers })))

  expect(page?.body).not.toContain('evil.example')
  expect(taxpayer?.body).not.toContain('evil.example')
  expect((await ask('GET', `/taxpayers/${id}`)).json().logoUrl).toMatch(/^http:\/\/127\.0\.0\.1/)
})

test('a logo is uploaded as a form, shown under an address, and fetched from there without a key', async () => {
  const { app, ask } = await aTaxpayerGateway()
  const form = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\npng\r\n--x--\r\n'

  const answer = await ask('POST', `/taxpayers/${id}/logo`, form, 'multipart/form-data; boundary=x')

  expect([answer.statusCode, answer.json().logoUrl]).toEqual([201, 'http://127.0.0.1:8080/logos/l1'])
  const logo = await app.inject(answer.json().logoUrl)
  expect([logo.headers['content-type'], logo.body]).toEqual(['image/png', 'png'])
  expect((await ask('GET', `/taxpayers/${id}`)).json().logoUrl).toBe('http://127.0.0.1:8080/logos/l1')
  expect((await ask('POST', `/taxpayers/${id}/logo`, {})).json()).toMatchObject({ statusCode: 400 })
})
