import type { Document } from '@etax/tax-document'
import { invoiceBlocks } from './describe-invoice.ts'
import { type Authorized, headingOf, issuerOf } from './issuer.ts'
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
    issuer: issuerOf(document.issuer, document.header),
    document: headingOf(document.issuer, authorization),
    blocks: blocksOf(document),
    watermark: watermarkOf(marks),
  }
}

function blocksOf(document: Document): Block[] {
  switch (document.documentType) {
    case 'INVOICE':
      return invoiceBlocks(document)
  }
}

function watermarkOf({ sandbox, simulated }: Marks): string[] {
  if (sandbox) return ['DOCUMENTO DE PRUEBA', 'SIN VALIDEZ TRIBUTARIA']
  return simulated ? ['AUTORIZACIÓN SIMULADA', 'SIN VALIDEZ TRIBUTARIA'] : []
}
