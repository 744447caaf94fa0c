import type { mongo } from 'mongoose'
import type { Stores } from '../ports.ts'
import type { CatalogCollections } from './collections.ts'
import { mongoDeletedTaxpayers } from './mongo-deleted-taxpayers.ts'
import { mongoJobs, mongoJobWrites } from './mongo-jobs.ts'
import { mongoLogos } from './mongo-logos.ts'
import { mongoProfiles, mongoProfileWrites } from './mongo-profiles.ts'
import { mongoRecords } from './mongo-records.ts'
import { transactionRecords } from './mongo-transaction-records.ts'

export function mongoStores(client: mongo.MongoClient, collections: CatalogCollections): Stores {
  return {
    records: mongoRecords(collections),
    profiles: mongoProfiles(collections),
    logos: mongoLogos(collections),
    jobs: mongoJobs(collections),
    deletedTaxpayers: mongoDeletedTaxpayers(collections),
    transact: (work) =>
      client.withSession((session) =>
        session.withTransaction(() =>
          work({
            records: transactionRecords(collections, session),
            profiles: mongoProfileWrites(collections, session),
            jobs: mongoJobWrites(collections, session),
            deletedTaxpayers: mongoDeletedTaxpayers(collections, session),
          }),
        ),
      ),
  }
}
