import { connectMongo, declareCollections, type Mongo } from '@etax/runtime'
import { type TestMongo, testMongo } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mongoAccounts } from '../src/accounts/mongo-accounts.ts'
import { addressOfAccount } from '../src/accounts/open-workspace.ts'
import { schemas } from '../src/outbound/collections.ts'
import { unifyAddresses } from '../src/outbound/migrations/0001-unify-addresses.ts'

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

test('accounts with other spellings get the normalized address, the older of two first; all are found', async () => {
  const collections = await declareCollections(mongo.db, schemas)
  const aUser = (_id: string, email: string, day: number) => ({
    _id,
    email,
    passwordHash: 'x',
    workspaceId: `of ${_id}`,
    createdAt: new Date(Date.UTC(2026, 0, day)),
  })
  await collections.users.insertMany([
    aUser('later', 'ⓐna@post.example', 3),
    aUser('older', 'ａna@post.example', 2),
    aUser('plain', 'luz@post.example', 1),
    aUser('taken', 'luz@post。example', 4),
    aUser('accented', 'ñandú@ñandú.example', 5),
    aUser('unseen', 'eva\u200b@post.example', 6),
  ])

  for (const _ of ['once', 'again']) await unifyAddresses.run(mongo.db, AbortSignal.any([]))

  const accounts = mongoAccounts(mongo, collections)
  const userIdOf = async (written: string) => (await accounts.userWith(await addressOfAccount(accounts, written)))?.id
  expect(await userIdOf('ana@post.example')).toBe('older')
  expect(await userIdOf('ａna@post.example')).toBe('older')
  expect(await userIdOf('ⓐna@post.example')).toBe('later')
  expect(await userIdOf('LUZ@post.example')).toBe('plain')
  expect(await userIdOf('luz@post。example')).toBe('taken')
  expect(await userIdOf('ñandú@xn--and-6ma2c.example')).toBe('accented')
  expect(await userIdOf('eva\u200b@post.example')).toBe('unseen')
})
