import { batched } from '@etax/kernel'
import type { mongo } from 'mongoose'
import { type Profile, profileKey } from '../domain/profile.ts'
import type { Profiles, ProfileWrites } from '../ports.ts'

const PROFILES = 'profiles'

export function mongoProfiles(db: mongo.Db): Profiles {
  const collection = db.collection<Profile>(PROFILES)

  // What is asked for at once costs one query together.
  const byKey = batched<string, Profile | undefined>(
    async (keys) => {
      const found = await collection.find({ key: { $in: [...new Set(keys)] } }).toArray()
      const profiles = new Map(found.map((profile) => [profile.key, profile]))
      return keys.map((key) => profiles.get(key))
    },
    { max: 500, parallel: 2 },
  )

  return { find: (workspaceId, ruc) => byKey(profileKey(workspaceId, ruc)) }
}

export function mongoProfileWrites(db: mongo.Db, session: mongo.ClientSession): ProfileWrites {
  const collection = db.collection<Profile>(PROFILES)
  return {
    async save(profile) {
      await collection.replaceOne({ _id: profile._id }, profile, { upsert: true, session })
    },

    async remove(taxpayerId) {
      await collection.deleteOne({ _id: taxpayerId }, { session })
    },

    async lock(taxpayerId) {
      const { matchedCount } = await collection.updateOne({ _id: taxpayerId }, { $inc: { turns: 1 } }, { session })
      return matchedCount === 1
    },
  }
}
