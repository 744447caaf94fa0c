import { catalogErrors, issuanceErrors } from '@etax/contracts'
import type { Logger } from '@etax/runtime'
import { numberDraft, sequentialText } from '@etax/tax-document'
import { compareWithOthers } from './compare-with-others.ts'
import { invalidOrder } from './domain/invalid-order.ts'
import { type Issued, storedBefore } from './domain/issued.ts'
import { quotaRefusal } from './domain/quota-refusal.ts'
import type { Receipt } from './domain/receipt.ts'
import type { Admit } from './limit-backlog.ts'
import type { Catalog, Dispatcher, Numbering } from './ports.ts'
import { type IssueCommand, type PrepareDependencies, prepareDocument } from './prepare-document.ts'

interface Dependencies extends PrepareDependencies {
  catalog: Pick<Catalog, 'resolve' | 'fixSeries'>
  numbering: Pick<Numbering, 'number'>
  dispatcher: Pick<Dispatcher, 'dispatch'>
  admit: Admit
  log: Logger
}

export type IssueDocument = ReturnType<typeof issueDocument>

/**
 * Numbers and stores a document; signing and sending follow in the background. Everything that can fail precedes the
 * number.
 * @throws AppError `invalid` VAL_10000 for an invalid order, CTX_1000x for a taxpayer that may not issue; `forbidden`
 * SUB_1200x without quota; `unavailable` ISS_50002 if too many wait
 */
export function issueDocument(dependencies: Dependencies) {
  const { numbering, dispatcher, admit, log } = dependencies
  const prepare = prepareDocument(dependencies)
  const compare = compareWithOthers(dependencies)

  return async (request: IssueCommand): Promise<Issued> => {
    using _admitted = admit()
    const prepared = await prepare(request)
    if ('duplicate' in prepared) return prepared

    const { drafted, receipt, taxpayer } = prepared
    if (!(await dependencies.catalog.fixSeries(request.caller, taxpayer, receipt))) throw seriesGone(receipt)
    const result = await numbering.number({
      receipt,
      allowance: request.allowance,
      finish: (sequential, numericCode) => {
        const { accessKey, xml } = numberDraft(drafted, { sequential, numericCode })
        return { accessKey, xml, sequential: sequentialText(sequential) }
      },
    })
    if (result.kind === 'refused') throw quotaRefusal(result, request.allowance)
    if (result.kind === 'duplicate') return storedBefore(result.receipt, request)
    if (result.kind === 'taken') throw issuanceErrors.contradictsStored()
    log.info({ receiptId: receipt._id, documentType: receipt.documentType, status: 'DRAFT' }, 'receipt numbered')
    dispatcher.dispatch(result.receipt, result.receipt.outbox)
    const warnings = [...prepared.warnings, ...(await compare(result.receipt, drafted, prepared.note))]
    return { receipt: result.receipt, duplicate: false, warnings }
  }
}

function seriesGone({ establishment, emissionPoint }: Pick<Receipt, 'establishment' | 'emissionPoint'>) {
  const facts = { reason: 'gone', establishment, code: emissionPoint } as const
  return invalidOrder([catalogErrors.emissionPointUnknown.at('emissionPoint', facts)])
}
