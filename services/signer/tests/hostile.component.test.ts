import { readdirSync, readFileSync } from 'node:fs'
import { Signer } from '@etax/contracts'
import { type ClientOf, client } from '@etax/rpc'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { hostileDocuments } from './hostile-documents.ts'
import { integer, makeCertificate, nothing, octets, oid, sequence } from './make-certificate.ts'
import { makeInvoice } from './make-document.ts'
import { makePkcs12 } from './make-pkcs12.ts'
import { aRequest, fixture, prepareSigner, ruc, type SignerFixture } from './signer-fixture.ts'

/** A signature takes milliseconds; without limits an attack delays it by a minute. The rest covers a busy machine. */
const SOON_MS = 10_000

const documents = hostileDocuments()
const life = new AsyncDisposableStack()
let prepared: SignerFixture
let signer: ClientOf<typeof Signer>

const upload = (workspaceId: string, file = fixture('one-key'), deadlineMs = 20_000) =>
  signer.storeCertificate({ workspaceId, taxpayerId: 't', ruc, file, password: 'secreto' }, { deadlineMs })

beforeAll(async () => {
  prepared = life.use(await prepareSigner())
  const authorities = new URL('./fixtures/p12/authority.pem', import.meta.url).pathname
  signer = life.use(client(Signer, await prepared.start({ CERTIFICATE_AUTHORITIES: authorities })))
  await upload('victim')
  await upload('attacker')
  await signer.sign(aRequest('victim'))
  const { xml } = await signer.sign(parsedRequest('victim'))
  expect(await signer.verify({ xml, workspaceId: 'victim' })).toMatchObject({ valid: true })
}, 120_000)

afterAll(() => life.disposeAsync())

function parsedRequest(workspaceId: string, change = (xml: string) => xml) {
  const { xml, accessKey } = makeInvoice()
  const quoted = xml.toString().replace('PRUEBAS S.A.', '<![CDATA[PRUEBAS S.A.]]>')
  return aRequest(workspaceId, { xml: Buffer.from(change(quoted)), accessKey })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function slowestDuring(attack: () => Promise<unknown>, work: () => Promise<unknown>): Promise<number> {
  let over = false
  const attackers = Array.from({ length: 4 }, async () => {
    while (!over) await attack().catch(() => {})
  })
  const times: number[] = []
  for (let n = 0; n < 4; n++) times.push(await timed(work))
  over = true
  await Promise.all(attackers)
  return Math.max(...times)
}

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('documents are examined in processes without the signer’s environment', async () => {
  const { xml } = await signer.sign(parsedRequest('victim'))
  await signer.verify({ xml, workspaceId: 'victim' })

  const processes = childProcesses().filter(({ command }) => command.includes('relay-to-thread'))
  // At least one parses for signing, and one verifies.
  expect(processes.length).toBeGreaterThanOrEqual(2)
  for (const { command, variables } of processes) {
    expect(command).toContain('--max-old-space-size=')
    expect(variables.filter((name) => !name.startsWith('NODE_CHANNEL_'))).toEqual([])
  }
})

function childProcesses(): { command: string; variables: string[] }[] {
  const tasks = readdirSync('/proc/self/task')
  const pids = tasks.flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').match(/\d+/g) ?? [])
  const listOf = (pid: string, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0').filter(Boolean)
  return pids.map((pid) => ({
    command: listOf(pid, 'cmdline').join(' '),
    variables: listOf(pid, 'environ').map((variable) => variable.split('=')[0] ?? ''),
  }))
}

describe('while an attacker has this verified', () => {
  test.each(documents)('%s, others sign without delay', async (_, document) => {
    const xml = Buffer.from(document)
    expect(xml.length).toBeLessThanOrEqual(1024 * 1024)
    const attack = () => signer.verify({ xml, workspaceId: 'attacker' }, { deadlineMs: 10_000 })

    const slowest = await slowestDuring(attack, () => signer.sign(aRequest('victim')))

    expect(slowest).toBeLessThan(SOON_MS)
  })
})

describe('the documents of one workspace', () => {
  const [, slow] = documents.find(([name]) => name === 'nested elements') ?? ['', '']

  test('does not keep another’s verification waiting', async () => {
    const { xml } = await signer.sign(aRequest('victim'))
    const attack = () => signer.verify({ xml: Buffer.from(slow), workspaceId: 'attacker' }, { deadlineMs: 10_000 })
    const verify = async () =>
      expect(await signer.verify({ xml, workspaceId: 'victim' }, { deadlineMs: 10_000 })).toMatchObject({ valid: true })

    expect(await slowestDuring(attack, verify)).toBeLessThan(SOON_MS)
  })

  test('does not keep another’s signature of a document that needs a parser waiting', async () => {
    const costly = parsedRequest('attacker', (xml) =>
      xml.replace('<detalles>', `<detalles>${'<a></a>'.repeat(100_000)}`),
    )

    const slowest = await slowestDuring(
      () => signer.sign(costly),
      () => signer.sign(parsedRequest('victim')),
    )

    expect(slowest).toBeLessThan(SOON_MS)
  })

  test('are refused beyond its share, and aborted ones are dropped', async () => {
    const verify = (deadlineMs: number) =>
      signer.verify({ xml: Buffer.from(slow), workspaceId: 'flood' }, { deadlineMs }).then(
        () => 'answered',
        (error) => error.code,
      )
    const flood = await Promise.all(Array.from({ length: 60 }, () => verify(20_000)))
    expect(flood).toContain('SGN_20018')
    expect(flood).toContain('answered')

    const abandoned = await Promise.all(Array.from({ length: 30 }, () => verify(1)))
    expect(new Set(abandoned)).toEqual(new Set(['SYS_10002']))
    expect(await timed(() => verify(20_000))).toBeLessThan(SOON_MS)
  })
})

describe('certificate files', () => {
  const identity = makeCertificate({ usage: ['digitalSignature'] })
  const slowFile = (iterations: number, keys: number) =>
    makePkcs12({
      bags: [...Array.from({ length: keys }, () => ({ key: identity.key })), { certificate: identity.certificate }],
      iterations,
    })

  test('with more iterations than any exporter are refused at once, with the reason', async () => {
    const began = performance.now()
    await expect(upload('slow', slowFile(100_001, 1))).rejects.toMatchObject({
      kind: 'invalid',
      code: 'SGN_10012',
      message: expect.stringContaining('the limit is 100000'),
    })
    expect(performance.now() - began).toBeLessThan(SOON_MS)
  })

  test('that ask for as many as the most demanding exporter are opened', async () => {
    expect((await upload('java', slowFile(100_000, 1))).certificate).toMatchObject({ status: 'VALID' })
  })

  test('that spend them over and over are refused', async () => {
    await expect(upload('again', slowFile(100_000, 30))).rejects.toMatchObject({ code: 'SGN_10012' })
  })

  test('of one workspace do not keep another’s upload waiting', async () => {
    const file = slowFile(100_000, 6)
    const attack = () => upload('attacker', file)

    expect(await slowestDuring(attack, () => upload('victim'))).toBeLessThan(SOON_MS)
    // Attacks are slow on a busy machine.
  }, 90_000)

  test('beyond a workspace’s share are refused', async () => {
    const file = slowFile(100_000, 6)
    const codes = await Promise.all(
      Array.from({ length: 8 }, () =>
        upload('flood', file).then(
          () => 'stored',
          (error) => error.code,
        ),
      ),
    )

    expect(codes).toContain('SGN_20018')
    expect(codes).toContain('stored')
  })

  test('with key parts larger than the modulus are refused: each signature takes minutes', async () => {
    const { n = '', e = '', ...rest } = identity.key.export({ format: 'jwk' })
    const number = (text: string | undefined) => integer(Buffer.from(text ?? '', 'base64url'))
    const huge = integer(Buffer.concat([Buffer.of(0x7f), Buffer.alloc(20_000, 0xff)]))
    const { d, p, q, dp, dq, qi } = rest
    const parts = [integer(0), number(n), number(e), number(d), number(p), number(q), huge, number(dq), number(qi)]
    expect([p, q, dp].every((part) => part !== undefined)).toBe(true)
    const algorithm = sequence(oid('1.2.840.113549.1.1.1'), nothing)
    const pkcs8 = sequence(integer(0), algorithm, octets(sequence(...parts)))
    const file = makePkcs12({ bags: [{ pkcs8 }, { certificate: identity.certificate }] })

    await expect(upload('huge', file)).rejects.toMatchObject({ code: expect.stringMatching(/^SGN_1000[38]$/) })
  })
})
