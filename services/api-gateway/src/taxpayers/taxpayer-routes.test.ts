import { catalogErrors, signerErrors } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { aTaxpayer, NO_HOLDINGS, type Overrides, OWN_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'
import { forgetDeletedTaxpayers } from './forget-deleted-taxpayers.ts'

const id = '01935a2e-7c1f-7abc-8def-0123456789ab'
const record = Buffer.from(JSON.stringify({ id, ruc: OWN_RUC, logoUrl: '/logos/l1' }))

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function aTaxpayerGateway(overrides: Overrides = {}) {
  const passwords: unknown[] = []
  const records: unknown[] = []
  const answer = async ({ record: body, checkOnly }: { record?: unknown; checkOnly?: boolean }) => {
    if (body !== undefined && checkOnly !== true) records.push(JSON.parse(String(body)))
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
        return { kept: true }
      },
      describeCertificate,
      forgetCertificate: async () => ({ forgotten: true, password: 'pw' }),
      ...overrides.signer,
    },
    issuance: {
      describeHoldings: async () => NO_HOLDINGS,
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
  hasPassword: true,
})

const noCertificate = async () => ({ ...(await describeCertificate()), status: 'MISSING', hasPassword: false })
const inProduction = async () => ({ ...aTaxpayer(OWN_RUC), inProduction: true })
const liveReceipts = async () => ({ ...NO_HOLDINGS, liveReceipts: true })

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
  const wrong = signerErrors.passwordDoesNotOpenStored()
  const { ask, records } = await aTaxpayerGateway({ signer: { setPassword: async () => Promise.reject(wrong) } })

  const answer = await ask('PUT', `/taxpayers/${id}`, { name: 'B', signaturePassword: 'no' })

  expect(answer.json()).toEqual({ statusCode: 400, message: wrong.message })
  expect(records).toEqual([])
})

test("a password has the limit of the certificate's", async () => {
  const { ask, passwords } = await aTaxpayerGateway()

  const answer = await ask('PUT', `/taxpayers/${id}`, { signaturePassword: 'x'.repeat(1_025) })

  const message = 'signaturePassword must have at most 1024 characters; it has 1025'
  expect([answer.json(), passwords]).toEqual([{ statusCode: 400, message }, []])
})

test('for the test taxpayer only catalog refuses, whatever data its number has', async () => {
  const refusal = catalogErrors.testTaxpayerStays({ reason: 'deletion', ruc: '1799999990001' })
  const modes: unknown[] = []
  const refuse = async ({ mode }: { mode?: string }) => {
    modes.push(mode)
    throw refusal
  }
  const test = Buffer.from(JSON.stringify({ id, ruc: '1799999990001' }))
  const { ask } = await aTaxpayerGateway({
    catalog: { getRecord: async () => ({ record: test }), updateRecord: refuse, deleteRecord: refuse },
    issuance: { describeHoldings: async () => ({ ...NO_HOLDINGS, sandboxReceipts: true, unfinishedReceipts: true }) },
  })

  const renumbered = await ask('PUT', `/taxpayers/${id}`, { ruc: OWN_RUC })
  const deleted = await ask('DELETE', `/taxpayers/${id}`)

  for (const answer of [renumbered, deleted]) {
    expect(answer.json()).toEqual({ statusCode: 409, message: refusal.message })
  }
  expect(modes).toEqual(['live', 'live'])
})

const otherNumber = '1790012346001'
const justPassword = async () => ({ ...(await noCertificate()), hasPassword: true })

test.each([
  ['a certificate', { describeCertificate }, {}],
  ['the password of a certificate', { describeCertificate: justPassword }, {}],
  ['receipts', {}, { describeHoldings: async () => ({ ...NO_HOLDINGS, sandboxReceipts: true }) }],
  ['receipts', {}, { describeHoldings: liveReceipts }],
  ['sequentials', {}, { describeHoldings: async () => ({ ...NO_HOLDINGS, sequentials: true }) }],
])('the registry number stays while there is %s under it', async (what, signer, issuance) => {
  const overrides = { signer: { describeCertificate: noCertificate, ...signer }, issuance }
  const { askWith, liveKey, testKey, records, passwords } = await aTaxpayerGateway(overrides)

  for (const key of [testKey, liveKey]) {
    const answer = await askWith(key, 'PUT', `/taxpayers/${id}`, { ruc: otherNumber, signaturePassword: 'pw' })
    expect(answer.json()).toEqual({ statusCode: 409, message: expect.stringContaining(`has ${what} under it`) })
  }
  expect([records, passwords]).toEqual([[], []])
})

test('with nothing under it the registry number changes; sent back as it is, it always may be', async () => {
  const free = await aTaxpayerGateway({ signer: { describeCertificate: noCertificate } })

  expect((await free.ask('PUT', `/taxpayers/${id}`, { ruc: otherNumber })).statusCode).toBe(200)
  expect(free.records).toEqual([{ ruc: otherNumber }])
  const held = await aTaxpayerGateway()
  expect((await held.ask('PUT', `/taxpayers/${id}`, { ruc: OWN_RUC, name: 'B' })).statusCode).toBe(200)
})

test('a change that the catalog refuses sets no password', async () => {
  const refuse = async () => Promise.reject(new AppError('conflict', 'CAT_10009', 'taken'))
  const { ask, passwords } = await aTaxpayerGateway({
    signer: { describeCertificate: noCertificate },
    catalog: { updateRecord: refuse },
  })

  expect((await ask('PUT', `/taxpayers/${id}`, { name: 'B', signaturePassword: 'pw' })).statusCode).toBe(409)
  expect(passwords).toEqual([])
})

test('a password that waits for its certificate is kept under a number that is fixed', async () => {
  const steps: string[] = []
  const { ask } = await aTaxpayerGateway({
    signer: {
      describeCertificate: noCertificate,
      setPassword: async ({ taxpayerId }) => {
        steps.push(`password of ${taxpayerId}`)
        return { kept: true }
      },
    },
    catalog: {
      fixRegistryNumber: async ({ taxpayerId, ruc }) => {
        steps.push(`fixed ${taxpayerId} ${ruc}`)
        return { seriesFound: false }
      },
      createRecord: async ({ checkOnly, fixNumber }) => {
        steps.push(checkOnly ? 'checked' : `made with its number ${fixNumber ? 'fixed' : 'free'}`)
        return { record }
      },
    },
  })

  await ask('PUT', `/taxpayers/${id}`, { signaturePassword: 'pw' })
  await ask('POST', '/taxpayers', { ruc: OWN_RUC, name: 'A', signaturePassword: 'pw' })

  expect(steps).toEqual([
    ...[`fixed ${id} ${OWN_RUC}`, `password of ${id}`],
    ...['checked', `password of ${id}`, 'made with its number fixed'],
  ])
})

const away = async () => Promise.reject(new AppError('unavailable', 'SYS_00001', 'The signer is away.'))

test('with the signer away a taxpayer with a password is neither made nor changed', async () => {
  const { ask, records } = await aTaxpayerGateway({ signer: { setPassword: away, describeCertificate: noCertificate } })

  const made = await ask('POST', '/taxpayers', { ruc: OWN_RUC, name: 'A', signaturePassword: 'pw' })
  const changed = await ask('PUT', `/taxpayers/${id}`, { name: 'B', signaturePassword: 'pw' })

  expect([made.statusCode, changed.statusCode]).toEqual([503, 503])
  expect(records).toEqual([])
})

test('if a concurrent upload makes the password wrong, nothing has changed', async () => {
  const opensNothing = async () => Promise.reject(signerErrors.passwordDoesNotOpenStored())
  const { ask, records } = await aTaxpayerGateway({
    signer: { setPassword: opensNothing, describeCertificate: noCertificate },
  })

  expect((await ask('PUT', `/taxpayers/${id}`, { name: 'B', signaturePassword: 'pw' })).statusCode).toBe(400)
  expect(records).toEqual([])
})

test('a password kept for a taxpayer that is refused after all is forgotten', async () => {
  const forgotten: unknown[] = []
  const taken = new AppError('conflict', 'CAT_10009', 'Taxpayer with ruc exists')
  const { ask } = await aTaxpayerGateway({
    catalog: { createRecord: async ({ checkOnly }) => (checkOnly ? { record } : Promise.reject(taken)) },
    signer: {
      forgetCertificate: async ({ taxpayerId }) => {
        forgotten.push(taxpayerId)
        return { forgotten: true }
      },
    },
  })

  const answer = await ask('POST', '/taxpayers', { ruc: OWN_RUC, name: 'A', signaturePassword: 'pw' })

  expect([answer.statusCode, forgotten]).toEqual([409, [id]])
})

test('data of an earlier taxpayer goes once the new one exists; otherwise the new one is removed', async () => {
  const steps: string[] = []
  const { ask } = await aTaxpayerGateway({
    catalog: {
      createRecord: async ({ checkOnly }) => {
        if (!checkOnly) steps.push('made')
        return { record }
      },
      deleteRecord: async () => {
        steps.push('taken back')
        return { record }
      },
    },
    signer: {
      setPassword: async ({ onlyWhereFree }) => {
        steps.push(onlyWhereFree ? 'not free' : 'replaced')
        return onlyWhereFree || steps.length < 6 ? { kept: !onlyWhereFree } : away()
      },
    },
  })
  const post = () => ask('POST', '/taxpayers', { ruc: OWN_RUC, name: 'A', signaturePassword: 'pw' })

  const answers = [await post(), await post()]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 503])
  expect(steps).toEqual(['not free', 'made', 'replaced', 'not free', 'made', 'replaced', 'taken back'])
})

test('taxpayers say how their certificate stands, in lists too; null while the signer is away', async () => {
  const describeCertificates = async ({ taxpayers = [] }: { taxpayers?: object[] }) => ({
    certificates: await Promise.all(taxpayers.map(async () => ({ ...(await describeCertificate()), ...ending }))),
  })
  const ending = { status: 'EXPIRING', notAfter: '2026-12-01T00:00:00.000Z' }
  const listRecords = async () => ({ records: [record], total: 1, nextCursor: '' })
  const { ask } = await aTaxpayerGateway({ signer: { describeCertificates }, catalog: { listRecords } })

  const certificate = { ...ending, daysLeft: 9 }
  expect((await ask('GET', `/taxpayers/${id}`)).json()).toMatchObject({ id, certificate })
  expect((await ask('GET', '/taxpayers')).json()).toMatchObject([{ id, certificate }])
  const cut = await aTaxpayerGateway({ signer: { describeCertificates: away } })
  expect((await cut.ask('GET', `/taxpayers/${id}`)).json()).toMatchObject({ id, certificate: null })
})

test('an interrupted deletion is completed by the next call, or later by itself', async () => {
  const steps: string[] = []
  const catalog = {
    getRecord: async () => Promise.reject(catalogErrors.recordUnknown({ kind: 'taxpayer', id })),
    claimDeletedTaxpayers: async () => ({ taxpayers: [{ workspaceId: 'w', taxpayerId: id, ruc: OWN_RUC }] }),
    concludeTaxpayerDeletion: async ({ taxpayerId }: { taxpayerId?: string }) => {
      steps.push(`concluded ${taxpayerId}`)
      return {}
    },
  }
  const { ask } = await aTaxpayerGateway({ catalog })

  const answer = await ask('DELETE', `/taxpayers/${id}`)

  expect([answer.statusCode, answer.json().signaturePassword]).toEqual([200, 'pw'])
  const log = { info: () => {}, warn: () => {} }
  const signer = { forgetCertificate: async () => ({ forgotten: true }) }
  await forgetDeletedTaxpayers({ catalog, signer, log })()
  await forgetDeletedTaxpayers({ catalog, signer: { forgetCertificate: away }, log })()
  expect(steps).toEqual([`concluded ${id}`, `concluded ${id}`])
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
      describeHoldings: async () => ({ ...NO_HOLDINGS, unfinishedReceipts: true }),
    },
    catalog: {
      deleteRecord: async (request) => {
        deleted.push(request)
        return { record }
      },
    },
  })

  expect((await ask('DELETE', `/taxpayers/${id}`)).statusCode).toBe(409)
  expect(deleted).toEqual([])
})

test('a test key does not delete a taxpayer in production; a live key does', async () => {
  const destroyed: string[] = []
  const { askWith, testKey, liveKey } = await aTaxpayerGateway({
    signer: {
      forgetCertificate: async () => {
        destroyed.push('certificate')
        return { forgotten: true, password: 'pw' }
      },
    },
    catalog: {
      findTaxpayer: inProduction,
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

test('a test key changes nothing of a taxpayer in production, and hands the signer no password', async () => {
  const { askWith, testKey, liveKey, passwords } = await aTaxpayerGateway({ catalog: { findTaxpayer: inProduction } })
  const body = { name: 'Otra', signaturePassword: 'pw' }

  const refused = await askWith(testKey, 'PUT', `/taxpayers/${id}`, body)
  expect(refused.json()).toEqual({ statusCode: 403, message: expect.stringContaining('test key') })
  expect(passwords).toEqual([])
  expect((await askWith(liveKey, 'PUT', `/taxpayers/${id}`, body)).statusCode).toBe(200)
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
