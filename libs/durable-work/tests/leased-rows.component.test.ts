import { isOutage } from '@etax/kernel'
import { type TestMongo, testMongo, until } from '@etax/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import mongoose, { type Connection, type mongo } from 'mongoose'
import {
  DUE_INDEX,
  type DueRow,
  duplicateIndex,
  insertNew,
  leasedRows,
  NO_LEASE,
  newLease,
  rankedDueIndex,
} from '../src/index.ts'

interface Row extends DueRow {
  state?: string
  tries?: number
  taxpayer?: string
  authority?: string
  turn?: string
  number?: string
  big?: string
  handedOver?: true
}

const LEASE = 30_000
let server: TestMongo
let connection: Connection
let rows: mongo.Collection<Row>
let store: ReturnType<typeof leasedRows<Row>>

const past = new Date(Date.now() - 60_000)
const future = new Date(Date.now() + 60_000)

beforeAll(async () => {
  server = await testMongo()
  connection = await mongoose.createConnection(server.url, { dbName: server.database }).asPromise()
  rows = connection.collection<Row>('rows') as unknown as mongo.Collection<Row>
  const indexes = [DUE_INDEX, rankedDueIndex('turns', ['authority', 'turn', 'taxpayer'])] as const
  for (const [key, options] of indexes) await rows.createIndex({ ...key }, { ...options })
  await rows.createIndex(
    { number: 1 },
    { name: 'registry', unique: true, partialFilterExpression: { number: { $type: 'string' } } },
  )
  store = leasedRows(rows, { leaseMs: LEASE })
}, 60_000)

afterAll(async () => {
  await connection.close()
  await server[Symbol.asyncDispose]()
})

beforeEach(async () => {
  await rows.deleteMany({})
})

function silentAtFirst(): mongo.Collection<Row> {
  let calls = 0
  return new Proxy(rows, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (name === 'bulkWrite') calls += 1
      if (name === 'bulkWrite' && calls === 1) return () => new Promise(() => {})
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const idsOf = (claimed: readonly { _id: string }[]) => claimed.map(({ _id }) => _id)
const stored = (_id: string) => rows.findOne({ _id })

/** Milliseconds from the database's now until the row is due. */
async function restOf(_id: string): Promise<number> {
  const [row] = await rows
    .aggregate<{ rest: number }>([{ $match: { _id } }, { $set: { rest: { $subtract: ['$due.at', '$$NOW'] } } }])
    .toArray()
  return row?.rest ?? Number.NaN
}

describe('claiming', () => {
  test('only rows whose time has come are claimed, those first that have waited longest', async () => {
    await rows.insertMany([
      { _id: 'later', due: { at: future, lease: 'somebody' } },
      { _id: 'done' },
      { _id: 'due', due: { at: past, lease: 'a crashed process' } },
      { _id: 'oldest', due: { at: new Date(0), lease: 'a crashed process' } },
    ])

    expect(idsOf(await store.claim({ max: 1 }))).toEqual(['oldest'])
    expect(idsOf(await store.claim({ max: 10 }))).toEqual(['due'])
  })

  test('a claimed row stays with its holder', async () => {
    await rows.insertOne({ _id: 'due', due: { at: past, lease: 'a crashed process' } })

    const [claimed] = await store.claim({ max: 10 })

    expect(claimed?.due.lease).not.toBe('a crashed process')
    expect(await restOf('due')).toBeGreaterThan(LEASE - 5_000)
    expect(await store.claim({ max: 10 })).toEqual([])
  })

  test('the holder of an expired row gets extra time on request, and may save', async () => {
    await rows.insertOne({ _id: 'sent', due: { at: past, lease: 'cut off' } })
    await rows.insertOne({ _id: 'waiting', due: { at: past, lease: NO_LEASE } })

    expect(idsOf(await store.claim({ max: 10, graceMs: 10_000 }))).toEqual(['waiting'])
    expect(await restOf('sent')).toBeGreaterThan(5_000)
    expect(await store.save({ _id: 'sent', due: { lease: 'cut off' } }, { set: { state: 'done' }, next: null })).toBe(
      true,
    )
  })

  test('a holder that does not save meanwhile has had its time', async () => {
    await rows.insertOne({ _id: 'sent', due: { at: past, lease: 'dead' } })

    expect(await store.claim({ max: 10, graceMs: 0 })).toEqual([])
    expect(idsOf(await store.claim({ max: 10, graceMs: 10_000 }))).toEqual(['sent'])
    await rows.updateOne({ _id: 'sent' }, { $set: { 'due.at': past } })
    expect(await store.claim({ max: 10, graceMs: 10_000 })).toEqual([])
  })

  test('a filter and a projection limit a claim', async () => {
    const due = { at: past, lease: NO_LEASE }
    await rows.insertMany([
      { _id: 'ours', handedOver: true, big: 'x', due },
      { _id: 'not ours', due },
    ])

    const claimed = await store.claim({ max: 10, filter: { handedOver: true }, projection: { big: 0 } })

    expect(claimed).toEqual([{ _id: 'ours', handedOver: true, due: claimed[0]?.due }])
  })

  test('however many claim at once, each row goes to one of them', async () => {
    await rows.insertMany(Array.from({ length: 50 }, (_, i) => ({ _id: `${i}`, due: { at: past, lease: NO_LEASE } })))

    const claimed = (await Promise.all(Array.from({ length: 8 }, () => store.claim({ max: 50 })))).flat()

    expect(claimed).toHaveLength(50)
    expect(new Set(idsOf(claimed)).size).toBe(50)
  })

  test('one row is claimed by its id, once, and only while it is due', async () => {
    await rows.insertMany([
      { _id: 'due', due: { at: past, lease: NO_LEASE } },
      { _id: 'later', due: { at: future, lease: NO_LEASE } },
      { _id: 'done' },
    ])

    const claimed = await Promise.all([store.claimById('due'), store.claimById('due')])

    expect(claimed.filter((row) => row !== null)).toHaveLength(1)
    expect(await store.claimById('later')).toBeNull()
    expect(await store.claimById('done')).toBeNull()
    expect(await store.claimById('nowhere')).toBeNull()
  })

  test('one row is claimed by its id only where the filter fits', async () => {
    await rows.insertOne({ _id: 'due', handedOver: true, due: { at: past, lease: NO_LEASE } })

    expect(await store.claimById('due', { handedOver: { $exists: false } })).toBeNull()
    expect((await store.claimById('due', { handedOver: true }))?._id).toBe('due')
  })

  test('a search for due rows does not read others', async () => {
    await rows.insertMany(Array.from({ length: 500 }, (_, i) => ({ _id: `${i}`, due: { at: future, lease: 'x' } })))
    await connection.db?.command({ profile: 2 })

    await store.claim({ max: 10 })

    await connection.db?.command({ profile: 0 })
    const profile = connection.collection<{ docsExamined?: number; ns: string; op: string }>('system.profile')
    const seen = await profile.find({ op: 'query', ns: `${server.database}.rows` }).toArray()
    expect(seen.map(({ docsExamined }) => docsExamined)).toEqual([0])
  })
})

describe('claiming in turns', () => {
  const waiting = (_id: string, taxpayer: string, second: number, more: Partial<Row> = {}): Row => ({
    _id,
    taxpayer,
    authority: 'test',
    turn: 'send',
    due: { at: new Date(past.getTime() + second * 1_000), lease: NO_LEASE },
    ...more,
  })
  const byTaxpayer = { turnsBy: 'taxpayer', index: 'turns' }
  const claim = (max: number, match: Record<string, string> = { authority: 'test', turn: 'send' }) =>
    store.inTurns(byTaxpayer)([{ match, max }])

  test("every taxpayer's first comes before anybody's second", async () => {
    await rows.insertMany([
      ...Array.from({ length: 20 }, (_, i) => waiting(`busy ${i}`, 'busy', i)),
      waiting('small 1', 'small', 30),
      waiting('small 2', 'small', 31),
    ])

    const claimed = await claim(4)

    expect(claimed.map(({ row }) => row._id).sort()).toEqual(['busy 0', 'busy 1', 'small 1', 'small 2'])
  })

  test('each kind has its own limit, and kinds without a limit stay', async () => {
    await rows.insertMany([
      ...Array.from({ length: 5 }, (_, i) => waiting(`send ${i}`, 'one', i)),
      ...Array.from({ length: 5 }, (_, i) => waiting(`ask ${i}`, 'one', i, { turn: 'ask' })),
      waiting('elsewhere', 'one', 0, { authority: 'production' }),
    ])

    const claimed = await store.inTurns(byTaxpayer)([
      { match: { authority: 'test', turn: 'send' }, max: 1 },
      { match: { authority: 'test', turn: 'ask' }, max: 2 },
      { match: { authority: 'production', turn: 'ask' }, max: 9 },
    ])

    expect(claimed.map(({ row }) => row._id).sort()).toEqual(['ask 0', 'ask 1', 'send 0'])
  })

  test('a ranking serves the next claim, except for rows claimed meanwhile', async () => {
    await rows.insertMany(['a', 'b', 'c', 'd'].map((_id, i) => waiting(_id, 'one', i)))
    const next = store.inTurns(byTaxpayer)
    const limits = [{ match: { authority: 'test', turn: 'send' }, max: 2 }]
    const of = (claimed: Awaited<ReturnType<typeof next>>) => claimed.map(({ row }) => row._id)

    expect(of(await next(limits))).toEqual(['a', 'b'])
    await rows.updateOne({ _id: 'c' }, { $set: { turn: 'ask' } })
    expect(of(await next(limits))).toEqual(['d'])
    expect(of(await next(limits))).toEqual([])
    await rows.insertOne(waiting('e', 'one', 9))
    expect(of(await next(limits))).toEqual(['e'])
  })

  test('nothing is claimed where nothing may be', async () => {
    await rows.insertOne(waiting('due', 'one', 0))

    expect(await claim(0)).toEqual([])
  })

  test('a claim returns the former holder, and the end of its lease', async () => {
    await rows.insertOne(waiting('left', 'one', 0, { due: { at: past, lease: 'a crashed process' } }))

    const [claimed] = await claim(1)

    expect(claimed?.previous).toEqual({ at: past, lease: 'a crashed process' })
    expect(claimed?.row.due.lease).not.toBe('a crashed process')
  })

  test('however many claim at once, each row goes to one of them', async () => {
    await rows.insertMany(Array.from({ length: 40 }, (_, i) => waiting(`${i}`, `${i % 7}`, i)))

    const claimed = (await Promise.all(Array.from({ length: 6 }, () => claim(40)))).flat()

    expect(new Set(claimed.map(({ row }) => row._id)).size).toBe(claimed.length)
    expect(claimed).toHaveLength(40)
  })
})

describe('inserting new rows', () => {
  test('a new row is leased to its creator, by the database’s clock', async () => {
    const made = await store.insertLeased({ _id: 'new', state: '$begun', tries: 0 })

    expect(await stored('new')).toMatchObject({ state: '$begun', tries: 0, due: { lease: made?.lease } })
    expect(await restOf('new')).toBeGreaterThan(LEASE - 5_000)
    expect(await restOf('new')).toBeLessThanOrEqual(LEASE)
  })

  test('a row that exists stays as it is, whether it waits, rests or is done', async () => {
    await rows.insertMany([
      { _id: 'done', state: 'old' },
      { _id: 'due', state: 'old', due: { at: past, lease: '' } },
    ])

    expect(await store.insertLeased({ _id: 'done', state: 'new' })).toBeNull()
    expect(await store.insert({ _id: 'due', state: 'new' }, { inMs: 0 })).toEqual({ kind: 'exists', index: '_id_' })
    expect(await store.insert({ _id: 'due', state: 'new' }, null)).toEqual({ kind: 'exists', index: '_id_' })
    expect(await rows.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'done', state: 'old' },
      { _id: 'due', state: 'old', due: { at: past, lease: '' } },
    ])
  })

  test('concurrent insertions get separate results', async () => {
    await rows.insertOne({ _id: 'b', number: '7' })

    const answers = await Promise.all([
      store.insert({ _id: 'a' }, null),
      store.insert({ _id: 'b' }, { inMs: 0 }),
      store.insert({ _id: 'c', number: '7' }, { inMs: 0, lease: newLease() }),
      store.insert({ _id: 'd' }, { inMs: 60_000 }),
      store.insert({ _id: 'd' }, { inMs: 60_000 }),
    ])

    expect(answers).toEqual([
      { kind: 'inserted' },
      { kind: 'exists', index: '_id_' },
      { kind: 'exists', index: 'registry' },
      { kind: 'inserted' },
      { kind: 'exists', index: '_id_' },
    ])
    expect(await stored('a')).toEqual({ _id: 'a' })
  })

  test('rows without work get separate results too', async () => {
    await rows.insertOne({ _id: 'b' })

    const answers = await Promise.all(['a', 'b'].map((_id) => store.insert({ _id }, null)))

    expect(answers).toEqual([{ kind: 'inserted' }, { kind: 'exists', index: '_id_' }])
  })

  test('of many that insert the same row at once, one makes it', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => leasedRows(rows, { leaseMs: LEASE }).insertLeased({ _id: 'one' })),
    )

    expect(made.filter((one) => one !== null)).toHaveLength(1)
  })

  test('one row that the database refuses fails alone', async () => {
    await connection.db?.command({ collMod: 'rows', validator: { tries: { $not: { $gt: 9 } } } })

    const answers = await Promise.allSettled([
      store.insert({ _id: 'fine' }, { inMs: 0 }),
      store.insert({ _id: 'refused', tries: 10 }, { inMs: 0 }),
    ])

    await connection.db?.command({ collMod: 'rows', validator: {} })
    expect(answers).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { code: 121 } }])
    expect(isOutage((answers[1] as PromiseRejectedResult).reason)).toBe(false)
  })

  test('in a transaction the rows are there when it is, and not before', async () => {
    await connection.getClient().withSession((session) =>
      session.withTransaction(async () => {
        await insertNew(rows, [{ row: { _id: 'inside' }, next: { inMs: LEASE } }], { session })
        expect(await stored('inside')).toBeNull()
      }),
    )

    expect(await restOf('inside')).toBeGreaterThan(LEASE - 5_000)
  })

  test('a duplicate has its index, other errors have none', async () => {
    await rows.insertOne({ _id: 'a', number: '7' })

    const error = await rows.insertOne({ _id: 'b', number: '7' }).catch((thrown: unknown) => thrown)

    expect(duplicateIndex(error)).toBe('registry')
    expect(duplicateIndex(new Error('E11000'))).toBeUndefined()
    expect(duplicateIndex(null)).toBeUndefined()
  })
})

describe('saving', () => {
  test('a write that is not answered in time counts as an outage, and holds up nothing', async () => {
    const hurried = leasedRows(silentAtFirst(), { leaseMs: LEASE, withinMs: 1_000 })
    await rows.insertOne({ _id: 'sent', due: { at: future, lease: 'ours' } })
    const save = () => hurried.save({ _id: 'sent', due: { lease: 'ours' } }, { set: { state: 'done' }, next: null })

    const unanswered = await save().catch((error: unknown) => error)

    expect(isOutage(unanswered)).toBe(true)
    expect(await save()).toBe(true)
  })

  async function claimed(_id: string) {
    await rows.insertOne({ _id, state: 'begun', tries: 1, handedOver: true, due: { at: past, lease: NO_LEASE } })
    const row = await store.claimById(_id)
    if (row === null) throw new Error('not claimed')
    return row
  }

  test('the holder saves, and finished work is no longer due', async () => {
    const row = await claimed('one')

    expect(await store.save(row, { set: { state: 'done' }, unset: ['handedOver'], next: null })).toBe(true)

    const { savedBy: _, ...left } = { savedBy: '', ...(await stored('one')) }
    expect(left).toEqual({ _id: 'one', state: 'done', tries: 1 })
  })

  test('a row can be postponed, by the database’s clock, for any process', async () => {
    const row = await claimed('one')

    await store.save(row, { set: { state: '$later' }, unset: ['handedOver'], next: { inMs: 5_000 } })

    expect(await stored('one')).toMatchObject({ state: '$later', due: { lease: NO_LEASE } })
    expect(await stored('one')).not.toHaveProperty('handedOver')
    expect(await restOf('one')).toBeGreaterThan(0)
    expect(await restOf('one')).toBeLessThanOrEqual(5_000)
  })

  test('a change without next work keeps the lease', async () => {
    const row = await claimed('one')

    await store.save(row, { set: { state: 'half' } })

    expect((await stored('one'))?.due).toEqual(row.due)
  })

  test('the database computes from the current row', async () => {
    const row = await claimed('one')

    await store.save(row, { compute: { tries: { $add: ['$tries', 1] } }, next: null })

    expect(await stored('one')).toMatchObject({ tries: 2 })
    expect(await stored('one')).not.toHaveProperty('due')
  })

  test('a former holder gets false and changes nothing', async () => {
    const lost = await claimed('lost')
    const kept = await claimed('kept')
    await rows.updateOne({ _id: 'lost' }, { $set: { 'due.lease': 'somebody else' } })

    const answers = await Promise.all([
      store.save(lost, { set: { state: 'mine' }, next: null }),
      store.save(kept, { set: { state: 'mine' }, next: null }),
    ])

    expect(answers).toEqual([false, true])
    expect(await stored('lost')).toMatchObject({ state: 'begun', due: { lease: 'somebody else' } })
  })

  test('a row without a holder cannot be saved', async () => {
    await rows.insertOne({ _id: 'free', due: { at: past, lease: NO_LEASE } })

    expect(await store.save({ _id: 'free', due: { lease: NO_LEASE } }, { set: { state: 'mine' } })).toBe(false)
  })

  test('of two changes of one row that were read alike, the first is saved', async () => {
    await rows.insertOne({ _id: 'one', tries: 1 })

    const answers = await Promise.all([
      store.saveWhere('one', { tries: 1 }, { set: { tries: 2, state: 'first' }, next: { inMs: 0 } }),
      store.saveWhere('one', { tries: 1 }, { set: { tries: 2, state: 'second' }, next: null }),
    ])

    expect(answers).toEqual([true, false])
    expect(await stored('one')).toMatchObject({ state: 'first', due: { lease: NO_LEASE } })
  })

  test('a change that the database refuses fails alone', async () => {
    const [good, bad] = [await claimed('good'), await claimed('bad')]
    await connection.db?.command({ collMod: 'rows', validator: { tries: { $not: { $gt: 9 } } } })

    const answers = await Promise.allSettled([
      store.save(good, { set: { state: 'done' }, next: null }),
      store.save(bad, { set: { tries: 10 }, next: null }),
    ])

    await connection.db?.command({ collMod: 'rows', validator: {} })
    expect(answers).toMatchObject([
      { status: 'fulfilled', value: true },
      { status: 'rejected', reason: { code: 121 } },
    ])
  })

  test('renewing keeps the row for another lease, as long as it is still held', async () => {
    const row = await claimed('one')
    await rows.updateOne({ _id: 'one' }, { $set: { 'due.at': past } })

    expect(await store.renew(row)).toBe(true)
    expect(await restOf('one')).toBeGreaterThan(LEASE - 5_000)

    await rows.updateOne({ _id: 'one' }, { $set: { 'due.lease': 'somebody else' } })
    expect(await store.renew(row)).toBe(false)
  })

  test('a released row can be claimed at once; only its holder releases it', async () => {
    const [one, lost] = [await claimed('one'), await claimed('lost')]
    await rows.updateOne({ _id: 'lost' }, { $set: { 'due.lease': 'somebody else' } })

    await store.release([one, lost])

    expect((await stored('one'))?.due?.lease).toBe(NO_LEASE)
    await until('the row to be due', async () => (await store.claimById('one')) !== null)
    expect((await stored('lost'))?.due?.lease).toBe('somebody else')
  })
})

test('concurrent saves share one write, and a second query only for a lost row', async () => {
  await rows.insertMany(['a', 'b', 'c'].map((_id) => ({ _id, due: { at: past, lease: 'mine' } })))
  const commands: string[] = []
  const watched = await mongoose
    .createConnection(server.url, { dbName: server.database, monitorCommands: true })
    .asPromise()
  watched.getClient().on('commandStarted', ({ commandName }) => commands.push(commandName))
  const own = leasedRows(watched.collection<Row>('rows') as unknown as mongo.Collection<Row>, { leaseMs: LEASE })
  const save = (_id: string, lease: string) => own.save({ _id, due: { lease } }, { set: { state: 'x' } })

  await Promise.all([save('a', 'mine'), save('b', 'mine')])
  expect(commands).toEqual(['update'])

  await Promise.all([save('b', 'mine'), save('c', 'lost')])
  expect(commands).toEqual(['update', 'update', 'find'])
  await watched.close()
})
