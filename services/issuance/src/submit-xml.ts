import { AppError } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { authorityDay, type DocumentSummary, summarizeDocument } from '@etax/tax-document'
import { readDocument, validateXml } from '@etax/tax-document/xml'
import { environmentOf } from './domain/environment.ts'
import { type Issued, repeated } from './domain/issued.ts'
import { newReceipt } from './domain/new-receipt.ts'
import type { Errand, Receipt } from './domain/receipt.ts'
import { busy, invalid, noQuota } from './domain/refusals.ts'
import type { FindRepeat } from './find-repeat.ts'
import type { Catalog } from './outbound/catalog.ts'
import type { Certificates } from './outbound/certificates.ts'
import type { Allowance, Numbering } from './outbound/mongo-numbering.ts'
import type { Owner, Receipts } from './outbound/mongo-receipts.ts'

export interface SubmitXmlRequest {
  caller: Owner
  receiptId: string
  ruc: string
  devReference: string | null
  bodyHash: string
  recipients: readonly string[]
  allowance: Allowance
  xml: string
  /** Whether the caller has signed it already. */
  signed: boolean
}

interface Needs {
  catalog: Pick<Catalog, 'profile'>
  certificates: Pick<Certificates, 'require'>
  receipts: Pick<Receipts, 'find'>
  numbering: Pick<Numbering, 'number'>
  findRepeat: FindRepeat
  carryOut: { start: (receipt: Receipt, errands: readonly Errand[]) => void; load: () => number }
  settings: { mostInFlight: number; simulated: boolean }
  log: Logger
  now: () => Date
}

export type SubmitXml = ReturnType<typeof submitXml>

/**
 * Takes a caller's own document on its way (modes B and "authorize signed"): it keeps its bytes, number and key.
 * What schema and rules find wrong is refused before anything is stored.
 */
export function submitXml(needs: Needs) {
  const { receipts, numbering, findRepeat, carryOut, settings, log } = needs

  return async (request: SubmitXmlRequest): Promise<Issued> => {
    if (carryOut.load() >= settings.mostInFlight) throw busy()
    const digest = judge(request, needs.now())
    const repeat = await findRepeat(request.caller, request.ruc, digest.documentType, request)
    if (repeat !== null) return repeat
    const held = await receipts.find(request.caller, digest.accessKey)
    if (held !== null && held.status !== 'RETURNED') return sameAgain(held, request)

    const receipt = await prepare(needs, request, digest)
    const { accessKey, sequential } = digest
    const finish = { accessKey, sequential, xml: request.xml }
    const outcome = await numbering.number({ receipt, allowance: request.allowance, finish })
    if (outcome.kind === 'refused') throw noQuota(outcome.code)
    if (outcome.kind === 'repeated') return repeated(outcome.receipt, request)
    log.info({ receiptId: receipt._id, documentType: receipt.documentType, status: 'DRAFT' }, 'own document stored')
    carryOut.start(outcome.receipt, outcome.receipt.errands)
    return { receipt: outcome.receipt, duplicate: false, warnings: [] }
  }
}

/** Everything that is wrong with the document, or what it says of itself. */
function judge({ caller, ruc, xml, signed }: SubmitXmlRequest, now: Date): DocumentSummary {
  const { errors } = validateXml(xml, { today: authorityDay(now.getTime()) })
  if (errors.length > 0) {
    throw invalid(errors.map(({ line, path, code, message }) => ({ path, code, message: `line ${line}: ${message}` })))
  }
  const digest = summarizeDocument(readDocument(xml))
  const carriesSignature = /<(?:\w+:)?Signature[\s>]/.test(xml)
  const environment = environmentOf(caller)
  if (digest.ruc !== ruc) throw notYours('ruc', `The document is of ${digest.ruc}, not of ${ruc} (x-taxpayer-ruc).`)
  if (digest.environment !== environment) {
    const message = `The document is for environment ${digest.environment}; an ak_${caller.mode}_ key needs ${environment}.`
    throw notYours('ambiente', message)
  }
  if (carriesSignature && !signed) throw notYours('Signature', 'The document is signed already: use authorize-signed.')
  if (!carriesSignature && signed)
    throw notYours('Signature', 'The document carries no signature: use sign-and-authorize.')
  return digest
}

async function prepare(
  { catalog, certificates, settings, now }: Needs,
  request: SubmitXmlRequest,
  digest: DocumentSummary,
) {
  const { caller, ruc, receiptId, recipients, allowance, signed } = request
  const { taxpayerId, logoId } = await catalog.profile(caller.workspaceId, ruc)
  if (!signed) await certificates.require(caller.workspaceId, ruc)
  return newReceipt({
    ...request,
    id: receiptId,
    period: allowance.period,
    document: digest,
    own: {
      authority: caller.mode === 'test' ? 'test' : 'production',
      simulated: settings.simulated,
      signs: true,
      signed,
      ownXml: true,
      origin: 'issued',
      taxpayerId,
      logoId,
      recipients: [...recipients],
      stock: [],
      errands: [signed ? 'authority.submit' : 'sign'],
    },
    now: now(),
  })
}

/** The same document posted again is the same receipt; another one may not take its key. */
function sameAgain(held: Receipt, request: SubmitXmlRequest): Issued {
  if (held.bodyHash === request.bodyHash) return repeated(held, request)
  const message = `The access key is that of receipt ${held._id}, which is ${held.status}. A new document needs a key of its own.`
  throw new AppError('conflict', 'ISS_30005', message)
}

function notYours(element: string, message: string): AppError {
  const path = `//${element}`
  return new AppError('invalid', 'ISS_10008', message, { details: [{ path, code: 'ISS_10008', message }] })
}
