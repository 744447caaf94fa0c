import { catalogErrors, contextErrors } from '@etax/contracts'
import { AppError, cannotBeEmpty, type ErrorDetail, fieldErrors, mustBe, newId, words } from '@etax/kernel'
import { TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { certificatePasswordProblems } from '../certificates/domain/certificate-password.ts'
import { brokenBesides } from '../http/domain/broken-besides.ts'
import { type Principal, recordCaller, refuseTestKey } from '../http/domain/principal.ts'
import type { Clients } from '../ports.ts'
import { type CatalogRecord, readRecord } from '../records/domain/catalog-record.ts'

interface Dependencies extends Pick<Clients, 'catalog' | 'issuance' | 'signer'> {}

/** A taxpayer's own routes: its certificate's password goes to the signer, and nowhere else. */
export interface Taxpayers {
  /** @throws AppError `forbidden` ACS_10006 with a test key, where live receipts of a deleted one stand under the number */
  create(principal: Principal, body: unknown): Promise<CatalogRecord>
  /** What is wrong with a body, of a new taxpayer where there is no id; nothing is kept. @throws AppError as writing it would */
  judge(principal: Principal, id: string | null, body: unknown): Promise<void>
  /**
   * Refused, it changed nothing. @throws AppError `forbidden` ACS_10006 with a test key, for a taxpayer in production; `invalid`
   * SGN_10013 when a certificate is stored and the password does not open it; `conflict` CAT_10021 for another registry number
   * while something is kept under the one there is, CAT_10023 for the test taxpayer
   */
  change(principal: Principal, id: string, body: unknown): Promise<CatalogRecord>
  /**
   * Destroys the certificate too, and gives its password back a last time. @throws AppError `conflict` CTX_10006, CAT_10023 for the test taxpayer;
   * `forbidden` ACS_10006 with a test key, for a taxpayer in production
   */
  remove(principal: Principal, id: string): Promise<CatalogRecord>
}

const resource = 'taxpayers'

export function taxpayers({ catalog, issuance, signer }: Dependencies): Taxpayers {
  return { create, judge, change, remove }

  /** Every broken field: of the password here, of the rest by catalog. */
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
   * The password is kept first, so that there is no taxpayer without the password it was sent with, whatever happens in
   * between. Only where nothing of an earlier taxpayer is left under the number: that goes once there is a new one.
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
   * Everything that may refuse comes before the first write: the number, what catalog checks, the password. The password
   * comes before the record, since an upload may come in between whose password is another: then nothing has changed.
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
      ...(isThere ? (['certificate'] as const) : []),
      ...(!isThere && certificate.hasPassword ? (['password'] as const) : []),
      ...(holdings.liveReceipts || holdings.sandboxReceipts ? (['receipts'] as const) : []),
      ...(holdings.sequentials ? (['sequentials'] as const) : []),
    ]
    if (held.length > 0) throw catalogErrors.numberFixed({ reason: 'held', ruc, held })
  }

  /**
   * Catalog notes with the deletion that the certificate has to go too, and forgets the note when it is gone: what is not
   * finished here, by a crash or because the signer is away, is finished by `forgetDeletedTaxpayers`, or by the next call.
   */
  async function remove(principal: Principal, id: string) {
    const { workspaceId } = principal
    const taxpayer = await existing(workspaceId, id)
    const owner = taxpayer === null ? null : ownerOf(workspaceId, taxpayer)
    if (owner !== null && !isTestTaxpayer(owner)) await refuseWhileUsed(principal, owner)
    const { record } = await catalog.deleteRecord({ ...recordCaller(principal), resource, id })
    const deleted = readRecord(record)
    const { password } = await signer.forgetCertificate(ownerOf(workspaceId, deleted))
    // Not concluded, it is done once more.
    await catalog.concludeTaxpayerDeletion({ workspaceId, taxpayerId: String(deleted.id) }).catch(() => {})
    return { ...deleted, signaturePassword: password ?? null }
  }

  /** Null where it is not there, or not any more: catalog knows which. */
  async function existing(workspaceId: string, id: string): Promise<CatalogRecord | null> {
    try {
      return readRecord((await catalog.getRecord({ workspaceId, resource, id })).record)
    } catch (error) {
      if (AppError.is(error) && error.kind === 'not-found') return null
      throw error
    }
  }

  async function refuseWhileUsed(principal: Principal, owner: TaxpayerOwner): Promise<void> {
    const { workspaceId, ruc: taxpayerRuc } = owner
    refuseTestKey(principal, await catalog.findTaxpayer(owner))
    // A signer that does not answer is found out before anything is deleted.
    await signer.describeCertificate(owner)
    const holdings = await issuance.describeHoldings({ workspaceId, taxpayerRuc })
    if (holdings.unfinishedReceipts) throw contextErrors.receiptsUnfinished({ of: 'taxpayer' })
  }
}

/** Catalog said no. Anything else may or may not have been written. */
function isRefusal(error: unknown): boolean {
  return AppError.is(error) && !['internal', 'unavailable'].includes(error.kind)
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

/** Catalog alone refuses to delete or renumber it: waiting for its receipts would help nobody. */
function isTestTaxpayer({ ruc }: TaxpayerOwner): boolean {
  return ruc === TEST_TAXPAYER_RUC
}

/** What is blank or of another type, catalog takes for not given or refuses. */
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
  /** Everything else that was sent, which catalog checks. */
  rest: unknown
  /** What is wrong with the password. */
  problems: readonly ErrorDetail[]
}

/** A password that is null or blank is not given, and takes none away from the taxpayer of an id. */
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
