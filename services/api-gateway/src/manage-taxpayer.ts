import { contextErrors, gatewayErrors } from '@etax/contracts'
import { fieldErrors, newId } from '@etax/kernel'
import { type CatalogRecord, readRecord } from './domain/catalog-record.ts'
import { callerOf, mayTouchProduction, type Principal } from './domain/principal.ts'
import type { Clients } from './ports.ts'

interface Dependencies extends Pick<Clients, 'catalog' | 'issuance' | 'signer'> {}

/** A taxpayer's own routes: its certificate's password goes to the signer, and nowhere else. */
export interface Taxpayers {
  create(workspaceId: string, body: unknown): Promise<CatalogRecord>
  /** @throws AppError `invalid` SGN_10013 when a certificate is stored and the password does not open it */
  change(workspaceId: string, id: string, body: unknown): Promise<CatalogRecord>
  /**
   * Destroys the certificate too, and gives its password back a last time. @throws AppError conflict CTX_10006;
   * `forbidden` ACS_10006 with a test key, for a taxpayer that has live receipts or a certificate
   */
  remove(principal: Principal, id: string): Promise<CatalogRecord>
}

const resource = 'taxpayers'
const UNFINISHED = ['DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED', 'ERROR']

export function taxpayers({ catalog, issuance, signer }: Dependencies): Taxpayers {
  return { create, change, remove }

  async function create(workspaceId: string, body: unknown) {
    const { password, rest } = splitPassword(body)
    const made = await catalog.createRecord({ workspaceId, resource, id: newId(), record: jsonOf(rest) })
    const record = readRecord(made.record)
    if (password !== null) await signer.setPassword({ workspaceId, ruc: String(record.ruc), password })
    return record
  }

  async function change(workspaceId: string, id: string, body: unknown) {
    const { password, rest } = splitPassword(body)
    // The password first: when it does not open the certificate, nothing may change.
    if (password !== null) {
      const { ruc } = readRecord((await catalog.getRecord({ workspaceId, resource, id })).record)
      await signer.setPassword({ workspaceId, ruc: String(ruc), password })
    }
    const { record } = await catalog.updateRecord({ workspaceId, resource, id, record: jsonOf(rest) })
    return readRecord(record)
  }

  async function remove(principal: Principal, id: string) {
    const { workspaceId } = principal
    const known = readRecord((await catalog.getRecord({ workspaceId, resource, id })).record)
    const ruc = String(known.ruc)
    // A signer that does not answer is found out before anything is deleted.
    const certificate = await signer.describeCertificate({ workspaceId, ruc })
    if (!mayTouchProduction(principal)) {
      const isUsed = certificate.status !== 'MISSING' || (await hasLiveReceipts(issuance, workspaceId, ruc))
      if (isUsed) throw gatewayErrors.liveKeyNeeded()
    }
    await refuseWhileUnfinished(workspaceId, ruc)
    const { record } = await catalog.deleteRecord({ workspaceId, resource, id })
    const { password } = await signer.forgetCertificate({ workspaceId, ruc })
    return { ...readRecord(record), signaturePassword: password ?? null }
  }

  async function refuseWhileUnfinished(workspaceId: string, taxpayerRuc: string): Promise<void> {
    const modes = (['test', 'live'] as const).map((mode) => callerOf({ workspaceId, mode }))
    const asked = modes.flatMap((caller) => UNFINISHED.map((status) => ({ caller, taxpayerRuc, status })))
    const found = await Promise.all(asked.map((one) => issuance.listReceipts({ ...one, page: 1, limit: 1 })))
    if (found.some(({ receipts }) => receipts.length > 0)) throw contextErrors.receiptsUnfinished()
  }
}

/** Whether anything was ever issued in production for the taxpayer. */
export async function hasLiveReceipts(
  issuance: Pick<Clients['issuance'], 'listReceipts'>,
  workspaceId: string,
  taxpayerRuc: string,
): Promise<boolean> {
  const caller = callerOf({ workspaceId, mode: 'live' })
  const { receipts } = await issuance.listReceipts({ caller, taxpayerRuc, page: 1, limit: 1 })
  return receipts.length > 0
}

/** The password, and everything else that was sent, which catalog checks. */
function splitPassword(body: unknown): { password: string | null; rest: unknown } {
  if (typeof body !== 'object' || body === null || !('signaturePassword' in body)) return { password: null, rest: body }
  const { signaturePassword: password, ...rest } = body
  if (typeof password === 'string' && password.trim() === '') return { password: null, rest }
  if (password === null || typeof password === 'string') return { password, rest }
  throw fieldErrors.invalidRequest({
    details: [fieldErrors.wrongType.at('signaturePassword', 'must be a text or null')],
  })
}

function jsonOf(body: unknown): Buffer {
  return Buffer.from(JSON.stringify(body ?? null))
}
