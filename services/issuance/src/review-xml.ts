import { issuanceErrors } from '@etax/contracts'
import { AppError, type ErrorDetail } from '@etax/kernel'
import type { DocumentSummary } from '@etax/tax-document'
import type { ForeignXml } from '@etax/tax-document/foreign'
import { checkNote } from './check-note.ts'
import { environmentCodeOf } from './domain/environment-code.ts'
import { placesInXml } from './domain/places-in-xml.ts'
import type { Owner } from './domain/receipt.ts'
import { takenNumber } from './domain/taken-number.ts'
import type { Receipts } from './ports.ts'

interface Dependencies {
  foreign: Pick<ForeignXml, 'summarize'>
  receipts: Pick<Receipts, 'findNumber' | 'lastNumber' | 'findInvoices' | 'sumCreditNotes'>
}

export interface Review {
  /** What a note would be refused for. */
  errors: readonly ErrorDetail[]
  /** That another receipt has the number. */
  warnings: readonly ErrorDetail[]
}

export type ReviewXml = (caller: Owner, xml: Buffer) => Promise<Review>

const NOTHING: Review = { errors: [], warnings: [] }

/**
 * Compares XML that is valid in itself with the receipts of the caller, as submitting it would: so that whoever has it judged is
 * told before. A document for the other environment is compared with nothing.
 */
export function reviewXml({ foreign, receipts }: Dependencies): ReviewXml {
  const compareNote = checkNote({ receipts })

  return async (caller, xml) => {
    const summary = await foreign.summarize(xml)
    if (summary.environment !== environmentCodeOf(caller)) return NOTHING
    return { errors: await errorsOf(caller, summary), warnings: await warningsOf(caller, summary) }
  }

  async function errorsOf(caller: Owner, summary: DocumentSummary): Promise<readonly ErrorDetail[]> {
    try {
      await compareNote(caller, summary.ruc, summary, placesInXml(summary))
      return []
    } catch (error) {
      if (!AppError.is(error) || error.kind !== 'invalid') throw error
      return error.details
    }
  }

  async function warningsOf(caller: Owner, { ruc, documentType, number, accessKey }: DocumentSummary) {
    const numbered = { ...caller, ruc, documentType, number }
    const holder = await receipts.findNumber(numbered, accessKey)
    if (holder === null) return []
    const message = takenNumber(holder, number, await receipts.lastNumber(numbered))
    return [issuanceErrors.numberTaken.at(NUMBER, message)]
  }
}

const NUMBER = '/*/infoTributaria/secuencial'
