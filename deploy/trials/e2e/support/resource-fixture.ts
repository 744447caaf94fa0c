import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as gateway from '@etax/api-gateway'
import * as catalog from '@etax/catalog'
import { encodeReceiptView, Issuance, Signer } from '@etax/contracts'
import type { Bus } from '@etax/messaging'
import { type Implementation, serve } from '@etax/rpc'
import { createLogger, readSettings, type Settings, type SettingsOf } from '@etax/runtime'
import { testMongo } from '@etax/testkit'
import { openWorkspace, type Workspace } from '../../../local/src/open-workspace.ts'

/** The resource API as deployed: gateway and catalog on MongoDB; issuance and signer are fakes. */
export interface ResourceFixture extends AsyncDisposable {
  baseUrl: string
  workspace: Workspace
  otherWorkspace: Workspace
  database: Connection
  accounts: Connection
}

interface Connection {
  cut(): void
  restore(): void
}

const log = createLogger('resource-fixture', 'silent')

export async function openResourceFixture(): Promise<ResourceFixture> {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await testMongo())
  const database = life.use(await connectionTo(mongo.url))
  const accounts = life.use(await connectionTo(mongo.url))
  const folder = mkdtempSync(join(tmpdir(), 'etax-resources-'))
  life.defer(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => `unix:${join(folder, name)}`
  life.use(await serve({ address: at('fakes'), services: [issuance(), signer()], log }))
  const own = { HEALTH_PORT: '0', GRPC_PLAINTEXT: 'unix-sockets', GRPC_LISTEN: at('catalog') }
  const rows = { MONGODB_URL: database.url, MONGODB_DATABASE: `${mongo.database}-catalog` }
  life.use(await catalog.start(valuesOf(catalog.config, { ...own, ...rows }), { log, openBus: noBus }))
  const running = life.use(
    await gateway.start(valuesOf(gateway.config, gatewaySettings({ ...mongo, url: accounts.url }, at)), {
      log,
      openBus: async () => quietBus,
    }),
  )
  const workspace = await openWorkspace(running.grpc, 'resources')
  const otherWorkspace = await openWorkspace(running.grpc, 'other')
  const rest = life.move()
  const dispose = { [Symbol.asyncDispose]: () => rest.disposeAsync() }
  return { baseUrl: running.http, workspace, otherWorkspace, database, accounts, ...dispose }
}

function gatewaySettings(mongo: { url: string; database: string }, at: (name: string) => string) {
  const address = at('fakes')
  return {
    DEPLOYMENT: 'development',
    HOST: '127.0.0.1',
    PORT: '0',
    TRUST_PROXY: 'true',
    HEALTH_PORT: '0',
    GRPC_PLAINTEXT: 'unix-sockets',
    GRPC_LISTEN: at('gateway'),
    MONGODB_URL: mongo.url,
    MONGODB_DATABASE: `${mongo.database}-gateway`,
    CATALOG_ADDRESS: at('catalog'),
    AUTHORITY_ADDRESS: address,
    ISSUANCE_ADDRESS: address,
    RENDERER_ADDRESS: address,
    SIGNER_ADDRESS: address,
    WEBHOOK_DISPATCHER_ADDRESS: address,
  }
}

function valuesOf<All extends Settings>(settings: All, environment: Record<string, string>): SettingsOf<All> {
  const read = readSettings(settings, environment)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.values as SettingsOf<All>
}

const quietBus: Bus = {
  publish: async () => {},
  consume: async () => ({ [Symbol.asyncDispose]: async () => {} }),
  healthy: () => true,
  [Symbol.asyncDispose]: async () => {},
}

function noBus(): never {
  throw new Error('the catalog needs no bus')
}

function issuance(): Implementation {
  return partly(Issuance, {
    describeHoldings: async () => ({
      sandboxReceipts: false,
      liveReceipts: false,
      unfinishedReceipts: false,
      sequentials: false,
    }),
    issue: async ({ receiptId, taxpayerRuc }: { receiptId: string; taxpayerRuc: string }) => ({
      receipt: {
        id: receiptId,
        view: encodeReceiptView({
          id: receiptId,
          accessKey: `21112026${'01'}${taxpayerRuc}1001001000000001123456781${'0'}`,
          documentType: 'INVOICE',
          status: 'DRAFT',
          environment: 'sandbox',
          simulated: true,
          establishment: '002',
          emissionPoint: '003',
          sequential: '000000001',
          number: '002-003-000000001',
          issueDate: '2026-11-21',
          customer: null,
          totals: null,
          authorizationNumber: null,
          authorizedAt: null,
          devReference: null,
          duplicate: false,
          messages: [],
          voided: null,
          origin: 'issued',
          timeline: [{ status: 'DRAFT', at: '2026-11-21T15:00:00.000Z', detail: null }],
          createdAt: '2026-11-21T15:00:00.000Z',
          updatedAt: '2026-11-21T15:00:00.000Z',
        }),
      },
    }),
  })
}

function signer(): Implementation {
  const passwords = new Map<string, string>()
  const keyOf = ({ workspaceId, ruc }: { workspaceId: string; ruc: string }) => `${workspaceId} ${ruc}`
  return partly(Signer, {
    describeCertificate: async () => ({ status: 'MISSING' }),
    describeCertificates: async ({ taxpayers }: { taxpayers: unknown[] }) => ({
      certificates: taxpayers.map(() => ({ status: 'MISSING' })),
    }),
    setPassword: async (request: { workspaceId: string; ruc: string; password: string }) => {
      passwords.set(keyOf(request), request.password)
      return { kept: true }
    },
    forgetCertificate: async (request: { workspaceId: string; ruc: string }) => {
      const password = passwords.get(keyOf(request))
      return password === undefined ? {} : { password }
    },
  })
}

function partly(definition: object, handlers: Record<string, unknown>): Implementation {
  const names = Object.keys(definition).map((name) => `${name[0]?.toLowerCase()}${name.slice(1)}`)
  const unexpected = (name: string) => async () => {
    throw new Error(`${name} is not part of this test`)
  }
  const all = Object.fromEntries(names.map((name) => [name, handlers[name] ?? unexpected(name)]))
  return { definition, handlers: all } as unknown as Implementation
}

async function connectionTo(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.on('error', () => other.destroy())
    }
  })
  const listening = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', listening.resolve)
  await listening.promise
  const own = new URL(url)
  own.port = `${(server.address() as { port: number }).port}`
  own.search = '?directConnection=true'
  return {
    url: own.href,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    restore() {
      isCut = false
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
