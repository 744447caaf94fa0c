import type { mongo } from 'mongoose'
import type { Stores } from '../ports.ts'
import { mongoJobs, mongoJobWrites } from './mongo-jobs.ts'
import { mongoLogos } from './mongo-logos.ts'
import { mongoProfiles, mongoProfileWrites } from './mongo-profiles.ts'
import { mongoRecords } from './mongo-records.ts'

export function mongoStores(db: mongo.Db): Stores {
  return {
    records: mongoRecords(db),
    profiles: mongoProfiles(db),
    logos: mongoLogos(db),
    jobs: mongoJobs(db),
    transact: (work) =>
      db.client.withSession((session) =>
        session.withTransaction(() =>
          work({
            records: mongoRecords(db, session),
            profiles: mongoProfileWrites(db, session),
            jobs: mongoJobWrites(db, session),
          }),
        ),
      ),
  }
}
