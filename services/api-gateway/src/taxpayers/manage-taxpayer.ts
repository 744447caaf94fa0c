import { catalogErrors, contextErrors } from '@etax/contracts'
import { AppError, cannotBeEmpty, type ErrorDetail, fieldErrors, mustBe, newId, words } from '@etax/kernel'
import { TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { certificatePasswordProblems } from '../certificates/domain/certificate-password.ts'
import { brokenBesides } from '../http/domain/broken-besides.ts'
import { type Principal, recordCaller, refuseTestKey } from '../http/domain/principal.ts'
import type { Clients } from '../ports.ts'
import { type CatalogRecord, readRecord } from '../records/domain/catalog-record.ts'

interface Dependencies extends Pick<Clients, 'catalog' | 'issuance' | 'signer'> {}

/** The certificate's password goes to the signer and nowhere else. */
export interface Taxpayers {
  /**
   * @throws AppError `forbidden` ACS_10006 with a test key if live receipts of a deleted taxpayer exist under the
   * number
   */
  create(principal: Principal, body: unknown): Promise<CatalogRecord>
  /** Validates without storing; `id` is null for a new taxpayer. @throws AppError as the write would */
  judge(principal: Principal, id: string | null, body: unknown): Promise<void>
  /**
   * A refusal changes nothing.
   * @throws AppError `forbidden` ACS_10006 with a test key for a taxpayer in production; `invalid` SGN_10013 if the
   * password does not open the stored certificate; `conflict` CAT_10021 for a new registry number while data exists
   * under the old one, CAT_10023 for the test taxpayer
   */
  change(principal: Principal, id: string, body: unknown): Promise<CatalogRecord>
  /**
   * Also destroys the certificate, and returns its password a last time.
   * @throws AppError `conflict` CTX_10006, CAT_10023 for the test taxpayer; `forbidden` ACS_10006 with a test key for
   * a taxpayer in production
   */
  remove(principal: Principal, id: string): Promise<CatalogRecord>
}

const resource = 'taxpayers'

export function taxpayers({ catalog, issuance, signer }: Dependencies): Taxpayers {
  return { create, judge, change, remove }

  /** Reports all broken fields: the password here, the rest by catalog. */
  async function judge(principal: Principal, id: string | null, body: unknown): Promise<void> {
    const { problems, rest } = splitPassword(body, id)
    const write = { ...recordCaller(principal), resource, record: jsonOf(rest), checkOnly: true }
    const check = () =>
      id === null ? catalog.createRecord({ ...write, id: newId() }) : catalog.updateRecord({ ...write, id })
    if (problems.length > 0)
      throw fieldErrors.invalidRequest({ details: [...problems, ...(await brokenBesides(check))] })
    await check()
  }

  /**
   * Stores the password first, so that no taxpayer lacks the password it was sent with. If data of an earlier taxpayer
   * is left under the number, the password follows the new taxpayer, and replaces that data.
   */
  async function create(principal: Principal, body: unknown) {
    const { workspaceId } = principal
    const { password, rest, problems } = splitPassword(body, null)
    if (problems.length > 0) await judge(principal, null, body)
    const write = { ...recordCaller(principal), resource, id: newId(), record: jsonOf(rest) }
    if (password === null) return readRecord((await catalog.createRecord(write)).record)
    const checked = readRecord((await catalog.createRecord({ ...write, checkOnly: true })).record)
    const owner = ownerOf(workspaceId, checked)
    const { kept } = await signer.setPassword({ ...owner, password, onlyWhereFree: true })
    const made = await catalog.createRecord({ ...write, fixNumber: true }).catch(async (error: unknown) => {
      if (kept && isRefusal(error)) await signer.forgetCertificate(owner)
      throw error
    })
    if (!kept) await keepOrTakeBack(owner, password)
    return readRecord(made.record)
  }

  async function keepOrTakeBack(owner: TaxpayerOwner, password: string): Promise<void> {
    const { workspaceId, taxpayerId: id } = owner
    try {
      await signer.setPassword({ ...owner, password })
    } catch (error) {
      await catalog.deleteRecord({ workspaceId, resource, id })
      throw error
    }
  }

  /**
   * All refusals come before the first write: the number, catalog's checks, the password. The password comes before
   * the record, because a concurrent upload may have another password: then nothing has changed.
   */
  async function change(principal: Principal, id: string, body: unknown) {
    const { workspaceId } = principal
    const { password, rest, problems } = splitPassword(body, id)
    if (problems.length > 0) await judge(principal, id, body)
    const write = { ...recordCaller(principal), resource, id, record: jsonOf(rest) }
    const before = ownerOf(workspaceId, readRecord((await catalog.getRecord({ workspaceId, resource, id })).record))
    refuseTestKey(principal, await catalog.findTaxpayer(before))
    if (!isTestTaxpayer(before) && changesNumber(rest, before.ruc)) await refuseWhileHeld(before)
    if (password === null) return readRecord((await catalog.updateRecord(write)).record)
    const checked = readRecord((await catalog.updateRecord({ ...write, checkOnly: true })).record)
    const after = ownerOf(workspaceId, checked)
    if (after.ruc === before.ruc) await fixNumber(catalog, before)
    await signer.setPassword({ ...after, password })
    const { record } = await catalog.updateRecord({ ...write, fixNumber: true }).catch(async (error: unknown) => {
      if (after.ruc !== before.ruc && isRefusal(error)) await signer.forgetCertificate(after)
      throw error
    })
    return readRecord(record)
  }

  /**
   * Covers data from before catalog marked numbers as fixed, or of an earlier taxpayer. Later data follows the mark,
   * and catalog changes no marked number.
   */
  async function refuseWhileHeld(owner: TaxpayerOwner): Promise<void> {
    const { workspaceId, ruc } = owner
    const [certificate, holdings] = await Promise.all([
      signer.describeCertificate(owner),
      issuance.describeHoldings({ workspaceId, ruc }),
    ])
    const isThere = certificate.status !== 'MISSING'
    const held = [
      ...(isThere ? (['certificate'] as const) : []),
      ...(!isThere && certificate.hasPassword ? (['password'] as const) : []),
      ...(holdings.liveReceipts || holdings.sandboxReceipts ? (['receipts'] as const) : []),
      ...(holdings.sequentials ? (['sequentials'] as const) : []),
    ]
    if (held.length > 0) throw catalogErrors.numberFixed({ reason: 'held', ruc, held })
  }

  /**
   * Catalog records with the deletion that the certificate must go. After an interruption, `forgetDeletedTaxpayers` or
   * the next call completes it.
   */
  async function remove(principal: Principal, id: string) {
    const { workspaceId } = principal
    const taxpayer = await existing(workspaceId, id)
    const owner = taxpayer === null ? null : ownerOf(workspaceId, taxpayer)
    if (owner !== null && !isTestTaxpayer(owner)) await refuseWhileUsed(principal, owner)
    const { record } = await catalog.deleteRecord({ ...recordCaller(principal), resource, id })
    const deleted = readRecord(record)
    const { password } = await signer.forgetCertificate(ownerOf(workspaceId, deleted))
    // If this fails, the deletion is completed again.
    await catalog.concludeTaxpayerDeletion({ workspaceId, taxpayerId: String(deleted.id) }).catch(() => {})
    return { ...deleted, signaturePassword: password ?? null }
  }

  /** Null if it does not exist; catalog then gives the reason. */
  async function existing(workspaceId: string, id: string): Promise<CatalogRecord | null> {
    try {
      return readRecord((await catalog.getRecord({ workspaceId, resource, id })).record)
    } catch (error) {
      if (AppError.is(error) && error.kind === 'not-found') return null
      throw error
    }
  }

  async function refuseWhileUsed(principal: Principal, owner: TaxpayerOwner): Promise<void> {
    const { workspaceId, ruc } = owner
    refuseTestKey(principal, await catalog.findTaxpayer(owner))
    // Finds an outage of the signer before anything is deleted.
    await signer.describeCertificate(owner)
    const holdings = await issuance.describeHoldings({ workspaceId, ruc })
    if (holdings.unfinishedReceipts) throw contextErrors.receiptsUnfinished({ of: 'taxpayer' })
  }
}

/** After any other error the write may or may not have happened. */
function isRefusal(error: unknown): boolean {
  return AppError.is(error) && !['internal', 'unavailable'].includes(error.kind)
}

export interface TaxpayerOwner {
  workspaceId: string
  taxpayerId: string
  ruc: string
}

function ownerOf(workspaceId: string, { id, ruc }: CatalogRecord): TaxpayerOwner {
  return { workspaceId, taxpayerId: String(id), ruc: String(ruc) }
}

/** Fixes the registry number before data is stored under it. @throws AppError `invalid` CTX_10002 if it has changed */
export async function fixNumber(
  catalog: Pick<Clients['catalog'], 'fixRegistryNumber'>,
  { ruc, ...taxpayer }: TaxpayerOwner,
): Promise<void> {
  await catalog.fixRegistryNumber({ ...taxpayer, ruc })
}

/** Catalog refuses to delete or renumber it, so its receipts need no check. */
function isTestTaxpayer({ ruc }: TaxpayerOwner): boolean {
  return ruc === TEST_TAXPAYER_RUC
}

/** Catalog ignores or refuses blank values and other types. */
function changesNumber(body: unknown, before: string): boolean {
  const { ruc } = (body ?? {}) as { ruc?: unknown }
  return typeof ruc === 'string' && ruc.trim() !== '' && ruc !== before
}

function hasPassword(body: unknown): body is { signaturePassword: unknown } {
  return typeof body === 'object' && body !== null && 'signaturePassword' in body
}

const TEXT_OR_NULL = words('a text or null', 'un texto o null')

interface SplitBody {
  password: string | null
  rest: unknown
  problems: readonly ErrorDetail[]
}

/** A null or blank password is not sent; it never removes a stored one. */
function splitPassword(body: unknown, id: string | null): SplitBody {
  if (!hasPassword(body)) return { password: null, rest: body, problems: [] }
  const { signaturePassword: password, ...rest } = body
  if (password === null || (typeof password === 'string' && password.trim() === '')) {
    const problems = id === null ? [] : [fieldErrors.required.at('signaturePassword', cannotBeEmpty)]
    return { password: null, rest, problems }
  }
  if (typeof password === 'string')
    return { password, rest, problems: certificatePasswordProblems('signaturePassword', password) }
  const notText = fieldErrors.wrongType.at('signaturePassword', mustBe(TEXT_OR_NULL))
  return { password: null, rest, problems: [notText] }
}

function jsonOf(body: unknown): Buffer {
  return Buffer.from(JSON.stringify(body ?? null))
}
