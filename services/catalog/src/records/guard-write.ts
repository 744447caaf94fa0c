import { catalogErrors, gatewayErrors, refuseTestTaxpayerInProduction } from '@etax/contracts'
import { TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { isInProduction, isTestTaxpayer } from '../domain/production.ts'
import { BY_TEST_KEY, type Fields, type Resource, type View } from '../domain/resource.ts'
import type { TransactionRecords } from '../ports.ts'
import { resources } from '../resources/resources.ts'

interface Written {
  workspaceId: string
  view: View
  fields: Fields
}

type Guarded = Pick<Resource, 'path' | 'fields'>

/**
 * A live key writes nothing of the test taxpayer. Of a taxpayer in production, a test key writes only drafts of test
 * keys. Both keys read everything.
 * @throws AppError `invalid` CTX_10003; `forbidden` ACS_10006
 */
export async function guardWrite(
  records: Pick<TransactionRecords, 'find' | 'hasProduction'>,
  resource: Guarded,
  { workspaceId, view, fields }: Written,
): Promise<void> {
  if (view.mode !== 'live' && view.sparesProduction !== true) return
  if (resource.path === 'taxes') return guardTaxes(records, { workspaceId, view })
  const taxpayer = await taxpayerOf()
  if (taxpayer === undefined) return
  refuseTestTaxpayerInProduction({ mode: view.mode, testTaxpayer: isTestTaxpayer(taxpayer) })
  if (fields[BY_TEST_KEY] !== true) refuseTestKey(view, isInProduction(taxpayer))

  async function taxpayerOf(): Promise<Fields | undefined> {
    if (resource.path === 'taxpayers') return fields
    if (!('taxpayerId' in resource.fields)) return undefined
    return records.find(resources.taxpayers, workspaceId, String(fields.taxpayerId))
  }
}

/** Taxes belong to the workspace: its live documents depend on them. */
async function guardTaxes(
  records: Pick<TransactionRecords, 'hasProduction'>,
  { workspaceId, view }: Pick<Written, 'workspaceId' | 'view'>,
): Promise<void> {
  if (view.sparesProduction === true) refuseTestKey(view, await records.hasProduction(workspaceId))
}

function refuseTestKey(view: View, inProduction: boolean): void {
  if (view.sparesProduction === true && inProduction) throw gatewayErrors.liveKeyNeeded()
}

/** The test number is the same in every workspace. @throws AppError `conflict` CAT_10009 */
export function refuseTestNumber({ path }: Resource, fields: Fields, before?: Fields): void {
  if (path !== 'taxpayers' || !isTestTaxpayer(fields) || (before !== undefined && isTestTaxpayer(before))) return
  const details = [catalogErrors.keyTaken.at('ruc', { reason: 'of-test-taxpayer' })]
  throw catalogErrors.keyTaken({ reason: 'test-taxpayer', ruc: TEST_TAXPAYER_RUC }, { details })
}

/** @param to the changed fields; absent for a deletion @throws AppError `conflict` CAT_10023 */
export function keepTestTaxpayer({ path }: Resource, before: Fields, to?: Fields): void {
  if (path !== 'taxpayers' || !isTestTaxpayer(before)) return
  if (to !== undefined && (to.ruc === undefined || isTestTaxpayer(to))) return
  const reason = to === undefined ? 'deletion' : 'number'
  throw catalogErrors.testTaxpayerStays({ reason, ruc: TEST_TAXPAYER_RUC })
}
