import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { promisify } from 'node:util'
import { Signer } from '@etax/contracts'
import { type ClientOf, client } from '@etax/rpc'
import { createLogger } from '@etax/runtime'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { certifiers } from '../src/domain/certifiers.ts'
import { readAuthorities } from '../src/outbound/certificate-authorities.ts'
import { start } from '../src/service.ts'
import { alternativeName, makeCertificate, rsaKey, utf8 } from './make-certificate.ts'
import { makeInvoice } from './make-document.ts'
import { makePkcs12 } from './make-pkcs12.ts'
import { aRequest, fixture, prepareSigner, ruc, type SignerFixture } from './signer-fixture.ts'

const AUTHORITY = new URL('./fixtures/p12/authority.pem', import.meta.url).pathname

const anyKey = rsaKey()

/** A busy machine is no failure. */
const PATIENT = { deadlineMs: 60_000 }

const life = new AsyncDisposableStack()
let prepared: SignerFixture
let open: ClientOf<typeof Signer>
let trusting: ClientOf<typeof Signer>
let strict: ClientOf<typeof Signer>

beforeAll(async () => {
  prepared = life.use(await prepareSigner())
  open = life.use(client(Signer, await prepared.start(), PATIENT))
  trusting = life.use(client(Signer, await prepared.start({ CERTIFICATE_AUTHORITIES: AUTHORITY }), PATIENT))
  const another = join(prepared.folder, 'another.pem')
  writeFileSync(another, rootCertificates[0] ?? '')
  strict = life.use(client(Signer, await prepared.start({ CERTIFICATE_AUTHORITIES: another }), PATIENT))
}, 120_000)

afterAll(() => life.disposeAsync())

const upload = (workspaceId: string, name: string) =>
  open.storeCertificate({ workspaceId, taxpayerId: 't', ruc, file: fixture(name), password: 'secreto' })

const sign = (workspaceId: string, environment: 'sandbox' | 'production', by = open) =>
  by.sign({
    ...aRequest(workspaceId, makeInvoice({ environment: environment === 'sandbox' ? '1' : '2' })),
    environment,
  })

function run(...command: string[]): Promise<{ stdout: string }> {
  const main = new URL('../src/main.ts', import.meta.url).pathname
  const { mongodbUrl, mongodbDatabase, kekFile } = prepared.settings()
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const settings = { MONGODB_URL: mongodbUrl, MONGODB_DATABASE: mongodbDatabase, KEK_FILE: kekFile }
  const env = { PATH, NODE_COMPILE_CACHE, ...settings }
  return promisify(execFile)(process.execPath, ['--conditions=@etax/source', main, ...command], { env })
}

test('a certificate that names the taxpayer signs in production', async () => {
  await upload('named', 'one-key')

  expect((await sign('named', 'production')).xml.length).toBeGreaterThan(0)
})

test('a certificate that names the national id in a natural person’s number signs in production', async () => {
  const [workspaceId, own] = ['person', '1710034065001']
  const { key, certificate } = makeCertificate({ extensions: { '1.3.6.1.4.1.37746.3.1': utf8('1710034065') } })
  const file = makePkcs12({ bags: [{ key }, { certificate }] })
  const { warnings } = await open.storeCertificate({
    workspaceId,
    taxpayerId: 't',
    ruc: own,
    file,
    password: 'secreto',
  })
  const request = aRequest(workspaceId, makeInvoice({ environment: '2', ruc: own }))

  expect(warnings).toMatchObject([{ code: 'SGN_15002' }])
  expect((await open.sign({ ...request, ruc: own, environment: 'production' })).xml.length).toBeGreaterThan(0)
})

test.each(certifiers)('a certificate in the form of $name goes live', async ({ place, registryNumber: [oid = ''] }) => {
  const workspaceId = `certifier-${oid.replaceAll('.', '-')}`
  const extensions = place === 'extension' ? { [oid]: utf8(ruc) } : alternativeName(oid, utf8(ruc))
  const { key, certificate } = makeCertificate({ key: anyKey, extensions })
  const file = makePkcs12({ bags: [{ key }, { certificate }] })
  const stored = await open.storeCertificate({ workspaceId, taxpayerId: 't', ruc, file, password: 'secreto' })

  expect(stored).toMatchObject({ certificate: { registryNumber: ruc }, warnings: [] })
  expect((await sign(workspaceId, 'production')).xml.length).toBeGreaterThan(0)
})

test('a certificate that names several registry numbers proves none of them', async () => {
  const extensions = { '1.3.6.1.4.1.37746.3.11': utf8('0992877878001'), '1.3.6.1.4.1.99999.3.11': utf8(ruc) }
  const { key, certificate } = makeCertificate({ key: anyKey, extensions })
  const file = makePkcs12({ bags: [{ key }, { certificate }] })
  const { warnings } = await open.storeCertificate({
    workspaceId: 'several',
    taxpayerId: 't',
    ruc,
    file,
    password: 'secreto',
  })

  expect(warnings).toMatchObject([{ code: 'SGN_15001' }])
  await expect(sign('several', 'production')).rejects.toMatchObject({ code: 'CTX_10008' })
})

test('ten digits of a company’s number are refused unless an operator vouches', async () => {
  await expect(upload('company', 'national-id')).rejects.toMatchObject({ code: 'SGN_10007' })

  await run('vouch-for', ruc, 'company')
  await upload('company', 'national-id')
  expect((await sign('company', 'production')).xml.length).toBeGreaterThan(0)
})

test('a certificate that names no owner signs in the sandbox only', async () => {
  const { warnings } = await upload('nobody', 'no-number')

  expect(warnings).toMatchObject([{ code: 'SGN_15001' }])
  expect((await sign('nobody', 'sandbox')).xml.length).toBeGreaterThan(0)
  await expect(sign('nobody', 'production')).rejects.toMatchObject({ kind: 'invalid', code: 'CTX_10008' })
})

test('an operator vouches for a certificate that names another, takes it back, and both leave a trail', async () => {
  await expect(upload('vouched', 'other-number')).rejects.toMatchObject({ code: 'SGN_10007' })

  await run('vouch-for', ruc, 'vouched')
  const { certificate } = await upload('vouched', 'other-number')
  expect(certificate).toMatchObject({ registryNumber: '0992877878001', vouched: true })
  const { xml } = await sign('vouched', 'production')
  // The fingerprint identifies the certificate that the operator vouched for.
  expect(await open.verify({ xml })).toMatchObject({ valid: true, fingerprint: certificate?.fingerprint })
  // Vouched for this workspace only.
  await expect(upload('another', 'other-number')).rejects.toMatchObject({ code: 'SGN_10007' })

  await run('vouch-for', ruc, 'vouched', '--withdraw')
  expect(await open.describeCertificate({ workspaceId: 'vouched', ruc })).toMatchObject({ vouched: false })
  await expect(sign('vouched', 'production')).rejects.toMatchObject({ code: 'CTX_10009' })
  await expect(sign('vouched', 'sandbox')).rejects.toMatchObject({ code: 'SGN_10007' })
  const { stdout } = await run('verify-audit')
  expect(JSON.parse(stdout)).toMatchObject({ findings: [] })
}, 60_000)

test('vouch-for without arguments prints its usage', async () => {
  await expect(run('vouch-for', '1790011674001')).rejects.toMatchObject({
    stderr: expect.stringContaining('vouch-for RUC WORKSPACE'),
  })
})

test('the chain of a certificate is checked where authorities are configured', async () => {
  const { certificate } = await upload('chained', 'with-chain')
  const chains = [open, trusting, strict].map(async (signer) => {
    const { chain } = await signer.describeCertificate({ workspaceId: 'chained', ruc })
    return chain
  })

  expect(certificate).toMatchObject({ chain: 'UNCHECKED' })
  expect(await Promise.all(chains)).toEqual(['UNCHECKED', 'TRUSTED', 'UNTRUSTED'])
  for (const signer of [open, trusting]) expect((await sign('chained', 'production', signer)).xml).not.toHaveLength(0)
  expect((await sign('chained', 'sandbox', strict)).xml).not.toHaveLength(0)
  await expect(sign('chained', 'production', strict)).rejects.toMatchObject({ kind: 'invalid', code: 'CTX_10010' })
})

test('a signature reports where its chain leads', async () => {
  await upload('verified', 'one-key')
  const { xml } = await sign('verified', 'sandbox')

  expect(await open.verify({ xml })).toMatchObject({ valid: true, trusted: false, chain: 'UNCHECKED' })
  expect(await trusting.verify({ xml })).toMatchObject({ valid: true, trusted: true, chain: 'TRUSTED' })
  expect(await strict.verify({ xml })).toMatchObject({ valid: true, trusted: false, chain: 'UNTRUSTED' })
})

test('a start in production without authorities warns, wherever it listens', async () => {
  const warned: string[] = []
  const log = Object.assign(createLogger('signer', 'silent'), { warn: (text: string) => warned.push(text) })
  for (const more of [
    { DEPLOYMENT: 'production' },
    { DEPLOYMENT: 'production', CERTIFICATE_AUTHORITIES: AUTHORITY },
    { DEPLOYMENT: 'development' },
  ]) {
    const socket = { GRPC_LISTEN: `unix:${join(prepared.folder, 'warns.sock')}`, GRPC_PLAINTEXT: 'unix-sockets' }
    await using _signer = await start(prepared.settings({ ...socket, ...more }), { log })
  }

  expect(warned).toEqual([expect.stringContaining('CERTIFICATE_AUTHORITIES is not set')])
}, 60_000)

test('authorities come from a file or a folder; a path without any stops the start', async () => {
  const [folder, empty] = ['authorities', 'empty'].map((name) => join(prepared.folder, name)) as [string, string]
  mkdirSync(folder)
  mkdirSync(empty)
  writeFileSync(join(folder, 'a.crt'), readFileSync(AUTHORITY))
  writeFileSync(join(folder, 'README'), 'not a certificate')

  expect(await readAuthorities('')).toEqual([])
  expect(await readAuthorities(AUTHORITY)).toHaveLength(1)
  expect(await readAuthorities(folder)).toHaveLength(1)
  for (const path of [empty, join(folder, 'README'), join(folder, 'missing.pem')]) {
    await expect(readAuthorities(path)).rejects.toMatchObject({ code: 'SGN_90020' })
    await expect(prepared.start({ CERTIFICATE_AUTHORITIES: path })).rejects.toMatchObject({ code: 'SGN_90020' })
  }
})
