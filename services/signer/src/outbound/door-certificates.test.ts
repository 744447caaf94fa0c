import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Health } from '@etax/contracts'
import { client, serve } from '@etax/rpc'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { makeDoorCertificates } from './door-certificates.ts'

const folder = mkdtempSync(join(tmpdir(), 'doors-'))
const names = ['localhost', 'issuance']
const filesOf = (name: string, from = folder) => ({
  ca: join(from, name, 'ca.pem'),
  cert: join(from, name, 'cert.pem'),
  key: join(from, name, 'key.pem'),
})

beforeAll(() => makeDoorCertificates(folder, names, 1_000, new Date()))

afterAll(() => {
  rmSync(folder, { recursive: true })
})

async function aDoor() {
  return serve({ address: 'localhost:0', services: [], log: { error: () => {} }, tls: filesOf('localhost') })
}

test('whoever has a certificate of the door is let in', async () => {
  await using door = await aDoor()
  await using issuance = client(Health, door.address, { tls: filesOf('issuance') })

  expect(await issuance.check({})).toEqual({ status: 'SERVING' })
})

test('a certificate of another authority is not let in', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'doors-'))
  await makeDoorCertificates(elsewhere, ['issuance'], 1_000, new Date())
  await using door = await aDoor()
  const stranger = { ...filesOf('issuance', elsewhere), ca: filesOf('issuance').ca }
  await using caller = client(Health, door.address, { tls: stranger, deadlineMs: 2_000 })

  await expect(caller.check({})).rejects.toMatchObject({ kind: 'unavailable' })
  rmSync(elsewhere, { recursive: true })
})

test('made again, they stay as they are', async () => {
  const before = await readFile(filesOf('issuance').cert, 'utf8')

  expect(await makeDoorCertificates(folder, names, 1_000, new Date())).toBe(false)
  expect(await readFile(filesOf('issuance').cert, 'utf8')).toBe(before)
})
