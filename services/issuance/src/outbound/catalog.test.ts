import { catalogErrors } from '@etax/contracts'
import { fieldErrors } from '@etax/kernel'
import type { PostedOrder } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { rpcCatalog } from './catalog.ts'

test('a product that is not there is named by its line of the order', async () => {
  const details = [catalogErrors.productUnknown.at('productIds[1]', 'There is no product b')]
  const catalog = rpcCatalog({
    resolveIssuer: async () => Promise.reject(fieldErrors.invalidRequest({ details })),
    fixRegistryNumber: async () => ({}),
    moveStock: async () => ({ moved: 0 }),
  })
  const items = [{ productId: 'a' }, { code: 'X' }, { productId: 'b' }]
  const order = { documentType: 'INVOICE', items } as unknown as PostedOrder

  await expect(catalog.resolve('w', '1790012345001', order)).rejects.toMatchObject({
    code: 'VAL_10000',
    details: [{ path: 'items[2].productId', code: 'CAT_20005' }],
  })
})
