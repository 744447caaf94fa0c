import type { Mode } from '@etax/contracts'
import { catalogErrors } from '@etax/contracts'
import { fieldErrors } from '@etax/kernel'
import type { PostedOrder } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { rpcCatalog } from './catalog.ts'

test('an unknown product is reported with its line of the order', async () => {
  const details = [catalogErrors.productUnknown.at('productIds[1]', { id: 'b' })]
  const catalog = rpcCatalog({
    resolveIssuer: async () => Promise.reject(fieldErrors.invalidRequest({ details })),
    fixRegistryNumber: async () => ({ seriesFound: true }),
    moveStock: async () => ({ moved: 0 }),
  })
  const items = [{ productId: 'a' }, { code: 'X' }, { productId: 'b' }]
  const order = { documentType: 'INVOICE', items } as unknown as PostedOrder

  await expect(catalog.resolve('w', '1790012345001', order)).rejects.toMatchObject({
    code: 'VAL_10000',
    details: [{ path: 'items[2].productId', code: 'CAT_20005' }],
  })
})

test('the series of a live receipt is marked once, that of a test receipt never', async () => {
  const requests: unknown[] = []
  const { fixSeries } = rpcCatalog({
    resolveIssuer: async () => Promise.reject(new Error('not asked')),
    fixRegistryNumber: async ({ liveEstablishment, liveEmissionPoint }) => {
      requests.push(`${liveEstablishment}-${liveEmissionPoint}`)
      return { seriesFound: false }
    },
    moveStock: async () => ({ moved: 0 }),
  })
  const series = { ruc: '1790012345001', establishment: '001', emissionPoint: '002' }
  const fix = (mode: Mode, numberFixed: boolean, inProduction: boolean) =>
    fixSeries({ workspaceId: 'w', mode }, { taxpayerId: 't', numberFixed, inProduction }, series)

  expect(await Promise.all([fix('live', true, true), fix('test', true, false)])).toEqual([true, true])
  expect(requests).toEqual([])
  expect([await fix('live', true, false), await fix('test', false, false)]).toEqual([false, true])
  expect(requests).toEqual(['001-002', 'undefined-undefined'])
})
