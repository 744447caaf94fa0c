import { expect, test } from '@jest/globals'
import { rpcSigner } from './signer.ts'

test('a certificate that was found fit is not asked about again soon, and another one is at once', async () => {
  const answers = ['VALID', 'EXPIRED']
  let asked = 0
  const signer = rpcSigner({
    describeCertificate: async () => ({ status: answers[asked++], registryNumber: '', chain: '', vouched: false }),
  } as unknown as Parameters<typeof rpcSigner>[0])
  const need = (certificateId: string) =>
    signer.requireCertificate({ workspaceId: 'w', mode: 'test' }, '1790012345001', { taxpayerId: 't', certificateId })

  await need('one')
  await need('one')
  expect(asked).toBe(1)

  await expect(need('other')).rejects.toMatchObject({ code: 'CTX_10005' })
})
