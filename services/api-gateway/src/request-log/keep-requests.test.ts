import { platformErrors } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { memoryRequestLog } from '../../tests/memory-request-log.ts'
import type { RequestLog } from '../ports.ts'
import type { LoggedBodies, LoggedRequest } from './domain/logged-request.ts'
import { keepRequests, type Written } from './keep-requests.ts'

const BODY_BYTES = 3 * 1024 * 1024

const bodies: LoggedBodies = { request: { json: '{}', truncated: false }, answer: { leftOut: 'none' } }

function aKeeper(store: Partial<RequestLog> = {}) {
  const clock = { now: Date.parse('2026-11-21T15:00:00.000Z'), elapsed: 0 }
  const memory = memoryRequestLog()
  const warnings: object[] = []
  const requestLog = { ...memory, ...store }
  const log = { warn: (fields: object) => warnings.push(fields) }
  const perMinute = { succeeded: 5, failed: 4, bodies: 2 }
  const keeper = keepRequests({
    requestLog,
    log,
    now: () => clock.now,
    elapsed: () => clock.elapsed,
    perMinute,
    maxWaiting: 10,
  })
  const looked: string[] = []
  const note = (change: Partial<LoggedRequest> = {}, takesMs = 0) => {
    const { path, query, requestId, ...request } = { ...aRequest(clock.now), ...change }
    const look = (): Written => {
      clock.elapsed += takesMs
      looked.push(path)
      return { path, query, requestId }
    }
    const short = { path: '/short', query: null, requestId: 'short' }
    keeper.note({ request, look, short, bodies: () => ({ bytes: BODY_BYTES, look: () => bodies }) })
  }
  return { looked, clock, keeper, note, warnings, rows: memory.rows, write: memory.write }
}

function aRequest(now: number): Omit<LoggedRequest, 'id'> {
  return {
    workspaceId: 'mine',
    mode: 'test',
    key: { id: 'key', name: 'Shop', lastFour: 'x7Qd' },
    at: new Date(now),
    method: 'GET',
    path: '/taxpayers',
    query: null,
    status: 200,
    codes: [],
    durationMs: 3,
    requestId: 'request',
    taxpayerRuc: null,
    ip: '127.0.0.1',
  }
}

test('what is noted is written together, with an id in the order of time', async () => {
  const { keeper, note, rows, clock } = aKeeper()

  note({ path: '/first' })
  clock.now += 5
  note({ path: '/second' })
  expect(rows).toEqual([])
  await keeper.write()

  expect(rows.map(({ path }) => path)).toEqual(['/first', '/second'])
  expect((rows[0]?.id ?? '') < (rows[1]?.id ?? '')).toBe(true)
})

test('bodies are taken of failed sandbox requests only', async () => {
  const { keeper, note, rows } = aKeeper()

  note({ status: 399 })
  note({ status: 400 })
  note({ status: 500, mode: 'live' })
  await keeper.write()

  expect(rows.map((row) => row.bodies)).toEqual([null, bodies, null])
})

test("requests beyond a workspace's limit in a minute are dropped and counted; others are logged", async () => {
  const { keeper, note, rows, clock, warnings } = aKeeper()

  for (let times = 0; times < 9; times += 1) note()
  for (let times = 0; times < 9; times += 1) note({ status: 404 })
  note({ workspaceId: 'theirs' })
  while (await keeper.write()) {}
  expect(rows.map(({ workspaceId, status }) => `${workspaceId} ${status}`)).toEqual([
    ...Array(5).fill('mine 200'),
    ...Array(4).fill('mine 404'),
    'theirs 200',
  ])
  expect(rows.filter((row) => row.bodies !== null)).toHaveLength(2)
  expect(warnings).toEqual([{ tooMany: 9, dropped: 0, shortened: 0 }])

  clock.now += 60_000
  note()
  await keeper.write()
  expect(rows).toHaveLength(11)
})

test('while the database is away the newest requests wait, the oldest are dropped and counted', async () => {
  let isAway = true
  const { keeper, note, rows, clock, warnings, write } = aKeeper({
    write: async (batch) => {
      if (isAway) throw platformErrors.serviceAway()
      return write(batch)
    },
  })

  for (let times = 0; times < 15; times += 1) {
    note({ path: `/${times}`, workspaceId: `workspace ${times}` })
    await keeper.write()
  }
  isAway = false
  clock.now += 60_000
  await keeper.write()

  expect(rows.map(({ path }) => path).at(-1)).toBe('/14')
  expect(rows.length).toBeLessThanOrEqual(10)
  const counted = warnings.reduce((sum: number, one) => sum + (one as { dropped: number }).dropped, 0)
  expect(rows.length + counted).toBe(15)
})

test('bodies that were written or dropped make place for others', async () => {
  const { keeper, note, rows, clock } = aKeeper()

  for (let times = 0; times < 600; times += 1) {
    clock.now += 60_000
    note({ status: 400 })
    if (times > 550) await keeper.write()
  }

  expect(rows.at(-1)?.bodies).toEqual(bodies)
})

test('nothing is looked through before the answer, nor beyond what is kept of a workspace', async () => {
  const { keeper, note, looked } = aKeeper()

  for (let times = 0; times < 100; times += 1) note({ status: 401, path: `/${times}` })
  expect(looked).toEqual([])
  await keeper.write()

  expect(looked).toEqual(['/0', '/1', '/2', '/3'])
})

test("the scan takes a tenth of the time: later requests are shortened, without the caller's texts", async () => {
  const { keeper, note, rows, clock, warnings } = aKeeper()
  const noteFour = () => {
    for (let times = 0; times < 4; times += 1) note({ path: '/written', workspaceId: `workspace ${times}` }, 60)
  }

  noteFour()
  await keeper.write()
  expect(rows.map(({ path }) => path)).toEqual(['/written', '/written', '/short', '/short'])

  clock.elapsed += 500
  noteFour()
  await keeper.write()
  expect(rows.slice(4).map(({ path }) => path)).toEqual(['/written', '/short', '/short', '/short'])
  clock.now += 60_000
  await keeper.write()
  expect(warnings).toEqual([
    { tooMany: 0, dropped: 0, shortened: 2 },
    { tooMany: 0, dropped: 0, shortened: 3 },
  ])
})

test('bodies are counted by their bytes while they wait', async () => {
  const { keeper, note, rows } = aKeeper()

  for (let times = 0; times < 8; times += 1) note({ status: 400, workspaceId: `workspace ${times}` })
  await keeper.write()
  note({ status: 400 })
  await keeper.write()

  expect(rows.map((row) => row.bodies !== null)).toEqual([...Array(5).fill(true), ...Array(3).fill(false), true])
})

test('what the database refuses holds up nothing', async () => {
  let refused = 0
  const { keeper, note, rows, warnings, write } = aKeeper({
    write: async (batch) => {
      refused += 1
      if (refused === 1) throw new Error('Document failed validation')
      return write(batch)
    },
  })

  note({ path: '/first' })
  await keeper.write()
  note({ path: '/second' })
  await keeper.write()

  expect(rows.map(({ path }) => path)).toEqual(['/second'])
  expect(warnings).toEqual([{ requests: 1, reason: 'Document failed validation' }])
})

test('rows that the database refuses among others are counted', async () => {
  const { keeper, note, warnings } = aKeeper({ write: async () => ['Document failed validation'] })

  note({ path: '/first' })
  note({ path: '/second' })
  await keeper.write()

  expect(warnings).toEqual([{ requests: 1, reason: 'Document failed validation' }])
})

test('everything is written before the process ends, without waiting for an absent database', async () => {
  const { keeper, note, rows } = aKeeper()
  note()
  await keeper.finish()
  expect(rows).toHaveLength(1)

  const away = aKeeper({ write: () => Promise.reject(platformErrors.serviceAway()) })
  away.note()
  await away.keeper.finish()
})

test('workspaces that were written of are trimmed, once', async () => {
  const trimmed: string[] = []
  const { keeper, note } = aKeeper({
    trim: async (workspaceId) => {
      trimmed.push(workspaceId)
    },
  })

  note()
  note()
  note({ workspaceId: 'theirs' })
  await keeper.write()
  await keeper.trim()
  await keeper.trim()

  expect(trimmed).toEqual(['mine', 'theirs'])
})
