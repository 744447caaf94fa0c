import { setImmediate as nextTurn } from 'node:timers/promises'
import { randomOf } from '../harness/random.ts'
import type { FuzzClass } from './fuzz-class.ts'
import { makeInputs } from './make-inputs.ts'

export interface Result {
  name: string
  inputs: number
  refused: number
  accepted: number
  worstMs: number
  heapMb: readonly [half: number, end: number]
  seconds: number
  broken: readonly Broken[]
}

export interface Broken {
  why: string
  input: string
}

/** Larger growth in the second half means that inputs leak. */
const MAX_GROWTH_MB = 12
const MAX_BROKEN = 20
/** Yields to the event loop after this many inputs: only then are weak references freed. */
const TURN = 100

export async function runClass({ name, maxMs, open }: FuzzClass, inputs: number, seed: number): Promise<Result> {
  await using life = new AsyncDisposableStack()
  const opened = await open(life)
  const random = randomOf(seed)
  const broken: Broken[] = []
  const unhandled = (error: unknown) => broken.push({ why: `unhandled: ${String(error)}`, input: '' })
  process.on('unhandledRejection', unhandled)
  process.on('uncaughtException', unhandled)
  const counts = { refused: 0, accepted: 0 }
  const began = performance.now()
  let worstMs = 0
  let half = heapMb()
  let n = -1
  for (const input of makeInputs(opened, inputs, random)) {
    n += 1
    if (broken.length >= MAX_BROKEN) break
    if (n % TURN === 0) await nextTurn()
    if (n === Math.floor(inputs / 2)) half = heapMb()
    const cpu = process.cpuUsage()
    try {
      counts[await opened.read(input, random)] += 1
    } catch (error) {
      broken.push({ why: reasonOf(error), input: input.toString('base64') })
    }
    const { user, system } = process.cpuUsage(cpu)
    const ms = (user + system) / 1_000
    // The first inputs pay for compilation.
    if (n >= Math.min(200, inputs / 2)) {
      worstMs = Math.max(worstMs, ms)
      if (ms > maxMs) broken.push({ why: `took ${Math.round(ms)} ms`, input: input.toString('base64') })
    }
  }
  const end = heapMb()
  if (end - half > MAX_GROWTH_MB) broken.push({ why: `the heap grew from ${half} to ${end} MB`, input: '' })
  process.off('unhandledRejection', unhandled)
  process.off('uncaughtException', unhandled)
  const seconds = Math.round((performance.now() - began) / 1_000)
  return { name, inputs, ...counts, worstMs: Math.round(worstMs), heapMb: [half, end], seconds, broken }
}

/** 0 without garbage collection on demand: other values prove nothing. */
function heapMb(): number {
  if (globalThis.gc === undefined) return 0
  globalThis.gc()
  return Math.round(process.memoryUsage().heapUsed / 2 ** 20)
}

function reasonOf(error: unknown): string {
  return error instanceof Error
    ? `${error.name}: ${error.message}\n${error.stack?.split('\n').slice(1, 5).join('\n')}`
    : String(error)
}
