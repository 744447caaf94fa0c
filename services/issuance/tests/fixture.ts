import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  Authority,
  Catalog,
  catalogErrors,
  contextErrors,
  DocumentAuthorized,
  type Envelope,
  envelope,
  Issuance,
  MailReceipt,
  QuotaReached,
  ReceiptRendered,
  ReceiptsDeleted,
  Renderer,
  receiptFacts,
  Signer,
  SubmitDocument,
} from '@etax/contracts'
import { AppError, fieldErrors, newId } from '@etax/kernel'
import { done, memoryBus, on } from '@etax/messaging'
import { client, type Handlers, implement, serve } from '@etax/rpc'
import { createLogger } from '@etax/runtime'
import { freePort, testMongo, until } from '@etax/testkit'
import mongoose from 'mongoose'
import { type Config, config, start } from '../src/service.ts'
import { decodedAnswers } from './decoded-answers.ts'

const unused = async () => {
  throw new AppError('internal', 'TEST_1', 'not part of this test')
}

/** A real MongoDB; the other services answer as a test sets them. */
export async function issuanceFixture(change: Partial<Config> = {}) {
  await using life = new AsyncDisposableStack()
  const log = createLogger('issuance', 'silent')
  const folder = mkdtempSync(join(tmpdir(), 'issuance-'))
  life.defer(() => rmSync(folder, { recursive: true, force: true }))
  const mongo = life.use(await testMongo())
  const bus = life.use(memoryBus({ log }))
  const published: Envelope[] = []
  const collect = (definition: Parameters<typeof on>[0]) =>
    on(definition, async (message) => {
      published.push(message)
      return done
    })
  life.use(await bus.consume('test.commands', [collect(SubmitDocument), collect(MailReceipt as never)]))
  const announcements = [QuotaReached, ReceiptsDeleted, ...receiptFacts]
  life.use(
    await bus.consume(
      'test.events',
      announcements.map((definition) => collect(definition as never)),
    ),
  )

  const others: Others = {
    testTaxpayer: true,
    taxRounding: '',
    address: 'Quito',
    certificate: 'VALID',
    certificateEnds: '2100-01-01T00:00:00.000Z',
    registryNumber: '1799999990001',
    chain: 'UNCHECKED',
    vouched: false,
    verified: {},
    signature: 'ok',
    signed: 0,
    failedSignatures: [],
    authorized: new Map(),
    consulted: { state: 'AUTHORIZED' },
    consultations: [],
    moved: [],
    fixed: [],
    renumbered: false,
    marked: [],
    seriesFound: true,
    forgotten: [],
    forgetting: 'ok',
    broker: { down: false },
  }
  const address = `unix:${folder}/others.sock`
  life.use(await serve({ address, log, services: fakeServices(others) }))

  const grpcListen = `unix:${folder}/issuance.sock`
  const settings: Config = {
    ...(Object.fromEntries(
      Object.entries(config).map(([name, { schema }]) => [name, 'default' in schema ? schema.default : '']),
    ) as Config),
    mongodbUrl: mongo.url,
    mongodbDatabase: mongo.database,
    grpcListen,
    grpcPlaintext: 'unix-sockets',
    healthPort: await freePort(),
    catalogAddress: address,
    signerAddress: address,
    rendererAddress: address,
    authorityAddress: address,
    stepTimeoutMs: 1_000,
    reportDelayMs: 0,
    ...change,
  }
  const begin = (own: Partial<Config> = {}) =>
    start({ ...settings, ...own }, { log, openBus: async () => shared(bus, others) })
  let service = await begin()
  life.defer(() => service[Symbol.asyncDispose]())
  const issuance = decodedAnswers(life.use(client(Issuance, grpcListen, { deadlineMs: 60_000 })))
  const connection = await mongoose.createConnection(mongo.url, { dbName: mongo.database }).asPromise()
  life.defer(() => connection.close())
  const ending = life.move()

  const caller = { workspaceId: newId(), mode: 'MODE_TEST' as const }
  const unlimited = { limited: false, quota: 0, excess: 0, period: '2026-11' }

  return {
    issuance,
    address: grpcListen,
    caller,
    unlimited,
    others,
    forgetMigrations: () => connection.collection('migrations').deleteMany({}),
    rows: connection.collection<Record<string, unknown> & { _id: string }>('receipts'),
    purges: connection.collection<{ _id: string }>('purges'),
    usage: connection.collection<{ _id: string; used: number }>('usage'),
    series: connection.collection<{ _id: string; next: number; last: number }>('series'),

    post(request: object = {}, order: object = {}) {
      return issuance.issue({
        caller,
        receiptId: newId(),
        ruc: '1799999990001',
        bodyHash: hashOf('the order'),
        sendEmail: true,
        allowance: unlimited,
        mail: { everybody: true, addresses: [] },
        documentType: 'INVOICE',
        order: Buffer.from(JSON.stringify({ ...anOrder(), ...order })),
        ...request,
      })
    },

    published: (type: string, receiptId: string) =>
      until(`${type} of ${receiptId}`, () =>
        published.find((one) => one.type === type && one.correlationId === receiptId),
      ),

    deletions: (receiptId: string) =>
      published.filter(
        ({ type, body }) =>
          type === 'receipts.deleted' && (body as { receiptIds: string[] }).receiptIds.includes(receiptId),
      ).length,

    quotaThresholds: (workspaceId: string) =>
      published
        .filter(({ type, tenantId }) => type === 'quota.reached' && tenantId === workspaceId)
        .map(({ body }) => (body as { threshold: number }).threshold),

    allPublished: (receiptId: string) =>
      published.filter(({ correlationId }) => correlationId === receiptId).map(({ type }) => type),

    authorize: (receiptId: string, accessKey: string) =>
      bus.publish(
        envelope(
          DocumentAuthorized,
          { ...DocumentAuthorized.example, receiptId, accessKey, number: `TEST-${accessKey}` },
          { tenantId: caller.workspaceId, correlationId: receiptId },
        ),
      ),

    publish: (message: Envelope) => bus.publish(message),

    complete: (receiptId: string) =>
      bus.publish(
        envelope(
          ReceiptRendered,
          { ...ReceiptRendered.example, receiptId },
          { tenantId: caller.workspaceId, correlationId: receiptId },
        ),
      ),

    readiness: async () => (await fetch(`http://127.0.0.1:${settings.healthPort}/readyz`)).status,

    status: async (id: string) => (await issuance.findReceipt({ caller, id })).status,

    /** Another process over the same database. */
    async another() {
      const listen = `unix:${folder}/${newId()}.sock`
      ending.use(await begin({ grpcListen: listen, healthPort: await freePort() }))
      // The client is in an object: `until` would wait for the client's `then`.
      return { issuance: decodedAnswers(ending.use(client(Issuance, listen, { deadlineMs: 60_000 }))) }
    },

    async restart() {
      await service[Symbol.asyncDispose]()
      service = await begin()
      // The channel may still wait before it connects again.
      await until('the service answers again', () => issuance.listChanged({ known: [] }))
    },

    [Symbol.asyncDispose]: () => ending.disposeAsync(),
  }
}

/** The bus outlives the service. */
function shared(bus: ReturnType<typeof memoryBus>, { broker }: Pick<Others, 'broker'>) {
  return {
    publish: async (envelope: Envelope) => {
      if (broker.down) throw new AppError('unavailable', 'MSG_00002', 'the broker accepts no messages')
      return bus.publish(envelope)
    },
    consume: bus.consume.bind(bus),
    healthy: () => !broker.down && bus.healthy(),
    async [Symbol.asyncDispose]() {},
  }
}

export function hashOf(body: string): string {
  return hash('sha256', body, 'hex')
}

export function anOrder() {
  return {
    customer: {
      identificationType: 'NATIONAL_ID',
      identification: '1710034065',
      legalName: 'María Peña',
      email: 'maria@example.com',
    },
    items: [{ code: 'A1', description: 'Café', quantity: '2', unitPrice: '5.00', taxType: 'IVA_RATE', tax: '15' }],
  }
}

/** The answers of the other services, and the calls that they received. */
interface Others {
  broker: { down: boolean }
  testTaxpayer: boolean
  taxRounding: string
  address: string
  certificate: string
  certificateEnds: string
  registryNumber: string
  chain: string
  vouched: boolean
  /** Null for a valid signature of the taxpayer. */
  verified: {
    objection?: string
    valid?: boolean
    reason?: string
    registryNumber?: string
    notAfter?: string
    signedAt?: string
    chain?: string
    fingerprint?: string
  }
  signature: 'ok' | 'refused' | 'down'
  signed: number
  authorized: Map<string, string>
  /** The answer to any consultation; null: none. */
  consulted: { state?: string; written?: string; messages?: object[] } | null
  consultations: { accessKey: string; sandboxDocument: string }[]
  fixed: string[]
  /** The taxpayer gets another number at that moment. */
  renumbered: boolean
  marked: string[]
  seriesFound: boolean
  moved: [string, string][]
  forgotten: string[]
  forgetting: 'ok' | 'down'
  /** Signed while the signer was down. */
  failedSignatures: string[]
}

function fakeServices(others: Others) {
  const catalog = {
    moveStock: async ({ receiptId, direction }: { receiptId: string; direction: string }) => {
      others.moved.push([receiptId, direction])
      return { moved: 1 }
    },
    fixRegistryNumber: async ({
      ruc,
      liveEstablishment,
      liveEmissionPoint,
    }: {
      ruc: string
      liveEstablishment: string
      liveEmissionPoint: string
    }) => {
      others.fixed.push(ruc)
      if (others.renumbered) throw contextErrors.taxpayerUnknown({ ruc })
      if (liveEmissionPoint !== '') others.marked.push(`${liveEstablishment}-${liveEmissionPoint}`)
      return { seriesFound: others.seriesFound }
    },
    resolveIssuer: async ({
      ruc,
      emissionPoint,
      customerId,
    }: {
      ruc: string
      emissionPoint: string
      customerId: string
    }) => {
      if (emissionPoint === '099') {
        const facts = { reason: 'code', establishment: '001', code: emissionPoint, there: ['002'] } as const
        throw fieldErrors.invalidRequest({ details: [catalogErrors.emissionPointUnknown.at('emissionPoint', facts)] })
      }
      if (ruc !== '1799999990001') throw new AppError('invalid', 'CAT_20001', 'not in the workspace')
      return {
        profile: {
          taxpayerId: newId(),
          ruc,
          legalName: 'Empresa de Prueba S.A.',
          address: others.address,
          establishmentCode: '001',
          emissionPointCode: '001',
          environment: 'sandbox',
          testTaxpayer: others.testTaxpayer,
          taxRounding: others.taxRounding,
          email: 'ventas@empresa.ec',
        },
        // Stored before addresses had one form.
        ...(customerId === ''
          ? {}
          : {
              customer: {
                identification: '1710034065',
                type: '05',
                name: 'María Pérez',
                email: 'ana@10.0.0.１２, luz@example.com',
              },
            }),
      }
    },
  }
  const renderer = {
    forget: async ({ receiptIds }: { receiptIds: string[] }) => {
      if (others.forgetting === 'down') throw new AppError('unavailable', 'TEST_2', 'down')
      others.forgotten.push(...receiptIds)
      return { forgotten: receiptIds.length }
    },
  }
  const authority = {
    forget: async () => ({ forgotten: 0 }),
    findAuthorization: async ({ accessKey }: { accessKey: string }) => {
      const document = others.authorized.get(accessKey)
      if (document === undefined) return { status: 'NOT_FOUND' }
      const at = '2026-11-21T10:04:07-05:00'
      return { status: 'AUTHORIZED', number: accessKey, at, environment: 'PRODUCCIÓN', document }
    },
  }
  const consulting = {
    consultDocument: async ({ accessKey, sandboxDocument }: { accessKey: string; sandboxDocument: Buffer }) => {
      others.consultations.push({ accessKey, sandboxDocument: sandboxDocument.toString() })
      if (others.consulted === null) throw new AppError('unavailable', 'AUT_00004', 'no answer')
      return others.consulted
    },
  }
  const signer = {
    describeCertificate: async () => {
      const { certificate: status, registryNumber, chain, vouched } = others
      return {
        status,
        registryNumber,
        chain,
        vouched,
        fingerprint: 'aa11',
        daysLeft: 365,
        notAfter: others.certificateEnds,
      }
    },
    verify: async ({ xml }: { xml: Buffer }) => {
      const [notBefore, notAfter] = ['2020-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z']
      const own = { objection: '', registryNumber: '1799999990001', notBefore, notAfter, chain: 'UNCHECKED' }
      return { valid: xml.includes('</ds:Signature>'), reason: 'it was changed', ...own, ...others.verified }
    },
    sign: async ({ xml, accessKey }: { xml: Buffer; accessKey: string }) => {
      if (others.signature === 'down') others.failedSignatures.push(accessKey)
      if (others.signature === 'down') throw new AppError('unavailable', 'SGN_1', 'down')
      if (others.signature === 'refused') throw new AppError('invalid', 'SGN_10004', 'the certificate is out of date')
      others.signed += 1
      return { xml: Buffer.from(xml.toString().replace(/<\/factura>$/, `<signed n="${others.signed}"/></factura>`)) }
    },
    signDocuments: async ({ documents }: { documents: { xml: Buffer; accessKey: string }[] }) => {
      const signed = documents.map((document) =>
        signer.sign(document).catch((error: AppError) => {
          if (error.kind === 'unavailable') throw error
          return { xml: Buffer.alloc(0) }
        }),
      )
      return { documents: await Promise.all(signed) }
    },
  }
  return [
    implement(Catalog, withRest<Handlers<typeof Catalog>>(catalog)),
    implement(Signer, withRest<Handlers<typeof Signer>>(signer)),
    implement(Renderer, withRest<Handlers<typeof Renderer>>(renderer)),
    implement(Authority, withRest<Handlers<typeof Authority>>({ ...authority, ...consulting })),
  ]
}

/** Any other call fails the test. */
function withRest<All>(some: object): All {
  return new Proxy(some, { get: (target, name) => Reflect.get(target, name) ?? unused }) as All
}
