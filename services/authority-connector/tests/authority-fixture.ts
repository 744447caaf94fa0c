import type { SubmitDocument } from '@etax/contracts'
import type { Config } from '../src/service.ts'
import type { Call } from '../src/simulator/call-log.ts'
import type { Fault } from '../src/simulator/faults.ts'
import { type Simulator, start as startSimulator } from '../src/simulator/service.ts'
import { aKey, anInvoice, aSubmission, type ConnectorFixture, log, openConnector } from './connector-fixture.ts'
import { type TestSigner, testSigner } from './sign.ts'

/** A connector, and the simulated authority behind real HTTP. */
export interface AuthorityFixture extends AsyncDisposable {
  connector: ConnectorFixture
  simulator: Simulator
  setFault(fault: Fault | readonly Fault[]): Promise<void>
  forgetCalls(): Promise<void>
  log(): Promise<{ calls: Call[]; violations: string[]; maxConcurrent: number }>
  calls(accessKey: string): Promise<string[]>
  prepare(fields?: Partial<SubmitDocument> & { code?: string }): SubmitDocument
  submit(fields?: Partial<SubmitDocument> & { code?: string }): Promise<SubmitDocument>
}

let sequential = 0
const sign: TestSigner = testSigner()

/** An hour takes 36 s, a minute 0.6 s. */
export const PACE = 0.01

export async function openAuthority(overrides: Partial<Config> = {}): Promise<AuthorityFixture> {
  const life = new AsyncDisposableStack()
  const simulator = life.use(
    await startSimulator({ host: '127.0.0.1', port: 0, controlHosts: '', file: '', logLevel: 'silent' }, { log }),
  )
  const addresses = { testUrl: simulator.url, productionUrl: simulator.url }
  const connector = life.use(await openConnector({ ...addresses, simulated: true, pace: PACE, ...overrides }))
  const control = async (path: string, init?: RequestInit) =>
    (await fetch(`${simulator.url}/control/${path}`, init)).json()
  const readLog = async () => (await control('log')) as { calls: Call[]; violations: string[]; maxConcurrent: number }
  return {
    connector,
    simulator,
    forgetCalls: async () => void (await control('log', { method: 'DELETE' })),
    log: readLog,
    setFault: async (fault) => void (await control('fault', { method: 'PUT', body: JSON.stringify(fault) })),
    async calls(accessKey) {
      const { calls } = await readLog()
      return calls
        .filter((call) => call.accessKey === accessKey)
        .map(({ operation, answer }) => `${operation}: ${answer}`)
    },
    prepare,
    async submit(fields) {
      const submission = prepare(fields)
      await connector.publish(submission)
      return submission
    },
    [Symbol.asyncDispose]: () => life.disposeAsync(),
  }
}

function prepare({ code = 'P-1', ...fields }: Partial<SubmitDocument> & { code?: string } = {}): SubmitDocument {
  sequential += 1
  const accessKey = fields.accessKey ?? aKey(sequential, '12345678', 1, fields.ruc)
  const xml = fields.xml ?? sign(anInvoice(accessKey, { code }))
  return aSubmission({ authority: 'test', signed: true, accessKey, xml, ...fields })
}
