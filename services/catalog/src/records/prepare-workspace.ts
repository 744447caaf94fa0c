import { catalogErrors } from '@etax/contracts'
import { newId } from '@etax/kernel'
import { TEST_TAXPAYER_RUC } from '@etax/tax-document'
import type { Profile } from '../domain/profile.ts'
import type { Stores } from '../ports.ts'
import { resources } from '../resources/resources.ts'
import { createRecord } from './create-record.ts'
import { ensureDefaultTaxes } from './ensure-default-taxes.ts'
import { unlessThereAlready } from './unless-there-already.ts'

/**
 * Creates the test taxpayer with its defaults, and the default taxes. It may run twice, also in parallel.
 * @param name of the workspace: the test taxpayer's commercial name
 */
export const prepareWorkspace =
  (stores: Stores) =>
  async ({ workspaceId, name, now }: { workspaceId: string; name: string; now: Date }): Promise<Profile> => {
    const create = createRecord(stores)
    await ensureDefaultTaxes(stores)({ workspaceId, now })
    const existing = await testTaxpayer()
    if (existing !== undefined) return existing
    const body = {
      ruc: TEST_TAXPAYER_RUC,
      name: 'CONTRIBUYENTE DE PRUEBA',
      commercialName: name.trim().slice(0, 300) || null,
      address: 'Quito, Ecuador',
      environment: 'sandbox',
    }
    const first = { workspaceId, id: newId(now.getTime()), body, now, testTaxpayer: true } as const
    await create(resources.taxpayers, first).catch(unlessThereAlready)
    const taxpayer = await testTaxpayer()
    if (taxpayer === undefined) throw catalogErrors.testTaxpayerGone()
    return taxpayer

    function testTaxpayer(): Promise<Profile | undefined> {
      return stores.profiles.find(workspaceId, TEST_TAXPAYER_RUC)
    }
  }
