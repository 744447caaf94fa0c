import { issuanceErrors } from '@etax/contracts'
import { AppError, type ErrorDetail } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { type DocumentSummary, placesInNote } from '@etax/tax-document'
import type { ForeignXml } from '@etax/tax-document/foreign'
import { checkNote } from './check-note.ts'
import { type ComparedReceipt, compareWithOthers } from './compare-with-others.ts'
import { environmentCodeOf } from './domain/environment-code.ts'
import { modifiedKey } from './domain/modified-receipt.ts'
import type { Owner } from './domain/receipt.ts'
import { NUMBER_FREE, takenNumber } from './domain/taken-number.ts'
import { withheldKeys } from './domain/withheld-before.ts'
import type { Receipts } from './ports.ts'

interface Dependencies {
  foreign: Pick<ForeignXml, 'summarize'>
  log: Pick<Logger, 'warn'>
  receipts: Pick<Receipts, 'find' | 'findNumber' | 'lastNumber' | 'findInvoices' | 'sumCreditNotes' | 'findWithheld'>
}

export interface Review {
  errors: readonly ErrorDetail[]
  warnings: readonly ErrorDetail[]
}

export type ReviewXml = (caller: Owner, xml: Buffer) => Promise<Review>

const NOTHING: Review = { errors: [], warnings: [] }

/** Compares as submitting does, except a document of the other environment. */
export function reviewXml({ foreign, receipts, log }: Dependencies): ReviewXml {
  const compareNote = checkNote({ receipts })
  const compare = compareWithOthers({ receipts, log })

  return async (caller, xml) => {
    const summary = await foreign.summarize(xml)
    if (summary.environment !== environmentCodeOf(caller)) return NOTHING
    const { errors, warnings } = await reviewByOthers(caller, summary)
    return { errors, warnings: [...(await warningsOf(caller, summary)), ...warnings] }
  }

  async function reviewByOthers(caller: Owner, summary: DocumentSummary): Promise<Review> {
    try {
      const checked = await compareNote(caller, summary.ruc, summary, placesInNote(summary))
      if (checked === null && summary.withholds.length === 0) return NOTHING
      const stored = await receipts.find(caller, summary.accessKey, summary.ruc)
      return { errors: [], warnings: await compare(asReceipt(caller, summary, stored?._id), summary, checked) }
    } catch (error) {
      if (!AppError.is(error) || error.kind !== 'invalid') throw error
      return { errors: error.details, warnings: [] }
    }
  }

  async function warningsOf(caller: Owner, { ruc, documentType, number, accessKey }: DocumentSummary) {
    const numbered = { ...caller, ruc, documentType, number }
    const holder = await receipts.findNumber(numbered, accessKey, NUMBER_FREE.issued)
    if (holder === null) return []
    return [issuanceErrors.numberTaken.at(NUMBER, takenNumber(holder, number, await receipts.lastNumber(numbered)))]
  }
}

function asReceipt(caller: Owner, summary: DocumentSummary, _id = ''): ComparedReceipt {
  const { ruc, modifies, totals } = summary
  const modified = modifies === null ? {} : { modifiedKey: modifiedKey(caller, ruc, modifies) }
  return { ...caller, _id, ruc, totals, ...modified, withheldKeys: withheldKeys(caller, ruc, summary) }
}

const NUMBER = '/*/infoTributaria/secuencial'
