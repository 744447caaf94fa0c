import type { Document, DocumentType } from '@etax/tax-document'
import { creditNoteBlocks } from './describe-credit-note.ts'
import { debitNoteBlocks } from './describe-debit-note.ts'
import { invoiceBlocks } from './describe-invoice.ts'
import { purchaseSettlementBlocks } from './describe-purchase-settlement.ts'
import { waybillBlocks } from './describe-waybill.ts'
import { withholdingBlocks } from './describe-withholding.ts'
import { type Authorized, draftHeadingOf, headingOf, issuerOf } from './issuer.ts'
import type { Block, Ride } from './ride.ts'

/** Why a document must not be taken for a valid one. */
export interface Marks {
  sandbox: boolean
  /** Live, but the authority was the built-in simulator. */
  simulated: boolean
}

/** What the printed representation of a document says. */
export function describeRide(document: Document, authorization: Authorized, marks: Marks): Ride {
  return {
    issuer: issuerOf(document.issuer, document.header, document.additionalInfo),
    document: headingOf(document.issuer, authorization),
    blocks: blocksOf(document),
    watermark: watermarkOf(marks),
  }
}

/** The same of a document that is not issued: it has neither number nor access key, and says on every page what it is. */
export function describeDraft(document: Document): Ride {
  return {
    issuer: issuerOf(document.issuer, document.header, document.additionalInfo),
    document: draftHeadingOf(document.issuer),
    blocks: blocksOf(document),
    watermark: ['BORRADOR', 'SIN VALIDEZ TRIBUTARIA'],
  }
}

/** What each kind says below its heading. */
const BLOCKS: { [Type in DocumentType]: (document: Document<Type>) => Block[] } = {
  INVOICE: invoiceBlocks,
  PURCHASE_SETTLEMENT: purchaseSettlementBlocks,
  CREDIT_NOTE: creditNoteBlocks,
  DEBIT_NOTE: debitNoteBlocks,
  WAYBILL: waybillBlocks,
  WITHHOLDING: withholdingBlocks,
}

function blocksOf(document: Document): Block[] {
  const blocks = BLOCKS[document.documentType] as (document: Document) => Block[]
  return blocks(document)
}

function watermarkOf({ sandbox, simulated }: Marks): string[] {
  if (sandbox) return ['DOCUMENTO DE PRUEBA', 'SIN VALIDEZ TRIBUTARIA']
  return simulated ? ['AUTORIZACIÓN SIMULADA', 'SIN VALIDEZ TRIBUTARIA'] : []
}
