import type { KeyObject } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Signer } from '@etax/contracts'
import { client, type TlsFiles } from '@etax/rpc'
import { connectMongo } from '@etax/runtime'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { der, makeCertificate, sequence } from './make-certificate.ts'
import { aRequest, fixture, prepareSigner, ruc, type SignerFixture } from './signer-fixture.ts'

const life = new AsyncDisposableStack()
let prepared: SignerFixture
let address: string
let system: ReturnType<typeof authority>

beforeAll(async () => {
  prepared = life.use(await prepareSigner())
  system = authority('El sistema')
  const { ca, cert, key } = system.issue('signer')
  address = await prepared.start({
    GRPC_TLS_CA: ca,
    GRPC_TLS_CERT: cert,
    GRPC_TLS_KEY: key,
    GRPC_PEERS: 'issuance,api-gateway,notifier',
  })
}, 120_000)

afterAll(() => life.disposeAsync())

function authority(name: string) {
  const subject: [string, string][] = [['CN', name]]
  const own = makeCertificate({ subject, usage: ['keyCertSign'] })
  const address127 = { '2.5.29.17': sequence(der(0x87, Buffer.from([127, 0, 0, 1]))) }
  return {
    issue(commonName: string): TlsFiles {
      const wishes = {
        subject: [['CN', commonName]] as [string, string][],
        issuer: { ...own, subject },
        extensions: address127,
      }
      const { certificate, key } = makeCertificate(wishes)
      return {
        ca: pem('ca', own.certificate),
        cert: pem(`${commonName}-cert`, certificate),
        key: pem(`${commonName}-key`, key),
      }
    },
  }
  function pem(file: string, content: Buffer | KeyObject): string {
    const path = join(prepared.folder, `${name}-${file}.pem`)
    const lines = (bytes: Buffer) => bytes.toString('base64').replace(/.{64}/g, '$&\n')
    writeFileSync(
      path,
      Buffer.isBuffer(content)
        ? `-----BEGIN CERTIFICATE-----\n${lines(content)}\n-----END CERTIFICATE-----\n`
        : content.export({ format: 'pem', type: 'pkcs8' }),
    )
    return path
  }
}

async function signAs(tls: TlsFiles | undefined): Promise<unknown> {
  await using signer = client(Signer, address, { tls, deadlineMs: 5_000 })
  return await signer.sign(aRequest('w')).catch((error: unknown) => error)
}

test('a caller that needs the signer is served', async () => {
  expect(await signAs(system.issue('issuance'))).toMatchObject({ code: 'CTX_10004' })
})

test('another service of the system is refused', async () => {
  expect(await signAs(system.issue('renderer'))).toMatchObject({ kind: 'forbidden', code: 'SYS_00017' })
})

test.each([
  ['issuance', 'storeCertificate'],
  ['issuance', 'listExpiring'],
  ['issuance', 'describeCertificates'],
  ['issuance', 'setPassword'],
  ['issuance', 'forgetCertificate'],
  ['api-gateway', 'sign'],
  ['api-gateway', 'signDocuments'],
  ['notifier', 'sign'],
  ['notifier', 'describeCertificate'],
  ['notifier', 'verify'],
  ['notifier', 'forgetCertificate'],
] as const)('%s may not call %s, though it is admitted', async (name, method) => {
  await using signer = client(Signer, address, { tls: system.issue(name), deadlineMs: 5_000 })

  await expect(signer[method]({ workspaceId: 'w', ruc })).rejects.toMatchObject({
    kind: 'forbidden',
    code: 'SYS_00017',
  })
})

test('the audit names the caller', async () => {
  await using gateway = client(Signer, address, { tls: system.issue('api-gateway'), deadlineMs: 20_000 })
  const owner = { workspaceId: 'audited', ruc }
  await gateway.setPassword({ ...owner, password: 'secreto' })
  await gateway.storeCertificate({ ...owner, taxpayerId: 't', file: fixture('one-key') })
  await using issuance = client(Signer, address, { tls: system.issue('issuance'), deadlineMs: 20_000 })
  await issuance.sign(aRequest('audited'))
  await gateway.forgetCertificate(owner)

  await using mongo = await connectMongo(prepared.mongo.url, prepared.mongo.database)
  const batches = await mongo.db.collection('audit').find({ 'entries.workspaceId': 'audited' }).toArray()
  const entries = batches.flatMap((batch) => batch.entries).map(({ action, caller }) => `${action} ${caller}`)
  expect(entries).toEqual([
    'password-set api-gateway',
    'certificate-stored api-gateway',
    'signed issuance',
    'forgotten api-gateway',
  ])
})

test('a caller with a certificate of another authority is refused', async () => {
  const { cert, key } = authority('Otra').issue('issuance')

  expect(await signAs({ ca: system.issue('issuance').ca, cert, key })).toMatchObject({ kind: 'unavailable' })
})

test('a caller without a certificate is refused', async () => {
  expect(await signAs(undefined)).toMatchObject({ kind: 'unavailable' })
})
