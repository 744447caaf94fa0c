import {
  AuthorityUnreachable,
  DocumentAuthorized,
  DocumentReceived,
  DocumentRefused,
  type Envelope,
  envelope,
  SubmitDocument,
} from '@etax/contracts'
import { newId } from '@etax/kernel'
import { type Bus, done, type MemoryBus, memoryBus, on } from '@etax/messaging'
import { createLogger } from '@etax/runtime'
import {
  authorityDay,
  draftDocument,
  makeAccessKey,
  numberDraft,
  parseAccessKey,
  TEST_TAXPAYER_RUC,
} from '@etax/tax-document'
import { grpcWithoutTls, type TestMongo, testMongo, until } from '@etax/testkit'
import { type Config, start } from '../src/service.ts'

export const log = createLogger('authority-connector', 'silent')

export interface PublishedFacts {
  all: Envelope[]
  of(receiptId: string): Envelope[]
  waitFor(receiptId: string, type: string, within?: number): Promise<Envelope<Record<string, unknown>>>
}

export interface ConnectorFixture extends AsyncDisposable {
  mongo: TestMongo
  bus: MemoryBus
  facts: PublishedFacts
  config: Config
  submit(command: Partial<SubmitDocument> & { sequential?: number; tenantId?: string }): Promise<SubmitDocument>
  publish(submission: SubmitDocument, tenantId?: string): Promise<void>
}

const TENANT = newId()
let sequential = 0

/** A connector with its own database, a bus in memory, and a consumer in place of issuance. */
export async function openConnector(overrides: Partial<Config> = {}): Promise<ConnectorFixture> {
  const life = new AsyncDisposableStack()
  const mongo = life.use(await testMongo())
  const bus = life.use(memoryBus({ log, retry: { first: 20, max: 100, jitter: 0 } }))
  const facts = await collectFacts(bus.connect())
  const config: Config = {
    mongodbUrl: mongo.url,
    mongodbDatabase: mongo.database,
    rabbitmqUrl: '',
    grpcListen: '127.0.0.1:0',
    deployment: 'development',
    healthHost: '127.0.0.1',
    ...grpcWithoutTls,
    healthPort: 0,
    logLevel: 'silent',
    outageBudgetMinutes: 120,
    pace: 1,
    testUrl: 'http://127.0.0.1:9',
    productionUrl: 'http://127.0.0.1:9',
    simulated: false,
    maxParallel: 20,
    connectSeconds: 1,
    sendSeconds: 2,
    askSeconds: 2,
    consultSeconds: 2,
    ...overrides,
  }
  life.use(await start(config, { log, openBus: async () => bus.connect() }))
  const publish = (submission: SubmitDocument, tenantId = TENANT) =>
    bus.publish(envelope(SubmitDocument, submission, { tenantId, correlationId: submission.receiptId }))
  return {
    mongo,
    bus,
    facts,
    config,
    publish,
    async submit({ tenantId = TENANT, ...fields }) {
      const submission = aSubmission(fields)
      await publish(submission, tenantId)
      return submission
    },
    [Symbol.asyncDispose]: () => life.disposeAsync(),
  }
}

export function aSubmission({
  sequential: requestedSequential,
  ...fields
}: Partial<SubmitDocument> & { sequential?: number } = {}): SubmitDocument {
  sequential += 1
  const accessKey = fields.accessKey ?? aKey(requestedSequential ?? sequential)
  return {
    receiptId: newId(),
    accessKey,
    documentType: 'INVOICE',
    ruc: TEST_TAXPAYER_RUC,
    authority: 'simulated',
    ownXml: false,
    signed: false,
    attempt: 1,
    issuedAt: new Date().toISOString(),
    xml: anInvoice(accessKey),
    ...fields,
  }
}

export function aKey(
  number: number,
  numericCode = '12345678',
  environment: 1 | 2 = 1,
  ruc = TEST_TAXPAYER_RUC,
): string {
  return makeAccessKey({
    issueDate: authorityDay(Date.now()),
    documentType: 'INVOICE',
    ruc,
    environment,
    establishment: '001',
    emissionPoint: '001',
    sequential: number,
    numericCode,
  })
}

interface InvoiceTexts {
  code?: string
  customer?: string
  additionalInfo?: Record<string, string>
}

export function anInvoice(
  accessKey: string,
  { code = 'P-1', customer = '1710034065', additionalInfo = {} }: InvoiceTexts = {},
): string {
  const parts = parseAccessKey(accessKey)
  if (parts === null) throw new Error(`not an access key: ${accessKey}`)
  const { environment, ruc, issueDate, sequential: number, numericCode } = parts
  const result = draftDocument(
    {
      documentType: 'INVOICE',
      issueDate,
      customer: { identificationType: 'NATIONAL_ID', identification: customer, legalName: 'Maria' },
      items: [{ code, description: 'Thing', quantity: '1', unitPrice: '10.00', taxType: 'IVA_RATE', tax: '15' }],
      additionalInfo,
    },
    {
      ruc,
      legalName: 'Prueba S.A.',
      address: 'Quito',
      establishment: { code: '001' },
      emissionPoint: '001',
      accountingObligated: false,
      environment,
    },
    { today: authorityDay(Date.now()) },
  )
  if (!result.ok) throw new Error(JSON.stringify(result.violations))
  return numberDraft(result.draft, { sequential: number, numericCode }).xml
}

async function collectFacts(bus: Bus): Promise<PublishedFacts> {
  const all: Envelope[] = []
  const collect = async (message: Envelope) => {
    all.push(message)
    return done
  }
  const definitions = [DocumentReceived, DocumentAuthorized, DocumentRefused, AuthorityUnreachable]
  await bus.consume(
    'issuance.facts',
    definitions.map((definition) => on(definition, collect as never)),
    { prefetch: 300 },
  )
  const of = (receiptId: string) => all.filter(({ correlationId }) => correlationId === receiptId)
  return {
    all,
    of,
    waitFor: async (receiptId, type, within = 20_000) =>
      (await until(`${type} of ${receiptId}`, () => of(receiptId).find((fact) => fact.type === type), {
        within,
      })) as Envelope<Record<string, unknown>>,
  }
}
