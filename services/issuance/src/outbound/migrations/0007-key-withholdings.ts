import type { Migration } from '@etax/durable-work'
import type { mongo } from 'mongoose'
import { withheldKeys } from '../../domain/withheld-before.ts'
import type { ReceiptRow } from '../collections.ts'

const AT_ONCE = 300

/** The index `withheld` finds rows without keys. Until then there is no warning. */
export const keyWithholdings: Migration = {
  name: '0007-key-withholdings',
  inBackground: true,
  async run(db, stopping) {
    const receipts = db.collection<ReceiptRow>('receipts')
    const without = { documentType: 'WITHHOLDING', withheldKeys: { $exists: false } } as const
    while (!stopping.aborted) {
      const batch = await receipts.find(without, { projection: READ, limit: AT_ONCE }).toArray()
      if (batch.length === 0) return
      await receipts.bulkWrite(batch.map(keyed), { ordered: false })
    }
  },
}

const READ = { workspaceId: 1, mode: 1, ruc: 1, 'customer.identification': 1, xml: 1 } as const

function keyed(row: mongo.WithId<ReceiptRow>) {
  const { _id, ruc, customer, xml } = row
  const document = { customer: { identification: customer?.identification ?? '' }, withholds: withheldIn(xml) }
  return { updateOne: { filter: { _id }, update: { $set: { withheldKeys: withheldKeys(row, ruc, document) } } } }
}

/** In both versions of the XML the two elements are adjacent. */
const SUPPORT = /<codDocSustento>\s*(\d+)\s*<\/codDocSustento>\s*<numDocSustento>\s*(\d+)\s*<\/numDocSustento>/g

function withheldIn(xml: string) {
  const references = [...xml.matchAll(SUPPORT)].map(([, documentCode = '', number = '']) => ({
    documentCode,
    number,
    path: '',
  }))
  return references.filter(({ documentCode }) => documentCode !== SELF_WITHHOLDING)
}

const SELF_WITHHOLDING = '42'
