import { createPrivateKey } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Signer } from '@etax/contracts'
import { type ClientOf, client } from '@etax/rpc'
import { collectionsOf, connectMongo, type Mongo } from '@etax/runtime'
import { until } from '@etax/testkit'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { schemas } from '../src/outbound/collections.ts'
import { fileWrappingKey } from '../src/outbound/file-wrapping-key.ts'
import { mongoAudit } from '../src/outbound/mongo-audit.ts'
import { mongoCertificates } from '../src/outbound/mongo-certificates.ts'
import { readPkcs12 } from '../src/outbound/read-pkcs12.ts'
import { rotateWrappingKey } from '../src/rotate-wrapping-key.ts'
import { verifyAudit } from '../src/verify-audit.ts'
import { makeCertificate, registryOid, utf8 } from './make-certificate.ts'
import { makeInvoice } from './make-document.ts'
import { makePkcs12 } from './make-pkcs12.ts'
import { aRequest, fixture, prepareSigner, ruc, type SignerFixture } from './signer-fixture.ts'

const life = new AsyncDisposableStack()
let prepared: SignerFixture
let signer: ClientOf<typeof Signer>
let mongo: Mongo

beforeAll(async () => {
  prepared = life.use(await prepareSigner())
  signer = life.use(client(Signer, await prepared.start()))
  mongo = life.use(await connectMongo(prepared.mongo.url, prepared.mongo.database))
}, 120_000)

afterAll(() => life.disposeAsync())

const upload = (workspaceId: string, name = 'one-key', password: string | null = 'secreto') =>
  signer.storeCertificate({
    workspaceId,
    taxpayerId: 't',
    ruc,
    file: fixture(name),
    ...(password === null ? {} : { password }),
  })

describe('certificates', () => {
  test('an upload is described from then on, without its secrets', async () => {
    expect(await signer.describeCertificate({ workspaceId: 'described', ruc })).toMatchObject({ status: 'MISSING' })

    const { certificate, warnings } = await upload('described')

    expect(certificate).toMatchObject({ status: 'VALID', registryNumber: ruc, notAfter: '2120-01-01T00:00:00.000Z' })
    expect(certificate?.subject).toBe('CN=JUAN PÉREZ ÑÚÑEZ,O=PRUEBAS S.A.,C=EC')
    // The fixture's serial number has 16 bytes and begins with 7f.
    expect(certificate?.serialNumber).toMatch(/^7f[0-9a-f]{30}$/)
    expect(warnings).toEqual([])
    expect(await signer.describeCertificate({ workspaceId: 'described', ruc })).toEqual(certificate)
  })

  test.each([
    ['one-key', 'otra', 'invalid', 'SGN_10002'],
    ['no-key', 'secreto', 'invalid', 'SGN_10003'],
    ['expired', 'secreto', 'invalid', 'SGN_10004'],
    ['not-yet-valid', 'secreto', 'invalid', 'SGN_10005'],
    ['encryption-only', 'secreto', 'invalid', 'SGN_10006'],
    ['other-number', 'secreto', 'invalid', 'SGN_10007'],
    ['elliptic', 'secreto', 'invalid', 'SGN_10008'],
    ['weak', 'secreto', 'invalid', 'SGN_10008'],
    ['rc4', 'secreto', 'invalid', 'SGN_10011'],
    ['slow', 'secreto', 'invalid', 'SGN_10012'],
    ['one-key', null, 'invalid', 'SGN_10014'],
  ])('%s opened with %s is refused, and the old one stays', async (name, password, kind, code) => {
    const workspaceId = `refused-${code}`
    const { certificate } = await upload(workspaceId)
    if (password === null) await signer.forgetCertificate({ workspaceId, ruc })

    await expect(upload(workspaceId, name, password)).rejects.toMatchObject({ kind, code })

    const expected = password === null ? { status: 'MISSING' } : certificate
    expect(await signer.describeCertificate({ workspaceId, ruc })).toMatchObject(expected ?? {})
  })

  test('a file that is too large or no certificate file is refused', async () => {
    const send = (file: Buffer) => signer.storeCertificate({ workspaceId: 'odd', ruc, file, password: 'x' })

    await expect(send(Buffer.alloc(64 * 1024 + 1))).rejects.toMatchObject({ kind: 'too-large', code: 'SGN_10009' })
    await expect(send(Buffer.from('hola'))).rejects.toMatchObject({ code: 'SGN_10010' })
  })

  test('one that names no number is taken with a warning', async () => {
    const { warnings } = await upload('warned', 'no-number')

    expect(warnings.map((warning) => warning.code)).toEqual(['SGN_15001'])
  })

  test('one is replaced while signing goes on: every signature is by the old one or the new one', async () => {
    const { certificate: old } = await upload('replaced')
    let replaced = false
    const signing = Promise.all(
      Array.from({ length: 8 }, async () => {
        const documents: Buffer[] = []
        while (!replaced) documents.push((await signer.sign(aRequest('replaced'))).xml)
        return documents
      }),
    )
    const { certificate: next } = await upload('replaced', 'no-number')
    replaced = true

    for (const xml of (await signing).flat()) expect(await signer.verify({ xml })).toMatchObject({ valid: true })
    expect(old?.fingerprint).not.toBe(next?.fingerprint)
    const after = await signer.verify({ xml: (await signer.sign(aRequest('replaced'))).xml })
    expect(after).toMatchObject({ valid: true, registryNumber: '' })
  })

  test('a signer sees at once a certificate that another one replaced or destroyed', async () => {
    const other = life.use(client(Signer, await prepared.start()))
    await upload('shared')
    await other.sign(aRequest('shared'))

    await upload('shared', 'no-number')
    await until('the other signer to use the new certificate', async () => {
      const { xml } = await other.sign(aRequest('shared'))
      return (await other.verify({ xml })).registryNumber === ''
    })

    await signer.forgetCertificate({ workspaceId: 'shared', ruc })
    await until('the other signer to have forgotten it', () =>
      other.sign(aRequest('shared')).then(
        () => false,
        (error) => error.code === 'CTX_10004',
      ),
    )
  })
})

describe('a number that is registered anew', () => {
  const first = { workspaceId: 'anew', taxpayerId: 'first', ruc }
  const second = { ...first, taxpayerId: 'second' }

  test('has none of the certificate, key and password kept for the taxpayer before', async () => {
    await signer.storeCertificate({ ...first, file: fixture('one-key'), password: 'secreto' })

    expect(await signer.describeCertificate(second)).toMatchObject({ status: 'MISSING', hasPassword: false })
    await signer.sign({ ...aRequest('anew'), taxpayerId: 'first' })
    await expect(signer.sign({ ...aRequest('anew'), taxpayerId: 'second' })).rejects.toMatchObject({
      code: 'CTX_10004',
    })
    expect((await signer.forgetCertificate(second)).forgotten).toBe(false)
    expect(await signer.describeCertificate(first)).toMatchObject({ status: 'VALID', hasPassword: true })
  })

  test('loses the data of the previous taxpayer with its first password', async () => {
    await signer.setPassword({ ...second, password: 'nueva' })

    expect(await signer.describeCertificate(first)).toMatchObject({ status: 'MISSING', hasPassword: false })
    expect(await signer.forgetCertificate(second)).toMatchObject({ forgotten: true, password: 'nueva' })
  })

  test('stores a password only where it is free, and leaves another taxpayer’s data', async () => {
    const free = { password: 'nueva', onlyWhereFree: true }
    await signer.storeCertificate({ ...first, file: fixture('one-key'), password: 'secreto' })

    expect(await signer.setPassword({ ...second, ...free })).toEqual({ kept: false })
    expect(await signer.describeCertificate(first)).toMatchObject({ status: 'VALID' })

    await signer.forgetCertificate(first)
    const both = await Promise.all([first, second].map((owner) => signer.setPassword({ ...owner, ...free })))
    expect(both.filter(({ kept }) => kept)).toHaveLength(1)
  })
})

test('many taxpayers are described in one call, each with its own data', async () => {
  await upload('many')
  await signer.setPassword({ workspaceId: 'many', taxpayerId: 'waits', ruc: '1790012345001', password: 'secreto' })
  const names = [
    { taxpayerId: 't', ruc },
    { taxpayerId: 'another', ruc },
    { taxpayerId: 'waits', ruc: '1790012345001' },
    { taxpayerId: 'none', ruc: '1790012346001' },
  ]

  const { certificates } = await signer.describeCertificates({ workspaceId: 'many', taxpayers: names })

  const { status, notAfter, daysLeft } = await signer.describeCertificate({ workspaceId: 'many', ruc })
  const missing = { status: 'MISSING', hasPassword: false }
  expect(certificates).toMatchObject([
    { status, notAfter, daysLeft, hasPassword: true },
    missing,
    { ...missing, hasPassword: true },
    missing,
  ])
})

test('of two parallel first certificates one is stored; only the same one is accepted again', async () => {
  const workspaceId = 'first-only'
  const files = [1, 2].map(() => {
    const { key, certificate } = makeCertificate({ extensions: { [registryOid]: utf8(ruc) } })
    return makePkcs12({ bags: [{ key }, { certificate }], password: 'secreto', iterations: 1 })
  })
  const first = (file: Buffer = Buffer.alloc(0), more = {}) =>
    signer.storeCertificate({ workspaceId, taxpayerId: 't', ruc, file, password: 'secreto', firstOnly: true, ...more })
  const refused = { kind: 'forbidden', code: 'ACS_10006' }

  const outcomes = await Promise.allSettled(files.map((file) => first(file)))

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [accepted, other] = outcomes[0]?.status === 'fulfilled' ? files : files.toReversed()
  const stored = await signer.describeCertificate({ workspaceId, ruc })
  await expect(first(other)).rejects.toMatchObject(refused)
  await expect(first(other, { checkOnly: true })).rejects.toMatchObject(refused)
  expect((await first(accepted, { checkOnly: true })).certificate?.fingerprint).toBe(stored.fingerprint)
  expect((await signer.describeCertificate({ workspaceId, ruc })).fingerprint).toBe(stored.fingerprint)
})

test('an upload that is only checked is answered like one that is kept, and keeps nothing', async () => {
  const owner = { workspaceId: 'checked', ruc, checkOnly: true }

  const { certificate } = await signer.storeCertificate({ ...owner, file: fixture('one-key'), password: 'secreto' })
  const wrong = signer.storeCertificate({ ...owner, file: fixture('one-key'), password: 'otra' })

  expect(certificate).toMatchObject({ status: 'VALID' })
  await expect(wrong).rejects.toMatchObject({ kind: 'invalid' })
  expect(await signer.describeCertificate({ workspaceId: 'checked', ruc })).toMatchObject({ status: 'MISSING' })
})

describe('the password', () => {
  test('is returned once, when the certificate is destroyed', async () => {
    await upload('echo')

    expect(await signer.forgetCertificate({ workspaceId: 'echo', ruc })).toMatchObject({
      forgotten: true,
      password: 'secreto',
    })
    const again = await signer.forgetCertificate({ workspaceId: 'echo', ruc })
    expect(again.forgotten).toBe(false)
    expect(again.password).toBeUndefined()
    await expect(signer.sign(aRequest('echo'))).rejects.toMatchObject({ kind: 'invalid', code: 'CTX_10004' })
  })

  test('set before there is a certificate, it waits and opens the upload', async () => {
    await signer.setPassword({ workspaceId: 'early', ruc, password: 'primera' })
    await signer.setPassword({ workspaceId: 'early', ruc, password: 'secreto' })
    expect(await signer.describeCertificate({ workspaceId: 'early', ruc })).toMatchObject({ status: 'MISSING' })

    await upload('early', 'one-key', null)

    expect(await signer.forgetCertificate({ workspaceId: 'early', ruc })).toMatchObject({ password: 'secreto' })
  })

  test('of a number that is registered anew waits for the new taxpayer alone', async () => {
    await signer.setPassword({ workspaceId: 'waiting', taxpayerId: 'first', ruc, password: 'de antes' })

    const anew = { workspaceId: 'waiting', taxpayerId: 'second', ruc }
    expect(await signer.describeCertificate(anew)).toMatchObject({ status: 'MISSING', hasPassword: false })
    await signer.setPassword({ ...anew, password: 'secreto' })

    expect(await signer.forgetCertificate(anew)).toMatchObject({ password: 'secreto' })
  })

  test('must open the certificate that is stored', async () => {
    await upload('set')

    await signer.setPassword({ workspaceId: 'set', ruc, password: 'secreto' })
    await expect(signer.setPassword({ workspaceId: 'set', ruc, password: 'otra' })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'SGN_10013',
    })
  })
})

describe('signing', () => {
  beforeAll(() => upload('signing'))

  test('a signed document verifies and is otherwise as it was', async () => {
    const request = aRequest('signing')
    const { xml } = await signer.sign(request)

    expect(await signer.verify({ xml })).toMatchObject({ valid: true, trusted: false, registryNumber: ruc })
    expect(xml.toString().replace(/<ds:Signature .*<\/ds:Signature>/s, '')).toBe(request.xml.toString())
  })

  test.each([
    ['another access key', { accessKey: makeInvoice({ sequential: '000000002' }).accessKey }, 'SGN_20007'],
    ['another taxpayer', { ruc: '0992877878001' }, 'SGN_20008'],
    ['another environment', { environment: 'production' }, 'SGN_20009'],
    ['another kind', { documentType: 'CREDIT_NOTE' }, 'SGN_20010'],
    ['an environment that is none', { environment: 'live' }, 'SGN_20001'],
    ['a kind that is none', { documentType: 'factura' }, 'SGN_20001'],
    ['a malformed access key', { accessKey: '1' }, 'SGN_20001'],
    ['no workspace', { workspaceId: '' }, 'SGN_20001'],
    ['no document', { xml: Buffer.alloc(0) }, 'SGN_20002'],
  ])('%s than the document’s is refused', async (_, wrong, code) => {
    await expect(signer.sign({ ...aRequest('signing'), ...wrong })).rejects.toMatchObject({ kind: 'invalid', code })
  })

  test('a certificate that ran out since the upload does not sign any more', async () => {
    await upload('ran-out')
    const rows = mongo.db.collection('certificates')
    const expired = readPkcs12(fixture('expired'), 'secreto')
    const der = 'contents' in expired ? expired.contents.certificates[0]?.der : undefined
    await rows.updateOne({ workspaceId: 'ran-out' }, { $set: { 'certificate.der': der } })

    await until('the signer to notice', () =>
      signer.sign(aRequest('ran-out')).then(
        () => false,
        (error) => error.code === 'CTX_10005',
      ),
    )
    expect(await signer.describeCertificate({ workspaceId: 'ran-out', ruc })).toMatchObject({ status: 'EXPIRED' })
  })

  test('certificates that end within 30 days are listed for their owners to be warned, without a secret', async () => {
    await upload('ends-soon')
    const day = 86_400_000
    const text = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace(/[-T:]/g, '')}Z`
    const ending = makeCertificate({ notAfter: text(Date.now() + 15.5 * day) })
    const rows = mongo.db.collection('certificates')
    const of = { workspaceId: 'ends-soon' }
    await rows.updateOne(of, { $set: { 'certificate.der': ending.certificate } })

    const listed = await signer.listExpiring({})

    expect(listed.next).toBe('')
    const [own, ...others] = listed.certificates.filter(({ workspaceId }) => workspaceId === 'ends-soon')
    expect(others).toEqual([])
    expect(own).toMatchObject({ ruc, certificate: { status: 'EXPIRING', daysLeft: 15 } })
    expect(own?.certificate?.fileId).not.toBe('')
    expect(listed.certificates.every(({ certificate }) => certificate?.status === 'EXPIRING')).toBe(true)
    await signer.forgetCertificate({ workspaceId: 'ends-soon', ruc })
    expect(JSON.stringify(await signer.listExpiring({}))).not.toContain('ends-soon')
  })

  test('a certificate moved to another taxpayer or workspace in the database does not open', async () => {
    await upload('victim')
    const rows = mongo.db.collection<{ _id: string; workspaceId: string }>('certificates')
    const row = await rows.findOne({ workspaceId: 'victim' })
    if (row === null) throw new Error('not stored')
    await rows.insertOne({ ...row, _id: `thief/${ruc}`, workspaceId: 'thief' })

    await expect(signer.sign(aRequest('thief'))).rejects.toMatchObject({ kind: 'internal' })
  })
})

describe('signing many in one call', () => {
  const signAll = async (documents: Parameters<typeof signer.signDocuments>[0]['documents']) => {
    const answer = await signer.signDocuments({ ...(documents && { documents }) })
    return answer.documents.map(({ xml }) => xml)
  }

  test('each correct document is signed, in the order of the request, of any workspace', async () => {
    await upload('many-one')
    await upload('many-two')
    const other = makeInvoice({ sequential: '000000777' })

    const signed = await signAll([aRequest('many-one'), aRequest('many-two', other)])

    for (const xml of signed) expect(await signer.verify({ xml })).toMatchObject({ valid: true, registryNumber: ruc })
    expect(signed.map((xml) => xml.toString().includes(other.accessKey))).toEqual([false, true])
  })

  test('documents that Sign refuses or parses are left to it, audited only there, and delay no others', async () => {
    await upload('many-left')
    const commented = aRequest('many-left')
    const entity = Buffer.from(commented.xml.toString().replace('<razonSocial>', '<razonSocial>&#65;'))
    const left = [
      { ...aRequest('many-left'), environment: 'production' },
      aRequest('many-without'),
      { ...commented, xml: entity },
      { ...aRequest('many-left'), xml: Buffer.alloc(0) },
    ]

    const signed = await signAll([...left, aRequest('many-left')])

    expect(signed.map(({ length }) => length > 0)).toEqual([false, false, false, false, true])
    expect((await signer.sign({ ...commented, xml: entity })).xml.length).toBeGreaterThan(entity.length)
    await expect(signer.sign(left[0] ?? {})).rejects.toMatchObject({ code: 'SGN_20009' })
    const actions = await auditedActions('many-left')
    expect(actions).toEqual(['certificate-stored', 'signed', 'signed', 'refused'])
  })

  test('a malformed request, and one of more than 64 documents, is refused whole', async () => {
    const malformed = { ...aRequest('many-one'), accessKey: '1' }
    const tooMany = Array.from({ length: 65 }, () => aRequest('many-one'))

    for (const documents of [[aRequest('many-one'), malformed], tooMany]) {
      await expect(signAll(documents)).rejects.toMatchObject({ kind: 'invalid', code: 'SGN_20001' })
    }
    expect(await signAll([])).toEqual([])
  })
})

async function auditedActions(workspaceId: string): Promise<string[]> {
  const batches = await mongo.db
    .collection('audit')
    .find({ 'entries.workspaceId': workspaceId })
    .sort({ _id: 1 })
    .toArray()
  return batches
    .flatMap((batch) => batch.entries)
    .filter((entry) => entry.workspaceId === workspaceId)
    .map(({ action }) => action)
}

describe('at rest', () => {
  test('nothing secret can be read from a dump of the database', async () => {
    await upload('dumped')
    const opened = readPkcs12(fixture('one-key'), 'secreto')
    const pkcs8 = Buffer.from(('contents' in opened ? opened.contents.keys[0]?.der : undefined) ?? [])
    const jwk = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' })
    const kek = readFileSync(prepared.kekFile, 'utf8').split(/\s+/)[1] ?? ''

    const dump = await dumpOf(mongo)
    const secrets = [jwk.d, jwk.p, jwk.q, jwk.dp, jwk.dq, jwk.qi].map((part) => Buffer.from(part ?? '', 'base64url'))
    const all = [...secrets, Buffer.from('secreto'), Buffer.from(kek, 'base64'), fixture('one-key').subarray(200, 264)]

    expect(dump.length).toBeGreaterThan(1_000)
    for (const secret of all) {
      expect(secret.length).toBeGreaterThan(6)
      for (const spelled of [secret, secret.toString('base64').slice(0, -3), secret.toString('hex')]) {
        expect(dump.includes(spelled)).toBe(false)
      }
    }
  })

  test('the wrapping key is exchanged while everything goes on, and the old one can then be destroyed', async () => {
    await upload('rotated')
    await signer.setPassword({ workspaceId: 'rotated-too', ruc, password: 'espera' })
    const rows = collectionsOf(mongo.db, schemas)
    const stores = { certificates: mongoCertificates(rows.certificates), auditKeys: mongoAudit(rows.audit) }
    const wrappingKey = fileWrappingKey(prepared.kekFile)
    const before = await mongo.db.collection('certificates').findOne({ workspaceId: 'rotated' })
    await mongo.db.collection('certificates').deleteMany({ workspaceId: 'thief' })

    const keyId = await wrappingKey.makeNew()
    const rotation = await rotateWrappingKey({ ...stores, wrappingKey })()
    await wrappingKey.forgetOthers()

    expect(rotation.keyId).toBe(keyId)
    expect(rotation.rewrapped).toBeGreaterThanOrEqual(2)
    const after = await mongo.db.collection('certificates').findOne({ workspaceId: 'rotated' })
    expect(after?.certificate.privateKey.data).toEqual(before?.certificate.privateKey.data)
    expect(after?.certificate.privateKey.dataKey).not.toEqual(before?.certificate.privateKey.dataKey)
    const cold = life.use(client(Signer, await prepared.start()))
    await cold.sign(aRequest('rotated'))
    expect(await cold.forgetCertificate({ workspaceId: 'rotated-too', ruc })).toMatchObject({ password: 'espera' })
    expect(await rotateWrappingKey({ ...stores, wrappingKey })()).toEqual({ keyId, rewrapped: 0, auditKeys: 0 })
  })

  test('without its wrapping key nothing opens, and a signer that has none does not start', async () => {
    const empty = join(prepared.folder, 'empty')
    writeFileSync(empty, '')

    await expect(prepared.start({ KEK_FILE: empty })).rejects.toMatchObject({ code: 'SGN_10016' })
    await expect(prepared.start({ KEK_FILE: '' })).rejects.toMatchObject({ code: 'SGN_90001' })
  })
})

test('the audit has every signature and refusal, chained, and reveals tampering', async () => {
  await upload('audited')
  const { accessKey } = aRequest('audited')
  await Promise.all(Array.from({ length: 20 }, () => signer.sign(aRequest('audited'))))
  await expect(signer.sign({ ...aRequest('audited'), environment: 'production' })).rejects.toThrow()

  const rows = mongo.db.collection('audit')
  const batches = await rows.find({ 'entries.workspaceId': 'audited' }).toArray()
  const entries = batches.flatMap((batch) => batch.entries).filter((entry) => entry.workspaceId === 'audited')
  expect(entries.filter(({ action }) => action === 'signed')).toHaveLength(20)
  expect(entries.filter(({ action }) => action === 'refused').map(({ detail }) => detail)).toEqual(['SGN_20009'])
  expect(entries.find(({ action }) => action === 'signed')).toMatchObject({ accessKey, ruc })
  const wrappingKey = fileWrappingKey(prepared.kekFile)
  const examine = verifyAudit({ store: mongoAudit(collectionsOf(mongo.db, schemas).audit), wrappingKey })
  expect((await examine()).findings).toEqual([])

  const [first] = batches
  if (first === undefined) throw new Error('no batch was sealed')
  await rows.updateOne(
    { _id: first._id, 'entries.workspaceId': 'audited' },
    { $set: { 'entries.$.ruc': '0992877878001' } },
  )
  expect((await examine()).findings).toHaveLength(1)
})

async function dumpOf({ db }: Mongo): Promise<Buffer> {
  const collections = await db.listCollections().toArray()
  const documents = await Promise.all(
    collections.map(({ name }) => db.collection(name).find({}, { raw: true, promoteBuffers: true }).toArray()),
  )
  return Buffer.concat(documents.flat() as unknown as Buffer[])
}
