import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import type { DocumentToSign } from '../ports.ts'
import { rpcSigner } from './signer.ts'

test('a valid certificate is trusted for some seconds, and a new one is checked at once', async () => {
  const answers = ['VALID', 'EXPIRED']
  let calls = 0
  const signer = rpcSigner({
    describeCertificate: async () => ({ status: answers[calls++], registryNumber: '', chain: '', vouched: false }),
  } as unknown as Parameters<typeof rpcSigner>[0])
  const need = (certificateId: string) =>
    signer.requireCertificate({ workspaceId: 'w', mode: 'test' }, '1790012345001', { taxpayerId: 't', certificateId })

  await need('one')
  await need('one')
  expect(calls).toBe(1)

  await expect(need('other')).rejects.toMatchObject({ code: 'CTX_10005' })
})

test('concurrent posts share one check, and a trusted certificate is checked again in the background', async () => {
  let [calls, now, answer] = [0, 1, Promise.withResolvers<object>()]
  const describeCertificate = () => {
    calls += 1
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
  expect(calls).toBe(1)

  now += 3_000
  await Promise.all([need(), need()])
  expect(calls).toBe(2)
  await answered('VALID')

  now += 3_000
  await need()
  expect(calls).toBe(3)
  await answered('EXPIRED')

  const refused = expect(need()).rejects.toMatchObject({ code: 'CTX_10005' })
  await answered('EXPIRED')
  await refused
})

test('an outage of the signer does not end the trust in a certificate before its time', async () => {
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

interface DocumentXml {
  xml: Buffer
}

/** Signs with an exclamation mark; `calls` has a number for each call with many documents. */
function aSigner(answerMany: (documents: DocumentXml[]) => Promise<DocumentXml[]>) {
  const calls: (string | number)[] = []
  const rpc = {
    sign: async ({ xml }: DocumentXml) => {
      calls.push(xml.toString().slice(0, 10))
      if (xml.includes('bad')) throw new AppError('invalid', 'SGN_20002', 'not a document')
      return { xml: Buffer.from(`${xml}!`) }
    },
    signDocuments: async ({ documents }: { documents: DocumentXml[] }) => {
      calls.push(documents.length)
      return { documents: await answerMany(documents) }
    },
  }
  const signer = rpcSigner(rpc as unknown as Parameters<typeof rpcSigner>[0])
  const of = {
    workspaceId: 'w',
    mode: 'test',
    taxpayerId: 't',
    ruc: '',
    accessKey: '',
    documentType: 'INVOICE',
  } as const
  const signAll = (...texts: string[]) =>
    Promise.allSettled(texts.map((xml) => signer.sign({ ...of, xml } satisfies DocumentToSign)))
  return { calls, signAll }
}

const signedBy =
  (mark: string, left = 'bad') =>
  (documents: DocumentXml[]) =>
    Promise.resolve(documents.map(({ xml }) => ({ xml: Buffer.from(xml.includes(left) ? '' : `${xml}${mark}`) })))

const valuesOf = (settled: PromiseSettledResult<string>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code))

test('concurrent documents are signed in one call, and a single one in its own', async () => {
  const { calls, signAll } = aSigner(signedBy('+'))

  expect(valuesOf(await signAll('a', 'b', 'c'))).toEqual(['a+', 'b+', 'c+'])
  expect(valuesOf(await signAll('d'))).toEqual(['d!'])

  expect(calls).toEqual([3, 'd'])
})

test('a document that is not signed with the others is signed alone, and only it is refused', async () => {
  const { calls, signAll } = aSigner(signedBy('+'))

  expect(valuesOf(await signAll('a', 'bad', 'c'))).toEqual(['a+', 'SGN_20002', 'c+'])
  expect(calls).toEqual([3, 'bad'])
})

test('a large document shares no call', async () => {
  const { calls, signAll } = aSigner(signedBy('+'))
  const large = 'x'.repeat(70_000)

  await signAll('a', large, 'c')

  expect(calls.toSorted()).toEqual([2, 'xxxxxxxxxx'])
})

test('more than a call takes are signed by several', async () => {
  const { calls, signAll } = aSigner(signedBy('+'))

  await signAll(...Array.from({ length: 40 }, (_, index) => `d${index}`))

  expect(calls).toEqual([16, 16, 8])
})

test('a signer without the shared call signs each document alone', async () => {
  const { calls, signAll } = aSigner(() => Promise.reject(new AppError('internal', 'SYS_00004', 'unimplemented')))

  expect(valuesOf(await signAll('a', 'b'))).toEqual(['a!', 'b!'])
  expect(calls).toEqual([2, 'a', 'b'])
})

test('an outage of the signer is not followed by single calls', async () => {
  const { calls, signAll } = aSigner(() => Promise.reject(new AppError('unavailable', 'SYS_00003', 'away')))

  expect(valuesOf(await signAll('a', 'b'))).toEqual(['SYS_00003', 'SYS_00003'])
  expect(calls).toEqual([2])
})
