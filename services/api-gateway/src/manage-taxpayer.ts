import { catalogErrors, contextErrors, gatewayErrors } from '@etax/contracts'
import { fieldErrors, newId } from '@etax/kernel'
import { type CatalogRecord, readRecord } from './domain/catalog-record.ts'
import { mayTouchProduction, type Principal } from './domain/principal.ts'
import type { Clients } from './ports.ts'

interface Dependencies extends Pick<Clients, 'catalog' | 'issuance' | 'signer'> {}

/** A taxpayer's own routes: its certificate's password goes to the signer, and nowhere else. */
export interface Taxpayers {
  create(workspaceId: string, body: unknown): Promise<CatalogRecord>
  /**
   * Refused, it changed nothing. @throws AppError `invalid` SGN_10013 when a certificate is stored and the password does
   * not open it; `conflict` CAT_10021 for another registry number while something is kept under the one there is
   */
  change(workspaceId: string, id: string, body: unknown): Promise<CatalogRecord>
  /**
   * Destroys the certificate too, and gives its password back a last time. @throws AppError conflict CTX_10006;
   * `forbidden` ACS_10006 with a test key, for a taxpayer that has live receipts or a certificate
   */
  remove(principal: Principal, id: string): Promise<CatalogRecord>
}

const resource = 'taxpayers'

export function taxpayers({ catalog, issuance, signer }: Dependencies): Taxpayers {
  return { create, change, remove }

  async function create(workspaceId: string, body: unknown) {
    const { password, rest } = splitPassword(body)
    const made = await catalog.createRecord({ workspaceId, resource, id: newId(), record: jsonOf(rest) })
    const record = readRecord(made.record)
    if (password !== null) await keepPassword(ownerOf(workspaceId, record), password)
    return record
  }

  /** Everything that may refuse comes before the first write: the number, the password, what catalog checks. */
  async function change(workspaceId: string, id: string, body: unknown) {
    const { password, rest } = splitPassword(body)
    const before = ownerOf(workspaceId, readRecord((await catalog.getRecord({ workspaceId, resource, id })).record))
    if (changesNumber(rest, before.ruc)) await refuseWhileHeld(before)
    const waits = password !== null && (await signer.describeCertificate(before)).status === 'MISSING'
    // Where there is a certificate, this keeps nothing: the password opens it or is refused.
    if (password !== null && !waits) await signer.setPassword({ ...before, password })
    const { record } = await catalog.updateRecord({ workspaceId, resource, id, record: jsonOf(rest) })
    const changed = readRecord(record)
    if (password !== null && waits) await keepPassword(ownerOf(workspaceId, changed), password)
    return changed
  }

  async function keepPassword(owner: TaxpayerOwner, password: string): Promise<void> {
    await fixNumber(catalog, owner)
    await signer.setPassword({ ...owner, password })
  }

  /**
   * What was kept before catalog marked numbers as fixed, or by an earlier taxpayer of the number. Whatever comes after
   * this look is preceded by the mark, and catalog changes no number that is marked.
   */
  async function refuseWhileHeld(owner: TaxpayerOwner): Promise<void> {
    const { workspaceId, ruc } = owner
    const [certificate, holdings] = await Promise.all([
      signer.describeCertificate(owner),
      issuance.describeHoldings({ workspaceId, taxpayerRuc: ruc }),
    ])
    const isThere = certificate.status !== 'MISSING'
    const held = [
      ...(isThere ? ['a certificate'] : []),
      ...(!isThere && certificate.hasPassword ? ['the password of a certificate'] : []),
      ...(holdings.liveReceipts || holdings.sandboxReceipts ? ['receipts'] : []),
      ...(holdings.sequentials ? ['sequentials'] : []),
    ]
    if (held.length === 0) return
    const message = `ruc cannot change from ${ruc} any more: the taxpayer has ${held.join(', ')} under it. Register another taxpayer with the other number: POST /taxpayers.`
    throw catalogErrors.numberFixed({ message })
  }

  async function remove(principal: Principal, id: string) {
    const { workspaceId } = principal
    const known = readRecord((await catalog.getRecord({ workspaceId, resource, id })).record)
    const owner = ownerOf(workspaceId, known)
    // A signer that does not answer is found out before anything is deleted.
    const certificate = await signer.describeCertificate(owner)
    const holdings = await issuance.describeHoldings({ workspaceId, taxpayerRuc: owner.ruc })
    if (!mayTouchProduction(principal)) {
      const isUsed = certificate.status !== 'MISSING' || holdings.liveReceipts
      if (isUsed) throw gatewayErrors.liveKeyNeeded()
    }
    if (holdings.unfinishedReceipts) throw contextErrors.receiptsUnfinished()
    const { record } = await catalog.deleteRecord({ workspaceId, resource, id })
    const { password } = await signer.forgetCertificate(owner)
    return { ...readRecord(record), signaturePassword: password ?? null }
  }
}

/** As the signer knows it. */
export interface TaxpayerOwner {
  workspaceId: string
  taxpayerId: string
  ruc: string
}

function ownerOf(workspaceId: string, { id, ruc }: CatalogRecord): TaxpayerOwner {
  return { workspaceId, taxpayerId: String(id), ruc: String(ruc) }
}

/** Fixes the registry number, before anything is kept under it. @throws AppError `invalid` CTX_10002 where it changed */
export async function fixNumber(
  catalog: Pick<Clients['catalog'], 'fixRegistryNumber'>,
  { ruc: taxpayerRuc, ...taxpayer }: TaxpayerOwner,
): Promise<void> {
  await catalog.fixRegistryNumber({ ...taxpayer, taxpayerRuc })
}

/** What is blank or of another type, catalog takes for not given or refuses. */
function changesNumber(body: unknown, before: string): boolean {
  const { ruc } = (body ?? {}) as { ruc?: unknown }
  return typeof ruc === 'string' && ruc.trim() !== '' && ruc !== before
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
