import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Signer } from '@etax/contracts'
import { client } from '@etax/rpc'
import { testMongo } from '@etax/testkit'
import { addWrappingKey } from '../src/outbound/file-wrapping-key.ts'
import { makeInvoice } from '../tests/make-document.ts'

export interface RpcFigures {
  /** Signatures per second of the signer's CPU time: 64 parallel documents, one or 16 per call. */
  perSecond: number
  togetherPerSecond: number
  /** Bare RSA-2048 signatures of the same process per second of CPU time, measured in turns. */
  barePerSecond: number
  coldMs: number
  uploadMs: number
}

export async function benchRpc(file: Buffer, ruc: string): Promise<RpcFigures> {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await testMongo())
  const folder = mkdtempSync(join(tmpdir(), 'signer-bench-'))
  life.defer(() => rmSync(folder, { recursive: true }))
  await addWrappingKey(join(folder, 'kek'))
  const address = `unix:${join(folder, 'signer.sock')}`
  const child = fork(new URL('./signer-process.ts', import.meta.url), {
    // docker-compose.yml has the reason.
    execArgv: ['--external-memory-accounted-in-global-limit', '--conditions=@etax/source'],
    env: {
      ...process.env,
      MONGODB_URL: mongo.url,
      MONGODB_DATABASE: mongo.database,
      KEK_FILE: join(folder, 'kek'),
      GRPC_LISTEN: address,
      GRPC_PLAINTEXT: 'unix-sockets',
      AUDIT_HEADS_FILE: join(folder, 'heads.jsonl'),
      HEALTH_PORT: '0',
    },
  })
  life.defer(async () => {
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  })
  await once(child, 'message')
  const ask = async (query: 'cpu' | 'bare'): Promise<number> => {
    child.send(query)
    return Number((await once(child, 'message'))[0])
  }
  const signer = life.use(client(Signer, address))
  const certificate = { workspaceId: 'bench', taxpayerId: 'bench', ruc, file, password: 'secreto' }
  const request = invoiceToSign(ruc)
  const sign = () => signer.sign(request)
  const documents = Array.from({ length: TOGETHER }, () => request)
  const signTogether = () => signer.signDocuments({ documents })

  await signer.storeCertificate(certificate)
  await sign()
  const uploadMs = await timed(() => signer.storeCertificate(certificate))
  const coldMs = await timed(sign)
  await storm(sign, 4_000, AT_ONCE)
  await storm(signTogether, 4_000 / TOGETHER, AT_ONCE / TOGETHER)
  const rates: Record<'alone' | 'together' | 'bare', number[]> = { alone: [], together: [], bare: [] }
  const rateOf = async (work: () => Promise<unknown>, calls: number, atOnce: number) => {
    const before = await ask('cpu')
    await storm(work, calls, atOnce)
    return PER_TURN / ((await ask('cpu')) - before)
  }
  for (let turn = 0; turn < 6; turn++) {
    rates.alone.push(await rateOf(sign, PER_TURN, AT_ONCE))
    rates.together.push(await rateOf(signTogether, PER_TURN / TOGETHER, AT_ONCE / TOGETHER))
    rates.bare.push(await ask('bare'))
  }
  return {
    perSecond: Math.max(...rates.alone),
    togetherPerSecond: Math.max(...rates.together),
    barePerSecond: Math.max(...rates.bare),
    coldMs,
    uploadMs,
  }
}

const AT_ONCE = 64
const TOGETHER = 16
const PER_TURN = 1_600

function invoiceToSign(ruc: string) {
  const { xml, accessKey } = makeInvoice({ lines: 5, ruc })
  return { workspaceId: 'bench', ruc, accessKey, environment: 'sandbox', documentType: 'INVOICE', xml }
}

async function storm(work: () => Promise<unknown>, count: number, atOnce: number): Promise<void> {
  let left = count
  const caller = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
