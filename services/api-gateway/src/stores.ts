import { randomBytes } from 'node:crypto'
import type { Collections, Mongo } from '@etax/runtime'
import { mongoAccounts, mongoMailRequests, sharedSecret } from './accounts/mongo-accounts.ts'
import { mongoKeptNotices, mongoNotices } from './accounts/mongo-notices.ts'
import { mongoUsedConfirmations } from './agents/mongo-used-confirmations.ts'
import type { schemas } from './outbound/collections.ts'
import { mongoRequestLog } from './request-log/mongo-request-log.ts'

/** The gateway's own collections, by capability. */
export function mongoStores(mongo: Mongo, collections: Collections<typeof schemas>) {
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
export async function sharedSecrets(collections: Collections<typeof schemas>) {
  const secret = (name: string) => sharedSecret(collections, name, randomBytes(32).toString('base64url'))
  const [downloads, devices, confirmations, mailedLinks] = await Promise.all([
    secret('download-links'),
    secret('known-devices'),
    secret('confirmations'),
    secret('mailed-links'),
  ])
  return { downloads, devices, confirmations, mailedLinks }
}
