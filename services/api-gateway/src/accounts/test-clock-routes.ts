import { gatewayErrors } from '@etax/contracts'
import { fieldErrors, mustBe, newId, words } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { App } from '../http/app.ts'
import { callerOf } from '../http/domain/principal.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { strict } from '../http/schema-parts.ts'
import type { Clients, People } from '../ports.ts'
import { KEY_TTL_MS } from './authenticate-key.ts'
import { MAX_YEARS, offsetTo, type TestClock } from './domain/test-clock.ts'
import { byId, id, instant, label, Nothing } from './field-schemas.ts'

export interface TestClockDependencies {
  accounts: Pick<People, 'workspace' | 'setTestClock'>
  issuance: Pick<Clients['issuance'], 'purgeSandbox'>
  pause: (ms: number) => Promise<unknown>
  now: () => number
}

/** Until every gateway has read the workspace again, also one that read it just before the change. */
const USED_EVERYWHERE_MS = KEY_TTL_MS + 500

/** The hourly purge would have run meanwhile. */
const PURGED_AFTER_MS = 3_600_000

const tags = ['test-clocks']
const params = byId
const name = label(100, 'Your name for the clock.', words('End of the certificate', 'Fin de la firma'))
const Clock = Type.Object(
  {
    id,
    name,
    now: { ...instant, description: 'The time of the sandbox now. It goes on from there.' },
    createdAt: { ...instant, description: 'When the clock was made, in real time.' },
  },
  { title: 'TestClock' },
)

/** A test clock of the workspace: at most one, for test keys only. */
export function testClockRoutes(app: App, { accounts, issuance, pause, now }: TestClockDependencies): void {
  app.addHook('onRequest', async ({ principal }) => {
    if (principal.mode !== 'test') throw gatewayErrors.testClockInProduction()
  })

  const making = {
    operationId: 'createTestClock',
    tags,
    summary: 'Move the time of the sandbox',
    description:
      'Creates the test clock of the workspace. Its time applies to orders of test keys and sessions: the day of issue, ' +
      'the end of the certificate, the month of the quota. The answer waits some four seconds, until every gateway ' +
      'uses it. A time an hour or more ahead also deletes the finished receipts of the sandbox, as the hourly purge does.',
    body: strict({ name, now: instant }, { title: 'TestClockInput' }),
    'x-errors': [gatewayErrors.testClockExists, gatewayErrors.testClockInProduction],
    response: { 201: answer(Clock), 400: Failure, 403: Failure, 409: Failure },
  }
  app.post('/test-clocks', { schema: making }, async (request, reply) => {
    if ((await clockOf(request)) !== null) throw gatewayErrors.testClockExists()
    const { name, now: time } = request.body
    const offsetMs = offsetOrRefused('now', time, 0)
    const clock = { id: newId(), name, offsetMs, createdAt: new Date(now()) }
    if (!(await moved(request, { from: null, to: clock }))) throw gatewayErrors.testClockExists()
    reply.code(201)
    return enveloped(request, clockView(clock))
  })

  const listing = {
    operationId: 'listTestClocks',
    tags,
    summary: 'List the test clock of the workspace',
    description: 'Returns a list with the clock, or an empty one.',
    response: { 200: answer(Type.Array(Clock)) },
  }
  app.get('/test-clocks', { schema: listing }, async (request) => {
    const clock = await clockOf(request)
    return enveloped(request, clock === null ? [] : [clockView(clock)])
  })

  const reading = {
    operationId: 'getTestClock',
    tags,
    summary: 'Read a test clock',
    description: 'Returns the clock and its time.',
    params,
    'x-errors': [gatewayErrors.testClockUnknown],
    response: { 200: answer(Clock), 404: Failure },
  }
  app.get('/test-clocks/:id', { schema: reading }, async (request) =>
    enveloped(request, clockView(await named(request))),
  )

  const advancing = {
    operationId: 'advanceTestClock',
    tags,
    summary: 'Move the time of the sandbox ahead',
    description: 'Moves the clock to a later time, with the effects of making it. A clock never goes back: delete it.',
    params,
    body: strict({ to: instant }, { title: 'TestClockAdvance' }),
    'x-errors': [gatewayErrors.testClockUnknown],
    response: { 200: answer(Clock), 400: Failure, 404: Failure },
  }
  app.post('/test-clocks/:id/advance', { schema: advancing }, async (request) => {
    const from = await named(request)
    const to = { ...from, offsetMs: offsetOrRefused('to', request.body.to, from.offsetMs) }
    if (!(await moved(request, { from, to }))) throw gatewayErrors.testClockUnknown()
    return enveloped(request, clockView(to))
  })

  const deleting = {
    operationId: 'deleteTestClock',
    tags,
    summary: 'Return to real time',
    description: 'Deletes the clock. The answer waits some four seconds, until every gateway is back in real time.',
    params,
    'x-errors': [gatewayErrors.testClockUnknown],
    response: { 204: Nothing, 404: Failure },
  }
  app.delete('/test-clocks/:id', { schema: deleting }, async (request, reply) => {
    const from = await named(request)
    if (!(await moved(request, { from, to: null }))) throw gatewayErrors.testClockUnknown()
    return reply.code(204).send(undefined)
  })

  async function clockOf({ principal }: FastifyRequest): Promise<TestClock | null> {
    return (await accounts.workspace(principal.workspaceId))?.testClock ?? null
  }

  async function named(request: FastifyRequest): Promise<TestClock> {
    const { id } = request.params as { id: string }
    const clock = await clockOf(request)
    if (clock?.id !== id) throw gatewayErrors.testClockUnknown()
    return clock
  }

  function offsetOrRefused(member: 'now' | 'to', time: string, offsetMs: number): number {
    const offset = offsetTo(Date.parse(time), { now: now(), offsetMs })
    if (offset !== null) return offset
    throw fieldErrors.invalidRequest({ details: [fieldErrors.outOfRange.at(member, mustBe(LATER))] })
  }

  /** The purge comes first: if it fails, the clock has not moved, and the call can be repeated. */
  async function moved({ principal }: FastifyRequest, { from, to }: { from: TestClock | null; to: TestClock | null }) {
    const ahead = (to?.offsetMs ?? 0) - (from?.offsetMs ?? 0)
    if (ahead >= PURGED_AFTER_MS) await issuance.purgeSandbox({ caller: callerOf(principal) })
    const isMoved = await accounts.setTestClock(principal.workspaceId, { from, to })
    if (isMoved) await pause(USED_EVERYWHERE_MS)
    return isMoved
  }

  function clockView({ id, name, offsetMs, createdAt }: TestClock) {
    return { id, name, now: new Date(now() + offsetMs).toISOString(), createdAt: createdAt.toISOString() }
  }
}

const LATER = words(
  `a time after that of the clock, or after now, at most ${MAX_YEARS} years ahead, such as 2027-01-01T12:00:00Z`,
  `un momento posterior al del reloj, o al actual, hasta ${MAX_YEARS} años después, por ejemplo 2027-01-01T12:00:00Z`,
)
