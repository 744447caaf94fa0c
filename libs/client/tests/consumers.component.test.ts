import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { afterAll, expect, test } from '@jest/globals'
import { rolldown } from 'rolldown'
import ts from 'typescript'

const client = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'etax-client-'))
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

afterAll(() => rmSync(folder, { recursive: true }))

test('a program in CommonJS requires it, and loads remedies when it wants them', () => {
  const built = join(folder, 'cjs')
  const options = ['-p', join(client, 'tsconfig.cjs.json'), '--noCheck', '--declaration', 'false', '--outDir', built]
  execFileSync(join(client, '../../node_modules/.bin/tsc'), options)
  writeFileSync(join(built, 'package.json'), '{"type":"commonjs"}')
  const script = `
    const { signWebhook, verifyWebhook, remedyOf, Etax } = require('./index.js')
    const hasRemedies = () => Object.keys(require.cache).some((file) => file.includes('remedies.es'))
    const before = hasRemedies()
    signWebhook('{"id":"e1"}', '${SECRET}', { id: 'e1' })
      .then((headers) => verifyWebhook('{"id":"e1"}', headers, '${SECRET}'))
      .then(async ({ id }) => console.log(id, before, await remedyOf({ code: 'ACS_10003' }, 'es'), hasRemedies()))
  `

  const printed = execFileSync(process.execPath, ['-e', script], { cwd: built, encoding: 'utf8' })

  expect(printed).toMatch(/^e1 false \S.* true\n$/)
})

/** What runtimes at the edge have, and not Node. */
const WEB = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'FormData',
  'Headers',
  'ReadableStream',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'Uint8Array',
  'atob',
  'btoa',
  'clearTimeout',
  'crypto',
  'setTimeout',
] as const

test('a runtime without modules of Node issues and verifies', async () => {
  await using bundle = await rolldown({
    input: join(client, 'src/index.ts'),
    platform: 'browser',
    resolve: { conditionNames: ['@etax/source'] },
    external: [],
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'etax', codeSplitting: false })
  const requests: Request[] = []
  const sent = async (url: string, init: RequestInit) => {
    requests.push(new Request(url, init))
    return Response.json({ data: { id: 'r1', status: 'DRAFT' }, meta: {} }, { status: 202 })
  }
  const web = Object.fromEntries(WEB.map((name) => [name, globalThis[name]]))
  const runtime = createContext({ ...web, fetch: sent })

  runInContext(output[0].code, runtime)
  const issued = await runInContext(
    `new etax.Etax({ apiKey: 'ak_test_x', baseUrl: 'https://tax.example' }).invoices.issue({ items: [] })`,
    runtime,
  )
  const event = await runInContext(
    `etax.signWebhook('{"id":"e1"}', '${SECRET}', { id: 'e1' })
      .then((headers) => etax.verifyWebhook('{"id":"e1"}', headers, '${SECRET}'))`,
    runtime,
  )

  expect([issued.id, event.id]).toEqual(['r1', 'e1'])
  expect(requests.map(({ url }) => url)).toEqual(['https://tax.example/v1/developer/invoices'])
  expect(output[0].imports).toEqual([])
})

test.each([
  ['etax.invoices.issue', /issue\(order: InvoiceOrder, options\?: CallOptions\): Promise<WithWarnings<Receipt>>/],
  ['etax.creditNotes.list', /list\(filters\?: ReceiptFilters, options\?: CallOptions\): Pages<Receipt>/],
  ['etax.receipts.get', /get\(id: string, options\?: CallOptions\): Promise<Receipt>/],
  ['etax.usage', /usage\(options\?: CallOptions\): Promise<Usage>/],
  ['etax.resources.taxes.get', /get\(id: string, .*\): Promise<Tax>/],
  ['etax.reports.sales', /Promise<SalesReport>/],
  ['(await etax.receipts.get("x")).customer', /customer: ReceiptCustomer/],
])('an editor shows the names of types for %s', (expression, shown) => {
  expect(hoverOf(expression)).toMatch(shown)
})

let service: ts.LanguageService | undefined
const sample = join(client, 'tests/sample.ts')
let text = ''
let version = 0

function hoverOf(expression: string): string {
  text = `import { Etax } from '../src/index.ts'\nconst etax = new Etax()\nexport const it = ${expression}\n`
  version += 1
  service ??= languageService()
  const info = service.getQuickInfoAtPosition(sample, text.trimEnd().length - 1)
  return ts.displayPartsToString(info?.displayParts)
}

function languageService(): ts.LanguageService {
  const { config } = ts.readConfigFile(join(client, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, client)
  const host: ts.LanguageServiceHost = {
    ...ts.sys,
    getCompilationSettings: () => ({ ...options, composite: false, noEmit: true }),
    getScriptFileNames: () => [sample],
    getScriptVersion: (file) => (file === sample ? String(version) : '1'),
    getScriptSnapshot: (file) => {
      const source = file === sample ? text : ts.sys.readFile(file)
      return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source)
    },
    getCurrentDirectory: () => client,
    useCaseSensitiveFileNames: () => true,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === sample || ts.sys.fileExists(file),
    readFile: (file) => (file === sample ? text : ts.sys.readFile(file)),
  }
  return ts.createLanguageService(host)
}
