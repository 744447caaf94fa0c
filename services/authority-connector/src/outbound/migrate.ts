import { declareCollections } from '@etax/runtime'
import type { mongo } from 'mongoose'
import { schemas } from './collections.ts'

/** The index of unreachable rows when they were called stranded. */
const FORMER_UNREACHABLE = 'stranded'

/** Made by `start`, may run twice. */
export async function migrate(db: mongo.Db): Promise<void> {
  const { conversations } = await declareCollections(db, schemas)
  if (await conversations.indexExists(FORMER_UNREACHABLE)) await renameStranded(db)
}

/** Its index goes last: should this stop in the middle, the next start goes on. */
async function renameStranded(db: mongo.Db): Promise<void> {
  const rows = db.collection('conversations')
  const stranded = { 'outcome.kind': 'stranded' }
  await rows.updateMany({ ...stranded, 'outcome.cause': 'silence' }, { $set: { 'outcome.cause': 'no-answer' } })
  await rows.updateMany(stranded, { $set: { 'outcome.kind': 'unreachable' } })
  await rows.dropIndex(FORMER_UNREACHABLE)
}
