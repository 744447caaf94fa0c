import { describe, expect, test } from '@jest/globals'
import { AppError, defineErrors, isOutage, outageAs, withOutageAs } from './index.ts'

const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name, ...more })
const refused = named('Error', { code: 'ECONNREFUSED' })
const defect = new TypeError('x is not a function')
const grpc = (code: number, details = 'said') => named('Error', { code, details, metadata: {} })
const ended = 'Received RST_STREAM with code 2 triggered by internal client error: Session closed with error code 2'

test.each([
  ['a connection refused', refused],
  ['a pipe that broke', named('Error', { code: 'EPIPE' })],
  ['a name that cannot be resolved now', named('Error', { code: 'EAI_AGAIN' })],
  ['a peer that sends no headers', named('HeadersTimeoutError', { code: 'UND_ERR_HEADERS_TIMEOUT' })],
  ['a time limit', AbortSignal.abort(new DOMException('late', 'TimeoutError')).reason],
  ['no primary', named('MongoServerSelectionError')],
  ['no primary, as Mongoose says it', named('MongooseServerSelectionError')],
  ['a pool that was cleared', named('MongoPoolClearedError')],
  ['a transaction to be tried again', named('MongoServerError', { errorLabels: ['TransientTransactionError'] })],
  ['a primary that stepped down', named('MongoServerError', { code: 189 })],
  ['a primary that is one no longer', named('MongoServerError', { code: 10_107 })],
  ['a server that is shutting down', named('MongoServerError', { code: 91 })],
  ['a write concern that was not met', named('MongoWriteConcernError', { code: 64 })],
  ['a bulk write that met the end of the connection', named('MongoBulkWriteError', { writeErrors: [] })],
  ['a bulk write that met a primary stepping down', named('MongoBulkWriteError', { writeErrors: [], code: 11_602 })],
  ['a service that does not answer', new AppError('unavailable', 'X_1', 'away')],
  ['a service that is asked too much', new AppError('too-many', 'X_1', 'wait')],
  ['a call that could not get through', grpc(14)],
  ['a call that took too long', grpc(4)],
  ['a call whose connection ended', grpc(13, ended)],
  ['an outage as the cause', new Error('fetch failed', { cause: new Error('inside', { cause: refused }) })],
  ['outages of every address', new AggregateError([refused, named('Error', { code: 'ETIMEDOUT' })])],
])('%s is an outage', (_what, error) => {
  expect(isOutage(error)).toBe(true)
})

const circle = new Error('a')
circle.cause = new Error('b', { cause: circle })

test.each([
  ['a duplicate key', named('MongoServerError', { code: 11_000 })],
  ['a bulk write of which rows were refused', named('MongoBulkWriteError', { code: 11_000, writeErrors: [{}] })],
  ['a bulk write that the server does not understand', named('MongoBulkWriteError', { code: 9, writeErrors: [] })],
  ['a code of MongoDB that means something else in gRPC', named('MongoServerError', { code: 14 })],
  ['a code of gRPC that says what is wrong', grpc(3)],
  ['a call that failed inside', grpc(13)],
  ['a number that is no code of either', named('Error', { code: 14 })],
  ['a defect', defect],
  ['a defect among outages', new AggregateError([refused, defect])],
  ['no errors at all', new AggregateError([])],
  ['a refusal', new AppError('invalid', 'X_2', 'no')],
  ['a refusal because of an outage', new AppError('internal', 'X_3', 'no', { cause: refused })],
  ['causes that go in a circle', circle],
  ['text', 'ECONNREFUSED'],
  ['nothing', undefined],
])('%s is none', (_what, error) => {
  expect(isOutage(error)).toBe(false)
})

describe('an outage by a name of its own', () => {
  const texts = { message: 'Away.', cause: '', remedy: '' }
  const { away } = defineErrors({
    away: { code: 'TST_50001', kind: 'unavailable', public: true, en: texts, es: texts },
  })

  test('keeps the error as its cause and says when to come again', () => {
    expect(outageAs(away, refused)).toMatchObject({ code: 'TST_50001', cause: refused, retryAfter: 1 })
  })

  test('is not for an AppError, nor for a defect', () => {
    const appError = new AppError('unavailable', 'X_1', 'away')

    expect(outageAs(away, appError)).toBe(appError)
    expect(outageAs(away, defect)).toBe(defect)
  })

  test('is the error of a store during an outage', async () => {
    const store = withOutageAs({ find: async () => Promise.reject(refused) }, { as: away })

    await expect(store.find()).rejects.toMatchObject({ code: 'TST_50001' })
  })

  test('is the error of a store that does not answer in time', async () => {
    const store = withOutageAs({ find: () => new Promise<number>(() => {}) }, { as: away, timeoutMs: 5 })

    await expect(store.find()).rejects.toMatchObject({ code: 'TST_50001', retryAfter: 1 })
  })

  test('changes nothing else of a store', async () => {
    const store = withOutageAs(
      {
        size: 3,
        find: async (id: string) => id,
        watch: () => 'at once',
        fail: async () => Promise.reject(defect),
        async *all() {
          yield 1
        },
      },
      { as: away, timeoutMs: 1_000 },
    )

    expect.assertions(5)
    expect(store.size).toBe(3)
    expect(store.watch()).toBe('at once')
    expect(await store.find('a')).toBe('a')
    for await (const one of store.all()) expect(one).toBe(1)
    await expect(store.fail()).rejects.toBe(defect)
  })
})
