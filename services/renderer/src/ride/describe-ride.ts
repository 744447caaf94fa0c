import type { Document, DocumentType } from '@etax/tax-document'
import { creditNoteBlocks } from './describe-credit-note.ts'
import { debitNoteBlocks } from './describe-debit-note.ts'
import { invoiceBlocks } from './describe-invoice.ts'
import { purchaseSettlementBlocks } from './describe-purchase-settlement.ts'
import { waybillBlocks } from './describe-waybill.ts'
import { withholdingBlocks } from './describe-withholding.ts'
import { type Authorized, draftHeadingOf, headingOf, issuerOf } from './issuer.ts'
import type { Block, Ride } from './ride.ts'

export interface Marks {
  sandbox: boolean
  /** Live, but with the built-in simulator as authority. */
  simulated: boolean
}

export function describeRide(document: Document, authorization: Authorized, marks: Marks): Ride {
  return {
    issuer: issuerOf(document.issuer, document.header, document.additionalInfo),
    document: headingOf(document.issuer, authorization),
    blocks: blocksOf(document),
    watermark: watermarkOf(marks),
  }
}

/** A draft lacks number and access key; every page says that it is a draft. */
export function describeDraft(document: Document): Ride {
  return {
    issuer: issuerOf(document.issuer, document.header, document.additionalInfo),
    document: draftHeadingOf(document.issuer),
    blocks: blocksOf(document),
    watermark: ['BORRADOR', 'SIN VALIDEZ TRIBUTARIA'],
  }
}

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
