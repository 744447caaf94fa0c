import { issuanceErrors } from '@etax/contracts'
import { AppError, type ErrorDetail } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { DocumentSummary } from '@etax/tax-document'
import type { ForeignXml } from '@etax/tax-document/foreign'
import { checkNote, warnOfBalance } from './check-note.ts'
import { environmentCodeOf } from './domain/environment-code.ts'
import { modifiedKey } from './domain/modified-receipt.ts'
import { placesInXml } from './domain/places-in-xml.ts'
import type { Owner } from './domain/receipt.ts'
import { NUMBER_FREE, takenNumber } from './domain/taken-number.ts'
import type { Receipts } from './ports.ts'

interface Dependencies {
  foreign: Pick<ForeignXml, 'summarize'>
  log: Pick<Logger, 'warn'>
  receipts: Pick<Receipts, 'find' | 'findNumber' | 'lastNumber' | 'findInvoices' | 'sumCreditNotes'>
}

export interface Review {
  /** What a note would be refused for. */
  errors: readonly ErrorDetail[]
  /** That another receipt has the number, or that a credit note gives back more than is left. */
  warnings: readonly ErrorDetail[]
}

export type ReviewXml = (caller: Owner, xml: Buffer) => Promise<Review>

const NOTHING: Review = { errors: [], warnings: [] }

/**
 * Compares XML that is valid in itself with the receipts of the caller, as submitting it would: so that whoever has it judged is
 * told before. A document for the other environment is compared with nothing.
 */
export function reviewXml({ foreign, receipts, log }: Dependencies): ReviewXml {
  const compareNote = checkNote({ receipts })
  const balanceWarnings = warnOfBalance({ receipts, log })

  return async (caller, xml) => {
    const summary = await foreign.summarize(xml)
    if (summary.environment !== environmentCodeOf(caller)) return NOTHING
    const { errors, warnings } = await reviewNote(caller, summary)
    return { errors, warnings: [...(await warningsOf(caller, summary)), ...warnings] }
  }

  async function reviewNote(caller: Owner, summary: DocumentSummary): Promise<Review> {
    try {
      const checked = await compareNote(caller, summary.ruc, summary, placesInXml(summary))
      if (checked === null) return NOTHING
      const stored = await receipts.find(caller, summary.accessKey, summary.ruc)
      return { errors: [], warnings: await balanceWarnings(asNote(caller, summary, stored?._id), checked) }
    } catch (error) {
      if (!AppError.is(error) || error.kind !== 'invalid') throw error
      return { errors: error.details, warnings: [] }
    }
  }

  async function warningsOf(caller: Owner, { ruc, documentType, number, accessKey }: DocumentSummary) {
    const numbered = { ...caller, ruc, documentType, number }
    const holder = await receipts.findNumber(numbered, accessKey, NUMBER_FREE.issued)
    if (holder === null) return []
    const message = takenNumber(holder, number, await receipts.lastNumber(numbered))
    return [issuanceErrors.numberTaken.at(NUMBER, message)]
  }
}

/** What would be stored of a note, or is stored, as far as the balance needs it. */
function asNote(caller: Owner, { ruc, modifies, totals }: DocumentSummary, _id = '') {
  const modified = modifies === null ? {} : { modifiedKey: modifiedKey(caller, ruc, modifies) }
  return { _id, totals, ...modified }
}

const NUMBER = '/*/infoTributaria/secuencial'
