import type { NoteType } from '@etax/tax-document'
import type { mongo } from 'mongoose'

/** The keys are read from the notes' XML; empty if the note names no document. */
export async function keyNotes(db: mongo.Db, documentType: NoteType) {
  const [code, number] = [captured('codDocModificado', '[0-9]{2}'), captured('numDocModificado', '[0-9-]{17}')]
  const parts = ['$workspaceId', '|', '$mode', '|', '$ruc', '|', code, '|', number]
  await db
    .collection('receipts')
    .updateMany({ documentType, modifiedKey: { $exists: false } }, [
      { $set: { modifiedKey: { $ifNull: [{ $concat: parts }, ''] } } },
    ])
}

function captured(element: string, form: string) {
  const match = { $regexFind: { input: '$xml', regex: `<${element}>\\s*(${form})\\s*</${element}>` } }
  return { $first: { $ifNull: [{ $getField: { field: 'captures', input: match } }, [null]] } }
}
