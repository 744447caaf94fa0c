import { authorityErrors, issuanceErrors, refuseTestTaxpayerInProduction } from '@etax/contracts'
import { AppError, type ErrorDetail } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { authorityInstant, type DocumentSummary, documentErrors, parseAccessKey } from '@etax/tax-document'
import type { ForeignXml } from '@etax/tax-document/foreign'
import { environmentCodeOf } from './domain/environment-code.ts'
import { invalidOrder } from './domain/invalid-order.ts'
import { newReceipt } from './domain/new-receipt.ts'
import { quotaRefusal } from './domain/quota-refusal.ts'
import type { Owner, Receipt } from './domain/receipt.ts'
import { record } from './domain/state-machine.ts'
import { NUMBER_FREE } from './domain/taken-number.ts'
import type {
  Authority,
  AuthorizedDocument,
  Catalog,
  Dispatcher,
  IssuingTaxpayer,
  LightReceipt,
  Numbering,
  Receipts,
  Signer,
} from './ports.ts'

interface Dependencies {
  foreign: Pick<ForeignXml, 'summarize'>
  authority: Pick<Authority, 'find'>
  signer: Pick<Signer, 'requireCertificate'>
  catalog: Pick<Catalog, 'profile' | 'fixSeries'>
  receipts: Pick<Receipts, 'find' | 'findNumber'>
  numbering: Pick<Numbering, 'number'>
  dispatcher: Pick<Dispatcher, 'dispatch'>
  log: Logger
  now: () => Date
}

export interface ImportRequest {
  caller: Owner
  receiptId: string
  ruc: string
  accessKey: string
}

/**
 * Imports an authorized document of another system: printed, not mailed, without quota. A receipt rejected because of
 * it stays beside it.
 * @throws AppError `invalid` VAL_10000 with DOC_50005 or ISS_10009 at the access key, CTX_10003 to CTX_10010;
 * `conflict` ISS_30006, ISS_30081; `not-found` ISS_40002 or ISS_40003
 */
export function importReceipt(dependencies: Dependencies) {
  const { foreign, authority, signer, catalog, receipts, numbering, dispatcher, log, now } = dependencies

  return async (request: ImportRequest): Promise<Receipt> => {
    const { caller, receiptId, ruc, accessKey } = request
    requireKeyOf(request)
    const holder = await receipts.find(caller, accessKey)
    if (holder?._id === receiptId) return holder
    if (holder !== null && !isOfAnotherDocument(holder)) throw issuanceErrors.importedAlready({ accessKey })
    const taxpayer = await catalog.profile(caller.workspaceId, ruc)
    refuseTestTaxpayerInProduction({ mode: caller.mode, testTaxpayer: taxpayer.testTaxpayer })
    await signer.requireCertificate(caller, ruc, taxpayer)
    const authorizedDocument = await authority.find(accessKey)
    if (authorizedDocument === null) throw issuanceErrors.notAtTheAuthority({ accessKey })

    const summary = await readSummary(foreign, request, authorizedDocument)
    await refuseTakenNumber(receipts, request, summary)
    const { xml, sequential, ...imported } = importedReceipt(request, taxpayer, authorizedDocument, summary, now())
    await catalog.fixSeries(caller, taxpayer, imported)
    const finish = { accessKey, sequential, xml }
    const result = await numbering.number({ receipt: imported, allowance: null, finish })
    if (result.kind === 'taken') throw takenBy(result.holder, accessKey, summary.number)
    if (result.kind === 'refused') throw quotaRefusal(result, null)
    const { receipt } = result
    log.info({ receiptId, documentType: receipt.documentType, status: receipt.status }, 'receipt imported')
    dispatcher.dispatch(receipt, receipt.outbox)
    return receipt
  }
}

function isOfAnotherDocument({ status, messages }: Receipt): boolean {
  const { code } = authorityErrors.keyOfAnotherDocument
  return status === 'REJECTED' && messages.some((message) => message.code === code)
}

function requireKeyOf({ caller, ruc, accessKey }: ImportRequest): void {
  const key = parseAccessKey(accessKey)
  if (key === null) throw invalidOrder([documentErrors.accessKeyMalformed.at('accessKey')])
  const { accessKeyNotImportable } = issuanceErrors
  if (key.ruc !== ruc) {
    throw invalidOrder([accessKeyNotImportable.at('accessKey', { reason: 'taxpayer', ruc: key.ruc, asked: ruc })])
  }
  const { environment } = key
  const needed = environmentCodeOf(caller)
  if (environment !== needed) {
    const facts = { reason: 'environment', environment, mode: caller.mode, needed } as const
    throw invalidOrder([accessKeyNotImportable.at('accessKey', facts)])
  }
}

/** The authority accepts each number once: a receipt with this number must end first. */
async function refuseTakenNumber(
  receipts: Pick<Receipts, 'findNumber'>,
  { caller, ruc, accessKey }: ImportRequest,
  { documentType, number }: DocumentSummary,
): Promise<void> {
  const holder = await receipts.findNumber({ ...caller, ruc, documentType, number }, accessKey, NUMBER_FREE.imported)
  if (holder !== null) throw takenBy(holder, accessKey, number)
}

function takenBy({ _id, status, ...holder }: LightReceipt, accessKey: string, number: string): AppError {
  if (holder.accessKey === accessKey) return issuanceErrors.importedAlready({ accessKey })
  return issuanceErrors.importedNumberTaken({ number, receiptId: _id, status, accessKey: holder.accessKey })
}

async function readSummary(
  foreign: Dependencies['foreign'],
  { ruc, accessKey }: ImportRequest,
  { document }: AuthorizedDocument,
): Promise<DocumentSummary> {
  const { authorizedDocumentUnusable } = issuanceErrors
  if (document.trim() === '') throw authorizedDocumentUnusable({ reason: 'no-document' })
  const summary = await foreign.summarize(document).catch((cause: unknown) => {
    if (!AppError.is(cause) || cause.kind !== 'invalid') throw cause
    throw authorizedDocumentUnusable({ reason: 'unreadable' }, { details: detailsOf(cause), cause })
  })
  if (summary.accessKey !== accessKey) {
    throw authorizedDocumentUnusable({ reason: 'access-key', accessKey: summary.accessKey })
  }
  if (summary.ruc !== ruc) throw authorizedDocumentUnusable({ reason: 'taxpayer', ruc: summary.ruc, asked: ruc })
  return summary
}

function detailsOf({ code, params, message, details }: AppError): readonly ErrorDetail[] {
  return details.length > 0 ? details : [{ path: '', code, ...(params && { params }), message }]
}

function importedReceipt(
  { receiptId, caller, ruc, accessKey }: ImportRequest,
  { taxpayerId, logoId }: IssuingTaxpayer,
  { authorization, messages, document }: AuthorizedDocument,
  summary: DocumentSummary,
  now: Date,
): Receipt {
  const draft = newReceipt({
    id: receiptId,
    caller,
    keyId: null,
    ruc,
    devReference: null,
    bodyHash: '',
    period: '',
    document: summary,
    byOrigin: {
      authority: 'production',
      simulated: authorization.simulated,
      signs: true,
      signed: true,
      ownXml: true,
      origin: 'imported',
      taxpayerId,
      logoId,
      recipients: [],
      suppressed: [],
      stock: [],
      outbox: [],
    },
    now,
  })
  const receipt = { ...draft, quotaHeld: false, timeline: [], accessKey, sequential: summary.sequential }
  const recorded = record(receipt, { kind: 'authorized', authorization, messages }, now)
  const at = new Date(authorityInstant(authorization.at) ?? now)
  // The time of reception is unknown, and not later than the authorization.
  const timeline = recorded?.timeline.map((entry) => ({ ...entry, at })) ?? []
  return { ...receipt, ...recorded, timeline, version: 1, xml: document }
}
