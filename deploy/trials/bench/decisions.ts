// npm run bench:decisions: our own code beside the libraries that it replaces (docs/decisions). Fetches them from npm
// into a temporary folder. Ratios are portable between machines; rates are not.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  Documents,
  decodeReceiptView,
  encodeReceiptView,
  Issuance,
  typedReceipt,
  receiptViewExample as view,
} from '@etax/contracts'
import { Decimal } from '@etax/kernel'
import { connectMongo } from '@etax/runtime'
import { findMongo } from '@etax/testkit'
import { writeDocument } from '../../../libs/tax-document/src/index.ts'
import { readDocument } from '../../../libs/tax-document/src/xml.ts'
import { code128 } from '../../../services/renderer/src/layout/code-128.ts'
import { canonicalRootOf } from '../../../services/signer/src/domain/canonical.ts'
import { root } from '../../local/src/registry.ts'
import { numberedRows } from './commits.ts'

const COMPARED = [
  'xmlbuilder2@4.0.3',
  'decimal.js@10.6.0',
  'big.js@7.0.1',
  'bwip-js@4.11.4',
  'xml-crypto@6.3.2',
  '@xmldom/xmldom@0.8.11',
  'libxml2-wasm@0.7.2',
]
const SECONDS = 1
const ROUNDS = 3

interface Row {
  what: string
  ours: number
  theirs: Record<string, number>
}

// biome-ignore lint/suspicious/noExplicitAny: libraries that are not installed here have no types here
type Library = any

const folder = mkdtempSync(join(tmpdir(), 'etax-decisions-'))
try {
  const rows = await measureAll(install())
  print(rows)
  await printNumbering()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function install(): (name: string) => Promise<Library> {
  writeFileSync(join(folder, 'package.json'), '{"private": true}')
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  execFileSync('npm', ['install', ...quiet, ...COMPARED], { cwd: folder, stdio: 'inherit' })
  const { resolve } = createRequire(join(folder, 'package.json'))
  return async (name) => {
    const loaded = await import(pathToFileURL(resolve(name)).href)
    return loaded.default ?? loaded
  }
}

async function measureAll(load: (name: string) => Promise<Library>): Promise<Row[]> {
  const libraries = [await xmlWriter(load), await decimals(load), await barcodes(load), await canonicalForm(load)]
  return [...libraries, receiptWritten(), receiptRead()]
}

/** Record 28: JSON in `bytes`, and the message of documents.v1. */
function receiptWritten(): Row {
  const json = () => Issuance.FindReceipt.responseSerialize({ id: view.id, view: encodeReceiptView(view) })
  const typed = () => Documents.GetReceipt.responseSerialize({ receipt: typedReceipt(view) })
  return { what: 'a receipt written for gRPC', ours: rate(json), theirs: rates({ 'a typed message': typed }) }
}

function receiptRead(): Row {
  const { FindReceipt } = Issuance
  const { GetReceipt } = Documents
  const bytes = FindReceipt.responseSerialize({ id: view.id, view: encodeReceiptView(view) })
  const typedBytes = GetReceipt.responseSerialize({ receipt: typedReceipt(view) })
  const json = () => decodeReceiptView(FindReceipt.responseDeserialize(bytes).view)
  const typed = () => GetReceipt.responseDeserialize(typedBytes)
  return { what: 'a receipt read from gRPC', ours: rate(json), theirs: rates({ 'a typed message': typed }) }
}

async function xmlWriter(load: (name: string) => Promise<Library>): Promise<Row> {
  const { create } = await load('xmlbuilder2')
  const text = example()
  const document = readDocument(text)
  const plain = create(text).end({ format: 'object' })
  return {
    what: 'an invoice written as XML',
    ours: rate(() => writeDocument(document)),
    theirs: { xmlbuilder2: rate(() => create(plain).end()) },
  }
}

async function decimals(load: (name: string) => Promise<Library>): Promise<Row> {
  const theirs = { 'decimal.js': await load('decimal.js'), 'big.js': await load('big.js') }
  const lines = Array.from({ length: 100 }, (_, n) => ({ price: `${n + 1}.333333`, quantity: `${1 + (n % 7)}.5` }))
  const sum = () => {
    let total = Decimal.ZERO
    for (const { price, quantity } of lines) {
      const net = Decimal.of(price).times(Decimal.of(quantity)).minus(Decimal.of('0.10')).round(2)
      total = total.plus(net).plus(net.times(Decimal.of('0.15')).round(2))
    }
    return total.toFixed(2)
  }
  const sumBy = (Exact: Library, rounded: (value: Library) => Library) => () => {
    let total = new Exact(0)
    for (const { price, quantity } of lines) {
      const net = rounded(new Exact(price).times(new Exact(quantity)).minus(new Exact('0.10')))
      total = total.plus(net).plus(rounded(net.times(new Exact('0.15'))))
    }
    return total.toFixed(2)
  }
  const works: Record<string, () => string> = {
    'decimal.js': sumBy(theirs['decimal.js'], (value) => value.toDecimalPlaces(2, 4)),
    'big.js': sumBy(theirs['big.js'], (value) => value.round(2, 1)),
  }
  for (const [name, work] of Object.entries(works)) mustBe(sum(), work(), name)
  return { what: 'the totals of 100 lines', ours: rate(sum), theirs: rates(works) }
}

async function barcodes(load: (name: string) => Promise<Library>): Promise<Row> {
  const bwip = await load('bwip-js')
  const key = '2111202601179001167400110010010000000011234567817'
  const work = () => bwip.raw('code128', key, '')
  mustBe(`${code128(key).width}`, `${work()[0].sbs.reduce((sum: number, one: number) => sum + one, 0)}`, 'bwip-js')
  return { what: 'the bars of an access key', ours: rate(() => code128(key)), theirs: rates({ 'bwip-js': work }) }
}

async function canonicalForm(load: (name: string) => Promise<Library>): Promise<Row> {
  const { SignedXml } = await load('xml-crypto')
  const { DOMParser } = await load('@xmldom/xmldom')
  const { XmlDocument } = await load('libxml2-wasm')
  const text = writeDocument(readDocument(example()))
  const bytes = Buffer.from(text)
  const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
  const Canonicalizer = new SignedXml().CanonicalizationAlgorithms[C14N]
  const ours = () => {
    const root = canonicalRootOf(bytes)
    if (root === null) throw new Error('what we wrote is not in canonical form')
    return root.toString()
  }
  const works: Record<string, () => string> = {
    'xml-crypto': () =>
      new Canonicalizer().process(new DOMParser().parseFromString(text, 'text/xml').documentElement, {}).toString(),
    libxml2: () => {
      const document = XmlDocument.fromBuffer(bytes)
      const canonical = document.canonicalizeToString()
      document.dispose()
      return canonical
    },
  }
  for (const [name, work] of Object.entries(works)) mustBe(ours(), work(), name)
  return { what: 'the canonical form of an invoice', ours: rate(ours), theirs: rates(works) }
}

function example(): string {
  return readFileSync(join(root, 'libs/tax-document/examples/invoice/every-rate.xml'), 'utf8')
}

function mustBe(ours: string, theirs: string, name: string): void {
  if (ours !== theirs) throw new Error(`${name} gives ${theirs.slice(0, 200)}; ours ${ours.slice(0, 200)}`)
}

function rates(works: Record<string, () => unknown>): Record<string, number> {
  return Object.fromEntries(Object.entries(works).map(([name, work]) => [name, rate(work)]))
}

/** Runs per second of processor time, best of several rounds: the machine may be busy. */
function rate(work: () => unknown): number {
  return Math.max(...Array.from({ length: ROUNDS }, () => rateOnce(work)))
}

function rateOnce(work: () => unknown): number {
  const before = process.cpuUsage()
  const until = performance.now() + (SECONDS * 1_000) / ROUNDS
  let done = 0
  while (performance.now() < until) {
    work()
    done += 1
  }
  const { user, system } = process.cpuUsage(before)
  return done / ((user + system) / 1_000_000)
}

function print(rows: readonly Row[]): void {
  console.log('| what | ours, a second | beside | theirs, a second | ours ÷ theirs | its size |')
  console.log('|---|---:|---|---:|---:|---:|')
  for (const { what, ours, theirs } of rows) {
    for (const [name, rate] of Object.entries(theirs)) {
      const cells = [what, whole(ours), name, whole(rate), (ours / rate).toFixed(1), sizeOf(name)]
      console.log(`| ${cells.join(' | ')} |`)
    }
  }
}

async function printNumbering(): Promise<void> {
  await using server = await findMongo({ dataDir: folder })
  await using mongo = await connectMongo(server.url, 'etax_decisions')
  const measured = Object.entries(await numberedRows(mongo))
  await mongo.db.dropDatabase()
  const [, first = 1] = measured[0] ?? []
  console.log('\n| numbering rows of 6 KB | rows a second | ratio |\n|---|---:|---:|')
  for (const [name, rate] of measured) console.log(`| ${name} | ${whole(rate)} | ${(rate / first).toFixed(1)} |`)
}

function whole(rate: number): string {
  return Math.round(rate).toLocaleString('en')
}

function sizeOf(library: string): string {
  const place = join(folder, 'node_modules', library === 'libxml2' ? 'libxml2-wasm' : library)
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
