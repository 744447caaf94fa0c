import type { Migration } from '@etax/durable-work'

/**
 * Gives the credit notes of before the key of the document they modify, out of their own XML, so that they count in what
 * is left of it. A document that names none has an empty key. The index `creditNotes` finds those without one.
 */
export const keyCreditNotes: Migration = {
  name: '0002-key-credit-notes',
  async run(db) {
    const [code, number] = [captured('codDocModificado', '[0-9]{2}'), captured('numDocModificado', '[0-9-]{17}')]
    const parts = ['$workspaceId', '|', '$mode', '|', '$ruc', '|', code, '|', number]
    await db
      .collection('receipts')
      .updateMany({ documentType: 'CREDIT_NOTE', modifiedKey: { $exists: false } }, [
        { $set: { modifiedKey: { $ifNull: [{ $concat: parts }, ''] } } },
      ])
  },
}

function captured(element: string, form: string) {
  const found = { $regexFind: { input: '$xml', regex: `<${element}>\\s*(${form})\\s*</${element}>` } }
  return { $first: { $ifNull: [{ $getField: { field: 'captures', input: found } }, [null]] } }
}
