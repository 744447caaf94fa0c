import { AppError } from '@etax/kernel'
import type { DocumentType } from './catalogs/documents.ts'
import { invoice } from './invoice/invoice.ts'
import type { InvoiceOrder } from './invoice/order.ts'
import type { InvoiceDocument } from './invoice/shape.ts'
import type { Kind } from './kind.ts'
import type { Shape } from './schema/shape.ts'

/** What a caller can ask for. */
export type Order = InvoiceOrder

/** A document of any kind and version, every value as its XML holds it. */
export type Document = InvoiceDocument

/** One line a kind. */
export const kinds = {
  INVOICE: invoice,
}

/** All of them, for code that treats them alike. */
export const allKinds = Object.values(kinds) as unknown as readonly Kind<Order, Document>[]

/** The kind of a document type. */
export function kindOf(documentType: DocumentType): Kind<Order, Document> {
  const kind = allKinds.find((candidate) => candidate.documentType === documentType)
  if (!kind) throw new AppError('invalid', 'DOC_10006', `${documentType} is not a kind of document.`)
  return kind
}

const shapes = new Map<string, Shape>()

/** The shape of one version of one kind. */
export function shapeOf(documentType: DocumentType, version: string): Shape {
  const key = `${documentType} ${version}`
  const shape = shapes.get(key) ?? kindOf(documentType).shape(version as Document['version'])
  shapes.set(key, shape)
  return shape
}
