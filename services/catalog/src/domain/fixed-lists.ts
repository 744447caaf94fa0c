import type { RecordKind } from '@etax/contracts'
import { documentTypes, paymentMethods, type Catalog as TaxCatalog } from '@etax/tax-document'

/** These ids never change: callers store them. */
export interface FixedEntry {
  id: string
  code: string
  name: string
}

export interface FixedList {
  name: Capitalize<RecordKind>
  entries: readonly FixedEntry[]
}

const entriesOf = (prefix: string, catalog: TaxCatalog): readonly FixedEntry[] =>
  catalog.entries.map(({ code, name }) => ({ id: `${prefix}-0000000000${code}`, code, name: sentenceCase(name) }))

const sentenceCase = (name: string) => name.slice(0, 1) + name.slice(1).toLowerCase()

/** Technical sheet, table 24. */
export const PAYMENT_METHODS = entriesOf('5f2b0c7e-0a01-4c1e-9d10', paymentMethods)

/** Technical sheet, table 3. */
export const DOCUMENT_TYPES = entriesOf('5f2b0c7e-0a02-4c1e-9d10', documentTypes)

export const INVOICE_DOCUMENT_TYPE_ID = '5f2b0c7e-0a02-4c1e-9d10-000000000001'

export const fixedLists: Record<string, FixedList> = {
  'payment-methods': { name: 'Payment method', entries: PAYMENT_METHODS },
  'document-types': { name: 'Document type', entries: DOCUMENT_TYPES },
}
