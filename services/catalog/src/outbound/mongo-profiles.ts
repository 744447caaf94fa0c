import { batched } from '@etax/kernel'
import type { mongo } from 'mongoose'
import { type Profile, profileKey } from '../domain/profile.ts'

export type Profiles = ReturnType<typeof mongoProfiles>

export function mongoProfiles(db: mongo.Db) {
  const collection = db.collection<Profile>('profiles')

  // What is asked for at once costs one query together.
  const byKey = batched<string, Profile | undefined>(
    async (keys) => {
      const found = await collection.find({ key: { $in: [...new Set(keys)] } }).toArray()
      const profiles = new Map(found.map((profile) => [profile.key, profile]))
      return keys.map((key) => profiles.get(key))
    },
    { max: 500, parallel: 2 },
  )

  return {
    find: (workspaceId: string, ruc: string) => byKey(profileKey(workspaceId, ruc)),

    async save(profile: Profile, session: mongo.ClientSession): Promise<void> {
      await collection.replaceOne({ _id: profile._id }, profile, { upsert: true, session })
    },

    async remove(taxpayerId: string, session: mongo.ClientSession): Promise<void> {
      await collection.deleteOne({ _id: taxpayerId }, { session })
    },

    /**
     * Makes this transaction collide with every other one that takes its turn at the taxpayer: what they decide from
     * what they read holds when they commit. False where the taxpayer is gone.
     */
    async takeTurn(taxpayerId: string, session: mongo.ClientSession): Promise<boolean> {
      const { matchedCount } = await collection.updateOne({ _id: taxpayerId }, { $inc: { turns: 1 } }, { session })
      return matchedCount === 1
    },
  }
}
