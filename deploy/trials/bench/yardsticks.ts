import { execFileSync, fork } from 'node:child_process'
import { constants, createSign, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { newId } from '@etax/kernel'
import type { Mongo } from '@etax/runtime'
import { median } from '../harness/percentile.ts'
import { postAll } from './load.ts'

const seconds = 2

export function rsaSignatures(): number {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const data = Buffer.alloc(1_000, 'a')
  const until = performance.now() + seconds * 1_000
  const before = process.cpuUsage()
  let count = 0
  while (performance.now() < until) {
    createSign('RSA-SHA1').update(data).sign({ key: privateKey, padding: constants.RSA_PKCS1_PADDING })
    count += 1
  }
  // Processor time: the machine may be busy otherwise.
  const { user, system } = process.cpuUsage(before)
  return count / ((user + system) / 1_000_000)
}

export async function bareFastify(body: Buffer): Promise<number> {
  const child = fork(join(import.meta.dirname, 'bare-fastify.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [address] = (await once(child, 'message')) as [string]
  const target = { baseUrl: address, mode: 'test' as const, headers: {} }
  await postAll(target, '/', body, 2_000, 64)
  const count = 10_000
  const began = performance.now()
  await postAll(target, '/', body, count, 64)
  const elapsed = performance.now() - began
  child.disconnect()
  return (count * 1_000) / elapsed
}

export async function groupCommits({ connection, db }: Mongo): Promise<number> {
  const rows = db.collection<{ _id: string; text: string }>('yardstick')
  await rows.insertOne({ _id: newId(), text: '' })
  const text = 'a'.repeat(6_000)
  const until = performance.now() + seconds * 1_000
  let count = 0
  while (performance.now() < until) {
    const session = connection.getClient().startSession()
    await session.withTransaction(() =>
      rows.insertMany(
        Array.from({ length: 64 }, () => ({ _id: newId(), text })),
        { session },
      ),
    )
    await session.endSession()
    count += 64
  }
  await rows.drop()
  return count / seconds
}

/** An engine process that only reports its size: seconds until its end, and MB; medians of nine. */
export function bareNode(): { seconds: number; resident: number } {
  const runs = Array.from({ length: 9 }, () => {
    const began = performance.now()
    const bytes = execFileSync(process.execPath, ['-p', 'process.memoryUsage.rss()'], { encoding: 'utf8' })
    return { seconds: (performance.now() - began) / 1_000, resident: Number(bytes) / 2 ** 20 }
  })
  return { seconds: median(runs.map((run) => run.seconds)), resident: median(runs.map((run) => run.resident)) }
}
