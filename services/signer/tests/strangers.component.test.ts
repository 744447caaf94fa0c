import type { KeyObject } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Signer } from '@etax/contracts'
import { client, type TlsFiles } from '@etax/rpc'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { anOrder, type Ground, prepareGround } from './a-signer.ts'
import { der, makeCertificate, sequence } from './make-certificate.ts'

const life = new AsyncDisposableStack()
let ground: Ground
let address: string
let house: ReturnType<typeof authority>

beforeAll(async () => {
  ground = life.use(await prepareGround())
  house = authority('La casa')
  const { ca, cert, key } = house.issue('signer')
  address = await ground.start({
    GRPC_TLS_CA: ca,
    GRPC_TLS_CERT: cert,
    GRPC_TLS_KEY: key,
    GRPC_PEERS: 'issuance,api-gateway',
  })
}, 120_000)

afterAll(() => life.disposeAsync())

/** An authority whose files stand in the ground's folder. */
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
    const path = join(ground.folder, `${name}-${file}.pem`)
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
  return await signer.sign(anOrder('w')).catch((error: unknown) => error)
}

test('a caller of the house is served', async () => {
  expect(await signAs(house.issue('issuance'))).toMatchObject({ code: 'SGN_10001' })
})

test('a service of the house that has no business here is refused', async () => {
  expect(await signAs(house.issue('renderer'))).toMatchObject({ kind: 'forbidden', code: 'SGN_20017' })
})

test('a stranger with a certificate of his own is refused', async () => {
  const { cert, key } = authority('Otra').issue('issuance')

  expect(await signAs({ ca: house.issue('issuance').ca, cert, key })).toMatchObject({ kind: 'unavailable' })
})

test('a stranger without a certificate is refused', async () => {
  expect(await signAs(undefined)).toMatchObject({ kind: 'unavailable' })
})
