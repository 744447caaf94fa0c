import { expect, test } from '@jest/globals'
import { settingWrappingKey } from '../outbound/file-wrapping-key.ts'
import { type Binding, rewrapSecret, type SealedSecret, sealSecret, unsealSecret } from './envelope.ts'

const line = (id: string, fill: number) => `${id} ${Buffer.alloc(32, fill).toString('base64')}`
const oldKey = settingWrappingKey(line('old', 1))
const newKey = settingWrappingKey(`${line('new', 2)}\n${line('old', 1)}`)
const binding: Binding = { workspaceId: 'w', ruc: '1790011674001', purpose: 'key', version: 'v1' }
const secret = Buffer.from('a private key')

test('a secret comes back as it went in', async () => {
  const sealed = await sealSecret(secret, binding, oldKey)

  expect(await unsealSecret(sealed, binding, oldKey)).toEqual(secret)
})

test('the same secret is never sealed alike', async () => {
  const [a, b] = [await sealSecret(secret, binding, oldKey), await sealSecret(secret, binding, oldKey)]

  expect(a.data.equals(b.data)).toBe(false)
  expect(a.dataKey.equals(b.dataKey)).toBe(false)
})

test.each<[string, Partial<Binding>]>([
  ['workspace', { workspaceId: 'x' }],
  ['taxpayer', { ruc: '0992877878001' }],
  ['purpose', { purpose: 'password' }],
  ['version', { version: 'v2' }],
])('moved to another %s it does not open', async (_, other) => {
  const sealed = await sealSecret(secret, binding, oldKey)

  await expect(unsealSecret(sealed, { ...binding, ...other }, oldKey)).rejects.toMatchObject({ code: 'SGN_10015' })
})

test.each<keyof SealedSecret>(['dataKey', 'iv', 'tag', 'data'])(
  'with its %s changed it does not open',
  async (part) => {
    const sealed = await sealSecret(secret, binding, oldKey)
    const changed = Buffer.from(sealed[part])
    changed[0] = (changed[0] as number) ^ 1

    await expect(unsealSecret({ ...sealed, [part]: changed }, binding, oldKey)).rejects.toMatchObject({
      code: 'SGN_10015',
    })
  },
)

test('wrapped anew it opens with the new key alone', async () => {
  const sealed = await sealSecret(secret, binding, oldKey)
  const anew = await rewrapSecret(sealed, binding, newKey)

  expect(anew.keyId).toBe('new')
  expect(anew.data).toEqual(sealed.data)
  expect(await unsealSecret(anew, binding, settingWrappingKey(line('new', 2)))).toEqual(secret)
  await expect(unsealSecret(anew, binding, oldKey)).rejects.toMatchObject({ code: 'SGN_10015' })
})
