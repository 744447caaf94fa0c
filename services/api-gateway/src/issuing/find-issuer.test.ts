import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { OWN_RUC } from '../../tests/fake-clients.ts'
import type { Principal } from '../http/domain/principal.ts'
import { issuers } from './find-issuer.ts'

const principal = { workspaceId: 'w', mode: 'test' } as Principal

function someGateways(count: number) {
  const registered = new Map([[OWN_RUC, 'first']])
  let calls = 0
  const catalog = {
    findTaxpayer: async ({ ruc = '' }) => {
      calls += 1
      const taxpayerId = registered.get(ruc)
      if (taxpayerId === undefined) throw new AppError('not-found', 'CAT_10016', 'not in this workspace')
      return { taxpayerId, testTaxpayer: false, numberFixed: false, certificateId: '' }
    },
  } as unknown as Parameters<typeof issuers>[0]['catalog']
  const signer = { describeCertificate: () => Promise.reject(new Error('not to be called')) }
  const gateways = Array.from({ length: count }, () => issuers({ catalog, signer, now: () => 0 }))
  return { registered, gateways, calls: () => calls }
}

test('a taxpayer that was deleted is outside the workspace at once, in every gateway', async () => {
  const { registered, gateways } = someGateways(3)
  for (const gateway of gateways) await gateway.find(principal, OWN_RUC)

  registered.delete(OWN_RUC)

  for (const gateway of gateways)
    await expect(gateway.find(principal, OWN_RUC)).rejects.toMatchObject({ kind: 'invalid', code: 'CTX_10002' })
})

test('a number that moved to another taxpayer counts at once, in every gateway', async () => {
  const { registered, gateways } = someGateways(2)
  for (const gateway of gateways) await gateway.find(principal, OWN_RUC)

  registered.set('1790011674001', 'first').set(OWN_RUC, 'second')

  for (const gateway of gateways) {
    expect(await gateway.find(principal, OWN_RUC)).toMatchObject({ taxpayerId: 'second' })
    expect(await gateway.find(principal, '1790011674001')).toMatchObject({ taxpayerId: 'first' })
  }
})

test('for orders an existing taxpayer is cached, and a missing one is not', async () => {
  const { registered, gateways, calls } = someGateways(1)
  const [gateway] = gateways
  await expect(gateway?.findRecent(principal, '1790011674001')).rejects.toMatchObject({ code: 'CTX_10002' })
  registered.set('1790011674001', 'second')

  const taxpayers = [await gateway?.findRecent(principal, '1790011674001')]
  taxpayers.push(await gateway?.findRecent(principal, '1790011674001'))

  expect(taxpayers.map((one) => one?.taxpayerId)).toEqual(['second', 'second'])
  expect(calls()).toBe(2)
  await expect(gateway?.findRecent({ ...principal, workspaceId: 'another' }, OWN_RUC)).resolves.toBeDefined()
  expect(calls()).toBe(3)
})
