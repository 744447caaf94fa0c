// The cost of a signature, beside a yardstick of the same run: `node --conditions=@etax/source
// services/signer/bench/sign.bench.ts`. Rates are per second of this process's CPU time, so that other load does not
// distort them.
import { type KeyObject, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { signInvoiceXml } from 'ec-sri-invoice-signer'
import { SignedXml } from 'xml-crypto'
import { chooseCertificate, type Pair } from '../src/domain/choose-certificate.ts'
import { prepareDocument } from '../src/domain/prepare-document.ts'
import { openKey } from '../src/open-keys.ts'
import { parseDocument } from '../src/outbound/libxml.ts'
import { readPkcs12 } from '../src/outbound/read-pkcs12.ts'
import { signPrepared } from '../src/sign-document.ts'
import { makeInvoice } from '../tests/make-document.ts'
import { benchRpc } from './sign-rpc.ts'

export interface Row {
  name: string
  perSecond: number
  yardstick: string
  ratio: number
}

const ruc = '1790011674001'
const container = new URL('../tests/fixtures/p12/triple-des.p12', import.meta.url)

export async function bench(): Promise<Row[]> {
  const pair = openFixture()
  const bare = () => void sign('sha1', Buffer.alloc(1200, 'a'), pair.privateKey)
  const own = (lines: number) => signing(pair, lines, 'own')
  const rows = [compare('bare RSA-2048 signature, node:crypto', bare, 'itself', bare)]
  for (const lines of [5, 50, 500])
    rows.push(compare(`a document of our writer, ${lines} lines`, own(lines), 'bare RSA', bare))
  for (const lines of [5, 50, 500]) {
    rows.push(compare(`a caller's document, ${lines} lines`, signing(pair, lines, 'caller'), 'bare RSA', bare))
  }
  rows.push(compare('a document of our writer, 5 lines', own(5), 'ec-sri-invoice-signer 1.7', otherLibrary()))
  const enveloped = plainEnveloped(pair.privateKey)
  rows.push(compare('a document of our writer, 5 lines', own(5), 'xml-crypto 6.3, plain enveloped', enveloped))
  rows.push(memory(pair))
  const rpc = await benchRpc(readFileSync(container), ruc)
  rows.push(
    row('Sign RPC, 5 lines, audit stored, by the CPU of the signer', rpc.perSecond, 'bare RSA', rpc.barePerSecond),
    row('SignDocuments RPC, 16 in a call, the same', rpc.togetherPerSecond, 'bare RSA', rpc.barePerSecond),
    row('first signature of a cold certificate, over RPC', 1_000 / rpc.coldMs, 'one in 60 ms', 1_000 / 60),
    row('upload of a certificate, over RPC', 1_000 / rpc.uploadMs, 'one in 60 ms', 1_000 / 60),
  )
  return rows
}

function row(name: string, perSecond: number, yardstick: string, to: number): Row {
  return { name, perSecond: rounded(perSecond), yardstick, ratio: rounded(perSecond / to) }
}

function openFixture(): Pair {
  const opened = readPkcs12(readFileSync(container), 'secreto')
  if ('failure' in opened) throw new Error(opened.failure)
  return chooseCertificate(opened.contents, ruc, new Date())
}

function signing(pair: Pair, lines: number, origin: 'own' | 'caller'): () => void {
  const { xml } = makeInvoice({ lines })
  // Third-party software writes it so: not canonical.
  const document = origin === 'own' ? xml : Buffer.from(xml.toString().replace('<detalles>', '<!-- nota --><detalles>'))
  const key = openKey({ ...pair, chain: 'UNCHECKED' })
  return () => {
    signPrepared(document, prepareDocument(document, parseDocument), key, 'sha1', new Date())
  }
}

function otherLibrary(): () => void {
  const xml = makeInvoice({ lines: 5 }).xml.toString()
  const p12 = readFileSync(container)
  return () => {
    signInvoiceXml(xml, p12, { pkcs12Password: 'secreto' })
  }
}

function plainEnveloped(key: KeyObject): () => void {
  const xml = makeInvoice({ lines: 5 }).xml.toString()
  const privateKey = key.export({ format: 'pem', type: 'pkcs8' })
  const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
  return () => {
    const signer = new SignedXml({
      privateKey,
      canonicalizationAlgorithm: c14n,
      signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    })
    signer.addReference({
      xpath: "//*[local-name(.)='factura']",
      transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', c14n],
      digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1',
    })
    signer.computeSignature(xml)
  }
}

/** Memory after 100,000 signatures, as a multiple of the memory after 30,000. */
function memory(pair: Pair): Row {
  const [own, caller] = [signing(pair, 5, 'own'), signing(pair, 5, 'caller')]
  const begun = process.cpuUsage()
  const many = (count: number) => {
    for (let i = 0; i < count; i++) (i % 2 === 0 ? own : caller)()
    collectGarbage()
    return process.memoryUsage.rss()
  }
  const early = many(30_000)
  const late = many(70_000)
  return {
    name: '100,000 signatures in a row: memory at the end',
    perSecond: rounded(100_000 / secondsSince(begun)),
    yardstick: 'memory after 30,000',
    ratio: rounded(late / early),
  }
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  // The second run frees the buffers.
  collect()
  collect()
}

/** The best slice of each, in turns: other load only adds time. */
function compare(name: string, work: () => void, yardstick: string, other: () => void): Row {
  // Warms up the compiler.
  for (let i = 0; i < 1_000; i++) work()
  const best = { work: 0, other: 0 }
  for (let turn = 0; turn < 10; turn++) {
    best.work = Math.max(best.work, slice(work))
    best.other = Math.max(best.other, slice(other))
  }
  return row(name, best.work, yardstick, best.other)
}

function slice(work: () => void): number {
  const begun = process.cpuUsage()
  let done = 0
  let seconds = 0
  while (seconds < 0.1) {
    for (let i = 0; i < 4; i++) work()
    done += 4
    seconds = secondsSince(begun)
  }
  return done / seconds
}

function secondsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000_000
}

const rounded = (value: number): number => Number(value.toPrecision(3))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await bench())
