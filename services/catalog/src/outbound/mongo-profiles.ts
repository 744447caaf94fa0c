import { batched } from '@etax/kernel'
import type { mongo } from 'mongoose'
import { type Profile, profileKey } from '../domain/profile.ts'
import type { Profiles, ProfileWrites } from '../ports.ts'
import type { CatalogCollections } from './collections.ts'

export function mongoProfiles({ profiles: collection }: CatalogCollections): Profiles {
  // Parallel calls share one query.
  const byKey = batched<string, Profile | undefined>(
    async (keys) => {
      const rows = await collection.find({ key: { $in: [...new Set(keys)] } }).toArray()
      const profiles = new Map(rows.map((profile) => [profile.key, profile]))
      return keys.map((key) => profiles.get(key))
    },
    { max: 500, parallel: 2 },
  )

  return { find: (workspaceId, ruc) => byKey(profileKey(workspaceId, ruc)) }
}

export function mongoProfileWrites(
  { profiles: collection }: CatalogCollections,
  session: mongo.ClientSession,
): ProfileWrites {
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
