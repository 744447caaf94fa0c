import { issuanceErrors, refuseTestTaxpayerInProduction, signerErrors } from '@etax/contracts'
import { type AppError, type ErrorDetail, withSubject } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { authorityDay, type DocumentSummary, documentErrors, placesInNote } from '@etax/tax-document'
import type { ForeignXml } from '@etax/tax-document/foreign'
import type { XmlFinding, XmlVerdict } from '@etax/tax-document/xml'
import { checkNote } from './check-note.ts'
import { compareWithOthers } from './compare-with-others.ts'
import { environmentCodeOf } from './domain/environment-code.ts'
import { invalidOrder } from './domain/invalid-order.ts'
import { type Issued, storedBefore, type Warning } from './domain/issued.ts'
import { type MailPolicy, mailedTo, suppressedWarnings } from './domain/mail-policy.ts'
import { newReceipt } from './domain/new-receipt.ts'
import { quotaRefusal } from './domain/quota-refusal.ts'
import type { Owner, Receipt } from './domain/receipt.ts'
import { requireSendable } from './domain/require-sendable.ts'
import { NUMBER_FREE, takenNumber } from './domain/taken-number.ts'
import type { FindDuplicate } from './find-duplicate.ts'
import type { Admit } from './limit-backlog.ts'
import type {
  Allowance,
  Catalog,
  Dispatcher,
  LightReceipt,
  NumberedDocument,
  Numbering,
  Receipts,
  Signer,
} from './ports.ts'
import { requireOwnSignature } from './require-own-signature.ts'

export interface SubmitXmlRequest {
  caller: Owner
  keyId: string | null
  receiptId: string
  ruc: string
  devReference: string | null
  bodyHash: string
  recipients: readonly string[]
  mail: MailPolicy
  allowance: Allowance
  xml: Buffer
  signed: boolean
}

interface Dependencies {
  foreign: Pick<ForeignXml, 'inspect'>
  catalog: Pick<Catalog, 'profile' | 'fixSeries'>
  signer: Pick<Signer, 'requireCertificate' | 'verify' | 'vouchedFingerprint'>
  receipts: Pick<Receipts, 'find' | 'findNumber' | 'lastNumber' | 'findInvoices' | 'sumCreditNotes' | 'findWithheld'>
  numbering: Pick<Numbering, 'number'>
  findDuplicate: FindDuplicate
  dispatcher: Pick<Dispatcher, 'dispatch'>
  admit: Admit
  settings: { simulated: boolean }
  log: Logger
  now: () => Date
}

export type SubmitXml = ReturnType<typeof submitXml>

/**
 * Keeps bytes, number and key (modes B and "authorize signed").
 * @throws AppError `invalid` VAL_10000 with every finding, ISS_10008 for another taxpayer's document, SGN_20006 and
 * ISS_10012 for a superfluous or missing signature, ISS_10020 to ISS_10024 for a signature of another, CTX_1000x for a
 * taxpayer that may not issue; `conflict` ISS_30005, ISS_30011; `forbidden` SUB_1200x; `unavailable` ISS_50002
 */
export function submitXml(dependencies: Dependencies) {
  const { receipts, numbering, findDuplicate, dispatcher, admit, log } = dependencies
  const compareNote = checkNote(dependencies)
  const compare = compareWithOthers(dependencies)

  return async (request: SubmitXmlRequest): Promise<Issued> => {
    using _admitted = admit()
    const { summary, roundings } = await checkedXml(dependencies, request)
    const duplicate = await findDuplicate(request.caller, request.ruc, summary.documentType, request)
    if (duplicate !== null) return duplicate
    const holder = await receipts.find(request.caller, summary.accessKey)
    if (holder !== null && holder.status !== 'RETURNED') return sameDocument(holder, request)

    await refuseTakenNumber(dependencies, request, summary)
    const note = await compareNote(request.caller, request.ruc, summary, placesInNote(summary))
    const receipt = await prepare(dependencies, request, summary)
    const { accessKey, sequential } = summary
    const finish = { accessKey, sequential, xml: request.xml.toString() }
    const result = await numbering.number({ receipt, allowance: request.allowance, finish })
    if (result.kind === 'refused') throw quotaRefusal(result, request.allowance)
    if (result.kind === 'duplicate') return storedBefore(result.receipt, request)
    if (result.kind === 'taken') return takenMeanwhile(dependencies, request, summary, result.holder)
    log.info({ receiptId: receipt._id, documentType: receipt.documentType, status: 'DRAFT' }, 'pre-built XML stored')
    dispatcher.dispatch(result.receipt, result.receipt.outbox)
    const warnings = [
      ...roundings,
      ...suppressedWarnings(result.receipt),
      ...(await compare(result.receipt, summary, note)),
    ]
    return { receipt: result.receipt, duplicate: false, warnings }
  }
}

/** @throws AppError `invalid` with every error */
async function checkedXml(
  { foreign, now }: Dependencies,
  { caller, ruc, xml, signed }: SubmitXmlRequest,
): Promise<{ summary: DocumentSummary; roundings: Warning[] }> {
  const { verdict, summary, hasSignature } = await foreign.inspect(xml, authorityDay(now().getTime()))
  if (summary === null) {
    throw invalidOrder(
      verdict.errors.map((finding) => {
        const ofAll = finding.path === '' && finding.code !== documentErrors.notWellFormed.code
        return ofAll ? detailOf(finding) : withSubject(detailOf(finding), { line: finding.line })
      }),
    )
  }
  const { mode } = caller
  const { environment } = summary
  const needed = environmentCodeOf(caller)
  if (summary.ruc !== ruc) throw issuanceErrors.documentOfAnother({ reason: 'taxpayer', ruc: summary.ruc, asked: ruc })
  if (environment !== needed) {
    throw issuanceErrors.documentOfAnother({ reason: 'environment', environment, mode, needed })
  }
  requireSignature(hasSignature, signed)
  return { summary, roundings: roundingsOf(verdict) }
}

function roundingsOf({ warnings }: XmlVerdict): Warning[] {
  const off = warnings.filter(({ code }) => code === documentErrors.offByCents.code)
  return off.map((finding) => withSubject(detailOf(finding), { line: finding.line }))
}

function detailOf({ path, code, params, message }: XmlFinding): ErrorDetail {
  return { path: path || 'xml', code, ...(params && { params }), message }
}

function requireSignature(isSigned: boolean, isRequired: boolean): void {
  if (isSigned && !isRequired) throw signerErrors.alreadySigned({ instead: 'authorize-signed' })
  if (!isSigned && isRequired) throw issuanceErrors.notSigned()
}

async function prepare(
  { catalog, signer, settings, now }: Dependencies,
  request: SubmitXmlRequest,
  summary: DocumentSummary,
) {
  const { caller, ruc, receiptId, recipients, mail, allowance, signed } = request
  requireSendable({ summary, bytes: request.xml.byteLength, signed, today: authorityDay(now().getTime()) })
  const taxpayer = await catalog.profile(caller.workspaceId, ruc)
  const { taxpayerId, logoId, contact: issuerContact, testTaxpayer } = taxpayer
  refuseTestTaxpayerInProduction({ mode: caller.mode, testTaxpayer })
  if (!signed || caller.mode === 'live') await signer.requireCertificate(caller, ruc, taxpayer)
  if (signed) await requireOwnSignature({ signer, now }, { xml: request.xml, ruc, taxpayerId, owner: caller })
  await catalog.fixSeries(caller, taxpayer, {
    ruc,
    establishment: summary.establishment,
    emissionPoint: summary.emissionPoint,
  })
  return newReceipt({
    ...request,
    id: receiptId,
    period: allowance.period,
    document: summary,
    byOrigin: {
      authority: caller.mode === 'test' ? 'test' : 'production',
      simulated: settings.simulated,
      signs: true,
      signed,
      ownXml: true,
      origin: 'issued',
      taxpayerId,
      logoId,
      issuerContact,
      ...mailedTo(recipients, caller, mail),
      stock: [],
      outbox: [signed ? 'authority.submit' : 'sign'],
    },
    now: now(),
  })
}

function sameDocument(holder: Receipt, request: SubmitXmlRequest): Issued {
  if (holder.bodyHash === request.bodyHash) return storedBefore(holder, request)
  throw issuanceErrors.accessKeyTaken({ receiptId: holder._id, status: holder.status })
}

/** The authority returns a second document with the number, whatever its access key (45). */
async function refuseTakenNumber(
  { receipts }: Pick<Dependencies, 'receipts'>,
  request: SubmitXmlRequest,
  summary: DocumentSummary,
): Promise<void> {
  const numbered = numberOf(request, summary)
  const holder = await receipts.findNumber(numbered, summary.accessKey, NUMBER_FREE.issued)
  if (holder !== null) throw await numberTaken(receipts, numbered, holder)
}

async function takenMeanwhile(
  { receipts }: Pick<Dependencies, 'receipts'>,
  request: SubmitXmlRequest,
  summary: DocumentSummary,
  holder: Receipt,
): Promise<Issued> {
  if (holder.accessKey === summary.accessKey) return sameDocument(holder, request)
  throw await numberTaken(receipts, numberOf(request, summary), holder)
}

function numberOf({ caller, ruc }: SubmitXmlRequest, { documentType, number }: DocumentSummary): NumberedDocument {
  return { ...caller, ruc, documentType, number }
}

async function numberTaken(
  receipts: Pick<Receipts, 'lastNumber'>,
  numbered: NumberedDocument,
  holder: LightReceipt,
): Promise<AppError> {
  return issuanceErrors.numberTaken(takenNumber(holder, numbered.number, await receipts.lastNumber(numbered)))
}
