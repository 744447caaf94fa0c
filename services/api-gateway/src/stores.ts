import { randomBytes } from 'node:crypto'
import { migrate } from '@etax/durable-work'
import { type Collections, connectMongo, declareCollections, type Logger, type Mongo } from '@etax/runtime'
import { mongoAccounts, mongoMailRequests, sharedSecret } from './accounts/mongo-accounts.ts'
import { mongoKeptNotices, mongoNotices } from './accounts/mongo-notices.ts'
import { mongoUsedConfirmations } from './agents/mongo-used-confirmations.ts'
import type { Config } from './config.ts'
import { schemas } from './outbound/collections.ts'
import { migrations } from './outbound/migrations/migrations.ts'
import { mongoRequestLog } from './request-log/mongo-request-log.ts'

/** The gateway's own collections, brought up to date and connected until disposal. */
export async function openStores(config: Config, log: Logger, life: AsyncDisposableStack) {
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  const collections = await declareCollections(mongo.db, schemas)
  life.use(await migrate({ db: mongo.db, migrations, log }))
  const stores = storesOf(mongo, collections)
  return { stores, secrets: await sharedSecrets(collections), healthy: mongo.healthy }
}

export type Stores = ReturnType<typeof storesOf>

function storesOf(mongo: Mongo, collections: Collections<typeof schemas>) {
  return {
    accounts: mongoAccounts(mongo, collections),
    mailRequests: mongoMailRequests(collections),
    notices: mongoNotices(collections.notices),
    keptNotices: mongoKeptNotices(collections.notices),
    usedConfirmations: mongoUsedConfirmations(collections.usedConfirmations),
    requestLog: mongoRequestLog(collections),
  }
}

/** Made by the first process of an installation, and read by every other. */
async function sharedSecrets(collections: Collections<typeof schemas>) {
  const secret = (name: string) => sharedSecret(collections, name, randomBytes(32).toString('base64url'))
  const [downloads, devices, confirmations, mailedLinks] = await Promise.all([
    secret('download-links'),
    secret('known-devices'),
    secret('confirmations'),
    secret('mailed-links'),
  ])
  return { downloads, devices, confirmations, mailedLinks }
}
