import { AppError, newId } from '@etax/kernel'
import { TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { createRecord } from './create-record.ts'
import type { Profile } from './domain/profile.ts'
import { resources } from './domain/resources.ts'
import { ensureDefaultTaxes } from './ensure-default-taxes.ts'
import type { Stores } from './settle-write.ts'

/**
 * A workspace's first records: the test taxpayer, equipped, and the default taxes. Safe to repeat and to call at once.
 * @param name of the workspace, which the test taxpayer trades under
 */
export const prepareWorkspace =
  (stores: Stores) =>
  async ({ workspaceId, name, now }: { workspaceId: string; name: string; now: Date }): Promise<Profile> => {
    const create = createRecord(stores)
    await ensureDefaultTaxes(stores)({ workspaceId, now })
    const had = await testTaxpayer()
    if (had !== undefined) return had
    const body = {
      ruc: TEST_TAXPAYER_RUC,
      name: 'CONTRIBUYENTE DE PRUEBA',
      commercialName: name.trim().slice(0, 300) || null,
      address: 'Quito, Ecuador',
      environment: 'sandbox',
    }
    await create(resources.taxpayers, { workspaceId, id: newId(now.getTime()), body, now }).catch(unlessThereAlready)
    const made = await testTaxpayer()
    if (made === undefined) throw new AppError('internal', 'CAT_50001', 'the test taxpayer vanished while it was made')
    return made

    function testTaxpayer(): Promise<Profile | undefined> {
      return stores.profiles.find(workspaceId, TEST_TAXPAYER_RUC)
    }
  }

function unlessThereAlready(error: unknown): void {
  if (!AppError.is(error) || error.kind !== 'conflict') throw error
}
