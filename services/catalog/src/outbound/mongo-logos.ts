import { mongo } from 'mongoose'
import type { Logos } from '../ports.ts'
import type { CatalogCollections } from './collections.ts'

export function mongoLogos({ logos: collection }: CatalogCollections): Logos {
  return {
    async insert(logo) {
      await collection.insertOne({ ...logo, content: new mongo.Binary(logo.content) })
    },

    async find(id) {
      const logo = await collection.findOne({ _id: id })
      return logo === null ? undefined : { ...logo, content: Buffer.from(logo.content.buffer) }
    },

    async isOf(id, workspaceId) {
      return (await collection.findOne({ _id: id, workspaceId }, { projection: { _id: 1 } })) !== null
    },
  }
}
