import { connectMongo, declareCollections, type Mongo } from '@etax/runtime'
import { TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { type TestMongo, testMongo } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newConversation, reopened } from '../src/domain/conversation.ts'
import { schemas } from '../src/outbound/collections.ts'
import { renameStranded } from '../src/outbound/migrations/0001-rename-stranded.ts'
import { retryUnreachableInTurn } from '../src/outbound/migrations/0002-retry-unreachable-in-turn.ts'
import { mongoConversations } from '../src/outbound/mongo-conversations.ts'
import { aSubmission } from './connector-fixture.ts'

let server: TestMongo
let mongo: Mongo
beforeAll(async () => {
  server = await testMongo()
  mongo = await connectMongo(server.url, server.database)
}, 60_000)
afterAll(async () => {
  await mongo[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const rows = () => mongo.db.collection<{ _id: string; outcome: object }>('conversations')

/** A row and the index of version 0.1.0. */
async function aStrandedRow(cause: string): Promise<string> {
  const submission = aSubmission({ authority: 'test' })
  const { receiptId, ...conversation } = newConversation('w', submission, new Date(0))
  const { conclusion: _, reception: __, unreadableSince: ___, ...rest } = conversation
  const outcome = { kind: 'stranded', stage: 'reception', at: new Date(0), reason: 'ECONNREFUSED', cause }
  await rows().insertOne({ _id: receiptId, ...rest, outcome, turn: 'send', openedAt: new Date(0), version: 1 } as never)
  await rows().createIndex(
    { authority: 1, 'outcome.at': 1 },
    { name: 'stranded', partialFilterExpression: { 'outcome.kind': 'stranded' } },
  )
  return receiptId
}

test('rows that were called stranded are retried like those that are called unreachable', async () => {
  const silent = await aStrandedRow('silence')
  const undecided = await aStrandedRow('no-verdict')

  await declareCollections(mongo.db, schemas)
  await renameStranded.run(mongo.db, AbortSignal.any([]))
  await renameStranded.run(mongo.db, AbortSignal.any([]))

  const conversations = mongoConversations(mongo.db, { leaseMs: 1_000 })
  expect(await rows().indexExists('stranded')).toBe(false)
  expect(await rows().findOne({ _id: undecided })).toMatchObject({
    outcome: { kind: 'unreachable', cause: 'no-verdict' },
  })
  expect(await conversations.releaseUnreachable('test', 10)).toBe(1)
  expect(await conversations.claimDue([{ authority: 'test', action: 'send', max: 10 }])).toMatchObject([
    { conversation: { receiptId: silent, conclusion: { kind: 'unreachable', cause: 'no-answer' } }, abandonedAt: null },
  ])
  const stored = await conversations.find(undecided)
  expect(stored).toMatchObject({ reception: null })
  expect(stored && (await conversations.reopen(reopened(stored, 2, new Date())))).toBe(true)
})

test('unreachable rows are retried in turn: the one tried longest ago comes first, whatever its age', async () => {
  await rows().createIndex({ authority: 1, 'outcome.at': 1 }, { name: 'unreachable' })
  await declareCollections(mongo.db, schemas)
  await retryUnreachableInTurn.run(mongo.db, AbortSignal.any([]))
  const conversations = mongoConversations(mongo.db, { leaseMs: 1_000 })
  const add = async (at: number, triedUntil: number) => {
    const submission = aSubmission({ authority: 'production' })
    const start = newConversation('w', submission, new Date(triedUntil))
    const conclusion = {
      kind: 'unreachable',
      stage: 'reception',
      at: new Date(at),
      reason: '',
      cause: 'no-answer',
    } as const
    await conversations.add({ ...start, conclusion }, { registered: false, due: null })
    return submission.receiptId
  }
  await add(1, 2_000)
  const triedLongestAgo = await add(2, 1_000)

  expect(await conversations.releaseUnreachable('production', 1)).toBe(1)

  expect(await rows().indexExists('unreachable')).toBe(false)
  expect(await conversations.claimDue([{ authority: 'production', action: 'send', max: 10 }])).toMatchObject([
    { conversation: { receiptId: triedLongestAgo } },
  ])
})

test('giving up records whether a dead process may have sent the document', async () => {
  const conversations = mongoConversations(mongo.db, { leaseMs: 1_000 })
  const add = async (lease: string) => {
    const submission = aSubmission({ authority: 'production' })
    const due = { inMs: -1_000, lease }
    await conversations.add(newConversation('w', submission, new Date(0)), { registered: false, due })
    return submission.receiptId
  }
  const abandoned = await add('of a process that is no more')
  const waiting = await add('')

  const blocked = (ruc: string) => conversations.claimOverdue([{ authority: 'production', taxpayers: [ruc] }], 10)

  expect(await blocked('1790011674001')).toEqual([])
  const claimed = await blocked(TEST_TAXPAYER_RUC)

  const of = (receiptId: string) => claimed.find(({ conversation }) => conversation.receiptId === receiptId)
  expect(of(abandoned)?.abandonedAt).toBeInstanceOf(Date)
  expect(of(waiting)?.abandonedAt).toBeNull()
})
