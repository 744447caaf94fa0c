import { mongo } from 'mongoose'
import type { ImageKind } from '../domain/image-header.ts'

export interface Logo {
  _id: string
  workspaceId: string
  taxpayerId: string
  contentType: ImageKind
  content: Buffer
  createdAt: Date
}

export type Logos = ReturnType<typeof mongoLogos>

export function mongoLogos(db: mongo.Db) {
  const collection = db.collection<Omit<Logo, 'content'> & { content: mongo.Binary }>('logos')
  return {
    async keep(logo: Logo): Promise<void> {
      await collection.insertOne({ ...logo, content: new mongo.Binary(logo.content) })
    },

    async find(id: string): Promise<Logo | undefined> {
      const found = await collection.findOne({ _id: id })
      return found === null ? undefined : { ...found, content: Buffer.from(found.content.buffer) }
    },

    async isOf(id: string, workspaceId: string): Promise<boolean> {
      return (await collection.findOne({ _id: id, workspaceId }, { projection: { _id: 1 } })) !== null
    },
  }
}
