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

test('posts at once ask once, and a trusted certificate is asked about anew while nobody waits', async () => {
  let [asked, now, answer] = [0, 1, Promise.withResolvers<object>()]
  const describeCertificate = () => {
    asked += 1
    return answer.promise
  }
  const signer = rpcSigner({ describeCertificate } as unknown as Parameters<typeof rpcSigner>[0], () => now)
  const issuing = { taxpayerId: 't', certificateId: 'one' }
  const need = () => signer.requireCertificate({ workspaceId: 'w', mode: 'test' }, '1790012345001', issuing)
  const answered = async (status: string) => {
    answer.resolve({ status, registryNumber: '', chain: '', vouched: false })
    await new Promise(setImmediate)
    answer = Promise.withResolvers()
  }

  const first = Promise.all([need(), need(), need()])
  await answered('VALID')
  await first
  expect(asked).toBe(1)

  now += 3_000
  await Promise.all([need(), need()])
  expect(asked).toBe(2)
  await answered('VALID')

  now += 3_000
  await need()
  expect(asked).toBe(3)
  await answered('EXPIRED')

  const refused = expect(need()).rejects.toMatchObject({ code: 'CTX_10005' })
  await answered('EXPIRED')
  await refused
})

test('a signer that does not answer leaves the trust as long as it was given, and no longer', async () => {
  let [now, away] = [1, false]
  const describeCertificate = async () => {
    if (away) throw new Error('away')
    return { status: 'VALID', registryNumber: '', chain: '', vouched: false }
  }
  const signer = rpcSigner({ describeCertificate } as unknown as Parameters<typeof rpcSigner>[0], () => now)
  const issuing = { taxpayerId: 't', certificateId: 'one' }
  const need = () => signer.requireCertificate({ workspaceId: 'w', mode: 'test' }, '1790012345001', issuing)

  await need()
  away = true
  now += 4_000
  await need()
  await new Promise(setImmediate)
  now += 1_500

  await expect(need()).rejects.toThrow('away')
})
