import { type DocumentType, kindFacts } from '../catalogs/kind-facts.ts'
import { documentErrors } from '../errors/document-errors.ts'
import type { Shape } from '../schema/shape.ts'
import { creditNote } from './credit-note/credit-note.ts'
import { debitNote } from './debit-note/debit-note.ts'
import { invoice } from './invoice/invoice.ts'
import type { KindDefinition } from './kind-definition.ts'
import { purchaseSettlement } from './purchase-settlement/purchase-settlement.ts'
import { waybill } from './waybill/waybill.ts'
import { withholding } from './withholding/withholding.ts'

const kinds = {
  INVOICE: invoice,
  PURCHASE_SETTLEMENT: purchaseSettlement,
  CREDIT_NOTE: creditNote,
  DEBIT_NOTE: debitNote,
  WAYBILL: waybill,
  WITHHOLDING: withholding,
} satisfies { [Type in DocumentType]: { documentType: Type } }

type Kinds = typeof kinds

export type Order<Type extends DocumentType = DocumentType> = OrderOf<Kinds[Type]>

export type Document<Type extends DocumentType = DocumentType> = DocumentOf<Kinds[Type]>

type OrderOf<K> = K extends KindDefinition<infer O, infer _> ? O : never
type DocumentOf<K> = K extends KindDefinition<infer _, infer D> ? D : never

type AnyKind = KindDefinition<Order, Document>

export const allKinds: readonly AnyKind[] = kindFacts.map(({ documentType }) => kindOf(documentType))

export function kindOf(documentType: DocumentType): AnyKind {
  if (!Object.hasOwn(kinds, documentType)) throw documentErrors.unknownKind({ documentType })
  return kinds[documentType] as unknown as AnyKind
}

const shapes = new Map<string, Shape>()

export function shapeOf(documentType: DocumentType, version: string): Shape {
  const key = `${documentType} ${version}`
  const shape = shapes.get(key) ?? kindOf(documentType).shape(version as Document['version'])
  shapes.set(key, shape)
  return shape
}
