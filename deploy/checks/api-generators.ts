// Compiles TypeScript clients of docs/openapi.json from two generators, each with ten lines that issue an invoice. A
// third generator, openapi-python-client, runs where it is installed and must leave nothing out. Runs in a temporary
// folder.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import openapiTypescript, { astToString } from 'openapi-typescript'

const SAMPLES = {
  'with-openapi-typescript.ts': `
import type { paths } from './openapi-typescript.ts'

type IssueInvoice = paths['/v1/developer/invoices']['post']
type Order = IssueInvoice['requestBody']['content']['application/json']
type Issued = IssueInvoice['responses'][202]['content']['application/json']

const items: Order['items'] = [{ code: 'A-1', description: 'Coffee', quantity: 2, unitPrice: 4.5, taxType: 'IVA_RATE', tax: 15 }]
const order: Order = { customer: { identificationType: 'FINAL_CONSUMER' }, items, devReference: 'order-1001' }
const headers = { 'x-api-key': 'ak_test_…', 'x-taxpayer-ruc': '1799999990001', 'content-type': 'application/json' }
const answer = await fetch('http://127.0.0.1:8080/v1/developer/invoices', { method: 'POST', headers, body: JSON.stringify(order) })
const { data }: Issued = await answer.json() as Issued
const status: 'DRAFT' | 'RECEIVED_AUTHORITY' | 'AUTHORIZED' | 'COMPLETED' | 'REJECTED' | 'RETURNED' | 'ERROR' = data.status
console.log(data.accessKey, status)
// @ts-expect-error an item without productId has a price
const unpriced: Order['items'] = [{ code: 'A-1', description: 'Coffee', quantity: 2, taxType: 'IVA_RATE' }]
console.log(unpriced)
`,
  'with-hey-api.ts': `
import { issueInvoice } from './hey-api/index'

const { data: answer, error } = await issueInvoice({
  auth: 'ak_test_…',
  headers: { 'x-taxpayer-ruc': '1799999990001' },
  body: {
    customer: { identificationType: 'FINAL_CONSUMER' },
    items: [{ code: 'A-1', description: 'Coffee', quantity: 2, unitPrice: 4.5, taxType: 'IVA_RATE', tax: 15 }],
    devReference: 'order-1001',
  },
})
console.log(answer?.data.accessKey, error?.message)
`,
}

const OPTIONS = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
}

/**
 * What openapi-python-client leaves out, except NDJSON, CSV and XML, which it does not support. Null when it is not
 * installed (pip install openapi-python-client).
 */
export async function pythonProblems(root: string): Promise<string | null> {
  const [from, to] = [join(root, 'docs/openapi.json'), join(root, '.generated-python')]
  const child = spawn('openapi-python-client', ['generate', '--path', from, '--output-path', to, '--meta', 'none'])
  let report = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      report += chunk
    })
  }
  const code = await once(child, 'close').then(
    ([code]) => code,
    (error) => error.code,
  )
  if (code === 'ENOENT') return null
  const lost = report
    .split('\n')
    .filter((line) => /Unable to process|duplicate models|conflicting|find reference/.test(line))
  return code === 0 ? lost.join('\n') : report
}

/**
 * The compiler's errors.
 * @param root a copy of the repository, in which files may be written
 */
export async function clientProblems(root: string): Promise<string> {
  const description = join(root, 'docs/openapi.json')
  const folder = join(root, '.generated-clients')
  mkdirSync(folder)
  const types = await openapiTypescript(JSON.parse(readFileSync(description, 'utf8')), { silent: true })
  writeFileSync(join(folder, 'openapi-typescript.ts'), astToString(types))
  await createClient({ input: description, output: join(folder, 'hey-api'), logs: { level: 'silent' } })
  for (const [file, text] of Object.entries(SAMPLES)) writeFileSync(join(folder, file), text)
  const files = Object.keys(SAMPLES)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, files }))
  return compiled(root, folder)
}

async function compiled(root: string, folder: string): Promise<string> {
  const child = spawn(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { stdio: ['ignore', 'pipe', 'pipe'] })
  let report = ''
  child.stdout.on('data', (chunk) => {
    report += chunk
  })
  const [code] = await once(child, 'close')
  return code === 0 ? '' : report || 'the compiler failed'
}
