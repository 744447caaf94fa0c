import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { WrappingKey } from '../domain/wrapping-key.ts'
import { makeMtlsCertificates } from './mtls-certificates.ts'
import { vaultWrappingKey } from './vault-wrapping-key.ts'

const versions = [randomBytes(32)]
let oldest = 1
let server: Server
let vault: WrappingKey

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const body = chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString())
      const answer =
        request.headers['x-vault-token'] === 'token'
          ? transit((request.url ?? '').replace(/^\/vault\//, '/'), body)
          : 403
      if (typeof answer === 'number') response.writeHead(answer).end()
      else response.writeHead(200).end(JSON.stringify({ data: answer }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vault = at('token')
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

function at(token: string, behind = ''): WrappingKey {
  const { port } = server.address() as { port: number }
  const address = `http://127.0.0.1:${port}${behind}`
  return vaultWrappingKey({ address, token: async () => token, keyName: 'signer' })
}

function transit(url: string, body: Record<string, string>): object | number {
  const aad = Buffer.from(body.associated_data ?? '', 'base64')
  if (url === '/v1/transit/keys/signer') return { latest_version: versions.length }
  if (url === '/v1/transit/keys/signer/rotate') {
    versions.push(randomBytes(32))
    return 204
  }
  if (url === '/v1/transit/keys/signer/config') {
    oldest = Number(body.min_decryption_version)
    return 204
  }
  if (url === '/v1/transit/encrypt/signer') {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', versions.at(-1) as Buffer, iv).setAAD(aad)
    const data = Buffer.concat([cipher.update(body.plaintext ?? '', 'base64'), cipher.final()])
    const text = Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64')
    return { ciphertext: `vault:v${versions.length}:${text}` }
  }
  const [, version, text] = /^vault:v(\d+):(.*)$/.exec(body.ciphertext ?? '') ?? []
  const key = versions[Number(version) - 1]
  if (url !== '/v1/transit/decrypt/signer' || key === undefined || Number(version) < oldest) return 400
  try {
    const bytes = Buffer.from(text ?? '', 'base64')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(aad)
    decipher.setAuthTag(bytes.subarray(12, 28))
    return { plaintext: Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('base64') }
  } catch {
    return 400
  }
}

const context = Buffer.from('context')
const dataKey = Buffer.alloc(32, 9)

test('a data key is wrapped there and comes back', async () => {
  const { keyId, wrapped } = await vault.wrap(dataKey, context)

  expect(keyId).toBe(await vault.currentKeyId())
  expect(wrapped.includes(dataKey)).toBe(false)
  expect(await vault.unwrap(keyId, wrapped, context)).toEqual(dataKey)
})

test('in another context it does not come back', async () => {
  const { keyId, wrapped } = await vault.wrap(dataKey, context)

  await expect(vault.unwrap(keyId, wrapped, Buffer.from('other'))).rejects.toMatchObject({ code: 'SGN_10015' })
})

test('after a rotation both versions open until the older one is dropped', async () => {
  const { keyId, wrapped } = await vault.wrap(dataKey, context)
  const newer = await vault.makeNew()

  expect(newer).not.toBe(keyId)
  expect(await vault.unwrap(keyId, wrapped, context)).toEqual(dataKey)
  await vault.forgetOthers()
  await expect(vault.unwrap(keyId, wrapped, context)).rejects.toMatchObject({ code: 'SGN_10015' })
})

test('where the service refuses or is not there, signing can be tried again later', async () => {
  const nowhere = vaultWrappingKey({ address: 'http://127.0.0.1:1', token: async () => 'token', keyName: 'signer' })

  for (const key of [at('wrong'), nowhere]) {
    await expect(key.wrap(dataKey, context)).rejects.toMatchObject({ kind: 'unavailable', code: 'SGN_10016' })
  }
})

test.each(['/', '/v1', '/v1/', '/vault', '/vault/', '/vault/v1/'])(
  'an address that ends with %s is the same service',
  async (behind) => {
    const vault = at('token', behind)
    const { keyId, wrapped } = await vault.wrap(dataKey, context)

    expect(await vault.unwrap(keyId, wrapped, context)).toEqual(dataKey)
  },
)

test.each(['vault:8200', 'vault.vault.svc', 'ftp://vault'])('%s is no address', (address) => {
  expect(() => vaultWrappingKey({ address, token: async () => 'token', keyName: 'signer' })).toThrow(
    expect.objectContaining({ code: 'SGN_90006' }),
  )
})

test('a token that was renewed in its file is used from then on', async () => {
  let token = 'expired'
  const { port } = server.address() as { port: number }
  const vault = vaultWrappingKey({ address: `http://127.0.0.1:${port}`, token: async () => token, keyName: 'signer' })
  await expect(vault.wrap(dataKey, context)).rejects.toMatchObject({ code: 'SGN_10016' })

  token = 'token'
  expect(await vault.wrap(dataKey, context)).toMatchObject({ keyId: expect.stringMatching(/^vault:v/) })
})

test('over TLS only the authority that is set is trusted, as its file now is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vault-'))
  await makeMtlsCertificates(folder, [{ name: 'localhost' }], new Date())
  const file = (name: string) => readFileSync(join(folder, 'localhost', `${name}.pem`), 'utf8')
  const answering = createSecureServer({ cert: file('cert'), key: file('key') }, (_, response) =>
    response.end(JSON.stringify({ data: { latest_version: 1 } })),
  )
  await new Promise<void>((resolve) => answering.listen(0, 'localhost', resolve))
  const address = `https://localhost:${(answering.address() as { port: number }).port}/`
  let pem = rootCertificates[0] ?? ''
  const vault = vaultWrappingKey({ address, token: async () => 'token', keyName: 'signer', ca: async () => pem })

  await expect(vault.currentKeyId()).rejects.toMatchObject({ code: 'SGN_10016' })
  pem = file('ca')
  expect(await vault.currentKeyId()).toBe('vault:v1')
  answering.closeAllConnections()
  await new Promise((resolve) => answering.close(resolve))
  rmSync(folder, { recursive: true })
})
