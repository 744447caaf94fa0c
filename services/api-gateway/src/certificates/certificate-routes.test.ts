import { catalogErrors, contextErrors } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { aTaxpayer, OWN_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'
import type { CertificateStatus } from '../ports.ts'

const certificate: CertificateStatus = {
  status: 'VALID',
  subject: 'CN=Andina',
  issuer: 'CN=Authority',
  registryNumber: OWN_RUC,
  serialNumber: '17',
  notBefore: '2026-01-01T00:00:00.000Z',
  notAfter: '2028-01-01T00:00:00.000Z',
  daysLeft: 405,
  fingerprint: 'ab',
  fileId: '01935a2e-7c1f-7abc-8def-0123456789ab',
  chain: 'UNCHECKED',
  vouched: false,
  hasPassword: true,
}

interface Stored {
  file?: unknown
  password?: string | undefined
  firstOnly?: boolean | undefined
}

async function aCertifyingGateway(
  error?: AppError,
  { stored: status = 'MISSING', inProduction = false, fate = '' } = {},
) {
  const stored: Stored[] = []
  const noted: object[] = []
  const steps: string[] = []
  const { app, aWorkspace } = await aGateway({
    signer: {
      storeCertificate: async (request) => {
        steps.push(request.checkOnly ? 'checked' : 'stored')
        if (error) throw error
        if (!request.checkOnly) stored.push(keptOf(request))
        return { certificate, warnings: [{ code: 'SGN_15001', message: 'names no registry number' }] }
      },
      describeCertificate: async () => ({ ...certificate, status }),
      forgetCertificate: async () => {
        steps.push('forgotten')
        return { forgotten: true }
      },
    },
    catalog: {
      findTaxpayer: async ({ ruc = '' }) => ({
        ...aTaxpayer(ruc),
        ...(inProduction && { inProduction, certificateId: 'c' }),
      }),
      fixRegistryNumber: async ({ taxpayerId, ruc }) => {
        steps.push(`fixed ${taxpayerId} ${ruc}`)
        if (fate === 'renumbered') throw contextErrors.taxpayerUnknown({ ruc: String(ruc) })
        return { seriesFound: true }
      },
      noteCertificate: async (request) => {
        if (fate === 'deleted') throw catalogErrors.taxpayerUnknown({ ruc: String(request.ruc) })
        noted.push(request)
        return {}
      },
    },
  })
  const { testKey, liveKey, workspaceId } = await aWorkspace()
  const headers = { 'x-api-key': testKey, 'x-taxpayer-ruc': OWN_RUC }
  const post = (payload: object | string, type = 'application/json', key = testKey) =>
    app.inject({
      method: 'POST',
      url: '/v1/developer/certificate',
      headers: { ...headers, 'x-api-key': key, 'content-type': type },
      payload,
    })
  return { app, headers, stored, noted, steps, post, liveKey, workspaceId }
}

function keptOf({ file, password, firstOnly }: Stored): Stored {
  return { file: String(file), password, firstOnly }
}

test('a certificate is taken as JSON, and the catalog told which file it is', async () => {
  const { post, stored, noted, workspaceId } = await aCertifyingGateway()

  const answer = await post({ file: Buffer.from('p12').toString('base64'), password: 'pw' })

  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    data: { status: 'VALID', registryNumber: OWN_RUC, daysLeft: 405 },
    meta: { warnings: [{ code: 'SGN_15001', path: 'file' }] },
  })
  expect(stored).toEqual([{ file: 'p12', password: 'pw', firstOnly: true }])
  expect(noted).toEqual([{ workspaceId, ruc: OWN_RUC, certificateId: certificate.fileId }])
})

test('a certificate is taken as a form with a file', async () => {
  const { post, stored } = await aCertifyingGateway()
  const body = [
    '--x\r\ncontent-disposition: form-data; name="password"\r\n\r\npw\r\n',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.p12"\r\n\r\np12\r\n--x--\r\n',
  ].join('')

  const answer = await post(body, 'multipart/form-data; boundary=x')

  expect(answer.statusCode).toBe(201)
  expect(stored).toEqual([{ file: 'p12', password: 'pw', firstOnly: true }])
})

function formOf(name: string, as: string): string {
  const disposition = `form-data; name="${name}"${as.slice('file'.length)}`
  return `--x\r\ncontent-disposition: ${disposition}\r\n\r\np12\r\n--x--\r\n`
}

test.each([
  [{ password: 'pw' }, 'application/json', 400, 'VAL_10000'],
  [{ file: '%%%', password: 'pw' }, 'application/json', 400, 'VAL_10000'],
  [{ file: 'cDEy' }, 'application/json', 400, 'VAL_10000'],
  [{ file: 'cDEy', password: 'x'.repeat(1_025) }, 'application/json', 400, 'VAL_10000'],
  [formOf('p12', 'file; filename="a"'), 'multipart/form-data; boundary=x', 400, 'VAL_10000'],
  [formOf('password', 'file; filename="a"'), 'multipart/form-data; boundary=x', 400, 'VAL_10000'],
  [formOf('file', 'file'), 'multipart/form-data; boundary=x', 400, 'VAL_10000'],
  ['--x--\r\n', 'multipart/form-data; boundary=x', 400, 'VAL_10000'],
  ['nonsense', 'multipart/form-data', 400, 'REQ_10005'],
  ['x', 'application/octet-stream', 415, 'REQ_10002'],
  [
    `--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(70_000)}\r\n--x--\r\n`,
    'multipart/form-data; boundary=x',
    413,
    'REQ_10003',
  ],
])(
  'an upload without a usable file, or in JSON without a password, is refused',
  async (payload, type, status, code) => {
    const { post, stored } = await aCertifyingGateway()

    const answer = await post(payload, type)

    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(stored).toEqual([])
  },
)

test('another type of form is refused with both content types', async () => {
  const { post } = await aCertifyingGateway()

  const answer = await post('file=x', 'application/x-www-form-urlencoded')

  expect(answer.json()).toMatchObject({
    statusCode: 415,
    message: expect.stringContaining('send application/json or multipart/form-data.'),
  })
})

test('the registry number is fixed after the certificate was found good, and before it is kept', async () => {
  const { post, steps } = await aCertifyingGateway()

  await post({ file: 'cDEy', password: 'pw' })

  expect(steps).toEqual(['checked', `fixed taxpayer-${OWN_RUC} ${OWN_RUC}`, 'stored'])
})

test('a certificate that is refused does not fix the registry number', async () => {
  const { post, steps } = await aCertifyingGateway(new AppError('invalid', 'SGN_10007', 'another number'))

  expect((await post({ file: 'cDEy', password: 'pw' })).statusCode).toBe(400)
  expect(steps).toEqual(['checked'])
})

test('a certificate that meets a change of the number is not kept', async () => {
  const { post, stored } = await aCertifyingGateway(undefined, { fate: 'renumbered' })

  expect((await post({ file: 'cDEy', password: 'pw' })).json()).toMatchObject({ statusCode: 400, code: 'CTX_10002' })
  expect(stored).toEqual([])
})

test('a certificate that meets the deletion of its taxpayer is destroyed', async () => {
  const { post, steps } = await aCertifyingGateway(undefined, { fate: 'deleted' })

  expect((await post({ file: 'cDEy', password: 'pw' })).json()).toMatchObject({ statusCode: 400, code: 'CTX_10002' })
  expect(steps.at(-1)).toBe('forgotten')
})

test("the signer's refusal is passed on with its code", async () => {
  const { post } = await aCertifyingGateway(new AppError('invalid', 'SGN_10003', 'wrong password'))

  expect((await post({ file: 'cDEy', password: 'no' })).json()).toMatchObject({ statusCode: 400, code: 'SGN_10003' })
})

test('the status of the certificate is returned', async () => {
  const { app, headers } = await aCertifyingGateway(undefined, { stored: 'VALID' })

  const answer = await app.inject({ url: '/v1/developer/certificate/status', headers })

  expect(answer.json().data).toMatchObject({ status: 'VALID', subject: 'CN=Andina', problems: [] })
  expect(answer.json().data).not.toHaveProperty('fileId')
})

test('a test key does not replace the certificate of a taxpayer in production; a live key does', async () => {
  const another = new AppError('invalid', 'SGN_10003', 'wrong password')
  const upload = { file: Buffer.from('p12').toString('base64'), password: 'pw' }
  const refusing = await aCertifyingGateway(another, { inProduction: true })

  expect((await refusing.post(upload)).json()).toMatchObject({ statusCode: 403, code: 'ACS_10006' })
  expect(refusing.steps).toEqual(['checked'])
  const { post, stored, liveKey } = await aCertifyingGateway(undefined, { inProduction: true })
  expect((await post(upload, 'application/json', liveKey)).statusCode).toBe(201)
  expect(stored).toEqual([{ file: 'p12', password: 'pw', firstOnly: false }])
})

test('a test key that sends the first certificate again is answered as before, and nothing is stored', async () => {
  const { post, stored, steps } = await aCertifyingGateway(undefined, { inProduction: true })

  expect((await post({ file: 'cDEy', password: 'pw' })).statusCode).toBe(201)
  expect([stored, steps]).toEqual([[], ['checked']])
})
