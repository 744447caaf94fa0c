import { type ChildProcess, execFile, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureTools, testMongo } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { temporaryCopy } from '../../checks/temporary-copy.ts'
import { type Answer, ask, download, must, reached } from '../harness/client.ts'
import type { Fixture } from '../harness/fixture.ts'
import { aCustomer, anAddress, anItem } from '../harness/invoices.ts'
import { folderMail } from '../harness/mail.ts'
import { addSeventhKind } from './support/seventh-kind.ts'

// CONTRIBUTING says what a new kind of document takes: this adds a sales note to a copy of the repository by those
// steps only.

const root = join(import.meta.dirname, '../../..')
const SOURCES = '--conditions=@etax/source'
const run = promisify(execFile)
const life = new AsyncDisposableStack()
const email = anAddress()
let folder: string
let fixture: Fixture
let compiling: Promise<string>
let receipt: Answer['body']

beforeAll(async () => {
  const mongo = life.use(await testMongo())
  folder = life.use(temporaryCopy(root)).folder
  addSeventhKind(folder)
  await run(process.execPath, [SOURCES, 'deploy/checks/codegen.ts'], { cwd: folder })
  compiling = compile()
  life.defer(() => compiling.then(() => {}))
  fixture = await startedCopy(mongo.url)
  const body = { customer: aCustomer({ email }), items: [anItem()] }
  const accepted = must(202, await ask(fixture, 'POST', '/v1/developer/sales-notes', { body }))
  receipt = await reached(fixture, accepted.data.id, ['COMPLETED', 'ERROR', 'REJECTED'], 60_000)
}, 240_000)

afterAll(() => life.disposeAsync(), 120_000)

async function compile(): Promise<string> {
  const files = ['libs/tax-document/src/kinds/kinds.ts', 'services/renderer/src/ride/describe-ride.ts']
  const include = [...files, 'libs/client/src/index.ts'].map((file) => `../../${file}`)
  const config = join(folder, 'deploy/checks/tsconfig.seventh-kind.json')
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include }))
  const compiled = run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config], { cwd: folder })
  return compiled.then(
    ({ stdout }) => stdout,
    ({ stdout, message }: { stdout?: string; message: string }) => stdout || message,
  )
}

async function startedCopy(mongodbUrl: string): Promise<Fixture> {
  const { RABBITMQ_URL: _, SMTP_URL: __, ...env } = process.env
  const child = fork(join(folder, 'deploy/trials/e2e/support/start-system.ts'), {
    cwd: folder,
    execArgv: [SOURCES],
    env: { ...env, MONGODB_URL: mongodbUrl },
  })
  life.defer(() => ended(child))
  const [started] = await Promise.race([once(child, 'message'), once(child, 'exit').then(failToStart)])
  const { mailFolder, ...facts } = started as Pick<Fixture, 'baseUrl' | 'workspace'> & { mailFolder: string }
  const parts = { mail: folderMail(mailFolder), ownHost: '127.0.0.1', processes: undefined }
  return { ...facts, ...parts, [Symbol.asyncDispose]: () => life.disposeAsync() }
}

function failToStart(): never {
  throw new Error('the copy did not start: see above')
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  if (child.connected) child.disconnect()
  await exit
}

test('a sales note is posted and COMPLETED', async () => {
  const listed = await ask(fixture, 'GET', '/v1/developer/sales-notes')

  expect(receipt).toMatchObject({ documentType: 'SALES_NOTE', status: 'COMPLETED', totals: { total: '23.00' } })
  expect(receipt.accessKey.slice(8, 10)).toBe('02')
  expect((await download(fixture, receipt.id, 'xml')).toString()).toContain('notaVenta id=')
  expect(listed.body.data.map(({ id }: { id: string }) => id)).toEqual([receipt.id])
})

test('it is printed with its blocks', async () => {
  const pdf = await download(fixture, receipt.id, 'pdf')

  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  if ((await ensureTools()).includes('pdftotext')) return console.warn('skipped: no pdftotext here to read it')
  const text = execFileSync('pdftotext', ['-', '-'], { input: pdf }).toString()
  expect(text).toContain('NOTA DE VENTA')
  expect(text).toContain('Cliente de la nota:')
}, 60_000)

test('it is mailed under its name', async () => {
  const [message] = await fixture.mail.to(email)
  const number = receipt.number

  expect(message?.subject).toContain(`Nota de venta ${number} de `)
  expect(message?.text).toContain('Valor total: USD 23.00')
  expect(message?.attachments.map(({ filename }) => filename).sort()).toEqual([
    `NotaVenta_${number}.pdf`,
    `NotaVenta_${number}.xml`,
  ])
})

test('it has its events, its place in the sales report and its property of the client', async () => {
  const described = readFileSync(join(folder, 'docs/openapi.json'), 'utf8')
  const report = await ask(fixture, 'GET', '/v1/developer/reports/sales?documentType=SALES_NOTE')

  expect(described).toContain('sales_note.completed')
  expect(report.status).toBe(200)
  expect(readFileSync(join(folder, 'libs/client/src/generated/kinds.ts'), 'utf8')).toContain('readonly salesNotes')
})

test('the compiler reports nothing', async () => {
  expect(await compiling).toBe('')
}, 180_000)
