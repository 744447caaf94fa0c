import { dropIndexes, type Migration } from '@etax/durable-work'

/** Version 0.1.0 called unreachable rows and their index `stranded`. */
export const renameStranded: Migration = {
  name: '0001-rename-stranded',
  async run(db) {
    const rows = db.collection('conversations')
    const stranded = { 'outcome.kind': 'stranded' }
    await rows.updateMany({ ...stranded, 'outcome.cause': 'silence' }, { $set: { 'outcome.cause': 'no-answer' } })
    await rows.updateMany(stranded, { $set: { 'outcome.kind': 'unreachable' } })
    await dropIndexes(rows, ['stranded'])
  },
}
