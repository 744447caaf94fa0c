import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TlsFiles } from '@etax/rpc'
import { freePort, testMongo, testRabbit } from '@etax/testkit'
import { type SystemOfProcesses, startSystemOfProcesses } from '../../local/src/local-system.ts'
import { openWorkspace, type Workspace } from '../../local/src/open-workspace.ts'
import type { Variables } from '../../local/src/variables.ts'
import { folderMail, type Mail, mailpitMail } from './mail.ts'

export interface Fixture extends AsyncDisposable {
  baseUrl: string
  workspace: Workspace
  mail: Mail
  ownHost: string
  processes: SystemOfProcesses | undefined
}

/** Shortens hours or minutes of production to seconds, so that tests see the end. */
export const SHORT_WAITS: Variables = {
  STEP_TIMEOUT_MS: '3000',
  WEBHOOK_FIRST_RETRY_MS: '500',
  MAIL_RETRY_FIRST_MS: '500',
}

/**
 * The compiled services as processes over RabbitMQ and MongoDB; or, with E2E_BASE_URL, an existing system. That one
 * needs a workspace on the plan `development`: made through E2E_ACCOUNTS_ADDRESS (the gateway's gRPC, with the
 * operator's certificate in the folder E2E_OPERATOR_TLS), or of `npm start` in DATA_DIR. E2E_MAIL_URL is its Mailpit,
 * E2E_OWN_HOST this machine's name for its services. `env` adds settings of services started here.
 */
export async function openFixture(env: Variables = {}): Promise<Fixture> {
  const baseUrl = process.env.E2E_BASE_URL
  return baseUrl === undefined || baseUrl === '' ? startedFixture(env) : existingFixture(baseUrl.replace(/\/$/, ''))
}

async function startedFixture(env: Variables): Promise<Fixture> {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await testMongo())
  const rabbit = life.use(await testRabbit())
  process.env.MONGODB_URL = mongo.url
  const dataDir = mkdtempSync(join(tmpdir(), 'etax-e2e-'))
  life.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const processes = life.use(
    await startSystemOfProcesses({
      host: '127.0.0.1',
      port: await freePort(),
      dataDir,
      rabbitmqUrl: rabbit.url,
      databasePrefix: mongo.database,
      logLevel: process.env.LOG_LEVEL ?? 'warn',
      progress: () => {},
      env: { ...SHORT_WAITS, ...env },
    }),
  )
  const workspace = await openWorkspace(processes.accounts, 'e2e')
  const mail = folderMail(processes.mailFolder ?? '')
  return fixture({ baseUrl: processes.baseUrl, workspace, mail, ownHost: '127.0.0.1', processes }, life.move())
}

async function existingFixture(baseUrl: string): Promise<Fixture> {
  const accounts = process.env.E2E_ACCOUNTS_ADDRESS
  const dataDir = process.env.DATA_DIR || '.local'
  const workspace = accounts
    ? await openWorkspace(accounts, 'e2e', { tls: operatorTls() })
    : firstRunOf(dataDir, baseUrl)
  const mailUrl = process.env.E2E_MAIL_URL
  const mail = mailUrl ? mailpitMail(mailUrl) : folderMail(join(dataDir, 'mail'))
  const ownHost = process.env.E2E_OWN_HOST || '127.0.0.1'
  return fixture({ baseUrl, workspace, mail, ownHost, processes: undefined }, new AsyncDisposableStack())
}

function operatorTls(): TlsFiles | undefined {
  const folder = process.env.E2E_OPERATOR_TLS
  if (folder === undefined || folder === '') return undefined
  return { ca: join(folder, 'ca.pem'), cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
}

function firstRunOf(dataDir: string, baseUrl: string): Workspace {
  const file = join(dataDir, 'first-run.json')
  const firstRun = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (firstRun?.baseUrl === baseUrl) return firstRun
  throw new Error(`E2E_BASE_URL needs E2E_ACCOUNTS_ADDRESS, or a DATA_DIR whose first-run.json is of ${baseUrl}`)
}

function fixture(parts: Omit<Fixture, typeof Symbol.asyncDispose>, life: AsyncDisposableStack): Fixture {
  return { ...parts, [Symbol.asyncDispose]: () => life.disposeAsync() }
}
