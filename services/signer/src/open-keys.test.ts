import { expect, test } from '@jest/globals'
import { makeCertificate } from '../tests/make-certificate.ts'
import { sealSecret } from './domain/envelope.ts'
import type { StoredCertificate } from './domain/stored-certificate.ts'
import { openKeys } from './open-keys.ts'
import { settingWrappingKey } from './outbound/file-wrapping-key.ts'

const wrappingKey = settingWrappingKey(`1 ${Buffer.alloc(32, 1).toString('base64')}`)
const { key, certificate } = makeCertificate()
const pkcs8 = key.export({ format: 'der', type: 'pkcs8' })

async function stored(workspaceId: string): Promise<StoredCertificate> {
  const privateKey = await sealSecret(pkcs8, { workspaceId, ruc: 'r', purpose: 'key', version: 'f' }, wrappingKey)
  return {
    workspaceId,
    ruc: 'r',
    taxpayerId: 't',
    certificate: { fileId: 'f', der: certificate, privateKey },
    password: null,
  }
}

const start = Date.parse('2026-11-21T14:00:00Z')

const ownedIn = (workspaceId: string, taxpayerId = 't') => ({ workspaceId, taxpayerId, ruc: 'r' })

function aCache(limits = { max: 2, idleMs: 100, hardMs: 250 }) {
  const clock = { at: 0 }
  const finds: string[] = []
  const keys = openKeys({
    certificates: {
      async find({ workspaceId }) {
        finds.push(workspaceId)
        return workspaceId === 'none' ? null : stored(workspaceId)
      },
    },
    wrappingKey,
    authorities: [],
    now: () => new Date(start + clock.at),
    limits,
  })
  return { keys, finds, clock }
}

test('a key is opened once for parallel requests', async () => {
  const { keys, finds } = aCache()

  const opened = await Promise.all([keys.open(ownedIn('a')), keys.open(ownedIn('a'))])
  await keys.open(ownedIn('a'))

  expect(opened[0]).toBe(opened[1])
  expect(finds).toEqual(['a'])
})

test('it is opened again after being idle, and at a hard age however busy', async () => {
  const { keys, finds, clock } = aCache()
  await keys.open(ownedIn('a'))

  clock.at = 101
  await keys.open(ownedIn('a'))
  expect(finds).toHaveLength(2)

  for (const at of [190, 280, 352]) {
    clock.at = at
    await keys.open(ownedIn('a'))
  }
  expect(finds).toHaveLength(3)
})

test('beyond the limit the one unused longest goes', async () => {
  const { keys, finds } = aCache()
  await keys.open(ownedIn('a'))
  await keys.open(ownedIn('b'))
  await keys.open(ownedIn('a'))
  await keys.open(ownedIn('c'))

  await keys.open(ownedIn('a'))
  await keys.open(ownedIn('b'))

  expect(finds).toEqual(['a', 'b', 'c', 'b'])
})

test('a dropped key is opened anew', async () => {
  const { keys, finds } = aCache()
  await keys.open(ownedIn('a'))

  keys.drop({ workspaceId: 'a', ruc: 'r' })
  await keys.open(ownedIn('a'))
  keys.drop(null)
  await keys.open(ownedIn('a'))

  expect(finds).toEqual(['a', 'a', 'a'])
})

test('that a certificate is missing is not cached', async () => {
  const { keys, finds } = aCache()

  await expect(keys.open(ownedIn('none'))).rejects.toMatchObject({ kind: 'invalid', code: 'CTX_10004' })
  await expect(keys.open(ownedIn('none'))).rejects.toMatchObject({ code: 'CTX_10004' })

  expect(finds).toHaveLength(2)
})

test('a sweep drops idle keys', async () => {
  const { keys, finds, clock } = aCache()
  await keys.open(ownedIn('a'))

  clock.at = 101
  keys.sweep()
  clock.at = 50
  await keys.open(ownedIn('a'))

  expect(finds).toEqual(['a', 'a'])
})

test('a key that is open serves its own taxpayer only: for another one of the number it is looked up', async () => {
  const { keys, finds } = aCache()

  await keys.open(ownedIn('a'))
  await keys.open(ownedIn('a', 'other'))

  expect(finds).toEqual(['a', 'a'])
})
