import { AppError } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { isAccessKey, summarizeDocument } from '@etax/tax-document'
import { readDocument } from '@etax/tax-document/xml'
import { newReceipt } from './domain/new-receipt.ts'
import type { Errand, Receipt } from './domain/receipt.ts'
import { record } from './domain/state-machine.ts'
import type { Authority, Found } from './outbound/authority.ts'
import type { Catalog } from './outbound/catalog.ts'
import type { Owner, Receipts } from './outbound/mongo-receipts.ts'

interface Needs {
  authority: Pick<Authority, 'find'>
  catalog: Pick<Catalog, 'profile'>
  receipts: Pick<Receipts, 'find' | 'insert'>
  carryOut: { start: (receipt: Receipt, errands: readonly Errand[]) => void }
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
 * Takes in a document that the authority has authorized and this system did not issue. It is printed like any other,
 * mailed to nobody, and uses no quota.
 */
export function importReceipt({ authority, catalog, receipts, carryOut, log, now }: Needs) {
  return async ({ caller, receiptId, ruc, accessKey }: ImportRequest): Promise<Receipt> => {
    if (!isAccessKey(accessKey)) throw badKey('It must have 49 digits with the right check digit.')
    if (accessKey.slice(10, 23) !== ruc) throw badKey(`It is of ${accessKey.slice(10, 23)}, not of ${ruc}.`)
    if ((await receipts.find(caller, accessKey)) !== null) throw here(accessKey)
    const { taxpayerId, logoId } = await catalog.profile(caller.workspaceId, ruc)
    const found = await authority.find(accessKey)
    if (found === null) throw unknown(accessKey)

    const receipt = imported({ receiptId, caller, ruc, accessKey, taxpayerId, logoId }, found, now())
    if (!(await receipts.insert(receipt))) throw here(accessKey)
    log.info({ receiptId, documentType: receipt.documentType, status: receipt.status }, 'receipt imported')
    carryOut.start(receipt, receipt.errands)
    return receipt
  }
}

interface Whose extends ImportRequest {
  taxpayerId: string
  logoId: string | null
}

function imported({ receiptId, caller, ruc, accessKey, taxpayerId, logoId }: Whose, found: Found, now: Date): Receipt {
  const { authorization, messages, document } = found
  const digest = summarizeDocument(readDocument(document))
  const born = newReceipt({
    id: receiptId,
    caller,
    ruc,
    devReference: null,
    bodyHash: '',
    period: '',
    document: digest,
    own: {
      authority: 'production',
      simulated: authorization.simulated,
      signs: true,
      signed: true,
      ownXml: true,
      origin: 'imported',
      taxpayerId,
      logoId,
      recipients: [],
      stock: [],
      errands: [],
    },
    now,
  })
  const receipt = { ...born, quotaHeld: false, timeline: [], accessKey, sequential: digest.sequential }
  const known = record(receipt, { kind: 'authorized', authorization, messages }, now)
  return { ...receipt, ...known, version: 1, xml: document }
}

function badKey(message: string): AppError {
  const details = [{ path: 'accessKey', code: 'ISS_10009', message }]
  return new AppError('invalid', 'ISS_10009', `accessKey: ${message}`, { details })
}

function here(accessKey: string): AppError {
  return new AppError('conflict', 'ISS_30006', `A receipt with access key ${accessKey} is here already.`)
}

function unknown(accessKey: string): AppError {
  const message = `The authority has no authorized document under ${accessKey}, or it is older than it answers for.`
  return new AppError('not-found', 'ISS_40002', message)
}
