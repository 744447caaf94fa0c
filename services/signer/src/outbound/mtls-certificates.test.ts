import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Health } from '@etax/contracts'
import { client, serve } from '@etax/rpc'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { makeMtlsCertificates } from './mtls-certificates.ts'

const folder = mkdtempSync(join(tmpdir(), 'mtls-'))
const sides = [{ name: 'localhost' }, { name: 'issuance' }]
const filesOf = (name: string, from = folder) => ({
  ca: join(from, name, 'ca.pem'),
  cert: join(from, name, 'cert.pem'),
  key: join(from, name, 'key.pem'),
})

beforeAll(() => makeMtlsCertificates(folder, sides, new Date()))

afterAll(() => {
  rmSync(folder, { recursive: true })
})

async function aServer() {
  return serve({ address: 'localhost:0', services: [], log: { error: () => {} }, tls: filesOf('localhost') })
}

test('a caller with a certificate of the authority is served', async () => {
  await using server = await aServer()
  await using issuance = client(Health, server.address, { tls: filesOf('issuance') })

  expect(await issuance.check({})).toEqual({ status: 'SERVING' })
})

test('a caller with a certificate of another authority is not', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'mtls-'))
  await makeMtlsCertificates(elsewhere, [{ name: 'issuance' }], new Date())
  await using server = await aServer()
  const tls = { ...filesOf('issuance', elsewhere), ca: filesOf('issuance').ca }
  await using caller = client(Health, server.address, { tls, deadlineMs: 2_000 })

  await expect(caller.check({})).rejects.toMatchObject({ kind: 'unavailable' })
  rmSync(elsewhere, { recursive: true })
})

test('made again, they stay as they are', async () => {
  const before = await readFile(filesOf('issuance').cert, 'utf8')

  expect(await makeMtlsCertificates(folder, sides, new Date())).toBe(false)
  expect(await readFile(filesOf('issuance').cert, 'utf8')).toBe(before)
})
