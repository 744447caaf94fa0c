import type { DocumentType } from '../catalogs/documents.ts'
import { documentErrors } from '../errors/document-errors.ts'
import type { Shape } from '../schema/shape.ts'
import { creditNote } from './credit-note/credit-note.ts'
import { debitNote } from './debit-note/debit-note.ts'
import { invoice } from './invoice/invoice.ts'
import type { KindDefinition } from './kind-definition.ts'
import { purchaseSettlement } from './purchase-settlement/purchase-settlement.ts'
import { waybill } from './waybill/waybill.ts'
import { withholding } from './withholding/withholding.ts'

/** Every kind: one line each. */
const kinds = [invoice, purchaseSettlement, creditNote, debitNote, waybill, withholding] as const

type OrderOf<K> = K extends KindDefinition<infer O, infer _> ? O : never
type DocumentOf<K> = K extends KindDefinition<infer _, infer D> ? D : never

/** What a caller can ask for, told apart by `documentType`. */
export type Order = OrderOf<(typeof kinds)[number]>

/** A document of any kind and version, every value as its XML holds it; told apart by `documentType`. */
export type Document = DocumentOf<(typeof kinds)[number]>

/** All of them, for code that treats them alike. */
export const allKinds = kinds as unknown as readonly KindDefinition<Order, Document>[]

/** The kind of a document type. */
export function kindOf(documentType: DocumentType): KindDefinition<Order, Document> {
  const kind = allKinds.find((candidate) => candidate.documentType === documentType)
  if (!kind) throw documentErrors.unknownKind({ documentType })
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
