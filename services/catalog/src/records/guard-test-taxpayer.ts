import { catalogErrors, refuseTestTaxpayerInProduction } from '@etax/contracts'
import { TEST_TAXPAYER_RUC } from '@etax/tax-document'
import type { Fields, Mode, Resource } from '../domain/resource.ts'
import type { TransactionRecords } from '../ports.ts'
import { resources } from '../resources/resources.ts'

interface Written {
  workspaceId: string
  mode: Mode
  /** The record that is written, or what is known of it. */
  fields: Fields
}

/**
 * A live key writes nothing of the test taxpayer, nor what belongs to it; it may read both, so that lists have no holes.
 * @throws AppError `invalid` CTX_10003
 */
export async function refuseLiveWrite(
  records: Pick<TransactionRecords, 'find'>,
  { path, fields: known }: Pick<Resource, 'path' | 'fields'>,
  { workspaceId, mode, fields }: Written,
): Promise<void> {
  if (mode !== 'live') return
  if (path === 'taxpayers') return refuseTestTaxpayerInProduction({ mode, testTaxpayer: isTestTaxpayer(fields) })
  if (!('taxpayerId' in known)) return
  const taxpayer = await records.find(resources.taxpayers, workspaceId, String(fields.taxpayerId))
  refuseTestTaxpayerInProduction({ mode, testTaxpayer: taxpayer !== undefined && isTestTaxpayer(taxpayer) })
}

/**
 * Its registry number is the same in every workspace: no other taxpayer gets it.
 * @param before the record a change is made to
 * @throws AppError `conflict` CAT_10009
 */
export function refuseTestNumber({ path }: Resource, fields: Fields, before?: Fields): void {
  if (path !== 'taxpayers' || !isTestTaxpayer(fields) || (before !== undefined && isTestTaxpayer(before))) return
  throw catalogErrors.keyTaken({
    message: `Taxpayer with ruc ${TEST_TAXPAYER_RUC} already exists: it is the test taxpayer of the workspace. Send the registry number of your own, such as 1790012345001.`,
    details: [catalogErrors.keyTaken.at('ruc', 'is that of the test taxpayer')],
  })
}

/**
 * The test taxpayer keeps its number, and stays.
 * @param to the fields of a change; none where it is to be deleted
 * @throws AppError `conflict` CAT_10023
 */
export function keepTestTaxpayer({ path }: Resource, before: Fields, to?: Fields): void {
  if (path !== 'taxpayers' || !isTestTaxpayer(before)) return
  if (to === undefined)
    throw catalogErrors.testTaxpayerStays({
      message: `The test taxpayer ${TEST_TAXPAYER_RUC} cannot be deleted: it is what test keys issue with. Leave it, or change its name.`,
    })
  if (to.ruc === undefined || isTestTaxpayer(to)) return
  throw catalogErrors.testTaxpayerStays({
    message: `The test taxpayer keeps its registry number ${TEST_TAXPAYER_RUC}: register a taxpayer with the other number, POST /taxpayers.`,
  })
}

function isTestTaxpayer({ ruc }: Fields): boolean {
  return ruc === TEST_TAXPAYER_RUC
}
