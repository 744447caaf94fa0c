import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Health } from '@etax/contracts'
import { client, serve } from '@etax/rpc'
import { until } from '@etax/testkit'
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
  const access = { tls: filesOf('localhost'), peers: new Set(['issuance']) }
  return serve({ address: 'localhost:0', services: [], log: { error: () => {} }, access })
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

test('certificates that are replaced on disk are used by server and client without a restart', async () => {
  const current = mkdtempSync(join(tmpdir(), 'mtls-'))
  const renewed = mkdtempSync(join(tmpdir(), 'mtls-'))
  const former = mkdtempSync(join(tmpdir(), 'mtls-'))
  for (const place of [current, renewed]) await makeMtlsCertificates(place, sides, new Date())
  cpSync(current, former, { recursive: true })
  const follow = (name: string) => ({ ...filesOf(name, current), pollMs: 20 })
  const access = { tls: follow('localhost'), peers: new Set(['issuance']) }
  await using server = await serve({ address: 'localhost:0', services: [], log: { error: () => {} }, access })
  await using early = client(Health, server.address, { tls: follow('issuance') })
  await using unused = client(Health, server.address, { tls: follow('issuance') })
  expect(await early.check({})).toEqual({ status: 'SERVING' })

  for (const { name } of sides) {
    for (const [kind, path] of Object.entries(filesOf(name, current))) {
      rmSync(path)
      copyFileSync(filesOf(name, renewed)[kind as 'ca'], path)
    }
  }

  await until('the server to show its new certificate', async () => {
    await using fresh = client(Health, server.address, { tls: filesOf('issuance', renewed), deadlineMs: 500 })
    // The client closes only after the call has ended.
    return await fresh.check({}).then(
      () => true,
      () => false,
    )
  })
  expect(await unused.check({})).toEqual({ status: 'SERVING' })
  expect(await early.check({})).toEqual({ status: 'SERVING' })
  await using old = client(Health, server.address, { tls: filesOf('issuance', former), deadlineMs: 500 })
  await expect(old.check({})).rejects.toMatchObject({ kind: 'unavailable' })
  for (const place of [current, renewed, former]) rmSync(place, { recursive: true })
})

test('a server whose files do not belong together does not start', async () => {
  const tls = { ...filesOf('localhost'), key: filesOf('issuance').key }
  const access = { tls, peers: new Set(['issuance']) }
  const start = serve({ address: 'localhost:0', services: [], log: { error: () => {} }, access })

  await expect(start).rejects.toThrow('do not belong together')
})
